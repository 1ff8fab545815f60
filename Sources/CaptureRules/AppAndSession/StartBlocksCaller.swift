import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// The session is not started on the main queue.
  static var startBlocksCaller: Rule {
    Rule(
      "start-blocks-caller",
      title: "Session starts on the main queue",
      area: .session,
      severity: .note,
      rationale: """
        startRunning returns when the session runs or has failed, which takes a noticeable time. Called on the main queue \
        it freezes the app's interface for as long; a serial queue of the session's own is the usual place.
        """,
      reads: ["startQueue"],
      sources: [.symbol("AVCaptureSession.startRunning()"), .sample("AVMultiCamPiP")],
      hasFix: true,
      examples: [
        .passing("single | app camera='Records video.' observesSystemPressure startQueue=background | back | video"),
        .failing("single | app camera='Records video.' observesSystemPressure startQueue=⟦main⟧ | back | video"),
      ]
    ) { session, report in
      guard let queue = session.graph.app?.startQueue, queue.value == .main else { return }
      report.emit(
        "startRunning blocks the \"main\" queue until the session runs", at: queue.range,
        label: "freezes the interface",
        fixes: [
          Fix(
            "start on a background queue", .unsafe, edits: [report.edit.replacing(queue.range, with: "\"background\"")])
        ])
    }
  }
}
