import CaptureModel

/// The coefficients for pixels, looked up once for all cameras and formats.
struct PixelWeights: Sendable {
  /// The factor of video HDR on the sensor rate; `nil` if unknown.
  let hdr: CostInterval?

  /// The facts that the profile lacks: the weight of delivered pixels, the pixel budget, or both.
  let missing: [Fact]

  // The weight of a delivered pixel at its low end, its high end and its value, each with its budget; `nil` if no
  // budget is known.
  private let ends: (low: Weight, high: Weight, value: Weight?)?

  private struct Weight {
    let delivered: Double
    let budget: CostInterval

    init(_ delivered: Double, _ budget: CostInterval, _ slope: CostInterval) {
      self.delivered = delivered
      self.budget = budget + slope * CostInterval(delivered)
    }
  }

  /// The weights of a profile's coefficients.
  init(_ coefficients: CostCoefficients) {
    hdr = coefficients[.hdrFactor]?.interval
    missing = [CoefficientKey.deliveredWeight, .pixelBudget].filter { coefficients[$0] == nil }
      .map { .coefficient($0) }
    guard let budget = coefficients[.pixelBudget]?.interval, let slope = coefficients[.pixelBudgetPerWeight]?.interval
    else {
      ends = nil
      return
    }
    let weight = coefficients[.deliveredWeight]?.interval ?? CostInterval(low: 0, value: nil, high: 1)
    ends = (
      Weight(weight.low, budget, slope), Weight(weight.high ?? 1, budget, slope),
      weight.value.map { Weight($0, budget, slope) }
    )
  }

  /// The cost of a pixel term. Its value uses the value of every coefficient. Its ends are the extremes over both ends
  /// of the weight of delivered pixels, each with its own budget, and over the ends of all other factors.
  func cost(of term: PixelTerm) -> CostInterval {
    guard let ends else { return .unbounded }
    func at(_ weight: Weight) -> CostInterval {
      var pixels = CostInterval.zero
      for delivered in term.delivered { pixels = pixels + term.readout + CostInterval(weight.delivered * delivered) }
      return pixels * term.rates * term.hdr / weight.budget
    }
    let range = at(ends.low).union(at(ends.high))
    return CostInterval(low: range.low, value: ends.value.flatMap { at($0).value }, high: range.high)
  }
}
