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
        contains 1.0 or a target, only a device can tell; the verdict goes by the value.
        """,
      sources: [
        .inference("the interval of the cost model holds the limit"), .symbol("AVCaptureSession.hardwareCost"),
      ],
      examples: [
        .passing(CostExamples.graph(binned: true), on: "example-chip", profileText: CostExamples.profile),
        .failing(
          CostExamples.graph(width: 1280, binned: false, mark: true), on: "example-chip",
          profileText: CostExamples.profile),
        .failing(
          CostExamples.graph(width: 1400, binned: false, mark: true), on: "example-chip",
          profileText: CostExamples.profile),
        .failing(
          CostExamples.graph(binned: true, mark: true), on: "example-chip", profileText: CostExamples.profile,
          aims: PlanAims(targets: CostTargets(hardware: 0.31))),
        .passing(
          .graph(
            .multiCam(), inputs: [.back(), .front()], outputs: [.videoData(id: "a"), .videoData(id: "b")],
            connections: [.video(to: "a"), .video(from: "front", to: "b")]),
          on: "example-chip", profileText: CostExamples.profile),
      ]
    ) { session, report in
      let cost = report.costs.hardware.total
      // If the cost is unknown because a format is, other rules report that.
      guard cost.value != nil, !CostText.isExactlyOne(cost) else { return }
      func emit(_ remark: String, at range: SourceRange, label: String, refuses: Bool = false) {
        report.emit(
          "hardwareCost is \(CostText.interval(cost)): \(remark)", at: range, refuses: refuses, label: label,
          notes: [CostText.mostExpensive(report.costs.hardware)].compactMap { $0 },
          help: "read hardwareCost on the device, or lower the cost: \(CostText.howToReduce(report.costs.hardware))")
      }
      switch cost.judged(against: 1) {
      case .missedByValue:
        return emit(cost.remarkOverOne ?? "", at: session.costRange, label: "above 1.0", refuses: true)
      case .metByValue: return emit(cost.remarkOverOne ?? "", at: session.costRange, label: "near 1.0")
      case .met where cost.high.map { $0 >= 1 - CostModel.tolerance } == true:
        return emit("it may reach 1.0", at: session.costRange, label: "near 1.0")
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
