import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera follows a pulse that it can keep up with.
  static var externalSyncDurationMatch: Rule {
    Rule(
      "external-sync-duration-match",
      title: "Pulse faster than the camera",
      area: .inputs,
      severity: .warning,
      rationale: """
        The frame duration given for external sync equals the pulse's, and is not below the camera's \
        minSupportedExternalSyncFrameDuration. Otherwise the session stops with a runtime error: \
        followExternalSyncDeviceTimedOut, and since iOS 27 one for a higher and one for a lower frequency. A format's \
        highest rate bounds the duration.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["externalSync"],
      sources: [
        .symbol("AVCaptureDevice.minSupportedExternalSyncFrameDuration"),
        .symbol("AVError.Code.followExternalSyncDeviceTimedOut"),
      ],
      examples: [
        .passing("single | back 1280x720 followsExternalSync externalSync=(videoFrameDuration=0.04) | video")
          .on(FocusExamples.profile("")),
        .failing("single | back 1280x720 followsExternalSync externalSync=(videoFrameDuration=⟦0.01⟧) | video")
          .on(FocusExamples.profile("")),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let duration = camera.input.timing.externalSync?.videoFrameDuration,
          let rate = camera.activeFormat?.highestRate,
          duration.value * rate.value < 0.999
        else { continue }
        report.emit(
          "the format of \"\(camera.id)\" has no frames of \(JSONNumber.text(of: duration.value)) seconds",
          at: duration.range, label: "at most \(rate.perSecond)")
      }
    }
  }
}
