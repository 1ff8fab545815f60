import CaptureModel
import CaptureSession
import JSONSource

/// The coefficients that are taken over from the fits.
struct FittedCoefficients {
  /// The cost model: the fitted coefficients, and the profile's own for the rest.
  var coefficients: CostCoefficients

  /// The drivers that were fitted and used, in order.
  private(set) var fitted: [CostDriver] = []

  /// The fitted drivers that are `measured`: the readings determine them, the model explains the readings, and some
  /// readings check it.
  ///
  /// The others are estimates, within the bounds that the readings set.
  private(set) var measured: Set<CostDriver> = []

  /// Whether the readings give the pixel budget no upper bound; then the profile's stays.
  private(set) var leavesBudgetOpen = false

  /// How far a reading may be from a model that explains it, beyond its digits.
  private let tolerance: Double

  /// The ids of the sources for measured and for estimated values.
  private let sources: Calibration.Sources

  /// The coefficients of a profile, before any fit.
  init(_ coefficients: CostCoefficients, tolerance: Double, sources: Calibration.Sources) {
    (self.coefficients, self.tolerance, self.sources) = (coefficients, tolerance, sources)
  }

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

  /// Widens the ends of the fitted coefficients until every reading is between the costs at the two ends.
  ///
  /// If a model doesn't fit its readings exactly, no values give all of them. Even values with the smallest largest
  /// error may give none of them.
  mutating func hold(_ readings: [CalibrationReading], of fit: CostFit) {
    guard !fit.isExact, fit.cost == .systemPressureCost || !leavesBudgetOpen else { return }
    let byID = Dictionary(readings.map { ($0.id, $0) }) { first, _ in first }
    for row in fit.rows.indices {
      guard let reading = byID[fit.rows[row].id] else { continue }
      let drivers = fit.drivers(of: row)
      for isUp in [true, false] {
        for _ in 0..<Self.mostSteps {
          guard let factor = factor(of: reading, fit, isUp: isUp) else { break }
          widen(drivers, by: factor, isUp: isUp)
        }
      }
    }
  }

  /// One step is enough if the coefficients known before add nothing to the cost.
  private static let mostSteps = 50

  /// The factor by which all fitted parts must cost more, or less, to include a reading; `nil` if it is included
  /// already.
  private func factor(of reading: CalibrationReading, _ fit: CostFit, isUp: Bool) -> Double? {
    guard let read = reading.read(fit.cost)?.value, let cost = reading.cost(fit.cost, coefficients) else { return nil }
    func rounded(_ cost: Double) -> Double { fit.step.map { CostStep(size: $0).roundedUp(cost) } ?? cost }
    if isUp {
      guard let high = cost.high, high > 0, rounded(high) < read else { return nil }
      return max(read / high, 1 + 1e-6)
    }
    guard cost.low > 0, rounded(cost.low) > read else { return nil }
    return min(read / cost.low, 1 - 1e-6)
  }

  private mutating func widen(_ drivers: [CostDriver], by factor: Double, isUp: Bool) {
    func widened(_ coefficient: Coefficient, least: Double = 0) -> Coefficient {
      var wide = coefficient
      if isUp { wide.high *= factor } else { wide.low = max(least, wide.low * factor) }
      return wide.short
    }
    if drivers.contains(where: CostDriver.pixels.contains) {
      for key in [CoefficientKey.pixelBudget, .pixelBudgetPerWeight] {
        // A smaller budget means a higher cost.
        guard var budget = coefficients[key] else { continue }
        if isUp { budget.low = max(1, budget.low / factor) } else { budget.high /= max(factor, 1e-3) }
        coefficients[key] = budget.short
      }
    }
    for case .key(let key) in drivers { coefficients[key] = coefficients[key].map { widened($0, least: key.least) } }
    for index in coefficients.stabilization.indices
    where drivers.contains(.stabilization(coefficients.stabilization[index].mode)) {
      coefficients.stabilization[index].cost = widened(coefficients.stabilization[index].cost)
    }
  }
}
