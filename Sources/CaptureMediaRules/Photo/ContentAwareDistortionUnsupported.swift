import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo output enables content-aware distortion correction only if it supports it.
  static var contentAwareDistortionUnsupported: Rule {
    Rule(
      "content-aware-distortion-unsupported",
      title: "Content-aware correction where it is not supported",
      area: .photo,
      severity: .error,
      rationale: """
        Set contentAwareDistortionCorrectionEnabled to true only while the photo output's \
        isContentAwareDistortionCorrectionSupported is true; otherwise the setter throws. It depends on the camera, its \
        format and depth delivery.
        """,
      sources: [
        .symbol("AVCapturePhotoOutput.isContentAwareDistortionCorrectionEnabled"),
        .symbol("AVCapturePhotoOutput.isContentAwareDistortionCorrectionSupported"),
      ],
      setting: SupportedSetting(
        "contentAwareDistortionCorrectionEnabled", \ResolvedOutput.output.photo.contentAwareDistortionCorrectionEnabled,
        isUsed: { $0 }, flag: "isContentAwareDistortionCorrectionSupported",
        refusal: { "\"\($0.id)\" has no content-aware distortion correction" },
        fact: { "\"\($0.id)\" supports content-aware distortion correction" }, since: OSVersion(14, 1)),
      examples: [
        .unverified("single | back 1280x720 | photo contentAwareDistortionCorrectionEnabled").on("iphone-11"),
        .passing("single | back 1280x720 | photo contentAwareDistortionCorrectionEnabled=false").on("iphone-11"),
        .failing("iOS 14.0 | single | back 1280x720 | photo contentAwareDistortionCorrectionEnabled=⟦true⟧")
          .on("iphone-11"),
      ])
  }
}
