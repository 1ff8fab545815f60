import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// White balance gains have no other white balance mode beside them.
  static var whiteBalanceGainsModeConflict: Rule {
    Rule(
      "white-balance-gains-mode-conflict",
      title: "White balance gains and another white balance mode",
      area: .inputs,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        Setting gains turns the white balance mode to locked. If another mode is set too, the one set last \
        wins: the mode replaces the gains, or the mode is lost.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["whiteBalanceMode"],
      sources: [
        .symbol("AVCaptureDevice.setWhiteBalanceModeLocked(with:completionHandler:)"),
        .symbol("AVCaptureDevice.whiteBalanceMode"), .inference("of two settings of one mode the later one holds"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 deviceWhiteBalanceGains=(redGain=2 greenGain=1 blueGain=1.5)")
          .with("whiteBalanceMode=locked | video"),
        .passing("single | back 1280x720 whiteBalanceMode=continuousAutoWhiteBalance | video"),
        .failing("single | back 1280x720 deviceWhiteBalanceGains=(redGain=2 greenGain=1 blueGain=1.5)")
          .with("whiteBalanceMode=⟦continuousAutoWhiteBalance⟧ | video"),
      ],
      check: ModeConflict(
        \.whiteBalanceMode, turnedTo: .locked, by: { $0.light.deviceWhiteBalanceGains?.range },
        note: "the gains are set here", fix: "lock the white balance"
      ) { "\"\($0)\" can't keep its white balance gains in mode \($1)" }.check)
  }
}
