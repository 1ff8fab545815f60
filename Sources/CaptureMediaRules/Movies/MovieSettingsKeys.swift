import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Compression properties are set on systems that have them for movie file outputs.
  static var movieSettingsKeys: Rule {
    Rule(
      "movie-settings-keys",
      title: "Compression properties on a system without them",
      area: .video,
      severity: .error,
      rationale: """
        Settings of a movie file output hold only keys of supportedOutputSettingsKeys(for:): the codec, and from iOS 12 on \
        the compression properties. Others throw NSInvalidArgumentException, and so does the dictionary that \
        outputSettings(for:) returns, which has more.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["compressionProperties"],
      sources: [
        .symbol("AVCaptureMovieFileOutput.setOutputSettings(_:for:)"),
        .symbol("AVCaptureMovieFileOutput.supportedOutputSettingsKeys(for:)"),
        .report(
          "react-native-camera/react-native-camera#2773, mrousavy/react-native-vision-camera#4037: the exception"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back | mic | movie codec=h264 compressionProperties=(averageBitRate=5000000)"),
        .failing("iOS 11.0 | single | back | mic | movie codec=h264 compressionProperties=⟦(averageBitRate=5000000)⟧"),
      ]
    ) { session, report in
      guard let system = session.systemBefore(OSVersion(12)) else { return }
      for output in session.outputs(ofType: .movieFile) {
        guard let properties = output.output.movieFile.compressionProperties else { continue }
        report.emit(
          "\"\(output.id)\" takes no compression properties on iOS \(system.version)", at: properties.range,
          label: "needs iOS 12",
          fixes: [Fix("leave them out", .unsafe, edits: [report.edit.removing(properties.range)])],
          help: "set only keys of supportedOutputSettingsKeys(for:)")
      }
    }
  }
}
