package import CaptureModel

extension CostFactor {
  /// The rounding of `hardwareCost` to steps of the processor's clock.
  static let step = CostFactor("step", "rounded up to steps")
}

/// The steps of `hardwareCost`: it is rounded up to a multiple, as with a clock that has few speeds.
///
/// Rounding keeps the order of costs, so a sum of unrounded shares can be compared with `unrounded(_:)` of the limit.
package struct CostStep: Sendable {
  private let size: Double

  /// Steps of a size above 0.
  package init(size: Double) { self.size = size }

  /// The steps of a model; `nil` if it has none.
  package init?(_ model: CostCoefficients) {
    guard let step = model.step, step > 0 else { return nil }
    size = step
  }

  /// The cost, rounded up to a multiple.
  package func roundedUp(_ cost: Double) -> Double {
    let nearest = (cost / size).rounded()
    return (nearest * size >= cost - CostModel.tolerance ? nearest : nearest + 1) * size
  }

  /// The highest unrounded cost that stays within a limit when rounded.
  package func unrounded(_ limit: Double) -> Double {
    ((limit + CostModel.tolerance) / size).rounded(.down) * size
  }

  /// The amount that rounding adds to a cost, at each of its ends.
  func remainder(of cost: CostInterval) -> CostInterval {
    func remainder(_ cost: Double) -> Double { roundedUp(cost) - cost }
    return CostInterval(low: remainder(cost.low), value: cost.value.map(remainder), high: cost.high.map(remainder))
  }
}
