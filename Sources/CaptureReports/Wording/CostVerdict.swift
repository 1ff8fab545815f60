package import CaptureModel
import CaptureSession
import JSONSource

/// What a cost says beside its limit: a word, and one figure. The interval is told only where it decides.
package enum CostVerdict: Hashable {
  case fits, near, over, unverified

  /// The verdict on a cost.
  package init(_ cost: CostInterval, limit: Double) {
    switch cost.judged(against: limit) {
    case .met: self = .fits
    case .metByValue: self = .near
    case .missed, .missedByValue: self = .over
    case .undecided: self = .unverified
    }
  }

  /// One cost, or the costs of devices with the same verdict: `fits (0.23 to 0.68 of 1.0)`, `near (0.9, up to 1.1)`,
  /// `over (1.3)`.
  package static func words(_ costs: [CostInterval], limit: Double) -> String {
    guard let first = costs.first, !costs.allSatisfy(\.tellsNothing) else { return "not known" }
    func range(_ values: [Double]) -> String {
      let ends = [values.min(), values.max()].compactMap { $0.map { Figure.short($0, beside: limit) } }
      return ends.first == ends.last ? ends.first ?? "" : ends.joined(separator: " to ")
    }
    let hasValues = costs.allSatisfy { $0.value != nil }
    let values = range(costs.map { $0.value ?? $0.low })
    let (lows, highs) = (costs.map(\.low), costs.map { $0.high ?? .infinity })
    let most = highs.max() ?? .infinity
    // Only a limit other than 1 has to be told: 1 is that of the hardware.
    let ofLimit = limit == 1 ? "" : " of \(Figure.short(limit))"
    switch CostVerdict(first, limit: limit) {
    case .fits: return "fits (\(hasValues ? values : "at most " + range(highs)) of \(Figure.short(limit)))"
    case .near:
      let end = most.isFinite ? "up to \(Figure.short(most, beside: limit))" : "with no upper bound"
      return "near (\(values)\(ofLimit), \(end))"
    case .over where !hasValues: return "over (at least \(range(lows))\(ofLimit))"
    case .over:
      // Below the limit, the low end says that it may fit after all.
      let least = lows.min() ?? 0
      let doubt = least > limit + CostModel.tolerance ? "" : ", from \(Figure.short(least, beside: limit))"
      return "over (\(values)\(ofLimit)\(doubt))"
    case .unverified:
      if most.isFinite { return "unverified (\(range(lows + highs))\(ofLimit))" }
      let least = lows.min() ?? 0
      return least < 0.0005 ? "not known" : "unverified (at least \(Figure.short(least, beside: limit))\(ofLimit))"
    }
  }
}
