import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo's thumbnail has an available codec, and both sides of a size or neither.
  static var thumbnailPhotoFormat: Rule {
    Rule(
      "thumbnail-photo-format",
      title: "Thumbnail format that is not offered",
      area: .photo,
      severity: .error,
      rationale: """
        embeddedThumbnailPhotoFormat names a codec of availableEmbeddedThumbnailPhotoCodecTypes; a width and a height \
        are given together or not at all. Anything else throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["embeddedThumbnailPhotoFormat"],
      settles: ["embeddedThumbnailPhotoFormat"],
      sources: [
        .symbol("AVCapturePhotoSettings.embeddedThumbnailPhotoFormat"),
        .symbol("AVCapturePhotoSettings.availableEmbeddedThumbnailPhotoCodecTypes"),
        .report("public crash reports with this exception"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo | shot embeddedThumbnailPhotoFormat=(codec=jpeg width=160 height=120)")
          .and("plain: shot"),
        .failing("single | back 1280x720 | photo | shot embeddedThumbnailPhotoFormat=(codec=jpeg width=⟦160⟧)"),
        .failing("single | back 1280x720 | photo | shot embeddedThumbnailPhotoFormat=(codec=⟦h264⟧)"),
        .failing("single | back 1280x720 | photo | shot embeddedThumbnailPhotoFormat=⟦()⟧"),
        .unverified("single | back 1280x720 | photo | shot embeddedThumbnailPhotoFormat=(codec=hevc)"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let thumbnail = request.settings.embeddedThumbnailPhotoFormat else { continue }
        if let half = request.halfSize(thumbnail.width, thumbnail.height, "thumbnail", report.edit) {
          report.emit(half.message, at: half.range, label: half.label, fixes: [half.fix])
        }
        let jpeg = Fix(
          "take JPEG", .unsafe, edits: report.edit.changing(thumbnail.range, set: [("codec", "\"jpeg\"")]))
        guard let codec = thumbnail.codec else {
          report.emit(
            "the thumbnail of \(request.title) has no codec", at: thumbnail.range, label: "needs a codec", fixes: [jpeg]
          )
          continue
        }
        switch PhotoCodec(codec.value) {
        case .jpeg?: continue
        case .hevc?:
          report.unverified(
            whether: "thumbnails come in \"\(codec.value)\"", settledBy: .unrecorded, at: codec.range,
            lack: .value)
        case nil:
          report.emit(
            "the thumbnail of \(request.title) can't have the codec \(Suggestion.quote(codec.value))", at: codec.range,
            label: "no codec of photos", fixes: [jpeg])
        }
      }
    }
  }
}
