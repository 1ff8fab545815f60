import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// The queue that an output or a synchronizer calls its delegate on.
struct DelegateQueue {
  /// The output or synchronizer.
  let owner: String

  /// The queue.
  let queue: Located<CallbackQueue>

  /// The queues of audio, depth and metadata outputs and of synchronizers; video data outputs have a rule of their own.
  static func all(of session: ResolvedSession) -> [DelegateQueue] {
    let outputs = session.outputs.compactMap { output in
      let graph = output.output
      let queue =
        graph.audioData.sampleBufferCallbackQueue ?? graph.depthData.delegateCallbackQueue
        ?? graph.metadata.metadataObjectsCallbackQueue
      return queue.map { DelegateQueue(owner: output.id, queue: $0) }
    }
    let synchronizers = session.graph.synchronizers.compactMap { synchronizer in
      synchronizer.delegateCallbackQueue.map { queue in
        DelegateQueue(owner: synchronizer.id.map { session.graph.text(of: $0.value) } ?? "a synchronizer", queue: queue)
      }
    }
    return outputs + synchronizers
  }

  /// The fix that makes the queue serial.
  func serialFix(_ edit: DocumentEditor) -> Fix {
    Fix("use a serial queue", .unsafe, edits: [edit.replacing(queue.range, with: "\"serial\"")])
  }
}
