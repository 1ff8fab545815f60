import CaptureModel
import CaptureSession
import Testing

/// When a cost is within a limit.
struct CostJudgementTests {
  @Test(arguments: [
    (CostInterval(low: 0.8, value: 0.9, high: 1.0), CostJudgement.met),
    (CostInterval(low: 0.8, value: 0.9, high: 1.0 + 1e-12), .met),
    (CostInterval(low: 0.8, value: nil, high: 1.0), .met),
    (CostInterval(low: 0.8, value: 0.9, high: 1.1), .metByValue),
    (CostInterval(low: 0.8, value: 1.0, high: nil), .metByValue),
    (CostInterval(low: 1.0, value: 1.05, high: 1.1), .missedByValue),
    (CostInterval(low: 0.405, value: 1.949, high: 2.0), .missedByValue),
    (CostInterval(low: 1.01, value: 1.05, high: 1.1), .missed),
    (CostInterval(low: 1.01, value: nil, high: nil), .missed),
    (CostInterval(low: 0.9, value: nil, high: 1.1), .undecided),
    (CostInterval(low: 0.9, value: nil, high: nil), .undecided),
  ])
  func theEndsDecideThenTheValue(_ cost: CostInterval, _ judgement: CostJudgement) {
    #expect(cost.judged(against: 1) == judgement)
  }

  @Test func whatTheValueDecidesIsMissedOrMet() {
    let all: [CostJudgement] = [.met, .metByValue, .missedByValue, .missed, .undecided]
    #expect(all.map(\.isMissed) == [false, false, true, true, false])
    #expect(all.map(\.restsOnValue) == [false, true, true, false, false])
  }
}
