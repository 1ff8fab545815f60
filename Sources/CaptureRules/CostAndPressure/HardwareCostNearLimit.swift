import CaptureModel
import JSONSource
import CaptureSession
import RuleKit

extension Rule {
  /// hardwareCost stays clear of the limit of 1.0.
  static var hardwareCostNearLimit: Rule {
    Rule(
      "hardware-cost-near-limit",
      title: "hardwareCost may be above 1.0",
      area: .cost,
      severity: .warning,
      confidence: .estimated,
      remedy: .lowerCost,
      isAboutCosts: true,
      rationale: """
        Apple publishes what drives hardwareCost, not the formula, so a prediction is an interval. If the interval \
        contains 1.0 or a target, only a device can tell; the verdict goes by the value. If it ends at 1.0, that is a note: \
        at 1.0 a session still runs.
        """,
      sources: [
        .inference("the interval of the cost model holds the limit"), .symbol("AVCaptureSession.hardwareCost"),
      ],
      examples: [
        .passing("multi | back 640x480 binned | a: video | front 640x480 binned | b: video").on(CostExamples.profile),
        .failing("⟦multi⟧ | back 1280x960 unbinned | a: video | front 1280x960 unbinned | b: video")
          .on(CostExamples.profile),
        .failing("⟦multi⟧ | back 1400x1050 unbinned | a: video | front 1400x1050 unbinned | b: video")
          .on(CostExamples.profile),
        .failing("⟦multi⟧ | back 640x480 binned | a: video", aims: PlanAims(targets: CostTargets(hardware: 0.31)))
          .and("front 640x480 binned | b: video").on(CostExamples.profile),
        .passing("multi | back | a: video | front | b: video").on(CostExamples.profile),
      ]
    ) { session, report in
      let cost = report.costs.hardware.total
      // If the cost is unknown because a format is, other rules report that.
      guard cost.value != nil, !CostText.isExactlyOne(cost) else { return }
      func emit(
        _ remark: String, at range: SourceRange, label: String, refuses: Bool = false, severity: Severity? = nil
      ) {
        report.emit(
          "hardwareCost is \(CostText.interval(cost)): \(remark)", at: range, severity: severity, refuses: refuses,
          label: label,
          notes: [CostText.mostExpensive(report.costs.hardware)].compactMap { $0 },
          help: "read hardwareCost on the device, or lower the cost: \(CostText.howToReduce(report.costs.hardware))")
      }
      switch cost.judged(against: 1) {
      case .missedByValue:
        return emit(cost.remarkOverOne ?? "", at: session.costRange, label: "above 1.0", refuses: true)
      case .metByValue: return emit(cost.remarkOverOne ?? "", at: session.costRange, label: "near 1.0")
      case .met where cost.high.map { $0 >= 1 - CostModel.tolerance } == true:
        // At 1.0 a session still runs.
        return emit("it may reach 1.0", at: session.costRange, label: "near 1.0", severity: .note)
      case .met, .missed, .undecided: break
      }
      // If the value is above the target, `target-missed` reports it.
      guard let target = report.aims.hardwareTarget, cost.judged(against: target.value) == .metByValue else { return }
      emit(
        "it may be above its target of \(JSONNumber.text(of: target.value))",
        at: session.range(of: target), label: "near its target")
    }
  }
}
