import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Beside an automatic part, a custom exposure is no longer than the longest automatic one.
  static var exposureAutoCapsDuration: Rule {
    Rule(
      "exposure-auto-caps-duration",
      title: "Limit shortens the exposure of frames",
      area: .inputs,
      severity: .note,
      rationale: """
        If the aperture or the ISO of a custom exposure is automatic, frames are exposed for activeMaxExposureDuration at \
        most; only a photo may take the whole time. If no part is automatic, that limit is ignored, and a long exposure \
        lengthens the frames.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["exposureDuration"],
      sources: [
        .symbol("AVCaptureDevice.activeMaxExposureDuration"), .symbol("AVCaptureDevice.autoISO"),
        .symbol("AVCaptureDevice.setExposureModeCustom(lensAperture:duration:iso:completionHandler:)"),
      ],
      examples: [
        .passing("single | back 1280x720 exposureDuration=0.01 iso=auto activeMaxExposureDuration=0.02 | video")
          .on(FocusExamples.profile("")),
        .passing("single | back 1280x720 exposureDuration=0.05 iso=auto | video").on(FocusExamples.profile("")),
        .failing("single | back 1280x720 exposureDuration=0.05 iso=auto activeMaxExposureDuration=⟦0.02⟧ | video")
          .on(FocusExamples.profile("")),
        .failing("single | back 1280x720 activeMaxExposureDuration=0.02 exposureDuration=⟦0.05⟧ lensAperture=auto")
          .and("video").on(FocusExamples.profile("")),
      ]
    ) { session, report in
      for camera in session.cameras where camera.hasAutomaticExposure {
        guard let exposure = camera.input.light.exposureDuration, let seconds = exposure.value.value,
          let longest = camera.input.light.activeMaxExposureDuration, let limit = longest.value.value, seconds > limit
        else { continue }
        let ranges = RangePair(exposure.range, "the exposure is set here", longest.range, "the limit is set here")
        report.emit(
          "\"\(camera.id)\" exposes its frames for \(JSONNumber.text(of: limit)) s, not \(JSONNumber.text(of: seconds)) s",
          at: ranges.later, label: "shorter beside an automatic part", notes: [ranges.note],
          help: "raise activeMaxExposureDuration, or set all parts of the exposure")
      }
    }
  }
}

extension ResolvedCamera {
  /// Whether a part of a custom exposure is automatic.
  var hasAutomaticExposure: Bool {
    input.aperture.lensAperture?.value == .auto || input.light.iso?.value.isAutomatic == true
      || input.light.exposureDuration?.value.isAutomatic == true
  }
}
