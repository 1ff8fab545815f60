import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Low-light boost is written only on a camera that has it.
  static let lowLightBoostUnsupported = Rule(
    "low-light-boost-unsupported",
    title: "Camera has no low-light boost",
    area: .inputs,
    rationale: """
      automaticallyEnablesLowLightBoostWhenAvailable may be set only where isLowLightBoostSupported is true, and few \
      cameras have it: elsewhere the setter throws NSInvalidArgumentException. It is off by itself, so that false need \
      not be written.
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
      settledBy: { $0.fact(.controls) }, label: "no boost here"),
    examples: [
      .passing(
        FocusExamples.graph(#""automaticallyEnablesLowLightBoostWhenAvailable": true"#), on: "example-camera",
        profileText: FocusExamples.profile(#""lowLightBoost": true"#)),
      .failing(
        FocusExamples.graph(#""automaticallyEnablesLowLightBoostWhenAvailable": ⟦true⟧"#), on: "example-camera",
        profileText: FocusExamples.profile(#""lowLightBoost": false"#)),
      .unverified(FocusExamples.graph(#""automaticallyEnablesLowLightBoostWhenAvailable": true"#)),
      .failing(
        FocusExamples.graph(#""automaticallyEnablesLowLightBoostWhenAvailable": ⟦false⟧"#), on: "example-camera",
        profileText: FocusExamples.profile(#""lowLightBoost": false"#)),
    ])
}
