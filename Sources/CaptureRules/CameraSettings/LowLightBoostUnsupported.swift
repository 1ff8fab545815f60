import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app sets low-light boost only on a camera that supports it.
  static var lowLightBoostUnsupported: Rule {
    Rule(
      "low-light-boost-unsupported",
      title: "Camera has no low-light boost",
      area: .inputs,
      rationale: """
        Set automaticallyEnablesLowLightBoostWhenAvailable only if isLowLightBoostSupported is true; otherwise the \
        setter throws NSInvalidArgumentException. Few cameras support it. The default is false, so there is no need to \
        set that.
        """,
      availability: .iOS(OSVersion(6)),
      sources: [
        .symbol("AVCaptureDevice.automaticallyEnablesLowLightBoostWhenAvailable"),
        .symbol("AVCaptureDevice.isLowLightBoostSupported"),
        .report("Awalz/SwiftyCam#86, thisandagain/cam#18: the exception on cameras without it"),
      ],
      setting: SupportedSetting(
        "automaticallyEnablesLowLightBoostWhenAvailable",
        \ResolvedCamera.input.focusAndExposure.automaticallyEnablesLowLightBoostWhenAvailable, isUsed: { _ in true },
        flag: "isLowLightBoostSupported",
        isSupported: { camera, _ in camera.device?.controls?.lowLightBoost },
        refusal: { "\"\($0.id)\" has no low-light boost" }, fact: { "\"\($0.id)\" has low-light boost" },
        settledBy: { owner, _ in owner.fact(.controls) }, label: "no boost here"),
      examples: [
        .passing("single | back 1280x720 automaticallyEnablesLowLightBoostWhenAvailable | video")
          .on(FocusExamples.profile(#""lowLightBoost": true"#)),
        .failing("single | back 1280x720 automaticallyEnablesLowLightBoostWhenAvailable=⟦true⟧ | video")
          .on(FocusExamples.profile(#""lowLightBoost": false"#)),
        .unverified("single | back 1280x720 automaticallyEnablesLowLightBoostWhenAvailable | video"),
        .failing("single | back 1280x720 automaticallyEnablesLowLightBoostWhenAvailable=⟦false⟧ | video")
          .on(FocusExamples.profile(#""lowLightBoost": false"#)),
      ])
  }
}
