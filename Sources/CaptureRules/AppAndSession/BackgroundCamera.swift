import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Cameras do not run in the background.
  static var backgroundCamera: Rule {
    Rule(
      "background-camera",
      title: "Background audio does not keep the cameras running",
      area: .session,
      severity: .note,
      rationale: """
        A session with a camera is interrupted when its app goes to the background \
        (videoDeviceNotAvailableInBackground), whatever the app may do there with sound. A session that is started in the \
        background waits for the foreground.
        """,
      availability: .iOS(OSVersion(9)),
      reads: ["backgroundModes"],
      sources: [.symbol("AVCaptureSession.InterruptionReason.videoDeviceNotAvailableInBackground")],
      examples: [
        .passing("single | app camera='Records video.' observesSystemPressure handlesInterruptions")
          .with("backgroundModes=[audio] | back | video"),
        .failing("single | app camera='Records video.' microphone='Records the sound of your videos.'")
          .with("observesSystemPressure backgroundModes=[⟦audio⟧] | back | mic | movie"),
      ]
    ) { session, report in
      // With the background mode `voip`, the multitasking entitlement may let the camera keep running.
      guard let app = session.graph.app, app.handlesInterruptions?.value != true, !session.isForMac,
        let camera = session.cameras.first, let modes = app.backgroundModes?.value,
        let mode = modes.first(where: { $0.value == "audio" }), !modes.contains(where: { $0.value == "voip" })
      else { return }
      report.emit(
        "the background mode \"audio\" does not let \"\(camera.id)\" run in the background", at: mode.range,
        label: "for sound alone",
        notes: session.microphones.prefix(1).map {
          Finding.Note("the session is interrupted as a whole, \"\($0.id)\" included", at: $0.range)
        },
        help: "handle the interruption and its end, or record background sound in a session without cameras")
    }
  }
}
