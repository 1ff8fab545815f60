package import CaptureModel

/// What a cost is fitted by: something that costs in proportion to a number, of which it is not known how much.
///
/// The pixel term of the model, (readout + w × delivered) ÷ B(w), is linear in what a sensor pixel and what a delivered
/// pixel cost, 1 ÷ B(w) and w ÷ B(w): with w from 0 to 1 the first is the second and something that is not negative. All
/// others are coefficients as they stand, from the least that the laws of the model allow.
package enum CostDriver: Hashable, Sendable {
  /// What a sensor pixel costs more than a delivered one.
  case sensorPixels

  /// What a pixel costs that is read and delivered.
  case deliveredPixels

  /// A coefficient.
  case key(CoefficientKey)

  /// What a stabilization mode adds.
  case stabilization(StabilizationMode)

  /// Those that stand for the pixel budget and the weight of delivered pixels.
  static let pixels: [CostDriver] = [.sensorPixels, .deliveredPixels]

  /// All of them; a new coefficient is one of them by being a `CoefficientKey`.
  static let all =
    pixels
    + CoefficientKey.allCases.filter { ![.pixelBudget, .pixelBudgetPerWeight, .deliveredWeight].contains($0) }
    .map { .key($0) }
    + StabilizationMode.allCases.filter { $0 != .off }.map { .stabilization($0) }
}

extension CoefficientKey {
  /// The least that the laws of the model allow: HDR never makes a session cheaper.
  var least: Double { self == .hdrFactor ? 1 : 0 }
}

/// How much each driver costs: a model in which everything is known exactly.
struct DriverValues {
  /// By driver; what is not here costs nothing.
  var values: [CostDriver: Double] = [:]

  subscript(driver: CostDriver) -> Double {
    get { values[driver] ?? 0 }
    set { values[driver] = newValue }
  }

  /// What a sensor pixel costs.
  var perSensorPixel: Double { self[.sensorPixels] + self[.deliveredPixels] }

  /// The coefficients of the cost model that say so.
  var coefficients: CostCoefficients {
    func exactly(_ value: Double) -> Coefficient { Coefficient(low: value, value: value, high: value) }
    var coefficients = CostCoefficients()
    for key in CoefficientKey.allCases { coefficients[key] = exactly(key.least + self[.key(key)]) }
    let cost = perSensorPixel
    coefficients[.pixelBudget] = exactly(1 / cost)
    coefficients[.pixelBudgetPerWeight] = exactly(0)
    coefficients[.deliveredWeight] = exactly(cost > 0 ? self[.deliveredPixels] / cost : 0)
    coefficients.stabilization = StabilizationMode.allCases.map {
      StabilizationCost(mode: $0, cost: exactly(self[.stabilization($0)]))
    }
    return coefficients
  }

  /// The values of a profile's coefficients; what is not known costs nothing.
  init(_ model: CostCoefficients) {
    for key in CoefficientKey.allCases { values[.key(key)] = max(0, (model[key]?.value ?? key.least) - key.least) }
    for cost in model.stabilization { values[.stabilization(cost.mode)] = cost.cost.value }
    guard let budget = model[.pixelBudget]?.value, let slope = model[.pixelBudgetPerWeight]?.value else { return }
    let weight = model[.deliveredWeight]?.value ?? 0
    let cost = 1 / (budget + slope * weight)
    values[.deliveredPixels] = cost * weight
    values[.sensorPixels] = cost * (1 - weight)
  }
}
