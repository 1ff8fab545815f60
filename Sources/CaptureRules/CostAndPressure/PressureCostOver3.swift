import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// systemPressureCost is at most 3.0.
  static var pressureCostOver3: Rule {
    Rule(
      "pressure-cost-over-3",
      title: "Runs for a short burst only",
      area: .cost,
      severity: .warning,
      confidence: .estimated,
      rationale: """
        Above 3.0 a session starts, but does not stay cool for long: it is interrupted when the system pressure reaches \
        its shutdown level. The talk gives half a minute as an example.
        """,
      sources: [.session("WWDC19 225"), .symbol("AVCaptureMultiCamSession.systemPressureCost")],
      examples: [
        .passing("multi | back 640x480 binned | a: video | front 640x480 binned | b: video")
          .on(CostExamples.warmProfile),
        .failing("⟦multi⟧ | back 1200x900 unbinned | a: video | front 1200x900 unbinned | b: video")
          .on(CostExamples.warmProfile),
        .failing("app camera='Films both sides of the street.' observesSystemPressure recordingMinutes=⟦5⟧ | multi")
          .and("back 1200x900 unbinned | a: video | front 1200x900 unbinned | b: video").on(CostExamples.warmProfile),
      ]
    ) { session, report in PressureBandCheck(band: .burst).run(session, &report) }
  }
}
