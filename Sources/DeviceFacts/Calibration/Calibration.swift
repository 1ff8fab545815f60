package import CaptureModel
package import CaptureSession
import JSONSource

/// The coefficients of a device's cost model, fitted to readings of the device.
///
/// First `hardwareCost` is fitted by what drives it, then `systemPressureCost` by the rest; each by constrained least
/// squares. The ends of a coefficient are the least and the most that it can be while the model says what was read, to its
/// digits; where it misses some reading by more, that much is allowed of all.
package struct Calibration: Sendable {
  /// Why a reading says nothing of the coefficients.
  package enum Exclusion: Hashable, Sendable {
    /// No cost was read.
    case nothingRead

    /// These facts of the device, which its cost depends on, are not known.
    case unknown([Fact])

    /// Nothing in it costs anything by the model, and this was read.
    case chargedForNothing(Double)

    /// The model explains the others, and says another cost of this one.
    case contradicts(SessionCost, read: Double, foretold: Double)
  }

  /// A reading that would tell more.
  package enum NextReading: Hashable, Sendable {
    /// One of a camera alone in a format that delivers more, or fewer, of the pixels that it reads than the others.
    case format(DeviceKey, FormatName)

    /// One that has the first driver and not the others; without a first one, that has none of them.
    case apart(CostDriver?, from: [CostDriver])

    /// One that has a driver at all.
    case with(CostDriver)
  }

  /// `hardwareCost`; `nil` where it was not read.
  package private(set) var hardware: CostFit?

  /// `systemPressureCost`; `nil` where it was not read.
  package private(set) var pressure: CostFit?

  /// The fit of `hardwareCost` of the other kind, with steps or without, where both were tried.
  package private(set) var otherHardware: CostFit?

  /// The readings that were left out, and why.
  package internal(set) var excluded: [(id: String, why: Exclusion)] = []

  /// Drivers that the readings can't tell from each other.
  package internal(set) var entangled: [[CostDriver]] = []

  /// The readings that would tell more.
  package private(set) var next: [NextReading] = []

  /// The cost model: what was fitted, and what the profile had besides.
  package internal(set) var coefficients: CostCoefficients

  /// What was fitted and taken, in order.
  package internal(set) var fitted: [CostDriver] = []

  /// What of it is `measured`: the readings determine it, by a model that explains them and that some of them check. The rest
  /// is an estimate between bounds that the readings leave.
  package internal(set) var measured: Set<CostDriver> = []

  /// Whether the readings leave the pixel budget without an upper bound: then it stays as the profile had it.
  package internal(set) var leavesBudgetOpen = false

  // How far a reading may be from a model that explains it, beyond its digits.
  let tolerance: Double

  /// The ids of the sources of what is measured and of what is estimated.
  package let sources: Sources

  /// The sources of what is fitted.
  package struct Sources: Hashable, Sendable {
    package let measured: String
    package let estimated: String

    package init(measured: String, estimated: String) { (self.measured, self.estimated) = (measured, estimated) }
  }

  /// The readings that the model does not explain, though it explains the others.
  package var contradicting: [(id: String, why: Exclusion)] {
    excluded.filter { if case .contradicts = $0.why { true } else { false } }
  }

  /// The fits whose model does not explain its readings.
  package var unexplained: [CostFit] {
    [hardware, pressure].compactMap { $0 }.filter { !$0.explains(within: tolerance) }
  }

  /// Fits the cost model of a profile to readings; a model explains those that are no farther from it than the tolerance, or
  /// what it says to their digits.
  package init(
    _ readings: [CalibrationReading], on profile: DeviceProfile, tolerance: Double = 0, sources: Sources
  ) {
    (coefficients, self.tolerance, self.sources) = (profile.costModel, tolerance, sources)
    var usable: [CalibrationReading] = []
    for reading in readings {
      if let why = Self.exclusion(of: reading) {
        excluded.append((reading.id, why))
      } else {
        usable.append(reading)
      }
    }
    let known = DriverValues(profile.costModel)
    var values = known
    if let problem = FitProblem(.hardwareCost, usable, among: CostDriver.all, knowing: known), !problem.drivers.isEmpty
    {
      let (fit, other) = explained(problem) { Self.fitHardware($0) }
      (hardware, otherHardware) = (fit, other)
      takeHardware(fit)
      hold(problem.readings, of: fit)
      if !leavesBudgetOpen { values = problem.values(fit.point) }
    }
    let fittedDrivers = hardware?.drivers ?? []
    let others = CostDriver.all.filter { !fittedDrivers.contains($0) && !CostDriver.pixels.contains($0) }
    // Without what pixels cost nothing can be told of the rest.
    if values.perSensorPixel > 0,
      var problem = FitProblem(.systemPressureCost, usable, among: others, knowing: values), !problem.drivers.isEmpty
    {
      problem.sensorSpread = sensorSpread(of: problem.readings, values, on: profile)
      let fit = explained(problem) { (CostFit($0), nil) }.fit
      pressure = fit
      // It is no better known than the pixels that it is in proportion to.
      let pixels = profile.kind(ofSource: coefficients[.pixelBudget]?.source)
      take(fit, isSure: measured.contains(.sensorPixels) || !pixels.isWeaker(than: .measured))
      hold(problem.readings, of: fit)
      coefficients.pressureRestsOnReading = true
    }
    guard hardware != nil || pressure != nil else { return }
    if !fitted.isEmpty { coefficients.basis = measured.isEmpty ? .estimated : .measured }
    if let hardware, hardware.explains(within: tolerance), !leavesBudgetOpen { coefficients.quantized = false }
    entangled = (hardware?.entangled ?? []) + (pressure?.entangled ?? [])
    addLooseWeight()
    next = nextReadings(on: profile)
  }

  private static func exclusion(of reading: CalibrationReading) -> Exclusion? {
    guard reading.hardware != nil || reading.pressure != nil else { return .nothingRead }
    let cost = reading.cost(.hardwareCost, DriverValues.unit.coefficients)
    guard let cost, cost.value != nil, cost.high != nil else { return .unknown(reading.missing(.hardwareCost)) }
    if let read = reading.hardware, cost.high == 0, read.value > 0 { return .chargedForNothing(read.value) }
    return nil
  }

  /// The better of a fit without steps and, where that misses what was read, one with them.
  private static func fitHardware(_ problem: FitProblem) -> (CostFit, other: CostFit?) {
    let plain = CostFit(problem)
    guard !plain.isExact, let step = StepSearch(problem.read, problem.rounding).step else { return (plain, nil) }
    let stepped = CostFit(problem, step: step)
    return stepped.meanMiss * 2 < plain.meanMiss ? (stepped, plain) : (plain, stepped)
  }

  /// How far the sensor part of hardwareCost, which pressure is in proportion to, may be from its value: as far as the
  /// readings of hardwareCost leave it, or the profile's coefficients where there are none.
  private func sensorSpread(
    of readings: [CalibrationReading], _ values: DriverValues, on profile: DeviceProfile
  ) -> [CostInterval] {
    var only = DriverValues(CostCoefficients())
    only[.key(.perHardwareCost)] = 1
    for driver in CostDriver.pixels + [.key(.hdrFactor)] { only[driver] = values[driver] }
    guard let hardware, !leavesBudgetOpen else {
      var coefficients = only.coefficients
      for key in [CoefficientKey.pixelBudget, .pixelBudgetPerWeight, .deliveredWeight, .hdrFactor] {
        coefficients[key] = profile.costModel[key]
      }
      return readings.map { $0.cost(.systemPressureCost, coefficients)?.relativeToValue ?? CostInterval(1) }
    }
    let design = Design(readings, .systemPressureCost, hardware.drivers, at: only)
    var ranges: [[Double]: (low: Double, high: Double)] = [:]
    return readings.indices.map { row in
      let offset = design.offset.value[row]
      let ends = ranges[design.value[row]] ?? hardware.range(of: design.value[row])
      ranges[design.value[row]] = ends
      let value = zip(design.value[row], hardware.point).reduce(offset) { $0 + $1.0 * $1.1 }
      return CostInterval(low: offset + ends.low, value: value, high: offset + ends.high).relativeToValue
    }
  }
}

extension CostInterval {
  /// The same in multiples of the value.
  fileprivate var relativeToValue: CostInterval {
    guard let value, value > 0 else { return CostInterval(1) }
    return CostInterval(low: min(1, low / value), value: 1, high: high.map { max(1, $0 / value) } ?? 1)
  }
}
