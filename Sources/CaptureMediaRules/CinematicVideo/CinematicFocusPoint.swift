import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Cinematic video takes no focus point.
  static var cinematicFocusPoint: Rule {
    Rule(
      "cinematic-focus-point",
      title: "Focus point beside cinematic video",
      area: .inputs,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        A focus point takes effect when the focus mode is set after it, and cinematic video lets nobody set that: the point \
        does nothing, or the mode after it throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["cinematicVideoCaptureEnabled"],
      sources: [
        .symbol("AVCaptureDeviceInput.isCinematicVideoCaptureEnabled"),
        .symbol("AVCaptureDevice.focusPointOfInterest"),
        .inference("a point without a mode after it does nothing"),
      ],
      supersedes: ["point-of-interest-not-applied"],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 cinematicVideoCaptureEnabled focusMode=continuousAutoFocus | video")
          .on("iphone-12-pro"),
        .failing("single | back 1280x720 cinematicVideoCaptureEnabled focusPointOfInterest=⟦(x=0.2 y=0.2)⟧ | video")
          .on("conservative"),
      ]
    ) { session, report in
      for camera in session.cameras where camera.input.cinematic.cinematicVideoCaptureEnabled?.value == true {
        guard let point = camera.input.focusAndExposure.focusPointOfInterest else { continue }
        report.emit(
          "\"\(camera.id)\" captures cinematic video, which takes no focus point", at: point.range,
          label: "not applied",
          fixes: [Fix("leave the point out", .unsafe, edits: [report.edit.removing(point.range)])],
          help: "focus with the cinematic focus methods")
      }
    }
  }
}
