import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Intrinsics are in pixels of their buffer, which may be scaled.
  static var intrinsicsResolution: Rule {
    Rule(
      "intrinsics-resolution",
      title: "Intrinsics belong to scaled buffers",
      area: .video,
      severity: .note,
      rationale: """
        The matrix that comes with a frame counts in pixels of that buffer. Where the output scales its buffers, it does \
        not fit the active format, other outputs of the camera, or a photo, whose calibration has a reference size of its \
        own: multiply it by the ratio of the sizes first.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["cameraIntrinsicMatrixDeliveryEnabled"],
      sources: [
        .session("WWDC17 507"), .symbol("AVCameraCalibrationData.intrinsicMatrixReferenceDimensions"),
      ],
      examples: [
        .passing("back 1280x720 | back -> video cameraIntrinsicMatrixDeliveryEnabled"),
        .failing("SDK 16.0 | back 1280x720 | video width=640 height=360")
          .and("back -> video cameraIntrinsicMatrixDeliveryEnabled=⟦true⟧"),
        .failing("back 1280x720 | video automaticallyConfiguresOutputBufferDimensions=false")
          .with("deliversPreviewSizedOutputBuffers | back -> video cameraIntrinsicMatrixDeliveryEnabled=⟦true⟧"),
        .failing("single preset=photo | back | video role=preview")
          .and("back -> video cameraIntrinsicMatrixDeliveryEnabled=⟦true⟧"),
      ]
    ) { session, report in
      let downscale = session.automaticDownscale()
      for intrinsic in session.intrinsicConnections() {
        let output = session.graph.outputs[intrinsic.connection.output]
        guard output.type?.value == .videoData else { continue }
        let size = output.videoData.width ?? output.videoData.height
        let isOwnSize = size != nil && !session.relaxation(since: OSVersion(16)).isInForce
        guard
          isOwnSize
            || output.videoData.isPreviewSized(
              automatically: downscale.cause(ofInput: intrinsic.connection.input) != nil)
        else { continue }
        let cause = size?.range ?? output.videoData.deliversPreviewSizedOutputBuffers?.range ?? output.range
        let ranges = SourceRange.inOrder(cause, intrinsic.enabled.range)
        report.emit(
          "the intrinsics of \"\(session.graph.outputName(intrinsic.connection.output))\" count in pixels of its "
            + "scaled buffers", at: ranges.later, label: "not the format's pixels",
          notes: [Finding.Note("the buffers are scaled here", at: ranges.earlier)],
          help: "use each matrix with the buffer that it comes with, and scale it where the app scales the buffer")
      }
    }
  }
}
