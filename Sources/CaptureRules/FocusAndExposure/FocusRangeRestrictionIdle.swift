import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A range restriction takes effect only with an automatic focus mode.
  static var focusRangeRestrictionIdle: Rule {
    Rule(
      "focus-range-restriction-idle",
      title: "Autofocus restriction has no effect",
      area: .inputs,
      rationale: """
        autoFocusRangeRestriction works in the modes autoFocus and continuousAutoFocus, and takes effect when focusMode \
        is set next.
        """,
      availability: .iOS(OSVersion(7)),
      sources: [.symbol("AVCaptureDevice.autoFocusRangeRestriction")],
      setting: IdleSetting(
        "autoFocusRangeRestriction", \ResolvedCamera.input.focusAndExposure.autoFocusRangeRestriction,
        isUsed: { $0 != .none },
        what: { "the autofocus range of \"\($0.id)\"" }, because: { camera, _ in camera.idleFocus },
        help: "set it first, then focusMode to autoFocus or continuousAutoFocus"),
      examples: [
        .passing("single | back 1280x720 autoFocusRangeRestriction=near focusMode=continuousAutoFocus | video"),
        .failing("single | back 1280x720 autoFocusRangeRestriction=⟦near⟧ focusMode=locked | video"),
        .failing("single | back 1280x720 autoFocusRangeRestriction=⟦near⟧ | video"),
        .failing("single | back 1280x720 autoFocusRangeRestriction=⟦near⟧ lensPosition=0.5 | video"),
      ])
  }
}
