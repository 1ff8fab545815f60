import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app switches Center Stage only in the modes that let it.
  static var centerStageControlMode: Rule {
    Rule(
      "center-stage-control-mode",
      title: "Only the user switches Center Stage",
      area: .inputs,
      severity: .error,
      rationale: """
        In the control mode user, which is the default, only the user switches Center Stage, in Control Center: setting \
        isCenterStageEnabled, on or off, throws NSInvalidArgumentException. In the mode app only the app switches it, and \
        in cooperative both.
        """,
      availability: .iOS(OSVersion(14, 5)),
      reads: ["centerStageEnabled"],
      sources: [
        .symbol("AVCaptureDevice.isCenterStageEnabled"), .symbol("AVCaptureDevice.centerStageControlMode"),
      ],
      hasFix: true,
      examples: [
        .passing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=cooperative centerStageEnabled | single | back 1280x720 | video")
          .on(CenterStageExamples.profile()),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageEnabled=⟦true⟧ | single | back 1280x720 | video").on(CenterStageExamples.profile()),
        .failing("app camera='Shows you in calls.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("centerStageControlMode=user centerStageEnabled=⟦false⟧ | single | back 1280x720 | video")
          .on(CenterStageExamples.profile()),
      ]
    ) { session, report in
      guard let app = session.graph.app, let enabled = app.centerStageEnabled else { return }
      let mode = app.centerStageControlMode
      guard mode?.value ?? .user == .user else { return }
      let cooperative = "\"\(CenterStageControlMode.cooperative.rawValue)\""
      let edit =
        mode.map { report.edit.replacing($0.range, with: cooperative) }
        ?? report.edit.adding("centerStageControlMode", cooperative, to: app.range)
      report.emit(
        "only the user turns Center Stage on and off in the control mode \"user\"", at: enabled.range,
        label: "can't be set",
        notes: (mode?.range).map { [Finding.Note("the mode is set here", at: $0)] } ?? [],
        fixes: [Fix("let the user and the app switch it", .unsafe, edits: [edit])],
        help: mode == nil ? "the mode is \"user\" unless the app sets centerStageControlMode" : nil)
    }
  }
}
