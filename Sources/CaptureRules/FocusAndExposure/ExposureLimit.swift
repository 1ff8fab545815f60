import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// A value of the exposure, and the range of the format.
struct ExposureLimit {
  let value: Located<Double>?
  let what: String
  let unit: String
  let range: String
  let low: Double?
  let high: Double?
  let help: String

  func check(_ camera: ResolvedCamera, _ report: inout Emitter) {
    guard let value else { return }
    guard let low, let high, low <= high else {
      report.unverified(
        "\(range) of \"\(camera.id)\" in its format", settledBy: camera.formatFact(.controls), at: value.range,
        lack: .value)
      return
    }
    if (low...high).contains(value.value) { return }
    let nearest = JSONNumber.text(of: value.value < low ? low : high)
    report.emit(
      "\"\(camera.id)\" can't take \(what) \(JSONNumber.text(of: value.value))\(unit)", at: value.range, lack: .value,
      label: "at \(value.value < low ? "least" : "most") \(nearest)\(unit)",
      fixes: [Fix("set it to \(nearest)\(unit)", .unsafe, edits: [report.edit.replacing(value.range, with: nearest)])],
      help: help)
  }
}
