import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A session has no more controls than it accepts.
  static var controlsCount: Rule {
    Rule(
      "controls-count",
      title: "Too many controls",
      area: .session,
      severity: .error,
      asksDevice: true,
      rationale: """
        A session takes at most maxControlsCount controls. For one more canAddControl is false, and addControl throws \
        NSInvalidArgumentException. An app that asks canAddControl first runs without that control.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["controls"],
      sources: [.symbol("AVCaptureSession.maxControlsCount"), .symbol("AVCaptureSession.addControl(_:)")],
      examples: [
        .passing("single controls=[(type=slider), (type=indexPicker)] | back 1920x1080 | preview")
          .on(ControlExamples.profile(2)),
        .failing("single controls=[(type=slider), (type=slider), ⟦(type=indexPicker)⟧] | back 1920x1080 | preview")
          .on(ControlExamples.profile(2)),
        .unverified("single controls=[(type=slider), (type=slider)] | back 1920x1080 | preview").on("iphone-16-pro"),
        .passing("single controls=[(type=slider), (type=slider)] | back 1920x1080 | preview").on("iphone-13-mini"),
        .passing("single controls=[(type=slider), (type=slider optional)] | back 1920x1080 | preview")
          .on("iphone-16-pro"),
        .failing("single controls=[(type=slider optional), ⟦(type=indexPicker)⟧] | back 1920x1080 | preview")
          .on(ControlExamples.profile(1)),
      ]
    ) { session, report in
      // One control always fits if controls are supported, which another rule checks.
      guard let controls = session.graph.session?.controls?.value, controls.count > 1 else { return }
      guard let limit = session.profile.maxControlsCount?.value else {
        // Whether the device has Camera Control at all is then what is not known.
        if session.profile.supportsControls?.value != true { return }
        let more = session.controls(after: 1, controls)
        for (range, lack) in [(more.demanded.first, nil), (more.optional.first, Lack.elements(more.optional))] {
          guard let range else { continue }
          report.unverified(
            whether: "a session takes \(controls.count) controls", settledBy: .device(.maxControlsCount), at: range,
            lack: lack)
        }
        return
      }
      guard limit > 0 else { return }
      let more = session.controls(after: limit, controls)
      for (range, lack) in [(more.demanded.first, nil), (more.optional.first, Lack.elements(more.optional))] {
        guard let range else { continue }
        report.emit(
          "the session has \(controls.count) controls and accepts \(limit)", at: range, lack: lack,
          label: "one too many", help: "add at most maxControlsCount controls")
      }
    }
  }
}

extension ResolvedSession {
  /// The places of the controls after the first ones, those that the app demands apart from those it asks about.
  fileprivate func controls(
    after count: Int, _ controls: [Located<GraphControl>]
  ) -> (demanded: [SourceRange], optional: [SourceRange]) {
    let more = controls.dropFirst(count).map(\.range)
    let optional = more.filter { range in
      graph.guards.contains { $0.section == .controls && $0.key == nil && $0.range == range }
    }
    return (more.filter { !optional.contains($0) }, optional)
  }
}
