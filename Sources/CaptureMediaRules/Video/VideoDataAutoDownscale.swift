import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Buffers for recording do not shrink to preview size automatically.
  static let videoDataAutoDownscale = Rule(
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
      .passing(
        #"""
        { "capplan": 1, "session": { "type": "single", "preset": "photo" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
          "outputs": [ { "id": "video", "type": "videoData", "role": "preview" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } },
                      { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "photo", "type": "photo", "livePhotoCaptureEnabled": true },
                       { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "photo" },
                           { "input": "front", "port": "video", "output": "video" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1, "session": { "type": "single", "preset": "photo" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
          "outputs": [ { "id": ⟦"video"⟧, "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
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

extension AutomaticDownscale.Cause {
  fileprivate var words: String {
    switch self {
    case .photoPreset: "the preset is \"photo\""
    case .livePhotos(let output, _): "\"\(output.id)\" is ready for Live Photos"
    }
  }
}
