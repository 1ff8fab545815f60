import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Actions of controls run where the session is configured.
  static var controlActionQueue: Rule {
    Rule(
      "control-action-queue",
      title: "Control acts on another queue than the session",
      area: .session,
      severity: .warning,
      rationale: """
        The action of a slider or a picker runs on the queue that it was given, and its value may be set only there. An action \
        that changes the camera runs on the queue that configures the session, or both race for the camera.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["controls"],
      sources: [.symbol("AVCaptureSlider.setActionQueue(_:action:)"), .symbol("AVCaptureSlider.value")],
      hasFix: true,
      examples: [
        .passing("single controls=[(type=slider actionQueue=session)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .failing("single controls=[(type=slider actionQueue=⟦main⟧)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
      ]
    ) { session, report in
      for control in session.graph.session?.controls?.value ?? [] {
        guard let queue = control.value.actionQueue, queue.value != .session else { continue }
        // An app that starts its session on the main queue configures it there, too.
        if queue.value == .main, session.graph.app?.startQueue?.value == .main { continue }
        report.emit(
          "the control's action runs on another queue than the session's configuration, so both can run at once",
          at: queue.range, label: "another queue",
          fixes: [
            Fix(
              "run it on the session's queue", .unsafe, edits: [report.edit.replacing(queue.range, with: "\"session\"")]
            )
          ])
      }
    }
  }
}
