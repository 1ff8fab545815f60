import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Movies hold cinematic metadata only in formats and aspect ratios that support it.
  static var cinematicMetadataNeeds: Rule {
    Rule(
      "cinematic-metadata-needs",
      title: "Movie that can't hold cinematic metadata",
      area: .video,
      rationale: """
        Cinematic metadata needs a format that supports it, a dynamic aspect ratio of 16:9 or 9:16 or none, and no \
        spatial video. Elsewhere setting it throws NSInvalidArgumentException, and the automatic setting leaves it out.
        """,
      sources: [
        .symbol("AVCaptureMovieFileOutput.isCinematicVideoMetadataCaptureEnabled"),
        .symbol("AVCaptureMovieFileOutput.isCinematicVideoMetadataCaptureSupported"),
        .symbol("AVCaptureDevice.Format.isCinematicVideoMetadataCaptureSupported"),
      ],
      setting: SupportedSetting(
        "cinematicVideoMetadataCaptureEnabled", \ResolvedOutput.output.movieFile.cinematicVideoMetadataCaptureEnabled,
        isUsed: { $0 }, flag: "isCinematicVideoMetadataCaptureSupported",
        isSupported: { output, session in output.camera(in: session)?.activeFormat?.features?.cinematicVideoMetadata },
        refusal: { "\"\($0.id)\" can't hold the metadata of cinematic video" },
        fact: { "\"\($0.id)\" can hold the metadata of cinematic video" },
        excluding: [
          ExcludedSetting(
            { output, _ in output.output.movieFile.spatialVideoCaptureEnabled.flatMap { $0.value ? $0.range : nil } },
            message: { "\"\($0.id)\" can't record spatial video with cinematic metadata" },
            fix: "do without spatial video",
            help: "keep one of the two"),
          ExcludedSetting(
            { output, session in
              output.camera(in: session)?.input.framing.dynamicAspectRatio.flatMap {
                [.wide, .wideUpright].contains($0.value) ? nil : $0.range
              }
            }, message: { "\"\($0.id)\" can't hold cinematic metadata at this aspect ratio" },
            fix: "leave the ratio out",
            help: "use 16x9 or 9x16"),
        ], since: OSVersion(27)),
      examples: [
        .passing("single | back 1920x1080 | movie automaticallyAdjustsCinematicVideoMetadataCaptureEnabled=false")
          .with("cinematicVideoMetadataCaptureEnabled").on(CinematicMetadata.profile()),
        .failing("single | back 1920x1080 | movie automaticallyAdjustsCinematicVideoMetadataCaptureEnabled=false")
          .with("cinematicVideoMetadataCaptureEnabled=⟦true⟧").on(CinematicMetadata.profile(false)),
        .unverified("single | back 1920x1080 | movie automaticallyAdjustsCinematicVideoMetadataCaptureEnabled=false")
          .with("cinematicVideoMetadataCaptureEnabled").on("iphone-18-pro"),
      ])
  }
}

extension ResolvedOutput {
  /// The first camera whose video it gets.
  func camera(in session: ResolvedSession) -> ResolvedCamera? {
    session.connections(toOutput: index).lazy.filter { $0.media == .video }
      .compactMap { session.camera(ofInput: $0.input) }.first
  }
}
