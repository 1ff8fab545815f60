import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The values of a custom exposure are in the range of the format.
  static let customExposureRange = Rule(
    "custom-exposure-range",
    title: "Custom exposure out of range",
    area: .inputs,
    severity: .error,
    rationale: """
      setExposureModeCustom(duration:iso:completionHandler:) takes durations from minExposureDuration to \
      maxExposureDuration of the active format, and ISO values from its minISO to its maxISO. Others throw \
      NSRangeException.
      """,
    availability: .iOS(OSVersion(8)),
    reads: ["exposureDuration", "iso"],
    settles: ["exposureDuration", "iso"],
    sources: [
      .symbol("AVCaptureDevice.setExposureModeCustom(duration:iso:completionHandler:)"),
      .symbol("AVCaptureDevice.Format.minExposureDuration"), .symbol("AVCaptureDevice.Format.maxExposureDuration"),
      .symbol("AVCaptureDevice.Format.minISO"), .symbol("AVCaptureDevice.Format.maxISO"),
    ],
    hasFix: true,
    examples: [
      .passing(
        FocusExamples.graph(#""exposureDuration": 0.01, "iso": 400"#), on: "example-camera",
        profileText: FocusExamples.profile("", format: limits)),
      .passing(FocusExamples.graph(#""exposureDuration": "current", "iso": "current""#)),
      .failing(
        FocusExamples.graph(#""exposureDuration": ⟦2⟧"#), on: "example-camera",
        profileText: FocusExamples.profile("", format: limits)),
      .failing(
        FocusExamples.graph(#""exposureDuration": 0.01, "iso": ⟦20⟧"#), on: "example-camera",
        profileText: FocusExamples.profile("", format: limits)),
      .unverified(FocusExamples.graph(#""iso": 400"#)),
    ]
  ) { session, report in
    for camera in session.cameras {
      let (light, limits) = (camera.input.light, camera.activeFormat?.controls)
      ExposureLimit(
        value: light.exposureDuration, what: "an exposure of", unit: " s", range: "the exposure durations",
        low: limits?.minExposureDuration, high: limits?.maxExposureDuration,
        help: "keep it from minExposureDuration to maxExposureDuration of the active format"
      ).check(camera, &report)
      ExposureLimit(
        value: light.iso, what: "ISO", unit: "", range: "the ISO values", low: limits?.minISO, high: limits?.maxISO,
        help: "keep it from minISO to maxISO of the active format"
      ).check(camera, &report)
    }
  }

  private static let limits =
    #", "controls": { "minISO": 34, "maxISO": 3264, "minExposureDuration": 0.000013, "maxExposureDuration": 1 }"#
}

/// A value of a custom exposure, and the range of the format.
private struct ExposureLimit {
  let value: Located<CurrentOr<Double>>?
  let what: String
  let unit: String
  let range: String
  let low: Double?
  let high: Double?
  let help: String

  func check(_ camera: ResolvedCamera, _ report: inout Emitter) {
    guard let value, let number = value.value.value else { return }
    guard let low, let high, low <= high else {
      report.unverified(
        "\(range) of \"\(camera.id)\" in its format", settledBy: camera.formatFact(.controls), at: value.range,
        lack: .value)
      return
    }
    if (low...high).contains(number) { return }
    let nearest = JSONNumber.text(of: number < low ? low : high)
    report.emit(
      "\"\(camera.id)\" can't take \(what) \(JSONNumber.text(of: number))\(unit)", at: value.range, lack: .value,
      label: "at \(number < low ? "least" : "most") \(nearest)\(unit)",
      fixes: [Fix("set it to \(nearest)\(unit)", .unsafe, edits: [report.edit.replacing(value.range, with: nearest)])],
      help: help)
  }
}
