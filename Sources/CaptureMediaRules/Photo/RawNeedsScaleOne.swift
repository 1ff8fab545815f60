import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A Bayer RAW photo is not scaled.
  static var rawNeedsScaleOne: Rule {
    Rule(
      "raw-needs-scale-one",
      title: "RAW photo that is scaled",
      area: .photo,
      severity: .error,
      rationale: """
        A Bayer RAW photo needs videoScaleAndCropFactor 1 on the photo output's connection, as it needs zoom 1. Otherwise \
        capturePhoto throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["videoScaleAndCropFactor"],
      sources: [
        .symbol("AVCaptureConnection.videoScaleAndCropFactor"),
        .symbol("AVCapturePhotoOutput.capturePhoto(with:delegate:)"),
      ],
      hasFix: true,
      examples: [
        .passing("single | shot output=photo rawPixelFormat=bgg4 photoQualityPrioritization=speed | back")
          .and("back -> photo videoScaleAndCropFactor=1"),
        .failing("single | shot output=photo rawPixelFormat=bgg4 photoQualityPrioritization=speed | back")
          .and("back -> photo videoScaleAndCropFactor=⟦2⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let raw = request.settings.rawPixelFormat, raw.value.isBayerRaw else { continue }
        for connection in session.connections where connection.output == request.output.index {
          guard let factor = session.written(connection)?.videoScaleAndCropFactor, factor.value != 1 else { continue }
          report.emit(
            "\(request.title) asks for Bayer RAW over a connection that scales", at: factor.range, label: "1 only",
            notes: [Finding.Note("RAW is asked for here", at: raw.range)],
            fixes: [Fix("scale by 1", .unsafe, edits: [report.edit.replacing(factor.range, with: "1")])])
        }
      }
    }
  }
}
