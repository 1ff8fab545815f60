import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Frames are delivered on a serial queue.
  static var videoDataCallbackQueueSerial: Rule {
    Rule(
      "vdo-callback-queue-serial",
      title: "Frames do not come on a serial queue",
      area: .video,
      severity: .error,
      rationale: """
        A delegate needs a queue, or setting it throws NSInvalidArgumentException; and a serial one: a concurrent queue \
        throws nothing, but delivers frames out of order and several at once.
        """,
      reads: ["sampleBufferCallbackQueue"],
      sources: [.symbol("AVCaptureVideoDataOutput.setSampleBufferDelegate(_:queue:)")],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video sampleBufferCallbackQueue=serial"),
        .failing("back 1280x720 | video sampleBufferCallbackQueue=⟦concurrent⟧"),
        .failing("back 1280x720 | video sampleBufferCallbackQueue=⟦none⟧"),
        .passing("back 1280x720 | video sampleBufferCallbackQueue=none | mic | sound")
          .and("synchronizers id=sync outputs=[video, sound]"),
      ]
    ) { session, report in
      let asking = session.outputs.filter { $0.output.videoData.sampleBufferCallbackQueue != nil }
      let synchronized = Set(SynchronizedOutputs.all(of: session).flatMap { $0.outputs.map(\.output.index) })
      for output in asking {
        guard let queue = output.output.videoData.sampleBufferCallbackQueue, queue.value != .serial else { continue }
        // A synchronized output needs no queue: the synchronizer delivers its frames.
        if queue.value == .none, synchronized.contains(output.index) { continue }
        report.emit(
          queue.value == .none
            ? "\"\(output.id)\" has no queue for its delegate"
            : "\"\(output.id)\" calls its delegate on several threads",
          at: queue.range, severity: queue.value == .none ? .error : .warning,
          label: queue.value == .none ? "no queue" : "out of order",
          fixes: [Fix("use a serial queue", .unsafe, edits: [report.edit.replacing(queue.range, with: "\"serial\"")])])
      }
    }
  }
}
