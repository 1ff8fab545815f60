import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A synchronized output has no delegate queue of its own.
  static var synchronizerOverridesDelegates: Rule {
    Rule(
      "synchronizer-overrides-delegates",
      title: "Callback queue of a synchronized output",
      area: .synchronization,
      severity: .warning,
      rationale: """
        A synchronizer takes over the delegates and callback queues of its outputs: a delegate that the app has set on one \
        of them is not called.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["sampleBufferCallbackQueue", "delegateCallbackQueue", "metadataObjectsCallbackQueue"],
      sources: [.symbol("AVCaptureDataOutputSynchronizer")],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | a: video sampleBufferCallbackQueue=serial"),
        .failing("back 1280x720 | a: video sampleBufferCallbackQueue=serial | codes metadataObjectTypes=[qr]")
          .and("synchronizers id=sync outputs=[⟦a⟧, codes]"),
        .failing("single | dual 1920x1440 | a: video | depth delegateCallbackQueue=serial")
          .and("synchronizers id=sync outputs=[a, ⟦depth⟧]"),
      ]
    ) { session, report in
      for (synchronizer, outputs) in SynchronizedOutputs.all(of: session) {
        for (name, output) in outputs {
          guard let (key, queue) = output.output.ownQueue, queue.value != .none else { continue }
          let ends = SourceRange.inOrder(queue.range, name.range)
          report.emit(
            "\"\(synchronizer)\" takes over the callbacks of \"\(output.id)\"", at: ends.later,
            label: "its delegate stays silent",
            notes: [Finding.Note("the output has a callback queue of its own", at: queue.range)],
            fixes: [
              Fix("leave \(key) out", .unsafe, edits: [report.edit.removing(queue.range)])
            ],
            help: "take the data from the synchronizer's delegate", subjects: [queue.range, name.range])
        }
      }
    }
  }
}

extension GraphOutput {
  /// The callback queue that the app has set on it, and its key.
  fileprivate var ownQueue: (key: String, queue: Located<CallbackQueue>)? {
    if let queue = videoData.sampleBufferCallbackQueue ?? audioData.sampleBufferCallbackQueue {
      return ("sampleBufferCallbackQueue", queue)
    }
    if let queue = depthData.delegateCallbackQueue { return ("delegateCallbackQueue", queue) }
    return metadata.metadataObjectsCallbackQueue.map { ("metadataObjectsCallbackQueue", $0) }
  }
}
