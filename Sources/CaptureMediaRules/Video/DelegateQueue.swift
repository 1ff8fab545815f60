import CaptureModel
import CaptureSession
import JSONSource

/// A delegate's queue, as one of the outputs or a synchronizer has it.
struct DelegateQueue {
  /// Whose delegate it is.
  let owner: String

  /// The queue.
  let queue: Located<CallbackQueue>

  /// Those of audio, depth and metadata outputs and of synchronizers; video data outputs have a rule of their own.
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
}
