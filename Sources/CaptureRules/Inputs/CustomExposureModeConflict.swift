import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A custom exposure has no other exposure mode beside it.
  static let customExposureModeConflict = Rule(
    "custom-exposure-mode-conflict",
    title: "Custom exposure and another exposure mode",
    area: .inputs,
    severity: .warning,
    confidence: .inferred,
    rationale: """
      Setting an exposure duration and an ISO value turns the exposure mode to custom. Another mode beside them either \
      ends the custom exposure or is lost, whichever is set last.
      """,
    availability: .iOS(OSVersion(8)),
    reads: ["exposureMode"],
    sources: [
      .symbol("AVCaptureDevice.setExposureModeCustom(duration:iso:completionHandler:)"),
      .symbol("AVCaptureDevice.exposureMode"), .inference("of two settings of one mode the later one holds"),
    ],
    hasFix: true,
    examples: [
      .passing(FocusExamples.graph(#""exposureDuration": 0.01, "exposureMode": "custom""#)),
      .passing(FocusExamples.graph(#""exposureMode": "locked""#)),
      .failing(FocusExamples.graph(#""exposureDuration": 0.01, "iso": 400, "exposureMode": ⟦"locked"⟧"#)),
      .failing(FocusExamples.graph(#""exposureMode": "continuousAutoExposure", "iso": ⟦400⟧"#)),
    ]
  ) { session, report in
    for camera in session.cameras {
      let light = camera.input.light
      guard let mode = camera.input.exposureMode, mode.value != .custom,
        let custom = light.exposureDuration?.range ?? light.iso?.range
      else { continue }
      let ranges = RangePair(mode.range, "the mode is set here", custom, "the custom exposure is set here")
      report.emit(
        "\"\(camera.id)\" can't be exposed by hand and in mode \(mode.value.rawValue)", at: ranges.later,
        label: "one undoes the other", notes: [ranges.note],
        fixes: [Fix("set the mode to custom", .unsafe, edits: [report.edit.replacing(mode.range, with: "\"custom\"")])])
    }
  }
}
