import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app sets a focus point only on a camera that takes one.
  static var focusPointUnsupported: Rule {
    Rule(
      "focus-point-unsupported",
      title: "Camera takes no focus point",
      area: .inputs,
      rationale: """
        A camera with a fixed lens, such as many front cameras and those of older iPads, takes no focus point: \
        isFocusPointOfInterestSupported is false, and setting a point throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(4)),
      sources: [
        .symbol("AVCaptureDevice.focusPointOfInterest"), .symbol("AVCaptureDevice.isFocusPointOfInterestSupported"),
        .report("public crash reports with this exception on iPads, iPods and front cameras"),
      ],
      setting: SupportedSetting(
        "focusPointOfInterest", \ResolvedCamera.input.focusAndExposure.focusPointOfInterest, isUsed: { _ in true },
        flag: "isFocusPointOfInterestSupported",
        isSupported: { camera, _ in
          camera.hasAutofocusControl(
            camera.device?.controls?.focusPointOfInterest ?? camera.device?.has(.focusPointOfInterest))
        },
        refusal: { "\"\($0.id)\" takes no focus point" }, fact: { "\"\($0.id)\" takes a focus point" },
        settledBy: { owner, _ in owner.focusPointFact }, label: "no focus point here"),
      examples: [
        .passing("single | back 1280x720 focusPointOfInterest=(x=0.5 y=0.25) focusMode=autoFocus | video")
          .on(FocusExamples.profile(#""focusPointOfInterest": true"#)),
        .failing("single | back 1280x720 focusPointOfInterest=⟦(x=0.5 y=0.25)⟧ focusMode=autoFocus | video")
          .on(FocusExamples.profile(#""focusPointOfInterest": false"#)),
        .unverified("single | back 1280x720 focusPointOfInterest=(x=0.5 y=0.25) focusMode=autoFocus | video")
          .on("conservative"),
      ])
  }
}
