import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app restricts the autofocus range only on a camera that supports it.
  static var focusRangeRestrictionUnsupported: Rule {
    Rule(
      "focus-range-restriction-unsupported",
      title: "Autofocus range can't be restricted",
      area: .inputs,
      rationale: """
        Set autoFocusRangeRestriction only if isAutoFocusRangeRestrictionSupported is true; otherwise the setter throws \
        NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(7)),
      sources: [
        .symbol("AVCaptureDevice.autoFocusRangeRestriction"),
        .symbol("AVCaptureDevice.isAutoFocusRangeRestrictionSupported"),
      ],
      setting: SupportedSetting(
        "autoFocusRangeRestriction", \ResolvedCamera.input.focusAndExposure.autoFocusRangeRestriction,
        isUsed: { _ in true },
        flag: "isAutoFocusRangeRestrictionSupported",
        isSupported: { camera, _ in
          camera.hasAutofocusControl(camera.device?.controls?.autoFocusRangeRestriction)
        },
        refusal: { "\"\($0.id)\" can't keep its autofocus to a range" },
        fact: { "\"\($0.id)\" can keep its autofocus to a range" },
        settledBy: { owner, _ in owner.autofocusControlFact }, label: "not restricted here"),
      examples: [
        .passing("single | back 1280x720 autoFocusRangeRestriction=near focusMode=continuousAutoFocus | video")
          .on(FocusExamples.profile(#""autoFocusRangeRestriction": true"#)),
        .failing("single | back 1280x720 autoFocusRangeRestriction=⟦near⟧ focusMode=continuousAutoFocus | video")
          .on(FocusExamples.profile(#""autoFocusRangeRestriction": false"#)),
        .unverified("single | back 1280x720 autoFocusRangeRestriction=near focusMode=continuousAutoFocus | video"),
      ])
  }
}
