import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Buffers have either a custom size or preview size.
  static var videoDataCustomVersusPreviewSized: Rule {
    Rule(
      "vdo-custom-vs-preview-sized",
      title: "Buffer size beside preview-sized delivery",
      area: .video,
      severity: .error,
      rationale: """
        A video data output delivers buffers of the size that its videoSettings name, or preview-sized ones. Asking for \
        both throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["deliversPreviewSizedOutputBuffers"],
      sources: [
        .symbol("AVCaptureVideoDataOutput.videoSettings"),
        .symbol("AVCaptureVideoDataOutput.deliversPreviewSizedOutputBuffers"),
      ],
      hasFix: true,
      examples: [
        .passing("SDK 16.0 | back 1280x720 | video width=640 height=360")
          .with("automaticallyConfiguresOutputBufferDimensions=false deliversPreviewSizedOutputBuffers=false"),
        .failing("SDK 16.0 | back 1280x720 | video width=640 height=360")
          .with("automaticallyConfiguresOutputBufferDimensions=false deliversPreviewSizedOutputBuffers=⟦true⟧"),
        .passing("SDK 15.0 | back 1280x720")
          .and("video automaticallyConfiguresOutputBufferDimensions=false deliversPreviewSizedOutputBuffers"),
      ]
    ) { session, report in
      guard !session.relaxation(since: OSVersion(16)).isInForce else { return }
      for output in session.outputs(ofType: .videoData) {
        guard let preview = output.output.videoData.deliversPreviewSizedOutputBuffers, preview.value,
          let size = CustomBufferSize(output)
        else { continue }
        let ranges = RangePair(
          preview.range, "preview-sized buffers are on", size.range, "the size is set here")
        report.emit(
          "\"\(output.id)\" asks for a size of its own and for preview-sized buffers", at: ranges.later,
          label: "these exclude each other", notes: [ranges.note],
          fixes: [
            Fix("keep the size", .unsafe, edits: [report.edit.replacing(preview.range, with: "false")]),
            Fix(
              "keep preview-sized buffers", .unsafe,
              edits: report.edit.changing(output.output.range, remove: ["width", "height"])),
          ])
      }
    }
  }
}
