import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Of a virtual device only the primary camera tracks.
  static var focusTrackingVirtualPrimary: Rule {
    Rule(
      "focus-tracking-virtual-primary",
      title: "Focus tracking of a camera that switches",
      area: .inputs,
      severity: .note,
      rationale: """
        On a virtual device focus tracking works on the active primary constituent only; the other constituents are not \
        kept in focus.
        """,
      availability: .iOS(OSVersion(27)),
      reads: ["continuousAutoFocusTrackingEnabled"],
      sources: [
        .symbol("AVCaptureDevice.isContinuousAutoFocusTrackingEnabled")
      ],
      examples: [
        .passing("single | back 1280x720 continuousAutoFocusTrackingEnabled focusMode=continuousAutoFocus | movie")
          .and("subject: codes metadataObjectTypes=[focusTrackedObject]").on(FocusTrackingExamples.profile()),
        .failing("single | back: dualWide 1280x720 continuousAutoFocusTrackingEnabled=⟦true⟧")
          .with("focusMode=continuousAutoFocus | movie | subject: codes metadataObjectTypes=[focusTrackedObject]")
          .on(FocusTrackingExamples.profile(device: "builtInDualWideCamera")),
      ]
    ) { session, report in
      for camera in session.cameras where camera.key.deviceType.hasConstituentPorts || camera.isVirtualFront {
        guard let tracking = camera.input.focusTracking.continuousAutoFocusTrackingEnabled, tracking.value else {
          continue
        }
        report.emit(
          "\"\(camera.id)\" tracks with its primary camera only", at: tracking.range, label: "primary camera only",
          notes: [Finding.Note("this camera is a virtual device", at: camera.range)])
      }
    }
  }
}
