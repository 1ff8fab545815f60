import CaptureModel

/// The coefficients that a camera's pixels are charged with, looked up once for all cameras and formats.
struct PixelWeights: Sendable {
  /// What video HDR multiplies the sensor rate by; `nil` where it is not known.
  let hdr: CostInterval?

  /// Those of the weight and the budget that are not known.
  let missing: [Fact]

  // The weight of a delivered pixel at its least, its most and, where it is known, its best guess, each with the budget
  // that belongs to it; `nil` where no budget is known.
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

  /// The cost of a pixel term at every coefficient's value; its ends are the extremes over both ends of the weight of
  /// delivered pixels, each with the budget that belongs to it, and over the ends of everything else.
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
