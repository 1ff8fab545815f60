package import CaptureModel

/// A driver of a cost: something that costs in proportion to its amount, by an unknown factor.
///
/// The pixel term of the model, (readout + w × delivered) ÷ B(w), is linear in the cost of a sensor pixel, 1 ÷ B(w),
/// and of a delivered pixel, w ÷ B(w). Since w is from 0 to 1, the first is the second plus something that isn't
/// negative. All other drivers are coefficients themselves, with the minimum that the laws of the model allow.
package enum CostDriver: Hashable, Sendable {
  /// The amount by which a sensor pixel costs more than a delivered one.
  case sensorPixels

  /// The cost of a pixel that is read and delivered.
  case deliveredPixels

  /// A coefficient.
  case key(CoefficientKey)

  /// The cost that a stabilization mode adds.
  case stabilization(StabilizationMode)

  /// The drivers for the pixel budget and the weight of delivered pixels.
  static let pixels: [CostDriver] = [.sensorPixels, .deliveredPixels]

  /// All drivers; every new `CoefficientKey` is one of them.
  static let all =
    pixels
    + CoefficientKey.allCases.filter { ![.pixelBudget, .pixelBudgetPerWeight, .deliveredWeight].contains($0) }
    .map { .key($0) }
    + StabilizationMode.allCases.filter { $0 != .off }.map { .stabilization($0) }
}

extension CoefficientKey {
  /// The minimum by the laws of the model: HDR never makes a session cheaper.
  var least: Double { self == .hdrFactor ? 1 : 0 }
}

/// The cost of each driver, in a model where everything is known exactly.
struct DriverValues {
  /// The cost by driver; a driver without an entry costs nothing.
  var values: [CostDriver: Double] = [:]

  subscript(driver: CostDriver) -> Double {
    get { values[driver] ?? 0 }
    set { values[driver] = newValue }
  }

  /// The cost of a sensor pixel.
  var perSensorPixel: Double { self[.sensorPixels] + self[.deliveredPixels] }

  /// The coefficients of the cost model with these values.
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

  /// The values of a profile's coefficients; unknown ones cost nothing.
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
