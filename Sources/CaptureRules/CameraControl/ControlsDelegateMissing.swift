import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A session with controls has a controls delegate.
  static var controlsDelegateMissing: Rule {
    Rule(
      "controls-delegate-missing",
      title: "Controls without a controls delegate",
      area: .session,
      severity: .warning,
      rationale: """
        Controls become active only in a session that has a controls delegate. Without one they are added, and nothing \
        happens when the user presses Camera Control.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["controls"],
      sources: [
        .symbol("AVCaptureSession.setControlsDelegate(_:queue:)"), .symbol("AVCaptureSessionControlsDelegate"),
      ],
      examples: [
        .passing("app camera='Zooms in on birds.' observesSystemPressure handlesInterruptions requestsAuthorization")
          .with("setsControlsDelegate | single controls=[(type=slider)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .failing("app camera='Zooms in on birds.' observesSystemPressure handlesInterruptions requestsAuthorization")
          .with("setsControlsDelegate=⟦false⟧ | single controls=[(type=slider)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(4)),
        .failing("⟦app camera='Zooms in on birds.' observesSystemPressure handlesInterruptions requestsAuthorization⟧")
          .and("single controls=[(type=slider)] | back 1920x1080 | preview").on(ControlExamples.profile(4)),
        .passing("single controls=[(type=slider)] | back 1920x1080 | preview").on(ControlExamples.profile(4)),
      ]
    ) { session, report in
      guard let first = session.graph.session?.controls?.value.first, let app = session.graph.app,
        app.setsControlsDelegate?.value != true
      else { return }
      report.emit(
        "the app sets no controls delegate, so its controls do nothing",
        at: app.setsControlsDelegate?.range ?? app.range,
        label: "no delegate", notes: [Finding.Note("the controls are here", at: first.range)],
        help: "call setControlsDelegate before the session runs, and set \"setsControlsDelegate\": true in the graph")
    }
  }
}
