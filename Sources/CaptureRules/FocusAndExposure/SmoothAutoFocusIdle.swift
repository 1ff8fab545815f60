import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Smooth autofocus takes effect only with an automatic focus mode.
  static var smoothAutoFocusIdle: Rule {
    Rule(
      "smooth-auto-focus-idle",
      title: "Smooth autofocus does nothing",
      area: .inputs,
      rationale: """
        Smooth autofocus works in the modes autoFocus and continuousAutoFocus, and takes effect when focusMode is set \
        next. It suits recordings; frames for analysis get sharp later.
        """,
      availability: .iOS(OSVersion(7)),
      sources: [.symbol("AVCaptureDevice.isSmoothAutoFocusEnabled")],
      setting: IdleSetting(
        "smoothAutoFocusEnabled", \ResolvedCamera.input.focusAndExposure.smoothAutoFocusEnabled, isUsed: { $0 },
        what: { "the smooth autofocus of \"\($0.id)\"" }, because: { camera, _ in camera.idleFocus },
        help: "set it first, then focusMode to autoFocus or continuousAutoFocus"),
      examples: [
        .passing("single | back 1280x720 smoothAutoFocusEnabled focusMode=continuousAutoFocus | video"),
        .failing("single | back 1280x720 smoothAutoFocusEnabled=⟦true⟧ focusMode=locked | video"),
        .failing("single | back 1280x720 smoothAutoFocusEnabled=⟦true⟧ | video"),
        .failing("single | back 1280x720 smoothAutoFocusEnabled=⟦true⟧ lensPosition=0.5 | video"),
      ])
  }
}
