import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Smooth autofocus is written only on a camera that has it.
  static let smoothAutoFocusUnsupported = Rule(
    "smooth-auto-focus-unsupported",
    title: "Camera has no smooth autofocus",
    area: .inputs,
    rationale: """
      isSmoothAutoFocusEnabled may be set only where isSmoothAutoFocusSupported is true: elsewhere the setter throws \
      NSInvalidArgumentException. It is off by itself, so that false need not be written.
      """,
    availability: .iOS(OSVersion(7)),
    sources: [
      .symbol("AVCaptureDevice.isSmoothAutoFocusEnabled"), .symbol("AVCaptureDevice.isSmoothAutoFocusSupported"),
    ],
    setting: SupportedSetting(
      "smoothAutoFocusEnabled", \ResolvedCamera.input.focusAndExposure.smoothAutoFocusEnabled, isUsed: { _ in true },
      flag: "isSmoothAutoFocusSupported",
      isSupported: { camera, _ in camera.device?.controls?.smoothAutoFocus },
      refusal: { "\"\($0.id)\" has no smooth autofocus" }, fact: { "\"\($0.id)\" has smooth autofocus" },
      settledBy: { $0.fact(.controls) }, label: "no smooth autofocus"),
    examples: [
      .passing(
        FocusExamples.graph(#""smoothAutoFocusEnabled": true, "focusMode": "continuousAutoFocus""#),
        on: "example-camera",
        profileText: FocusExamples.profile(#""smoothAutoFocus": true"#)),
      .failing(
        FocusExamples.graph(#""smoothAutoFocusEnabled": ⟦true⟧, "focusMode": "continuousAutoFocus""#),
        on: "example-camera",
        profileText: FocusExamples.profile(#""smoothAutoFocus": false"#)),
      .unverified(FocusExamples.graph(#""smoothAutoFocusEnabled": true, "focusMode": "continuousAutoFocus""#)),
      .failing(
        FocusExamples.graph(#""smoothAutoFocusEnabled": ⟦false⟧"#), on: "example-camera",
        profileText: FocusExamples.profile(#""smoothAutoFocus": false"#)),
    ])
}
