import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A delegate gets its data on a serial queue.
  static var dataOutputQueueConcurrent: Rule {
    Rule(
      "data-output-queue-concurrent",
      title: "Delegate on a concurrent queue",
      area: .video,
      severity: .warning,
      rationale: """
        Sound, depth and metadata come in order only on a serial queue; a global queue calls the delegate on several threads \
        at once.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["sampleBufferCallbackQueue", "delegateCallbackQueue", "metadataObjectsCallbackQueue"],
      sources: [
        .symbol("AVCaptureAudioDataOutput.setSampleBufferDelegate(_:queue:)"),
        .symbol("AVCaptureMetadataOutput.metadataObjectsCallbackQueue"),
        .symbol("AVCaptureDepthDataOutput.delegateCallbackQueue"),
        .symbol("AVCaptureDataOutputSynchronizer.setDelegate(_:queue:)"),
        .report("Faceunity/FULiveDemo#7, BradLarson/GPUImage2#56: data out of order"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | video | mic | sound sampleBufferCallbackQueue=serial"),
        .failing("single | back 1280x720 | video | mic | sound sampleBufferCallbackQueue=⟦concurrent⟧"),
      ]
    ) { session, report in
      for delegate in DelegateQueue.all(of: session) where delegate.queue.value == .concurrent {
        report.emit(
          "\"\(delegate.owner)\" calls its delegate on several threads", at: delegate.queue.range,
          label: "out of order",
          fixes: [delegate.serialFix(report.edit)])
      }
    }
  }
}
