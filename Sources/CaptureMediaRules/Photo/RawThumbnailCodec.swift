import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The thumbnail of a RAW photo has a codec, and both sides of a size or neither.
  static var rawThumbnailCodec: Rule {
    Rule(
      "raw-thumbnail-codec",
      title: "RAW thumbnail format that is not offered",
      area: .photo,
      severity: .warning,
      rationale: """
        rawEmbeddedThumbnailPhotoFormat names a codec of availableRawEmbeddedThumbnailPhotoCodecTypes; a width and a \
        height are given together. Without a RAW photo, there is no file to hold it.
        """,
      availability: .iOS(OSVersion(12)),
      reads: ["rawEmbeddedThumbnailPhotoFormat"],
      sources: [
        .symbol("AVCapturePhotoSettings.rawEmbeddedThumbnailPhotoFormat"),
        .symbol("AVCapturePhotoSettings.availableRawEmbeddedThumbnailPhotoCodecTypes"),
      ],
      examples: [
        .passing("single | back 1280x720 | photo | shot rawPixelFormat=bgg4 photoQualityPrioritization=speed")
          .with("rawEmbeddedThumbnailPhotoFormat=(codec=jpeg width=160 height=120)"),
        .failing("single | back 1280x720 | photo | shot rawPixelFormat=bgg4 photoQualityPrioritization=speed")
          .with("rawEmbeddedThumbnailPhotoFormat=(codec=jpeg width=⟦160⟧)"),
        .failing("single | back 1280x720 | photo")
          .and("shot rawPixelFormat=bgg4 photoQualityPrioritization=speed rawEmbeddedThumbnailPhotoFormat=⟦160x120⟧"),
        .failing("single | back 1280x720 | photo | shot rawEmbeddedThumbnailPhotoFormat=⟦(codec=jpeg)⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let thumbnail = request.settings.rawEmbeddedThumbnailPhotoFormat else { continue }
        guard request.settings.rawPixelFormat != nil else {
          report.emit(
            "\(request.title) takes no RAW photo to hold a thumbnail", at: thumbnail.range,
            label: "no RAW photo", help: "name a rawPixelFormat, or use embeddedThumbnailPhotoFormat")
          continue
        }
        if thumbnail.codec == nil {
          report.emit("the RAW thumbnail of \(request.title) has no codec", at: thumbnail.range, label: "needs a codec")
        }
        if let side = thumbnail.width ?? thumbnail.height, thumbnail.width == nil || thumbnail.height == nil {
          report.emit(
            "the RAW thumbnail of \(request.title) has only a width or a height", at: side.range, label: "needs both",
            help: "give width and height, or neither")
        }
      }
    }
  }
}
