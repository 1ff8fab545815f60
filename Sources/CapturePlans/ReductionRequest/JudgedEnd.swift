import CaptureSession
import CaptureModel

/// The end of a cost that a plan sums up and compares with a target.
///
/// If a sum has a value, the value has to be within the target; if it has none, its high end has to be. Both ends are
/// sums over the cameras, so a plan can be searched for with either.
enum JudgedEnd: Sendable {
  /// The lowest possible cost: if it is above the target, nothing can make it fit.
  case low

  /// The best guess.
  case value

  /// The highest possible cost.
  case high
}

extension ReductionRequest {
  /// Which bound of a cost, or its best guess, is compared with a target.
  func end(of dimension: PlanDimension) -> JudgedEnd {
    if isConfident { return .high }
    return dimension == .systemPressureCost ? pressureEnd : hardwareEnd
  }

  /// The number to compare with a target; `nil` if the cost has none.
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

  /// Whether the number compared with a target has fallen. If either cost has no such number, the high ends are compared.
  func hasFallen(_ dimension: PlanDimension, _ before: CostInterval?, _ after: CostInterval?) -> Bool {
    guard let before, let after else { return false }
    guard let old = judged(before, dimension), let new = judged(after, dimension) else {
      return (after.high ?? .infinity) < (before.high ?? .infinity) - CostModel.tolerance
    }
    return new < old - CostModel.tolerance
  }
}
