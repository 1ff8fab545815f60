import CaptureModel
import CaptureSession

// Readings that don't fit the model.
extension Calibration {
  /// The most readings to leave out so that the model explains the others; never more than a fifth.
  private static let mostContradicting = 3

  /// How many of the readings farthest from the model may be left out.
  private static let mostTried = 8

  /// With more readings than this, a few wrong ones don't matter.
  private static let mostSearched = 200

  /// A fit without the few readings that the model can't explain together with the others; these are reported.
  mutating func explained(
    _ problem: FitProblem, by fit: (FitProblem) -> (CostFit, other: CostFit?)
  ) -> (fit: CostFit, other: CostFit?) {
    let whole = fit(problem)
    guard !whole.0.explains(within: tolerance), problem.readings.count <= Self.mostSearched else { return whole }
    // The indices, in the problem, of the readings still used for the fit.
    var (rest, kept, last) = (problem, Array(problem.readings.indices), whole.0)
    for _ in 0..<min(Self.mostContradicting, problem.readings.count / 5) {
      let farthest = last.rows.indices.sorted { last.rows[$0].distance > last.rows[$1].distance }
      var best: (index: Int, problem: FitProblem, fit: CostFit, other: CostFit?)?
      for index in farthest.prefix(Self.mostTried) {
        guard let fewer = rest.without(index), fewer.drivers == problem.drivers else { continue }
        let (fitted, other) = fit(fewer)
        if best.map({ fitted.meanMiss < $0.fit.meanMiss }) ?? true { best = (index, fewer, fitted, other) }
      }
      guard let best else { break }
      (rest, last) = (best.problem, best.fit)
      kept.remove(at: best.index)
      guard best.fit.explains(within: tolerance), best.fit.isChecked else { continue }
      let design = problem.design(at: problem.values(best.fit.point))
      for index in problem.readings.indices where !kept.contains(index) {
        let why = Exclusion.contradicts(
          problem.cost, read: problem.read[index], foretold: design.cost(best.fit.point, index))
        excluded.append((problem.readings[index].id, why))
      }
      return (best.fit, best.other)
    }
    return whole
  }

  /// Widens the ends of the fitted coefficients until every reading is between the costs at the two ends.
  ///
  /// If a model doesn't fit its readings exactly, no values give all of them. Even values with the smallest largest
  /// error may give none of them.
  mutating func hold(_ readings: [CalibrationReading], of fit: CostFit) {
    guard !fit.isExact, fit.cost == .systemPressureCost || !leavesBudgetOpen else { return }
    for row in fit.rows.indices {
      guard let reading = readings.first(where: { $0.id == fit.rows[row].id }) else { continue }
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
    func rounded(_ cost: Double) -> Double { fit.step.map { CostStep(size: $0).rounded(cost) } ?? cost }
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

extension CostFit.Row {
  /// The distance of the reading from the prediction of the others.
  fileprivate var distance: Double { abs((withoutIt ?? model) - read) }
}
