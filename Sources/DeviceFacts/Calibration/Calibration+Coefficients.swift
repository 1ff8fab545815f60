import CaptureModel
import CaptureSession
import JSONSource

// The coefficients that are taken over from the fits.
extension Calibration {
  /// Takes over the pixel budget and the weight of delivered pixels, which come from two drivers, and then the rest.
  mutating func takeHardware(_ fit: CostFit) {
    takePixels(fit)
    if !leavesBudgetOpen { coefficients.step = fit.step }
    take(fit)
  }

  private mutating func takePixels(_ fit: CostFit) {
    guard let sensor = fit.drivers.firstIndex(of: .sensorPixels),
      let both = fit.drivers.firstIndex(of: .deliveredPixels)
    else { return }
    let (read, delivered) = fit.pixels
    let ratio = read > 0 ? delivered / read : 1
    // Along this line the weight doesn't affect the readings as a whole: B(w) = B(0) × (1 + ratio × w).
    func cost(_ sensors: Double, _ pixels: Double) -> Double { sensors + (1 + ratio) * pixels }
    let form = fit.drivers.indices.map { $0 == sensor ? 1.0 : $0 == both ? 1 + ratio : 0 }
    let ends = fit.range(of: form)
    let value = cost(fit.point[sensor], fit.point[both])
    // If pixels may cost next to nothing, something else may explain the whole cost.
    leavesBudgetOpen = value <= 0 || ends.low < value * 1e-3
    if leavesBudgetOpen { return }
    let source = source(of: form, in: fit)
    if source == sources.measured { measured.formUnion(CostDriver.pixels) }
    let budget = Coefficient(
      low: 1 / max(ends.high, value), value: 1 / value, high: 1 / min(ends.low, value), source: source)
    let weight = fit.point[both] / (fit.point[sensor] + fit.point[both])
    coefficients[.pixelBudget] = budget
    coefficients[.pixelBudgetPerWeight] =
      Coefficient(
        low: max(1, budget.low * ratio), value: max(1, budget.value * ratio), high: max(1, budget.high * ratio),
        source: source
      ).short
    coefficients[.deliveredWeight] =
      Coefficient(
        low: weightEnd(fit, sensor, both, from: weight, to: 0), value: weight,
        high: weightEnd(fit, sensor, both, from: weight, to: 1),
        source: self.source(of: fit.drivers.indices.map { $0 == both ? 1 : 0 }, in: fit)
      ).short
  }

  /// The allowed weight nearest to an end.
  ///
  /// A weight is the quotient of two linear forms, so it is found by bisection.
  private func weightEnd(_ fit: CostFit, _ sensor: Int, _ both: Int, from weight: Double, to end: Double) -> Double {
    let isUp = end > weight
    /// Whether the readings allow this weight or one nearer to the end of its range. The last weight `w` that they
    /// allow is where `both * (1 - w) - sensor * w` is 0.
    func isAllowed(_ weight: Double) -> Bool {
      let form = fit.drivers.indices.map { $0 == both ? 1 - weight : $0 == sensor ? -weight : 0 }
      let range = fit.range(of: form)
      let tolerance = 1e-9 * (fit.point[sensor] + fit.point[both])
      return isUp ? range.high >= -tolerance : range.low <= tolerance
    }
    if weight == end || isAllowed(end) { return end }
    var (allowed, refused) = (weight, end)
    for _ in 0..<30 {
      let middle = (allowed + refused) / 2
      if isAllowed(middle) { allowed = middle } else { refused = middle }
    }
    return allowed
  }

  /// The source of a linear form of the drivers.
  ///
  /// A form that the readings determine is measured, if the model explains the readings and some are left to check it.
  private func source(of form: [Double], in fit: CostFit, isSure: Bool = true) -> String {
    isSure && fit.isChecked && fit.explains(within: tolerance) && fit.determines(form)
      ? sources.measured : sources.estimated
  }

  /// Takes over the drivers that are coefficients themselves.
  ///
  /// If the budget wasn't fitted, only drivers that the readings determine independently mean anything.
  mutating func take(_ fit: CostFit, isSure: Bool = true) {
    let isPartial = leavesBudgetOpen && fit.cost == .hardwareCost
    for (index, driver) in fit.drivers.enumerated() {
      let source = source(of: fit.drivers.indices.map { $0 == index ? 1 : 0 }, in: fit, isSure: isSure)
      if isPartial, CostDriver.pixels.contains(driver) || source == sources.estimated { continue }
      fitted.append(driver)
      if CostDriver.pixels.contains(driver) { continue }
      if source == sources.measured { measured.insert(driver) }
      switch driver {
      case .sensorPixels, .deliveredPixels: break
      case .key(let key):
        coefficients[key] = fit.coefficient(of: index, least: key.least)
        coefficients[key]?.source = source
      case .stabilization(let mode):
        var cost = fit.coefficient(of: index)
        cost.source = source
        if let known = coefficients.stabilization.firstIndex(where: { $0.mode == mode }) {
          coefficients.stabilization[known].cost = cost
        } else {
          coefficients.stabilization.append(StabilizationCost(mode: mode, cost: cost))
        }
      }
    }
  }
}
