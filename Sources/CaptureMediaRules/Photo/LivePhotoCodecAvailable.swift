import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The output offers the codec of a Live Photo's movie, and the request has a movie.
  static var livePhotoCodecAvailable: Rule {
    Rule(
      "live-photo-codec-available",
      title: "Live Photo codec that is not offered",
      area: .photo,
      severity: .warning,
      rationale: """
        livePhotoVideoCodecType is one of the output's availableLivePhotoVideoCodecTypes, which are empty until the output has \
        a camera. It counts only in a request with livePhotoMovieFileURL.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["livePhotoVideoCodecType"],
      settles: ["livePhotoVideoCodecType"],
      sources: [
        .symbol("AVCapturePhotoSettings.livePhotoVideoCodecType"),
        .symbol("AVCapturePhotoOutput.availableLivePhotoVideoCodecTypes"),
      ],
      examples: [
        .passing("single | back 1280x720 | photo livePhotoCaptureEnabled")
          .and("shot livePhotoMovieFileURL=file:///tmp/a.mov livePhotoVideoCodecType=hevc"),
        .failing("single | back 1280x720 | photo | shot livePhotoVideoCodecType=⟦hevc⟧"),
        .unverified("single | back 1280x720 | photo livePhotoCaptureEnabled")
          .and("shot livePhotoMovieFileURL=file:///tmp/a.mov livePhotoVideoCodecType=proRes422"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let codec = request.settings.livePhotoVideoCodecType else { continue }
        if request.settings.livePhotoMovieFileURL == nil {
          report.emit(
            "\(request.title) has a codec for a Live Photo, but is not one", at: codec.range,
            label: "no movie to compress")
        } else if VideoCodec(spelling: codec.value)?.isCommon != true {
          report.unverified(
            whether: "\"\(request.output.id)\" compresses Live Photos with \"\(codec.value)\"", settledBy: .unrecorded,
            at: codec.range, lack: .value)
        }
      }
    }
  }
}
