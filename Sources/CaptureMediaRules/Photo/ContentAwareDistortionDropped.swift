import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Content-aware distortion correction may go off beside depth.
  static var contentAwareDistortionDropped: Rule {
    Rule(
      "content-aware-distortion-dropped",
      title: "Distortion correction that may go off",
      area: .photo,
      severity: .warning,
      rationale: """
        Whether a photo output corrects distortion by content depends on the camera, its format and the delivery of depth. \
        Where it loses the support, isContentAwareDistortionCorrectionEnabled turns false without a word, and a request that \
        asks for the correction throws.
        """,
      availability: .iOS(OSVersion(14, 1)),
      reads: ["contentAwareDistortionCorrectionEnabled"],
      sources: [.symbol("AVCapturePhotoOutput.isContentAwareDistortionCorrectionEnabled")],
      hasFix: true,
      examples: [
        .passing("single | back: dual 1280x720 | photo contentAwareDistortionCorrectionEnabled"),
        .failing("single | back: dual 1280x720")
          .and("photo depthDataDeliveryEnabled contentAwareDistortionCorrectionEnabled=⟦true⟧"),
        .failing("single | back: dual 1280x720")
          .and("photo contentAwareDistortionCorrectionEnabled depthDataDeliveryEnabled=⟦true⟧"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .photo) {
        guard let correction = output.output.photo.contentAwareDistortionCorrectionEnabled, correction.value,
          let depth = output.output.photo.depthDataDeliveryEnabled, depth.value
        else { continue }
        let ranges = RangePair(correction.range, "the correction is here", depth.range, "depth is delivered here")
        report.emit(
          "\"\(output.id)\" may lose its distortion correction to depth", at: ranges.later, label: "may go off",
          notes: [ranges.note],
          fixes: [
            Fix("leave the correction out", .unsafe, edits: [report.edit.replacing(correction.range, with: "false")])
          ], help: "ask isContentAwareDistortionCorrectionEnabled before each request")
        // A request that asks for the correction throws where the output has lost it.
        for request in session.photoRequests() where request.output.index == output.index {
          let asked = request.settings.autoContentAwareDistortionCorrectionEnabled
          guard let asked, asked.value else { continue }
          report.unverified(
            whether: "\"\(output.id)\" corrects distortion while it delivers depth", settledBy: .unrecorded,
            at: asked.range, lack: .value, decides: true)
        }
      }
    }
  }
}
