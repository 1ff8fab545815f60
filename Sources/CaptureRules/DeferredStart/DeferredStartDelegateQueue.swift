import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A delegate of deferred start has a queue.
  static var deferredStartDelegateQueue: Rule {
    Rule(
      "deferred-start-delegate-queue",
      title: "Deferred start delegate without a queue",
      area: .session,
      severity: .error,
      rationale: """
        setDeferredStartDelegate(_:deferredStartDelegateCallbackQueue:) with a delegate and no queue throws \
        NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["deferredStartDelegate"],
      sources: [.symbol("AVCaptureSession.setDeferredStartDelegate(_:deferredStartDelegateCallbackQueue:)")],
      hasFix: true,
      examples: [
        .passing("single deferredStartDelegate=(queue) | back 1280x720 | video").on("iphone-17-pro"),
        .failing("single deferredStartDelegate=(queue=⟦false⟧) | back 1280x720 | video").on("iphone-17-pro"),
      ]
    ) { session, report in
      guard let queue = session.graph.session?.deferredStartDelegate?.queue, !queue.value else { return }
      report.emit(
        "the delegate of deferred start has no queue", at: queue.range, label: "throws without a queue",
        fixes: [Fix("give it a queue", .unsafe, edits: [report.edit.replacing(queue.range, with: "true")])])
    }
  }
}
