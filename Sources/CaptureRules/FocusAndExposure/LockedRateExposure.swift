import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// At a locked rate, an exposure is at most half as long as a frame.
  static var lockedRateExposure: Rule {
    Rule(
      "locked-rate-exposure",
      title: "Long exposure at a locked rate",
      area: .inputs,
      severity: .note,
      rationale: """
        While the frame duration is locked, or follows an external sync device, an exposure that is longer than half a \
        frame silently costs dynamic range.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["exposureDuration"],
      sources: [
        .symbol("AVCaptureDeviceInput.activeLockedVideoFrameDuration"),
        .symbol("AVCaptureDeviceInput.follow(_:videoFrameDuration:delegate:)"),
        .symbol("AVCaptureDevice.exposureDuration"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 lockedVideoFrameDuration=0.04 exposureDuration=0.02 | video")
          .on(FocusExamples.profile("")),
        .failing("single | back 1280x720 lockedVideoFrameDuration=0.04 exposureDuration=⟦0.03⟧ | video")
          .on(FocusExamples.profile("")),
        .failing("single | back 1280x720 followsExternalSync externalSync=(videoFrameDuration=0.04)")
          .with("exposureDuration=⟦0.03⟧ | video").on(FocusExamples.profile("")),
      ]
    ) { session, report in
      for camera in session.cameras {
        let input = camera.input
        let synced =
          input.timing.followsExternalSync?.value == true ? input.timing.externalSync?.videoFrameDuration : nil
        guard let frame = input.timing.lockedVideoFrameDuration ?? synced, let exposure = input.light.exposureDuration,
          let seconds = exposure.value.value, seconds > frame.value / 2 + 0.000_001
        else { continue }
        let half = JSONNumber.text(of: (frame.value * 500_000).rounded() / 1_000_000)
        report.emit(
          "\"\(camera.id)\" exposes for more than half of its locked frame duration", at: exposure.range,
          label: "at most \(half) s", notes: [Finding.Note("the frame duration is set here", at: frame.range)],
          fixes: [Fix("expose for \(half) s", .unsafe, edits: [report.edit.replacing(exposure.range, with: half)])])
      }
    }
  }
}
