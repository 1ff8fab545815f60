import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The thumbnail of a RAW photo has a key of its own.
  static var rawThumbnailKey: Rule {
    Rule(
      "raw-thumbnail-key",
      title: "Thumbnail of a photo that is not taken",
      area: .photo,
      severity: .warning,
      rationale: """
        embeddedThumbnailPhotoFormat belongs to the processed photo. A request for a RAW photo alone asks with \
        rawEmbeddedThumbnailPhotoFormat, if the app is linked with the SDK of iOS 12 or later.
        """,
      availability: .iOS(OSVersion(12)),
      reads: ["embeddedThumbnailPhotoFormat"],
      sources: [
        .symbol("AVCapturePhotoSettings.rawEmbeddedThumbnailPhotoFormat"),
        .symbol("AVCapturePhotoSettings.embeddedThumbnailPhotoFormat"),
      ],
      examples: [
        .passing("single | back 1280x720 | photo | shot rawPixelFormat=bgg4 photoQualityPrioritization=speed")
          .with("rawEmbeddedThumbnailPhotoFormat=(codec=jpeg)"),
        .passing("single | back 1280x720 | photo | shot rawPixelFormat=bgg4 photoQualityPrioritization=speed")
          .with("codec=jpeg embeddedThumbnailPhotoFormat=(codec=jpeg)"),
        .failing("single | back 1280x720 | photo")
          .and("shot rawPixelFormat=bgg4 photoQualityPrioritization=speed embeddedThumbnailPhotoFormat=⟦(codec=jpeg)⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        let settings = request.settings
        guard settings.rawPixelFormat != nil, settings.codec == nil, settings.pixelFormat == nil,
          let thumbnail = settings.embeddedThumbnailPhotoFormat
        else { continue }
        if let linked = session.graph.deployment?.linkedSDK?.value, linked < OSVersion(12) { continue }
        report.emit(
          "\(request.title) takes only a RAW photo, but asks for the thumbnail of a processed one", at: thumbnail.range,
          label: "of the processed photo", help: "name it rawEmbeddedThumbnailPhotoFormat")
      }
    }
  }
}
