import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Features of a photo output are enabled after it has a camera.
  static var photoFeaturesBeforeAttach: Rule {
    Rule(
      "photo-features-before-attach",
      title: "Photo feature chosen before there is a camera",
      area: .photo,
      rationale: """
        Which codecs, pixel formats, file types and mattes a photo output has depends on the camera behind it: until it \
        is in a session with a video source all these lists are empty, and switching a feature on throws.
        """,
      availability: .iOS(OSVersion(10)),
      sources: [
        .session("WWDC19 225"), .symbol("AVCapturePhotoOutput.availablePhotoCodecTypes"),
        .symbol("AVCapturePhotoOutput.availableSemanticSegmentationMatteTypes"),
      ],
      step: EarlyStep(
        .enablePhotoFeature, after: { $0.photoSetUp([.addInput, .addOutput, .addConnection]) },
        message: { "a feature of \"\($0)\" is chosen before the output has a camera" },
        label: "nothing to choose from yet", note: { _ in "it has a camera after this step" },
        fix: "choose it once the output has a camera"),
      examples: [
        .passing("single | back 1280x720 | photo | steps addInput back, addOutput photo, enablePhotoFeature photo"),
        .failing("single | back 1280x720 | photo | steps addOutput photo, enablePhotoFeature ⟦photo⟧, addInput back"),
      ])
  }
}
