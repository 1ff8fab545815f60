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
        .passing(CinematicMetadata.graph(), on: "example-camera", profileText: CinematicMetadata.profile()),
        .failing(
          CinematicMetadata.graph(#""cinematicVideoMetadataCaptureEnabled": ⟦true⟧"#), on: "example-camera",
          profileText: CinematicMetadata.profile()),
      ])
  }
}

/// Graphs and profiles for the examples of rules about the metadata of cinematic video.
enum CinematicMetadata {
  /// The output's members that ask for it by hand.
  static let byHand: ExampleText =
    #""automaticallyAdjustsCinematicVideoMetadataCaptureEnabled": false, "cinematicVideoMetadataCaptureEnabled": true"#

  /// A camera and a movie file output with these members.
  static func graph(_ output: ExampleText = byHand, input: ExampleText? = nil) -> ExampleText {
    .graph(
      .single(), inputs: [input.map { .back(.format(1920, 1080), $0) } ?? .back(.format(1920, 1080))],
      outputs: [.movieFile(output)], connections: [.video(to: "movie")])
  }

  /// A device whose format has it or does not.
  static func profile(_ isSupported: Bool = true) -> String {
    PhotoExamples.profile(
      "builtInWideAngleCamera",
      formats: #"""
        { "width": 1920, "height": 1080, "maxFrameRate": 30, "features": { "cinematicVideoMetadata": \#(isSupported),
          "dynamicAspectRatios": ["1x1", "16x9"] } }
        """#)
  }
}
