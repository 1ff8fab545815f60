import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An app handles the interruptions and runtime errors that stop its session.
  static var interruptionHandlers: Rule {
    Rule(
      "interruption-handlers",
      title: "App does not handle interruptions",
      area: .session,
      severity: .note,
      rationale: """
        A phone call, another app, a reset of the media services or the system's pressure stops a session at any time. It \
        stays stopped, with a frozen picture, unless the app observes runtime errors, interruptions and their end.
        """,
      availability: .iOS(OSVersion(9)),
      reads: ["handlesInterruptions"],
      sources: [
        .symbol("AVCaptureSession.wasInterruptedNotification"),
        .symbol("AVCaptureSession.interruptionEndedNotification"),
        .symbol("AVCaptureSession.runtimeErrorNotification"), .sample("AVMultiCamPiP"), .session("WWDC19 225"),
      ],
      examples: [
        .passing("single | app camera='Records video.' observesSystemPressure handlesInterruptions | back | video"),
        .failing("single | app camera='Records video.' observesSystemPressure handlesInterruptions=⟦false⟧ | back")
          .and("video"),
        .failing("multi | app camera='Records video.' observesSystemPressure handlesInterruptions=⟦false⟧")
          .and("back 1280x720 | video"),
      ]
    ) { session, report in
      guard let handles = session.graph.app?.handlesInterruptions, !handles.value, !session.graph.inputs.isEmpty else {
        return
      }
      report.emit(
        "the session stays stopped after an interruption or a runtime error", at: handles.range,
        label: "nothing restarts it",
        notes: session.isMultiCam
          ? [Finding.Note("at shutdown pressure the system interrupts a multi-camera session as well")] : [],
        help: "observe wasInterrupted, interruptionEnded and runtimeError, and start again where the error allows it")
    }
  }
}
