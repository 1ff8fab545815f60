import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Preview and recording each have their own video data output.
  static var videoDataTwoOutputsSplit: Rule {
    Rule(
      "vdo-two-outputs-split",
      title: "Preview is drawn from stabilized frames",
      area: .video,
      severity: .note,
      rationale: """
        Stabilized frames come late, which a recording does not mind and a preview does. Since iOS 16 one camera feeds \
        two video data outputs: a small, unstabilized one to preview, and a full, stabilized one to record.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["preferredVideoStabilizationMode"],
      sources: [.session("WWDC22 110429"), .symbol("AVCaptureSession.canAddOutput(_:)")],
      hasFix: true,
      examples: [
        .passing("SDK 16.0 | single | back 1280x720 | full: video role=recording | small: video role=preview")
          .and("back -> full preferredVideoStabilizationMode=cinematic | back -> small"),
        .failing("SDK 16.0 | single | back 1280x720 | full: video role=recording")
          .and("back -> full preferredVideoStabilizationMode=⟦cinematic⟧"),
        .failing("SDK 16.0 | single | back 1280x720 | full: video role=recording")
          .and("back -> full ports=[video] preferredVideoStabilizationMode=⟦cinematic⟧"),
        .failing("SDK 16.0 | single | back 1280x720 | full: video role=recording")
          .and("back.any -> full preferredVideoStabilizationMode=⟦cinematic⟧"),
      ]
    ) { session, report in
      guard !session.isMultiCam, session.relaxation(since: OSVersion(16)).isLifted,
        !session.outputs.contains(where: { $0.type == .previewLayer })
      else { return }
      let feeds = session.videoDataFeeds()
      guard feeds.count == 1, let feed = feeds.first, feed.output.output.role?.value == .recording,
        let written = session.written(feed.connection), let mode = written.preferredVideoStabilizationMode,
        mode.value != .off
      else { return }
      report.emit(
        "\"\(feed.output.id)\" is stabilized, and nothing else feeds a preview", at: mode.range, label: "preview lags",
        fixes: [session.splitFix(feed, written, report.edit)],
        help: "add a video data output or a preview layer without stabilization")
    }
  }
}

extension ResolvedSession {
  /// A fix that adds a video data output for the preview, besides the one for recording.
  fileprivate func splitFix(_ feed: VideoDataFeed, _ written: GraphConnection, _ edit: DocumentEditor) -> Fix {
    let name = unusedName("\(feed.output.id)Preview")
    let port = written.ports.map { ports in
      let text = edit.document.source[ports.range]
      return (text.utf8.first == UInt8(ascii: "[") ? "\"ports\": " : "\"port\": ") + text + ", "
    }
    let input = JSONString.quoted(feed.camera.id)
    let output = """
      , { "id": \(JSONString.quoted(name)), "type": "videoData", "role": "preview", \
      "automaticallyConfiguresOutputBufferDimensions": false, "deliversPreviewSizedOutputBuffers": true }
      """
    let connection = ", { \"input\": \(input), \(port ?? "")\"output\": \(JSONString.quoted(name)) }"
    let ends = (feed.output.output.range.upperBound, written.range.upperBound)
    return Fix(
      "add a small output for the preview", .unsafe,
      edits: [
        SourceEdit(SourceRange(ends.0, ends.0), with: output),
        SourceEdit(SourceRange(ends.1, ends.1), with: connection),
      ])
  }
}
