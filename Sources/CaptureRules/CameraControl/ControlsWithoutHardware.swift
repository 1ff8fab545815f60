import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A controls delegate is set only on a device with Camera Control.
  static var controlsWithoutHardware: Rule {
    Rule(
      "controls-without-hardware",
      title: "Controls delegate without Camera Control",
      area: .session,
      severity: .warning,
      asksDevice: true,
      rationale: """
        The whole of the controls API needs hardware with controls, where supportsControls is true: setControlsDelegate, \
        too, threw on a Mac without them. What it does on an iPhone without Camera Control is not known, so ask first.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["setsControlsDelegate"],
      settles: ["setsControlsDelegate"],
      sources: [
        .symbol("AVCaptureSession.supportsControls"), .symbol("AVCaptureSession.setControlsDelegate(_:queue:)"),
        .report("an exception of setControlsDelegate on a Mac"),
      ],
      examples: [
        .passing("app camera='Zooms in on birds.' observesSystemPressure handlesInterruptions requestsAuthorization")
          .with("setsControlsDelegate | single controls=[] | back 1920x1080 | preview").on(ControlExamples.profile(4)),
        .failing("app camera='Zooms in on birds.' observesSystemPressure handlesInterruptions requestsAuthorization")
          .with("setsControlsDelegate=⟦true⟧ | single controls=[] | back 1920x1080 | preview").on("iphone-13-mini"),
        .unverified("app camera='Zooms in on birds.' observesSystemPressure handlesInterruptions requestsAuthorization")
          .with("setsControlsDelegate | single controls=[] | back 1920x1080 | preview").on("ipad-a16"),
        .passing("app camera='Zooms in on birds.' observesSystemPressure")
          .with("handlesInterruptions requestsAuthorization setsControlsDelegate whereSupported=[setsControlsDelegate]")
          .and("single controls=[] | back 1920x1080 | preview").on("iphone-13-mini"),
        .passing("app camera='Zooms in on birds.' observesSystemPressure handlesInterruptions requestsAuthorization")
          .with("setsControlsDelegate | single controls=[(type=systemZoomSlider device=back optional)]")
          .and("back 1920x1080 | preview").on("iphone-13-mini"),
      ]
    ) { session, report in
      // With controls of its own, the session is refused or kept by another rule. An app that asks before it adds them
      // asks before it sets their delegate.
      guard let delegate = session.graph.app?.setsControlsDelegate, delegate.value,
        session.graph.session?.controls?.value.isEmpty ?? true, !session.graph.asksForControlsAlone
      else { return }
      let isThere = session.profile.maxControlsCount.map { $0.value > 0 } ?? session.profile.supportsControls?.value
      switch isThere {
      case true?: return
      case nil:
        report.unverified(
          whether: "the device has Camera Control", settledBy: .device(.maxControlsCount), at: delegate.range,
          lack: .value, decides: true)
      case false?:
        report.emit(
          "the device has no Camera Control, and the app gives the session a controls delegate", at: delegate.range,
          lack: .value, label: "ask supportsControls first", help: "set it only where supportsControls is true")
        report.unverified(
          whether: "a session takes a controls delegate on a device without Camera Control", settledBy: .unrecorded,
          at: delegate.range, lack: .value, decides: true)
      }
    }
  }
}

extension CaptureGraph {
  /// Whether the app asks before it adds controls, and doesn't ask again before it sets their delegate.
  fileprivate var asksForControlsAlone: Bool {
    let keys = guards.filter { $0.section == .app }.map(\.key)
    return !keys.contains("setsControlsDelegate")
      && guards.contains { $0.section == .controls || ($0.section == .session && $0.key == "controls") }
  }
}
