import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Late frames are dropped, so that they do not pile up.
  static var videoDataDiscardLate: Rule {
    Rule(
      "vdo-discard-late",
      title: "Late frames are kept",
      area: .video,
      severity: .note,
      rationale: """
        A video data output drops frames that arrive while the delegate is busy. Told to keep them, it holds on to their \
        buffers, and memory grows with every frame that the delegate is behind: worth it for a recording, seldom for a \
        preview or an analysis.
        """,
      pedantic: "late frames are kept only by those who ask for it, as dropping them is the default",
      reads: ["alwaysDiscardsLateVideoFrames"],
      sources: [.symbol("AVCaptureVideoDataOutput.alwaysDiscardsLateVideoFrames")],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video role=recording alwaysDiscardsLateVideoFrames=false"),
        .failing("back 1280x720 | video role=analysis alwaysDiscardsLateVideoFrames=⟦false⟧"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .videoData) where output.output.role?.value != .recording {
        guard let discards = output.output.videoData.alwaysDiscardsLateVideoFrames, !discards.value else { continue }
        report.emit(
          "\"\(output.id)\" keeps frames that its delegate is too slow for", at: discards.range,
          label: "memory may grow",
          fixes: [Fix("drop late frames", .unsafe, edits: [report.edit.replacing(discards.range, with: "true")])],
          help: "drop late frames, or say \"role\": \"recording\" if each one is needed")
      }
    }
  }
}
