import CaptureSession
import CaptureModel

/// The end of a cost that a plan sums up and compares with a target.
///
/// A sum with a value is within a target if the value is; a sum without one, if its high end is. Both are sums over the
/// cameras, so a plan is searched for on each.
enum JudgedEnd: Sendable {
  /// The lowest possible cost: if it is above the target, nothing can make it fit.
  case low

  /// The best guess.
  case value

  /// The highest possible cost.
  case high
}

extension ReductionRequest {
  /// The end of a cost that is compared with a target.
  func end(of dimension: PlanDimension) -> JudgedEnd {
    if isConfident { return .high }
    return dimension == .systemPressureCost ? pressureEnd : hardwareEnd
  }

  /// The number that is compared with a target; `nil` if the cost has none.
  func judged(_ cost: CostInterval, _ dimension: PlanDimension) -> Double? {
    switch end(of: dimension) {
    case .low: cost.low
    case .value: cost.value
    case .high: cost.high
    }
  }

  /// The number for a candidate in a dimension; `nil` if it has none.
  func judged(_ share: CostShare, _ dimension: PlanDimension) -> Double? { judged(dimension.share(share), dimension) }

  /// The request, judged by one end of every cost.
  func judging(by end: JudgedEnd) -> ReductionRequest {
    var request = self
    (request.hardwareEnd, request.pressureEnd) = (end, end)
    return request
  }

  /// The request, judged by the high end of a cost.
  func judgingHighEnd(of dimension: PlanDimension) -> ReductionRequest {
    var request = self
    if dimension == .systemPressureCost { request.pressureEnd = .high } else { request.hardwareEnd = .high }
    return request
  }

  /// Whether a cost has fallen, by the number that is compared with a target; by its high end if it has no value.
  func hasFallen(_ dimension: PlanDimension, _ before: CostInterval?, _ after: CostInterval?) -> Bool {
    guard let before, let after else { return false }
    guard let old = judged(before, dimension), let new = judged(after, dimension) else {
      return (after.high ?? .infinity) < (before.high ?? .infinity) - CostModel.tolerance
    }
    return new < old - CostModel.tolerance
  }
}
