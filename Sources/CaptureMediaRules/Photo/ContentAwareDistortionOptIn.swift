import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A request corrects distortion by content only if its output is set up for it.
  static var contentAwareDistortionOptIn: Rule {
    Rule(
      "content-aware-distortion-opt-in",
      title: "Distortion correction that is not set up",
      area: .photo,
      rationale: """
        A request may ask for content-aware distortion correction only where the photo output has \
        isContentAwareDistortionCorrectionEnabled on. Otherwise capturePhoto throws NSInvalidArgumentException: a published \
        library shipped that.
        """,
      availability: .iOS(OSVersion(14, 1)),
      reads: ["autoContentAwareDistortionCorrectionEnabled"],
      sources: [
        .symbol("AVCapturePhotoSettings.isAutoContentAwareDistortionCorrectionEnabled"),
        .symbol("AVCapturePhotoOutput.isContentAwareDistortionCorrectionEnabled"),
        .report("mrousavy/react-native-vision-camera#496, #1679: the exception"),
      ],
      optIn: PhotoOptIn(
        "autoContentAwareDistortionCorrectionEnabled", { $0.autoContentAwareDistortionCorrectionEnabled },
        by: "contentAwareDistortionCorrectionEnabled", { $0.contentAwareDistortionCorrectionEnabled },
        what: "content-aware distortion correction"),
      examples: [
        .passing("single | back 1280x720 | photo contentAwareDistortionCorrectionEnabled")
          .and("shot autoContentAwareDistortionCorrectionEnabled"),
        .passing("single | back 1280x720 | photo | shot autoContentAwareDistortionCorrectionEnabled=false"),
        .failing("single | back: triple 1280x720 | photo | shot photoQualityPrioritization=speed")
          .with("autoContentAwareDistortionCorrectionEnabled=⟦true⟧").on("iphone-13-pro"),
      ])
  }
}
