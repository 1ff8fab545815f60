import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A lens position is not combined with a focus mode other than locked.
  static var lensPositionModeConflict: Rule {
    Rule(
      "lens-position-mode-conflict",
      title: "Lens position and another focus mode",
      area: .inputs,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        Setting a lens position turns the focus mode to locked. If another mode is set too, the one set last \
        wins: the mode moves the lens again, or the mode is lost.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["focusMode"],
      sources: [
        .symbol("AVCaptureDevice.setFocusModeLocked(lensPosition:completionHandler:)"),
        .symbol("AVCaptureDevice.focusMode"), .inference("of two settings of one mode the later one holds"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 lensPosition=0.5 focusMode=locked | video"),
        .passing("single | back 1280x720 focusMode=continuousAutoFocus | video"),
        .failing("single | back 1280x720 lensPosition=0.5 focusMode=⟦continuousAutoFocus⟧ | video"),
      ],
      check: ModeConflict(
        \.focusMode, turnedTo: .locked, by: { $0.lensPosition?.range }, note: "the lens position is set here",
        fix: "lock the focus"
      ) { "\"\($0)\" can't keep its lens position in focus mode \($1)" }.check)
  }
}
