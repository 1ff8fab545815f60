import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Features of a photo output are enabled after the camera's format is set.
  static var photoDepthResets: Rule {
    Rule(
      "photo-depth-resets",
      title: "Photo features fall back to off",
      area: .photo,
      rationale: """
        Depth, Live Photos, mattes and constituent photos depend on the camera and its format. When either changes, a \
        feature that the new one lacks is off, and so is its switch: it stays off until the app sets it again.
        """,
      availability: .iOS(OSVersion(10)),
      sources: [
        .symbol("AVCapturePhotoOutput.isDepthDataDeliveryEnabled"),
        .symbol("AVCapturePhotoOutput.isLivePhotoCaptureEnabled"),
      ],
      step: EarlyStep(
        .enablePhotoFeature, after: { $0.photoSetUp([.setActiveFormat]) }, onlyLatest: true, at: .other,
        message: { "the new format may switch features of \"\($0)\" off again" }, label: "resets photo features",
        note: { _ in "they are switched on here" }, fix: "switch them on after the format is set"),
      examples: [
        .passing("single | back 1280x720 | photo | steps lockForConfiguration back, setActiveFormat back,")
          .with("unlockForConfiguration back, enablePhotoFeature photo"),
        .failing("single | back 1280x720 | photo | steps enablePhotoFeature photo, lockForConfiguration back,")
          .with("setActiveFormat ⟦back⟧, unlockForConfiguration back"),
      ])
  }
}
