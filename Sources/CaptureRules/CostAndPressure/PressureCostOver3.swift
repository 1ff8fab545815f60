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
        .passing(CostExamples.graph(binned: true), on: "example-chip", profileText: CostExamples.warmProfile),
        .failing(
          CostExamples.graph(width: 1200, binned: false, mark: true), on: "example-chip",
          profileText: CostExamples.warmProfile),
        .failing(
          CostExamples.graph(width: 1200, binned: false, app: CostExamples.app(minutes: "⟦5⟧")),
          on: "example-chip", profileText: CostExamples.warmProfile),
      ]
    ) { session, report in PressureBandCheck(band: .burst).run(session, &report) }
  }
}
