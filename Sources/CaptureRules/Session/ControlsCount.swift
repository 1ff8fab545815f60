import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A session has no more controls than it accepts.
  static let controlsCount = Rule(
    "controls-count",
    title: "Too many controls",
    area: .session,
    severity: .error,
    asksDevice: true,
    rationale: """
      A session takes at most maxControlsCount controls. For one more canAddControl is false, and addControl throws \
      NSInvalidArgumentException.
      """,
    availability: .iOS(OSVersion(18)),
    reads: ["controls"],
    sources: [.symbol("AVCaptureSession.maxControlsCount"), .symbol("AVCaptureSession.addControl(_:)")],
    examples: [
      .passing(
        ControlExamples.controls(#"{ "type": "slider" }, { "type": "indexPicker" }"#), on: "example-controls",
        profileText: ControlExamples.profile(2)),
      .failing(
        ControlExamples.controls(#"{ "type": "slider" }, { "type": "slider" }, ⟦{ "type": "indexPicker" }⟧"#),
        on: "example-controls", profileText: ControlExamples.profile(2)),
      .unverified(ControlExamples.controls(#"{ "type": "slider" }, { "type": "slider" }"#), on: "iphone-16-pro"),
      .passing(ControlExamples.controls(#"{ "type": "slider" }, { "type": "slider" }"#), on: "iphone-13-mini"),
    ]
  ) { session, report in
    // One control always fits if controls are supported, which another rule checks.
    guard let controls = session.graph.session?.controls?.value, controls.count > 1 else { return }
    guard let limit = session.profile.maxControlsCount?.value else {
      report.unverified(
        whether: "a session takes \(controls.count) controls", settledBy: .device(.maxControlsCount),
        at: controls[1].range)
      return
    }
    guard limit > 0, controls.count > limit else { return }
    report.emit(
      "the session has \(controls.count) controls and accepts \(limit)", at: controls[limit].range,
      label: "one too many", help: "add at most maxControlsCount controls")
  }
}
