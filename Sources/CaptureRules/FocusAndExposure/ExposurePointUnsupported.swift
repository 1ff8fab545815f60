import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app sets an exposure point only on a camera that takes one.
  static var exposurePointUnsupported: Rule {
    Rule(
      "exposure-point-unsupported",
      title: "Camera takes no exposure point",
      area: .inputs,
      rationale: """
        If isExposurePointOfInterestSupported is false, setting a point to meter at throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(4)),
      sources: [
        .symbol("AVCaptureDevice.exposurePointOfInterest"),
        .symbol("AVCaptureDevice.isExposurePointOfInterestSupported"),
      ],
      setting: SupportedSetting(
        "exposurePointOfInterest", \ResolvedCamera.input.focusAndExposure.exposurePointOfInterest,
        isUsed: { _ in true },
        flag: "isExposurePointOfInterestSupported",
        isSupported: { camera, _ in
          camera.device.flatMap { $0.controls?.exposurePointOfInterest ?? $0.has(.exposurePointOfInterest) }
        },
        refusal: { "\"\($0.id)\" takes no exposure point" }, fact: { "\"\($0.id)\" takes an exposure point" },
        settledBy: { owner, _ in owner.fact(.exposurePointOfInterest) }, label: "no exposure point here"),
      examples: [
        .passing("single | back 1280x720 exposurePointOfInterest=(x=0.5 y=0.25) exposureMode=autoExpose")
          .and("video").on(FocusExamples.profile(#""exposurePointOfInterest": true"#)),
        .failing("single | back 1280x720 exposurePointOfInterest=⟦(x=0.5 y=0.25)⟧ exposureMode=autoExpose")
          .and("video").on(FocusExamples.profile(#""exposurePointOfInterest": false"#)),
        .unverified("single | back 1280x720 exposurePointOfInterest=(x=0.5 y=0.25) exposureMode=autoExpose")
          .and("video").on("conservative"),
      ])
  }
}
