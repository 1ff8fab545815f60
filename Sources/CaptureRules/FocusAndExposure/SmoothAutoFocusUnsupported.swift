import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app sets smooth autofocus only on a camera that supports it.
  static var smoothAutoFocusUnsupported: Rule {
    Rule(
      "smooth-auto-focus-unsupported",
      title: "Camera has no smooth autofocus",
      area: .inputs,
      rationale: """
        Set isSmoothAutoFocusEnabled only if isSmoothAutoFocusSupported is true; otherwise the setter throws \
        NSInvalidArgumentException. The default is false, so there is no need to set that.
        """,
      availability: .iOS(OSVersion(7)),
      sources: [
        .symbol("AVCaptureDevice.isSmoothAutoFocusEnabled"), .symbol("AVCaptureDevice.isSmoothAutoFocusSupported"),
      ],
      setting: SupportedSetting(
        "smoothAutoFocusEnabled", \ResolvedCamera.input.focusAndExposure.smoothAutoFocusEnabled, isUsed: { _ in true },
        flag: "isSmoothAutoFocusSupported",
        isSupported: { camera, _ in camera.hasAutofocusControl(camera.device?.controls?.smoothAutoFocus) },
        refusal: { "\"\($0.id)\" has no smooth autofocus" }, fact: { "\"\($0.id)\" has smooth autofocus" },
        settledBy: { owner, _ in owner.autofocusControlFact }, label: "no smooth autofocus"),
      examples: [
        .passing("single | back 1280x720 smoothAutoFocusEnabled focusMode=continuousAutoFocus | video")
          .on(FocusExamples.profile(#""smoothAutoFocus": true"#)),
        .failing("single | back 1280x720 smoothAutoFocusEnabled=⟦true⟧ focusMode=continuousAutoFocus | video")
          .on(FocusExamples.profile(#""smoothAutoFocus": false"#)),
        .unverified("single | back 1280x720 smoothAutoFocusEnabled focusMode=continuousAutoFocus | video"),
        .failing("single | back 1280x720 smoothAutoFocusEnabled=⟦false⟧ | video")
          .on(FocusExamples.profile(#""smoothAutoFocus": false"#)),
      ])
  }
}
