import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Movies go to Pro Video Storage only where the output can write there.
  static var proVideoStorageUnsupported: Rule {
    Rule(
      "pro-video-storage-unsupported",
      title: "No Pro Video Storage here",
      area: .video,
      rationale: """
        usesProVideoStorage may be true only where isProVideoStorageSupported of the movie file output is: elsewhere the \
        setter throws an exception.
        """,
      sources: [
        .symbol("AVCaptureMovieFileOutput.usesProVideoStorage"),
        .symbol("AVCaptureMovieFileOutput.isProVideoStorageSupported"),
      ],
      setting: SupportedSetting(
        "usesProVideoStorage", \ResolvedOutput.output.movieFile.usesProVideoStorage, isUsed: { $0 },
        flag: "isProVideoStorageSupported", refusal: { "\"\($0.id)\" can't write to Pro Video Storage" },
        fact: { "\"\($0.id)\" can write to Pro Video Storage" }, since: OSVersion(27)),
      examples: [
        .passing("iOS 27.0 | single | back 1280x720 | movie usesProVideoStorage=false").on("iphone-18-pro"),
        .failing("iOS 26.0 | single | back 1280x720 | movie usesProVideoStorage=⟦true⟧").on("iphone-17-pro"),
        .unverified("iOS 27.0 | single | back 1280x720 | movie usesProVideoStorage").on("iphone-18-pro"),
      ])
  }
}
