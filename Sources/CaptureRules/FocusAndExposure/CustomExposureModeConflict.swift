import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A custom exposure has no other exposure mode beside it.
  static var customExposureModeConflict: Rule {
    Rule(
      "custom-exposure-mode-conflict",
      title: "Custom exposure and another exposure mode",
      area: .inputs,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        Setting an exposure duration and an ISO value turns the exposure mode to custom. If another mode is set \
        too, the one set last wins: the mode ends the custom exposure, or the mode is lost.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["exposureMode"],
      sources: [
        .symbol("AVCaptureDevice.setExposureModeCustom(duration:iso:completionHandler:)"),
        .symbol("AVCaptureDevice.exposureMode"), .inference("of two settings of one mode the later one holds"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 exposureDuration=0.01 exposureMode=custom | video"),
        .passing("single | back 1280x720 exposureMode=locked | video"),
        .failing("single | back 1280x720 exposureDuration=0.01 iso=400 exposureMode=⟦locked⟧ | video"),
        .failing("single | back 1280x720 exposureMode=continuousAutoExposure iso=⟦400⟧ | video"),
      ],
      check: ModeConflict(
        \.exposureMode, turnedTo: .custom, by: { $0.light.exposureDuration?.range ?? $0.light.iso?.range },
        note: "the custom exposure is set here", fix: "set the mode to custom"
      ) { "\"\($0)\" can't be exposed by hand and in mode \($1)" }.check)
  }
}
