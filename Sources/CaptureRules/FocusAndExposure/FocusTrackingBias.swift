import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A bias of the lens position belongs to focus tracking.
  static var focusTrackingBias: Rule {
    Rule(
      "focus-tracking-bias",
      title: "Lens position bias without focus tracking",
      area: .inputs,
      severity: .error,
      rationale: """
        continuousAutoFocusTrackingLensPositionBias lies from -1 to 1, and may be other than 0 only while focus tracking \
        is on, which excludes cinematic video. Otherwise the setter throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["continuousAutoFocusTrackingLensPositionBias"],
      sources: [.symbol("AVCaptureDevice.continuousAutoFocusTrackingLensPositionBias")],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 continuousAutoFocusTrackingEnabled focusMode=continuousAutoFocus")
          .with("continuousAutoFocusTrackingLensPositionBias=0.5 | movie")
          .and("subject: codes metadataObjectTypes=[focusTrackedObject]").on(FocusTrackingExamples.profile()),
        .failing("single | back 1280x720 continuousAutoFocusTrackingEnabled=false focusMode=continuousAutoFocus")
          .with("continuousAutoFocusTrackingLensPositionBias=⟦0.5⟧ | movie")
          .and("subject: codes metadataObjectTypes=[focusTrackedObject]").on(FocusTrackingExamples.profile()),
      ]
    ) { session, report in
      for camera in session.cameras {
        let tracking = camera.input.focusTracking
        guard let bias = tracking.continuousAutoFocusTrackingLensPositionBias, bias.value != 0,
          tracking.continuousAutoFocusTrackingEnabled?.value != true
        else { continue }
        let other = tracking.continuousAutoFocusTrackingEnabled?.range
        report.emit(
          "\"\(camera.id)\" takes no lens position bias without focus tracking", at: bias.range,
          label: "focus tracking is off", notes: other.map { [Finding.Note("it is switched off here", at: $0)] } ?? [],
          fixes: [Fix("do without the bias", .unsafe, edits: [report.edit.replacing(bias.range, with: "0")])])
      }
    }
  }
}
