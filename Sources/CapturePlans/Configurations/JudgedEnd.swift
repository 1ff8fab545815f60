import CaptureSession
import CaptureModel

/// What of a cost a plan sums up and compares with a target.
///
/// A sum that has a value is within a target if the value is, one that has none if its high end is. Both are sums over the
/// cameras, so a plan is sought on each.
enum JudgedEnd: Sendable {
  /// The least that it can be: what is above the target by that fits on no account.
  case low

  /// The best guess.
  case value

  /// The most that it can be.
  case high
}

extension ReductionRequest {
  /// What of a cost is compared with a target.
  func end(of dimension: PlanDimension) -> JudgedEnd {
    if isConfident { return .high }
    return dimension == .systemPressureCost ? pressureEnd : hardwareEnd
  }

  /// The number that is compared with a target; `nil` where the cost has none.
  func judged(_ cost: CostInterval, _ dimension: PlanDimension) -> Double? {
    switch end(of: dimension) {
    case .low: cost.low
    case .value: cost.value
    case .high: cost.high
    }
  }

  /// The number that a candidate has in a dimension; `nil` where it has none.
  func judged(_ share: CostShare, _ dimension: PlanDimension) -> Double? { judged(dimension.share(share), dimension) }

  /// The same request that goes by one end of every cost.
  func judging(by end: JudgedEnd) -> ReductionRequest {
    var request = self
    (request.hardwareEnd, request.pressureEnd) = (end, end)
    return request
  }

  /// The same request that goes by the high end of a cost.
  func judgingHighEnd(of dimension: PlanDimension) -> ReductionRequest {
    var request = self
    if dimension == .systemPressureCost { request.pressureEnd = .high } else { request.hardwareEnd = .high }
    return request
  }

  /// Whether a cost is lower than it was, by what is compared with a target; without a value by its high end.
  func hasFallen(_ dimension: PlanDimension, _ before: CostInterval?, _ after: CostInterval?) -> Bool {
    guard let before, let after else { return false }
    guard let old = judged(before, dimension), let new = judged(after, dimension) else {
      return (after.high ?? .infinity) < (before.high ?? .infinity) - CostModel.tolerance
    }
    return new < old - CostModel.tolerance
  }
}
