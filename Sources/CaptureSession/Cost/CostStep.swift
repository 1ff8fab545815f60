package import CaptureModel

extension CostFactor {
  /// The rounding of `hardwareCost` to steps of the processor's clock.
  static let step = CostFactor("step", "rounded up to steps")
}

/// The steps that `hardwareCost` moves in: it is rounded up to a multiple of them, as a clock that has few speeds would.
///
/// Rounding keeps the order of costs, so whoever sums up unrounded shares compares the sum with a rounded limit.
package struct CostStep: Sendable {
  private let size: Double

  /// Steps of a size above 0.
  package init(size: Double) { self.size = size }

  /// The steps of a model; `nil` where it has none.
  package init?(_ model: CostCoefficients) {
    guard let step = model.step, step > 0 else { return nil }
    size = step
  }

  /// The multiple that a cost is rounded up to.
  package func rounded(_ cost: Double) -> Double {
    let nearest = (cost / size).rounded()
    return (nearest * size >= cost - CostModel.tolerance ? nearest : nearest + 1) * size
  }

  /// The highest unrounded cost whose rounded one is within a limit.
  package func unrounded(_ limit: Double) -> Double {
    ((limit + CostModel.tolerance) / size).rounded(.down) * size
  }

  /// What rounding adds to a cost, at each of its ends.
  func remainder(of cost: CostInterval) -> CostInterval {
    func remainder(_ cost: Double) -> Double { rounded(cost) - cost }
    return CostInterval(low: remainder(cost.low), value: cost.value.map(remainder), high: cost.high.map(remainder))
  }
}
