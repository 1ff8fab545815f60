import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// White balance gains have no other white balance mode beside them.
  static let whiteBalanceGainsModeConflict = Rule(
    "white-balance-gains-mode-conflict",
    title: "White balance gains and another white balance mode",
    area: .inputs,
    severity: .warning,
    confidence: .inferred,
    rationale: """
      Setting gains turns the white balance mode to locked. Another mode beside them either replaces the gains or is \
      lost, whichever is set last.
      """,
    availability: .iOS(OSVersion(8)),
    reads: ["whiteBalanceMode"],
    sources: [
      .symbol("AVCaptureDevice.setWhiteBalanceModeLocked(with:completionHandler:)"),
      .symbol("AVCaptureDevice.whiteBalanceMode"), .inference("of two settings of one mode the later one holds"),
    ],
    hasFix: true,
    examples: [
      .passing(graph(#""locked""#)),
      .passing(FocusExamples.graph(#""whiteBalanceMode": "continuousAutoWhiteBalance""#)),
      .failing(graph(#"⟦"continuousAutoWhiteBalance"⟧"#)),
    ]
  ) { session, report in
    for camera in session.cameras {
      guard let mode = camera.input.whiteBalanceMode, mode.value != .locked,
        let gains = camera.input.light.deviceWhiteBalanceGains
      else { continue }
      let ranges = RangePair(mode.range, "the mode is set here", gains.range, "the gains are set here")
      report.emit(
        "\"\(camera.id)\" can't keep its white balance gains in mode \(mode.value.rawValue)", at: ranges.later,
        label: "one undoes the other", notes: [ranges.note],
        fixes: [Fix("lock the white balance", .unsafe, edits: [report.edit.replacing(mode.range, with: "\"locked\"")])])
    }
  }

  private static func graph(_ mode: String) -> ExampleText {
    FocusExamples.graph(
      #""deviceWhiteBalanceGains": { "redGain": 2, "greenGain": 1, "blueGain": 1.5 }, "whiteBalanceMode": \#(mode)"#)
  }
}
