import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A recording in this band of systemPressureCost ends within 10 minutes.
  static var pressureCost10Min: Rule {
    Rule(
      "pressure-cost-10min",
      title: "Runs for up to 10 minutes",
      area: .cost,
      severity: .warning,
      confidence: .estimated,
      rationale: """
        Between 2.0 and 3.0 the camera system heats up: in an otherwise quiet system a session runs for up to 10 \
        minutes before it is interrupted. The app's own work on the GPU and the CPU shortens that.
        """,
      sources: [.session("WWDC19 225"), .symbol("AVCaptureMultiCamSession.systemPressureCost")],
      examples: [
        .passing("app camera='Films both sides of the street.' observesSystemPressure recordingMinutes=5 | multi")
          .and("back 800x600 unbinned | a: video | front 800x600 unbinned | b: video").on(CostExamples.warmProfile),
        .failing("app camera='Films both sides of the street.' observesSystemPressure recordingMinutes=⟦30⟧ | multi")
          .and("back 800x600 unbinned | a: video | front 800x600 unbinned | b: video").on(CostExamples.warmProfile),
      ]
    ) { session, report in PressureBandCheck(band: .tenMinutes).run(session, &report) }
  }
}
