import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A preview keeps the shape of its picture.
  static var videoGravityResize: Rule {
    Rule(
      "video-gravity-resize",
      title: "Preview is stretched",
      area: .connections,
      severity: .note,
      rationale: """
        With the gravity resize a preview layer stretches its picture to its own shape. resizeAspect, the default, leaves \
        bars, and resizeAspectFill cuts the picture off, so that people see less than what is recorded.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["videoGravity"],
      sources: [.symbol("AVCaptureVideoPreviewLayer.videoGravity"), .symbol("AVLayerVideoGravity.resize")],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | preview videoGravity=resizeAspectFill"),
        .failing("single | back 1280x720 | preview videoGravity=⟦resize⟧"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .previewLayer) {
        guard let gravity = output.output.preview.videoGravity, gravity.value == .resize else { continue }
        report.emit(
          "\"\(output.id)\" stretches the picture to the layer", at: gravity.range, label: "loses its shape",
          fixes: [
            Fix(
              "keep the aspect ratio", .unsafe, edits: [report.edit.replacing(gravity.range, with: "\"resizeAspect\"")])
          ]
        )
      }
    }
  }
}
