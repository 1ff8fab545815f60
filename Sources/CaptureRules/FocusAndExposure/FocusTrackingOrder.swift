import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Focus tracking starts with the focus mode that is set after it.
  static var focusTrackingOrder: Rule {
    Rule(
      "focus-tracking-order",
      title: "Focus mode is set before focus tracking",
      area: .inputs,
      rationale: """
        Focus tracking starts, and a changed bias of its lens position counts, when the focus mode is set to \
        continuousAutoFocus afterwards. Set before it, the mode starts no tracking.
        """,
      availability: .iOS(OSVersion(27)),
      sources: [
        .symbol("AVCaptureDevice.isContinuousAutoFocusTrackingEnabled"),
        .symbol("AVCaptureDevice.continuousAutoFocusTrackingLensPositionBias"),
      ],
      step: EarlyStep(
        .setFocus, after: { $0.steps(.setFocusTracking) }, onlyLatest: true,
        message: { "the focus mode of \"\($0)\" is set before its focus tracking" }, label: "starts no tracking",
        note: { _ in "focus tracking is set here" }, fix: "set the focus mode after focus tracking"),
      examples: [
        .passing("single | back | out: movie | steps lockForConfiguration back, setFocusTracking back, setFocus back,")
          .with("unlockForConfiguration back").on("iphone-18-pro"),
        .failing("single | back | out: movie | steps lockForConfiguration back, setFocus ⟦back⟧, setFocusTracking")
          .with("back, unlockForConfiguration back").on("iphone-18-pro"),
      ])
  }
}
