import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A custom exposure fits into the frames of the lowest rate.
  static var customExposureLengthensFrames: Rule {
    Rule(
      "custom-exposure-lengthens-frames",
      title: "Exposure is longer than a frame",
      area: .inputs,
      severity: .warning,
      rationale: """
        A custom exposure that is longer than the longest frame lengthens that: activeVideoMaxFrameDuration becomes the \
        exposure's duration, and the camera runs slower than activeFrameRate.min. A shorter exposure later does not raise \
        the rate again.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["exposureDuration"],
      sources: [
        .symbol("AVCaptureDevice.setExposureModeCustom(duration:iso:completionHandler:)"),
        .symbol("AVCaptureDevice.activeVideoMaxFrameDuration"),
      ],
      examples: [
        .passing("single | back 1280x720 activeFrameRate=(min=30 max=30) exposureDuration=0.033333 | video"),
        .passing("single | back 1280x720 activeFrameRate=(max=30) exposureDuration=0.05 | video"),
        .passing("single | back 1280x720 activeFrameRate=(min=30 max=30) exposureDuration=0.05 iso=auto | video"),
        .failing("single | back 1280x720 activeFrameRate=(min=30 max=30) exposureDuration=⟦0.05⟧ | video"),
        .failing("single | back 1280x720 exposureDuration=0.05 activeFrameRate=(min=⟦30⟧ max=30) | video"),
      ]
    ) { session, report in
      // With an automatic part, the longest automatic exposure holds for frames.
      for camera in session.cameras where !camera.hasAutomaticExposure {
        guard let exposure = camera.input.light.exposureDuration, let seconds = exposure.value.value,
          let lowest = camera.input.activeFrameRate?.min, seconds > 1 / lowest.value.value + microsecond
        else { continue }
        let ranges = RangePair(exposure.range, "the exposure is set here", lowest.range, "the lowest rate is set here")
        report.emit(
          "\"\(camera.id)\" runs slower than \(lowest.value): each frame is exposed for \(JSONNumber.text(of: seconds)) s",
          at: ranges.later, label: "longer than a frame", notes: [ranges.note],
          help: "expose shorter than a frame, or lower activeFrameRate.min")
      }
    }
  }

  /// The rounding error of a duration in decimals, like a thirtieth of a second.
  private static let microsecond = 0.000_001
}
