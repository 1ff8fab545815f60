import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Every delegate has a queue.
  static var dataOutputQueueMissing: Rule {
    Rule(
      "data-output-queue-missing",
      title: "Delegate has no queue",
      area: .video,
      severity: .error,
      rationale: """
        A delegate of an audio, depth or metadata output or of a synchronizer needs a queue: setting it without one throws \
        NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["sampleBufferCallbackQueue", "delegateCallbackQueue", "metadataObjectsCallbackQueue"],
      sources: [
        .symbol("AVCaptureAudioDataOutput.setSampleBufferDelegate(_:queue:)"),
        .symbol("AVCaptureMetadataOutput.metadataObjectsCallbackQueue"),
        .symbol("AVCaptureDepthDataOutput.delegateCallbackQueue"),
        .symbol("AVCaptureDataOutputSynchronizer.setDelegate(_:queue:)"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | video | mic | sound sampleBufferCallbackQueue=serial"),
        .failing("single | back 1280x720 | video | mic | sound sampleBufferCallbackQueue=⟦none⟧"),
      ]
    ) { session, report in
      for delegate in DelegateQueue.all(of: session) where delegate.queue.value == .none {
        report.emit(
          "\"\(delegate.owner)\" has no queue for its delegate", at: delegate.queue.range, label: "no queue",
          fixes: [delegate.serialFix(report.edit)])
      }
    }
  }
}
