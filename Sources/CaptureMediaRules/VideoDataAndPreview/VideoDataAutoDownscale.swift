import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Recording buffers don't shrink to preview size automatically.
  static var videoDataAutoDownscale: Rule {
    Rule(
      "vdo-auto-downscale",
      title: "Video data output delivers small buffers by itself",
      area: .video,
      severity: .warning,
      rationale: """
        While a video data output sizes its buffers automatically, the photo preset and a photo output that is ready for \
        Live Photos make them as small as a preview. Nothing says so at run time: an app that records or analyses them \
        loses resolution.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["preset", "livePhotoCaptureEnabled"],
      sources: [
        .session("WWDC22 110429"), .symbol("AVCaptureVideoDataOutput.automaticallyConfiguresOutputBufferDimensions"),
      ],
      hasFix: true,
      examples: [
        .passing("single preset=photo | back | video role=preview"),
        .passing("back 1280x720 | photo livePhotoCaptureEnabled | front 1280x720 | video"),
        .failing("single preset=photo | back | ⟦video⟧: video"),
      ]
    ) { session, report in
      let downscale = session.automaticDownscale()
      guard !downscale.isEmpty else { return }
      for feed in session.videoDataFeeds() where feed.output.output.role?.value != .preview {
        let settings = feed.settings
        guard let cause = downscale.cause(ofInput: feed.connection.input),
          settings.automaticallyConfiguresOutputBufferDimensions?.value != false,
          settings.deliversPreviewSizedOutputBuffers == nil, CustomBufferSize(feed.output) == nil
        else { continue }
        let ranges = SourceRange.inOrder(
          cause.range, settings.automaticallyConfiguresOutputBufferDimensions?.range ?? feed.output.range)
        let edits = report.edit.changing(
          feed.output.output.range,
          set: [
            ("automaticallyConfiguresOutputBufferDimensions", "false"), ("deliversPreviewSizedOutputBuffers", "false"),
          ])
        report.emit(
          "\"\(feed.output.id)\" delivers preview-sized buffers, since \(cause.words)", at: ranges.later,
          label: "small buffers",
          notes: [Finding.Note("this and the automatic size make them small", at: ranges.earlier)],
          fixes: [Fix("deliver full-size buffers", .unsafe, edits: edits)],
          help: "turn the automatic size off, or say \"role\": \"preview\" if small buffers are meant")
      }
    }
  }
}

extension AutomaticDownscale.Cause {
  fileprivate var words: String {
    switch self {
    case .photoPreset: "the preset is \"photo\""
    case .livePhotos(let output, _): "\"\(output.id)\" is ready for Live Photos"
    }
  }
}
