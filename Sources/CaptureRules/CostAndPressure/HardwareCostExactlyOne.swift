import JSONSource
import CaptureSession
import RuleKit

extension Rule {
  /// hardwareCost is not exactly 1.0.
  static var hardwareCostExactlyOne: Rule {
    Rule(
      "hardware-cost-exactly-one",
      title: "hardwareCost is exactly 1.0",
      area: .cost,
      severity: .warning,
      rationale: """
        Apple's statements about 1.0 itself disagree: the speaker says that 1.0 or more fails, the slides list 1.0 both as \
        runnable and as failing, and the headers say that only more than 1.0 fails.
        """,
      sources: [.session("WWDC19 225"), .symbol("AVCaptureSession.hardwareCost")],
      examples: [
        .passing("multi | back 640x480 binned | a: video | front 640x480 binned | b: video").on(CostExamples.profile),
        .failing("⟦multi⟧ | back 1000x750 unbinned | a: video | front 1000x750 unbinned | b: video")
          .on(CostExamples.exactProfile),
      ]
    ) { session, report in
      guard CostText.isExactlyOne(report.costs.hardware.total) else { return }
      report.emit(
        "hardwareCost is exactly 1.0: the talk says that this fails, the headers say that it runs",
        at: session.costRange, label: "exactly 1.0", notes: [Disagreement.costOfOne.note],
        help: "stay below 1.0: \(CostText.howToReduce(report.costs.hardware))")
    }
  }
}
