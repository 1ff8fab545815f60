import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Compression properties have a codec beside them.
  static var movieCompressionNeedsCodec: Rule {
    Rule(
      "movie-compression-needs-codec",
      title: "Compression properties without a codec",
      area: .video,
      severity: .warning,
      rationale: """
        Settings of a movie file output that have compression properties name the codec beside them.
        """,
      availability: .iOS(OSVersion(12)),
      reads: ["compressionProperties"],
      sources: [.symbol("AVCaptureMovieFileOutput.setOutputSettings(_:for:)")],
      hasFix: true,
      examples: [
        .passing("single | back | mic | movie codec=h264 compressionProperties=(averageBitRate=5000000)"),
        .failing("single | back | mic | movie compressionProperties=⟦(averageBitRate=5000000)⟧"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .movieFile) {
        guard let properties = output.output.movieFile.compressionProperties, output.output.movieFile.codec == nil
        else { continue }
        let codec = properties.isForH264 ? "h264" : "hevc"
        report.emit(
          "the compression properties of \"\(output.id)\" have no codec beside them", at: properties.range,
          label: "name the codec",
          fixes: [output.setting([("codec", "\"\(codec)\"")], "name \(codec)", report.edit)])
      }
    }
  }
}
