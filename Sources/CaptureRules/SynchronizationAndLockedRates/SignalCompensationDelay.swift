import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A frame begins within the pulse that it belongs to.
  static var signalCompensationDelay: Rule {
    Rule(
      "signal-compensation-delay",
      title: "Compensation as long as a frame",
      area: .inputs,
      severity: .error,
      rationale: """
        signalCompensationDelay of an external sync device stays below the frame duration. It is set while the session is \
        stopped, or running where adjustingSignalCompensationDelayWhileRunningSupported is true; otherwise it throws \
        NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["externalSync"],
      sources: [
        .symbol("AVExternalSyncDevice.signalCompensationDelay"),
        .symbol("AVCaptureDeviceInput.follow(_:videoFrameDuration:delegate:)"),
      ],
      examples: [
        .passing("single | back 1280x720 followsExternalSync")
          .with("externalSync=(videoFrameDuration=0.04 signalCompensationDelay=0.01) | video").on("iphone-17-pro"),
        .failing("single | back 1280x720 followsExternalSync")
          .with("externalSync=(videoFrameDuration=0.04 signalCompensationDelay=⟦0.05⟧) | video").on("iphone-17-pro"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let sync = camera.input.timing.externalSync, let delay = sync.signalCompensationDelay,
          let duration = sync.videoFrameDuration, delay.value >= duration.value
        else { continue }
        let ranges = SourceRange.inOrder(delay.range, duration.range)
        report.emit(
          "the frames of \"\(camera.id)\" would begin a whole frame late", at: delay.range,
          label: "below \(JSONNumber.text(of: duration.value))",
          notes: [
            Finding.Note("a frame lasts this long", at: delay.range == ranges.later ? ranges.earlier : ranges.later)
          ])
      }
    }
  }
}
