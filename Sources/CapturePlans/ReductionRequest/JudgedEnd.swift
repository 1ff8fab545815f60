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

  /// Whether a cost above its target fell; `true` if no cost is above its target.
  func isLower(_ before: SessionCosts, _ after: SessionCosts) -> Bool {
    func fell(_ dimension: PlanDimension, _ before: CostBill?, _ after: CostBill?) -> Bool {
      guard let before, let after, exceeds(before.total, dimension.target(self)) else { return false }
      if hasFallen(dimension, before.total, after.total) { return true }
      // A device that rounds its cost up shows only several steps together.
      return !before.isRead && !after.isRead && hasFallen(dimension, before.unrounded, after.unrounded)
    }
    return isMet(by: before) || fell(.hardwareCost, before.hardware, after.hardware)
      || fell(.systemPressureCost, before.pressure, after.pressure)
  }

  /// Whether the number compared with a target has fallen. If either cost has no such number, the high ends are compared,
  /// and the low ends if neither has a high end.
  func hasFallen(_ dimension: PlanDimension, _ before: CostInterval?, _ after: CostInterval?) -> Bool {
    guard let before, let after else { return false }
    guard let old = judged(before, dimension), let new = judged(after, dimension) else {
      guard before.high != nil || after.high != nil else { return after.low < before.low - CostModel.tolerance }
      return (after.high ?? .infinity) < (before.high ?? .infinity) - CostModel.tolerance
    }
    return new < old - CostModel.tolerance
  }
}

extension CostBill {
  /// The sum of what inputs cost, before the device rounds it.
  fileprivate var unrounded: CostInterval { items.filter { $0.input != nil }.reduce(.zero) { $0 + $1.cost } }
}
