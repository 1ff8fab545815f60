import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A processed photo has either a codec or a pixel format.
  static var settingsFormatExclusive: Rule {
    Rule(
      "settings-format-exclusive",
      title: "Photo format that contradicts itself",
      area: .photo,
      severity: .error,
      rationale: """
        A processed photo is compressed, by a codec, or uncompressed, in a pixel format: naming both throws, and so does \
        one that the output lacks.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["photoSettings"],
      sources: [.symbol("AVCapturePhotoSettings.format")],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo | shot codec=hevc fileType=heic"),
        .failing("single | back 1280x720 | photo | shot codec=jpeg pixelFormat=⟦420f⟧"),
        .failing("single | back 1280x720 | photo | shot pixelFormat=⟦hdep⟧"),
        .failing("single | back 1280x720 | photo | shot codec=⟦h264⟧"),
        .unverified("single | back 1280x720 | photo | shot codec=jxlc"),
        .failing("single | back 1280x720 | photo | shot pixelFormat=⟦bgg4⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        let settings = request.settings
        if let codec = settings.codec, let pixelFormat = settings.pixelFormat {
          let ranges = RangePair(codec.range, "the codec is here", pixelFormat.range, "the pixel format is here")
          report.emit(
            "\(request.title) names a codec and a pixel format", at: ranges.later, label: "one of the two",
            notes: [ranges.note],
            fixes: [Fix("keep the codec", .unsafe, edits: [report.edit.removing(pixelFormat.range)])])
        } else if let pixelFormat = settings.pixelFormat, pixelFormat.value.isDepth || pixelFormat.value.isBayerRaw {
          report.emit(
            "\(request.title) can't be delivered in \"\(pixelFormat.value)\"", at: pixelFormat.range,
            label: "not available",
            fixes: [Fix("use 420f", .unsafe, edits: [report.edit.replacing(pixelFormat.range, with: "\"420f\"")])],
            help: pixelFormat.value.isBayerRaw
              ? "raw formats go into rawPixelFormat" : "depth comes with the photo: set depthDataDeliveryEnabled")
        }
        request.judgeCodec(&report)
      }
    }
  }
}

extension PhotoRequest {
  /// Reports a codec that doesn't compress photos.
  fileprivate func judgeCodec(_ report: inout Emitter) {
    guard let codec = settings.codec, settings.pixelFormat == nil, PhotoCodec(codec.value) == nil else { return }
    // Whether there are H.264 stills is a question of their file type.
    if settings.fileType.flatMap({ PhotoFileType($0.value) }) == .avci { return }
    guard Self.movieCodecs.contains(codec.value) else {
      report.unverified(
        whether: "\"\(output.id)\" compresses photos with \"\(codec.value)\"", settledBy: .unrecorded, at: codec.range)
      return
    }
    report.emit(
      "\(title) can't be compressed with \"\(codec.value)\"", at: codec.range, label: "a codec of movies",
      fixes: [Fix("use hevc", .unsafe, edits: [report.edit.replacing(codec.range, with: "\"hevc\"")])],
      help: "take one of availablePhotoCodecTypes: hevc or jpeg")
  }

  /// Codecs for movies: they use neighbouring frames, or are made for editing.
  private static let movieCodecs: Set<String> = [
    "h264", "avc1", "AVVideoCodecTypeH264", "proRes422", "apcn", "proRes422HQ", "apch", "proRes422LT", "apcs",
    "proRes422Proxy", "apco", "proRes4444", "ap4h",
  ]
}
