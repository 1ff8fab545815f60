import CaptureModel
import CaptureSession
import JSONSource

/// A profile's document with a cost model that was fitted: all else keeps its place and spelling, byte for byte.
struct CalibratedDocument {
  /// The text.
  let bytes: [UInt8]

  /// The id of the source of what was fitted; one that the profile has already is of a calibration before.
  static func source(in profile: DeviceProfile) -> String {
    var id = "calibrated"
    while let known = profile.source(id), known.kind != .measured { id += "+" }
    return id
  }

  init(_ calibration: Calibration, of profile: DeviceProfile, _ document: JSONDocument, readings: String) {
    let id = Self.source(in: profile)
    var model = calibration.coefficients
    model.note = Self.note(calibration, readings)
    let source = ProfileSource(
      id: id, kind: .measured, reference: "capplan calibrate: \(readings)",
      note: "Least squares under the laws of the cost model; the bounds hold every reading, to its digits.")
    let editor = DocumentEditor(document)
    let root = document.range(of: document.root)
    var edits = editor.changing(
      root, set: [("costModel", Self.text(at: 1) { writer in model.write(to: &writer) })],
      remove: ["costModelOf", "readingsOf"])
    edits += Self.sourceEdits([source] + Self.others(model, of: profile, id), document, editor, root)
    let bytes = SourceEdit.apply(edits.sorted { $0.range < $1.range }, to: document.source.bytes)
    self.bytes = bytes + (bytes.last == 0x0A ? [] : [0x0A])
  }

  /// The sources that the model names besides, such as those of a model that was taken over.
  private static func others(_ model: CostCoefficients, of profile: DeviceProfile, _ id: String) -> [ProfileSource] {
    let named =
      CoefficientKey.allCases.map { model[$0]?.source } + model.stabilization.map(\.cost.source)
      + model.readings.map(\.source)
    return profile.sources.filter { $0.id != id && named.contains($0.id) }
  }

  /// Adds sources that the document does not have, and writes anew the one that it may have of a calibration before.
  private static func sourceEdits(
    _ sources: [ProfileSource], _ document: JSONDocument, _ editor: DocumentEditor, _ root: SourceRange
  ) -> [SourceEdit] {
    let texts = sources.map { source in (source.id, text(at: 2) { writer in source.write(to: &writer) }) }
    guard let list = document.member("sources", of: document.root)?.value, document.kind(of: list) == .array else {
      return [editor.adding("sources", "[\(texts.map(\.1).joined(separator: ", "))]", to: root)]
    }
    var edits: [SourceEdit] = []
    var added: [String] = []
    for (id, text) in texts {
      let known = document.elements(of: list).first { element in
        document.member("id", of: element).flatMap { document.string(of: $0.value) } == id
      }
      if known == nil {
        added.append(text)
      } else if let known, id == sources[0].id {
        edits.append(editor.replacing(document.range(of: known), with: text))
      }
    }
    if !added.isEmpty {
      let range = document.range(of: list)
      edits.append(editor.adding(added.joined(separator: editor.separator(in: range)), to: range))
    }
    return edits
  }

  /// An object at some depth of the document.
  private static func text(at depth: Int, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.object(body)
    let indentation = "\n" + String(repeating: "  ", count: depth)
    return writer.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: indentation)
  }

  private static func note(_ calibration: Calibration, _ readings: String) -> String {
    var parts = ["Fitted to \(readings)."]
    for fit in [calibration.hardware, calibration.pressure].compactMap({ $0 }) {
      let miss =
        fit.isExact
        ? "within the digits that were read" : "up to \(JSONNumber.text(of: Self.short(fit.largestMiss))) off"
      parts.append("\(fit.cost.rawValue): \(fit.rows.count) of them, \(miss).")
    }
    return parts.joined(separator: " ")
  }

  /// To four decimals.
  private static func short(_ cost: Double) -> Double { (cost * 1e4).rounded(.up) / 1e4 }
}
