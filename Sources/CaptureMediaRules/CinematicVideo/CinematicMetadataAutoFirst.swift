import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The metadata of cinematic video is switched by hand only while the output does not do it.
  static var cinematicMetadataAutoFirst: Rule {
    Rule(
      "cinematic-metadata-auto-first",
      title: "Cinematic metadata while it is automatic",
      area: .video,
      rationale: """
        cinematicVideoMetadataCaptureEnabled may be set only while \
        automaticallyAdjustsCinematicVideoMetadataCaptureEnabled is false. Switching the automatic setting off turns the \
        metadata off too; do that before the session starts, or in a configuration. Otherwise the setter throws \
        NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(27)),
      sources: [
        .symbol("AVCaptureMovieFileOutput.isCinematicVideoMetadataCaptureEnabled"),
        .symbol("AVCaptureMovieFileOutput.automaticallyAdjustsCinematicVideoMetadataCaptureEnabled"),
      ],
      setting: ManualSetting(
        "cinematicVideoMetadataCaptureEnabled", \ResolvedOutput.output.movieFile.cinematicVideoMetadataCaptureEnabled,
        automatic: "automaticallyAdjustsCinematicVideoMetadataCaptureEnabled",
        \.output.movieFile.automaticallyAdjustsCinematicVideoMetadataCaptureEnabled, who: { "\"\($0.id)\" adjusts it" }),
      examples: [
        .passing("single | back 1920x1080 | movie automaticallyAdjustsCinematicVideoMetadataCaptureEnabled=false")
          .with("cinematicVideoMetadataCaptureEnabled").on(CinematicMetadata.profile()),
        .failing("single | back 1920x1080 | movie cinematicVideoMetadataCaptureEnabled=⟦true⟧")
          .on(CinematicMetadata.profile()),
      ])
  }
}

/// Devices for the examples of rules about the metadata of cinematic video.
enum CinematicMetadata {
  /// A device whose format has it or does not.
  static func profile(_ isSupported: Bool = true) -> ExampleDevice {
    PhotoExamples.profile(
      "builtInWideAngleCamera",
      formats: #"""
        { "width": 1920, "height": 1080, "maxFrameRate": 30, "features": { "cinematicVideoMetadata": \#(isSupported),
          "dynamicAspectRatios": ["1x1", "16x9"] } }
        """#)
  }
}
