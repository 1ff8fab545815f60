import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// At serious pressure or earlier, the app reduces the load of its cameras.
  static var pressureSeriousThrottle: Rule {
    Rule(
      "pressure-serious-throttle",
      title: "No relief at serious pressure",
      area: .pressure,
      severity: .warning,
      rationale: """
        At serious pressure and above, the system takes cycles away from the app, and pictures suffer: it is time to lower \
        frame rates. At critical pressure that is urgent, since shutdown comes next.
        """,
      availability: .iOS(OSVersion(11, 1)),
      reads: ["pressureResponse"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDevice.SystemPressureState.Level.serious"),
        .symbol("AVCaptureDevice.SystemPressureState.Level.critical"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video")
          .and("pressureResponse nominal=(frameRates=(back=60)) serious=(frameRates=(back=30))"),
        .failing("back 1280x720 | video")
          .and("pressureResponse nominal=(frameRates=(back=60)) serious=⟦(throttlesProcessing)⟧"),
        .failing("back 1280x720 | video | ⟦pressureResponse nominal=(frameRates=(back=60))⟧"),
        .failing("back 1280x720 | video")
          .and("⟦pressureResponse nominal=(frameRates=(back=60)) critical=(frameRates=(back=20))⟧"),
      ]
    ) { session, report in
      guard !session.cameras.isEmpty, let response = session.graph.pressureResponse,
        let reactions = PressureReactions(session),
        !reactions.levels("fair", "serious").contains(where: { reactions.eases($0.reaction) })
      else { return }
      let isLate = reactions.levels("critical").contains { reactions.eases($0.reaction) }
      let rates = session.cameras.map { (key: $0.id, json: "\($0.easedRate)") }
      let edits =
        response.serious.map { $0.settingRates(rates, report.edit) }
        ?? [
          report.edit.adding("serious", "{ \"frameRates\": \(PressureReaction.object(rates)) }", to: response.range)
        ]
      report.emit(
        isLate
          ? "the cameras keep running as before at serious pressure, until it is critical"
          : "the cameras keep running as before at serious and critical pressure",
        at: response.serious?.range ?? response.range, severity: isLate ? .note : nil,
        label: "doesn't lower the frame rate",
        fixes: [Fix("lower the frame rates at serious", .unsafe, edits: edits)])
    }
  }
}
