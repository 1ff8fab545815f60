import CaptureModel
import JSONSource
import CaptureSession
import RuleKit

extension Rule {
  /// hardwareCost is at most 1.0.
  static var hardwareCostOver: Rule {
    Rule(
      "hardware-cost-over",
      title: "hardwareCost is above 1.0",
      area: .cost,
      severity: .error,
      remedy: .lowerCost,
      isAboutCosts: true,
      rationale: """
        One image signal processor serves every camera, and it can process only so many pixels a second. Above \
        1.0 the session stops with a runtime error (AVError.sessionHardwareCostOverage, -11872); there is no degraded \
        mode.
        """,
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureSession.hardwareCost"),
        .symbol("AVError.Code.sessionHardwareCostOverage"),
      ],
      examples: [
        .passing(CostExamples.graph(binned: true), on: "example-chip", profileText: CostExamples.profile),
        .failing(
          CostExamples.graph(width: 1920, binned: false, mark: true), on: "example-chip",
          profileText: CostExamples.profile),
        .unverified(
          CostExamples.graph(width: 1280, binned: false), on: "example-chip",
          profileText: CostExamples.profileWithoutValue),
      ]
    ) { session, report in
      let cost = report.costs.hardware.total
      let judgement = cost.judged(against: 1)
      if judgement == .undecided {
        for fact in report.costs.hardware.deciding(.hardwareCost) { report.unverified(fact, at: session.costRange) }
      }
      // If the interval contains 1.0, `hardware-cost-near-limit` reports it.
      guard judgement == .missed else { return }
      report.emit(
        "hardwareCost is \(CostText.interval(cost)): above 1.0 the session does not run",
        at: session.costRange, label: "over 1.0",
        notes: [CostText.mostExpensive(report.costs.hardware)].compactMap { $0 },
        help: CostText.howToReduce(report.costs.hardware),
        cost: Finding.Cost(SessionCost.hardwareCost.rawValue, cost.value ?? cost.low))
    }
  }
}
