import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Compression properties are those of the codec.
  static var movieCompressionKeyOfOtherCodec: Rule {
    Rule(
      "movie-compression-key-of-other-codec",
      title: "Compression property that the codec does not use",
      area: .video,
      severity: .note,
      rationale: """
        According to the header, the average bit rate and the key frame intervals are for H.264, and the quality is for \
        JPEG, HEIC and ProRAW; published apps set the bit rate for HEVC too. They mean nothing to ProRes, and no movie \
        codec has a quality.
        """,
      availability: .iOS(OSVersion(12)),
      reads: ["compressionProperties"],
      sources: [.symbol("AVCaptureMovieFileOutput.setOutputSettings(_:for:)")],
      hasFix: true,
      examples: [
        .passing("single | back | mic | movie codec=hevc compressionProperties=(averageBitRate=5000000)"),
        .failing("single | back | mic | movie codec=proRes422 compressionProperties=(averageBitRate=⟦5000000⟧)"),
        .failing("single | back | mic | movie codec=h264 compressionProperties=(quality=⟦0.5⟧)"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .movieFile) {
        guard let properties = output.output.movieFile.compressionProperties, let codec = output.output.movieFile.codec,
          let kind = VideoCodec(spelling: codec.value)
        else { continue }
        let isProRes = kind.rawValue.hasPrefix("proRes")
        let idle: [(String, SourceRange?)] = [
          ("averageBitRate", isProRes ? properties.averageBitRate?.range : nil),
          ("maxKeyFrameInterval", isProRes ? properties.maxKeyFrameInterval?.range : nil),
          ("maxKeyFrameIntervalDuration", isProRes ? properties.maxKeyFrameIntervalDuration?.range : nil),
          ("quality", kind == .jpeg ? nil : properties.quality?.range),
        ]
        for (key, range) in idle {
          guard let range else { continue }
          report.emit(
            "\(key) means nothing to \(kind.rawValue)", at: range, label: "not used",
            fixes: [Fix("leave \(key) out", .unsafe, edits: [report.edit.removing(range)])])
        }
      }
    }
  }
}
