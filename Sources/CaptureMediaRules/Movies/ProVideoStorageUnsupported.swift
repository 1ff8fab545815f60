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
        .passing(graph("false", minimum: "27.0"), on: "iphone-18-pro"),
        .failing(graph("⟦true⟧", minimum: "26.0"), on: "iphone-17-pro"),
        .unverified(graph("true", minimum: "27.0"), on: "iphone-18-pro"),
      ])
  }

  private static func graph(_ value: String, minimum: String) -> ExampleText {
    .graph(
      head: [.minimumOS(minimum)], .single(), outputs: [.movieFile(#""usesProVideoStorage": \#(value)"#)],
      connections: [.video(to: "movie")])
  }
}
