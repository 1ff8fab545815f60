import CaptureModel
import CaptureSession
import JSONSource
public import RuleKit

extension Rule {
  /// The costs are within their targets.
  public static var targetMissed: Rule {
    Rule(
      "target-missed",
      title: "Cost is above its target",
      area: .cost,
      severity: .error,
      remedy: .lowerCost,
      isAboutCosts: true,
      rationale: """
        The graph's plan or the command line sets a highest cost, to leave room for what the model does not see or for \
        features to come. The predicted cost is above it: its value, or even its low end.
        """,
      sources: [.format("plan.targets, --target and --pressure-target")],
      examples: [
        .passing("multi | back 640x480 binned | a: video | front 640x480 binned | b: video").on(CostExamples.profile),
        .failing("⟦multi⟧ | back 640x480 binned | a: video", aims: PlanAims(targets: CostTargets(hardware: 0.1)))
          .and("front 640x480 binned | b: video").on(CostExamples.profile),
        .failing("⟦multi⟧ | back 640x480 binned | a: video", aims: PlanAims(targets: CostTargets(hardware: 0.1)))
          .and("front 640x480 binned | b: video").on(CostExamples.profileWithoutValue),
        .unverified("multi | back 640x480 binned | a: video", aims: PlanAims(targets: CostTargets(hardware: 0.3)))
          .and("front 640x480 binned | b: video").on(CostExamples.profileWithoutValue),
      ]
    ) { session, report in
      let aims = report.aims
      guard aims.hardwareTarget != nil || aims.pressureTarget != nil else { return }
      func judge(_ cost: SessionCost, _ bill: CostBill, _ aim: Aim<Double>?) {
        guard let aim else { return }
        let (target, range) = (aim.value, session.range(of: aim))
        let judgement = bill.total.judged(against: target)
        if judgement == .undecided {
          for fact in bill.deciding(cost) { report.unverified(fact, at: range) }
        }
        guard judgement.isMissed else { return }
        report.emit(
          "\(cost.rawValue) is \(CostText.interval(bill.total)): above its target of \(JSONNumber.text(of: target))",
          at: range, label: label(bill.total, target, isAtTarget: aim.origin.graphRange != nil),
          notes: [CostText.mostExpensive(bill)].compactMap { $0 }, help: CostText.howToReduce(report.costs.hardware),
          cost: Finding.Cost(cost.rawValue, bill.total.value ?? bill.total.low))
      }
      func label(_ cost: CostInterval, _ target: Double, isAtTarget: Bool) -> String {
        let figure = cost.value.map { Figure.number($0) } ?? "at least \(Figure.number(cost.low))"
        return isAtTarget ? "the cost is \(figure)" : "costs \(figure); the target is \(JSONNumber.text(of: target))"
      }
      judge(.hardwareCost, report.costs.hardware, aims.hardwareTarget)
      if let pressure = report.costs.pressure {
        judge(.systemPressureCost, pressure, aims.pressureTarget)
      }
    }
  }
}

extension ResolvedSession {
  /// The range of findings about a target: the graph's own target, if that one is in force.
  func range(of target: Aim<Double>) -> SourceRange { target.origin.graphRange ?? costRange }
}
