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
        .passing("multi | back 640x480 binned | a: video | front 640x480 binned | b: video").on(CostExamples.profile),
        .failing("⟦multi⟧ | back 1920x1440 unbinned | a: video | front 1920x1440 unbinned | b: video")
          .on(CostExamples.profile),
        .unverified("multi | back 1280x960 unbinned | a: video | front 1280x960 unbinned | b: video")
          .on(CostExamples.profileWithoutValue),
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
