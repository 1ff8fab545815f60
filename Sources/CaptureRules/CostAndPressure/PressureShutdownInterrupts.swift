import CaptureSession
import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// At shutdown the system stops the session; the app can only notice and wait.
  static var pressureShutdownInterrupts: Rule {
    Rule(
      "pressure-shutdown-interrupts",
      title: "Shutdown stops the session",
      area: .pressure,
      severity: .note,
      rationale: """
        At shutdown the system interrupts the session with videoDeviceNotAvailableDueToSystemPressure and lets no camera \
        run until the pressure is gone: the talk says until it is nominal, the header until it abates. Any reaction planned \
        for then comes too late, and one that does not listen for interruptions shows a frozen picture.
        """,
      availability: .iOS(OSVersion(11, 1)),
      reads: ["handlesInterruptions", "shutdown"],
      sources: [
        .session("WWDC19 225"),
        .symbol("AVCaptureSession.InterruptionReason.videoDeviceNotAvailableDueToSystemPressure"),
        .symbol("AVCaptureDevice.SystemPressureState.Level.shutdown"),
      ],
      examples: [
        .passing("app camera='Films the street for your map.' observesSystemPressure handlesInterruptions")
          .and("back 1280x720 | video"),
        .failing("app camera='Films the street for your map.' observesSystemPressure handlesInterruptions=⟦false⟧")
          .and("back 1280x720 | video"),
        .failing("back 1280x720 | video | pressureResponse nominal=(frameRates=(back=60))")
          .with("serious=(frameRates=(back=30)) shutdown=⟦(frameRates=(back=15))⟧"),
        .failing("back 1280x720 | video | pressureResponse nominal=(frameRates=(back=60))")
          .with("serious=(frameRates=(back=30)) shutdown=⟦(disabledInputs=[back])⟧"),
        .passing("app microphone='Records what you dictate.' handlesInterruptions=false | mic | sound"),
      ]
    ) { session, report in
      guard !session.cameras.isEmpty else { return }
      if let handles = session.graph.app?.handlesInterruptions, !handles.value {
        report.emit(
          "the app does not notice when the system stops its cameras", at: handles.range, label: "stop goes unnoticed",
          notes: [Disagreement.endOfShutdown.note],
          help: "listen for wasInterrupted and interruptionEnded: the first tells the reason")
      }
      guard let shutdown = session.graph.pressureResponse?.shutdown,
        shutdown.frameRates != nil || shutdown.disabledInputs != nil
      else { return }
      report.emit(
        "at shutdown the session is already stopped: this comes too late", at: shutdown.range,
        label: "session has stopped", notes: [Disagreement.endOfShutdown.note],
        help: "react at serious and critical, and listen for the interruption")
    }
  }
}
