import CaptureModel
import JSONSource
import CaptureSession
import RuleKit

extension Rule {
  /// hardwareCost stays clear of the limit of 1.0.
  static let hardwareCostNearLimit = Rule(
    "hardware-cost-near-limit",
    title: "hardwareCost may be above 1.0",
    area: .cost,
    severity: .warning,
    confidence: .estimated,
    rationale: """
      Apple publishes what drives hardwareCost, not the formula, so a prediction is an interval. Where the interval \
      holds 1.0 only a device can tell whether the session runs.
      """,
    sources: [
      .inference("the interval of the cost model holds the limit"), .symbol("AVCaptureSession.hardwareCost"),
    ],
    examples: [
      .passing(CostExamples.graph(binned: true), on: "example-chip", profileText: CostExamples.profile),
      .failing(
        CostExamples.graph(width: 1280, binned: false, mark: true), on: "example-chip",
        profileText: CostExamples.profile),
      .passing(
        #"""
        { "capplan": 1,
          "session": { "type": "multiCam" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" },
                      { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front" } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "a" },
                           { "input": "front", "port": "video", "output": "b" } ] }
        """#, on: "example-chip", profileText: CostExamples.profile),
    ]
  ) { session, report in
    let cost = report.costs.hardware.total
    guard cost.low <= 1 + CostModel.tolerance, let high = cost.high, high >= 1 - CostModel.tolerance,
      !CostText.isExactlyOne(cost)
    else { return }
    // If the cost is not known because a format is not, other rules report that.
    guard cost.value != nil else { return }
    report.emit(
      "hardwareCost is \(CostText.interval(cost)): it may \(high > 1 + CostModel.tolerance ? "be above" : "reach") 1.0",
      at: session.costRange, label: "near 1.0",
      notes: [CostText.mostExpensive(report.costs.hardware)].compactMap { $0 },
      help: "read hardwareCost on the device, or lower the cost: \(CostText.howToReduce)")
  }
}
