import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Preview-sized delivery is set only if it is not automatic.
  static var videoDataPreviewSizedManual: Rule {
    Rule(
      "vdo-preview-sized-manual",
      title: "Preview-sized delivery is set while it is automatic",
      area: .video,
      rationale: """
        A video data output chooses between full-size and preview-sized buffers by itself until \
        automaticallyConfiguresOutputBufferDimensions is off. Only then may the app choose either.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [
        .session("WWDC22 110429"), .symbol("AVCaptureVideoDataOutput.automaticallyConfiguresOutputBufferDimensions"),
        .symbol("AVCaptureVideoDataOutput.deliversPreviewSizedOutputBuffers"),
      ],
      setting: ManualSetting(
        "deliversPreviewSizedOutputBuffers", \ResolvedOutput.output.videoData.deliversPreviewSizedOutputBuffers,
        automatic: "automaticallyConfiguresOutputBufferDimensions",
        \.output.videoData.automaticallyConfiguresOutputBufferDimensions,
        who: { "\"\($0.id)\" chooses" }, label: "automatic size is on", fix: "turn the automatic size off"),
      examples: [
        .passing("back 1280x720")
          .and("video deliversPreviewSizedOutputBuffers automaticallyConfiguresOutputBufferDimensions=false"),
        .failing("back 1280x720 | video deliversPreviewSizedOutputBuffers=⟦true⟧"),
        .failing("back 1280x720")
          .and("video deliversPreviewSizedOutputBuffers automaticallyConfiguresOutputBufferDimensions=⟦true⟧"),
      ])
  }
}
