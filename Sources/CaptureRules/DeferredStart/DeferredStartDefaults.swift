import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A video data output that draws the preview shouldn't start late.
  static var deferredStartDefaults: Rule {
    Rule(
      "deferred-start-defaults",
      title: "Preview starts late",
      area: .session,
      severity: .note,
      rationale: """
        An output with deferred start begins after the session has started. In apps linked with the SDK of iOS 26, only \
        photo and file outputs are deferred by default, where that is supported. Don't defer a video data output that \
        draws the preview: people would look at nothing for longer.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["deferredStartEnabled"],
      sources: [
        .symbol("AVCaptureOutput.isDeferredStartEnabled"), .symbol("AVCaptureSession.automaticallyRunsDeferredStart"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video role=analysis deferredStartEnabled").on("iphone-13-mini"),
        .passing("back 1280x720 | video role=preview deferredStartEnabled=false").on("iphone-13-mini"),
        .failing("back 1280x720 | video role=preview deferredStartEnabled=⟦true⟧").on("iphone-13-mini"),
      ]
    ) { session, report in
      for output in session.outputs(ofType: .videoData) where output.output.role?.value == .preview {
        guard let deferred = output.output.deferredStartEnabled, deferred.value else { continue }
        report.emit(
          "\"\(output.id)\" draws the preview and starts only after the session has", at: deferred.range,
          label: "appears late",
          fixes: [
            Fix("start it with the session", .unsafe, edits: [report.edit.replacing(deferred.range, with: "false")])
          ])
      }
    }
  }
}
