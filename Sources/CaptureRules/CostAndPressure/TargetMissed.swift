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
        .passing(CostExamples.graph(binned: true), on: "example-chip", profileText: CostExamples.profile),
        .failing(
          CostExamples.graph(binned: true, mark: true), on: "example-chip", profileText: CostExamples.profile,
          targets: CostTargets(hardware: 0.1)),
        .failing(
          CostExamples.graph(binned: true, mark: true), on: "example-chip",
          profileText: CostExamples.profileWithoutValue,
          targets: CostTargets(hardware: 0.1)),
        .unverified(
          CostExamples.graph(binned: true), on: "example-chip", profileText: CostExamples.profileWithoutValue,
          targets: CostTargets(hardware: 0.3)),
      ]
    ) { session, report in
      guard report.targets.hardware != nil || report.targets.pressure != nil else { return }
      let own = session.graph.plan?.targets
      func judge(_ cost: SessionCost, _ bill: CostBill, _ target: Double?, _ own: Located<Double>?) {
        guard let target else { return }
        let range = session.range(ofTarget: target, own)
        let judgement = bill.total.judged(against: target)
        if judgement == .undecided {
          for fact in bill.deciding(cost) { report.unverified(fact, at: range) }
        }
        guard judgement.isMissed else { return }
        report.emit(
          "\(cost.rawValue) is \(CostText.interval(bill.total)): above its target of \(JSONNumber.text(of: target))",
          at: range, label: label(bill.total, target, isAtTarget: own?.range == range),
          notes: [CostText.mostExpensive(bill)].compactMap { $0 }, help: CostText.howToReduce(report.costs.hardware),
          cost: Finding.Cost(cost.rawValue, bill.total.value ?? bill.total.low))
      }
      func label(_ cost: CostInterval, _ target: Double, isAtTarget: Bool) -> String {
        let figure = cost.value.map { Figure.number($0) } ?? "at least \(Figure.number(cost.low))"
        return isAtTarget ? "the cost is \(figure)" : "costs \(figure); the target is \(JSONNumber.text(of: target))"
      }
      judge(.hardwareCost, report.costs.hardware, report.targets.hardware, own?.hardwareCost)
      if let pressure = report.costs.pressure {
        judge(.systemPressureCost, pressure, report.targets.pressure, own?.systemPressureCost)
      }
    }
  }
}

extension ResolvedSession {
  /// The range of findings about a target: the graph's own target, if that one is in force.
  func range(ofTarget target: Double, _ own: Located<Double>?) -> SourceRange {
    (own?.value == target ? own?.range : nil) ?? costRange
  }
}
