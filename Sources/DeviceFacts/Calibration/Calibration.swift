package import CaptureModel
package import CaptureSession
import JSONSource

/// The coefficients of a device's cost model, fitted to readings from the device.
///
/// `hardwareCost` is fitted by its drivers first, then `systemPressureCost` by the rest, each by constrained least
/// squares. The ends of a coefficient are its lowest and highest values at which the model still gives every reading to
/// its last digit. If the best fit is off by more for one reading, all readings may be off by that much.
package struct Calibration: Sendable {
  /// Why a reading was left out.
  package enum Exclusion: Hashable, Sendable {
    /// The reading has no cost.
    case nothingRead

    /// The cost depends on these facts of the device, which are unknown.
    case unknown([Fact])

    /// By the model its session costs nothing, yet it has this cost.
    case chargedForNothing(Double)

    /// The model explains the other readings, but predicts another cost for this one.
    case contradicts(SessionCost, read: Double, foretold: Double)
  }

  /// A reading that would determine more.
  package enum NextReading: Hashable, Sendable {
    /// A camera alone, in a format with a larger or smaller share of delivered pixels than the others have.
    case format(DeviceKey, FormatName)

    /// A session with the first driver and without the others; `nil` for a session with none of them.
    case apart(CostDriver?, from: [CostDriver])

    /// A session that has a driver at all.
    case with(CostDriver)
  }

  /// The fit of `hardwareCost`; `nil` if it was not read.
  package private(set) var hardware: CostFit?

  /// The fit of `systemPressureCost`; `nil` if it was not read.
  package private(set) var pressure: CostFit?

  /// The other fit of `hardwareCost`, with or without steps, if both were tried.
  package private(set) var otherHardware: CostFit?

  /// The readings that were left out, and why.
  package private(set) var excluded: [(id: String, why: Exclusion)] = []

  /// Groups of drivers that the readings can't tell apart.
  package private(set) var entangled: [[CostDriver]] = []

  /// The readings that would determine more.
  package private(set) var next: [NextReading] = []

  /// The results taken over from the fits.
  private var taken: FittedCoefficients

  /// The cost model: the fitted coefficients, and the profile's own for the rest.
  package var coefficients: CostCoefficients { taken.coefficients }

  /// The drivers that were fitted and used, in order.
  package var fitted: [CostDriver] { taken.fitted }

  /// The fitted drivers that are `measured`, and not estimates between the bounds that the readings leave.
  package var measured: Set<CostDriver> { taken.measured }

  /// Whether the readings give the pixel budget no upper bound; then the profile's stays.
  package var leavesBudgetOpen: Bool { taken.leavesBudgetOpen }

  // How far a reading may be from the model, beyond its digits, and still be explained.
  private let tolerance: Double

  /// The ids of the sources for measured and for estimated values.
  package let sources: Sources

  /// The sources of fitted values.
  package struct Sources: Hashable, Sendable {
    package let measured: String
    package let estimated: String

    package init(measured: String, estimated: String) { (self.measured, self.estimated) = (measured, estimated) }
  }

  /// The readings that contradict the model, although it explains the others.
  package var contradicting: [(id: String, why: Exclusion)] {
    excluded.filter { if case .contradicts = $0.why { true } else { false } }
  }

  /// The fits with a model that doesn't explain its readings.
  package var unexplained: [CostFit] {
    [hardware, pressure].compactMap { $0 }.filter { !$0.explains(within: tolerance) }
  }

  /// Fits a profile's cost model to readings.
  ///
  /// The model explains a reading if it gives all its digits, or is within the tolerance.
  package init(
    _ readings: [CalibrationReading], on profile: DeviceProfile, tolerance: Double = 0, sources: Sources
  ) {
    (self.tolerance, self.sources) = (tolerance, sources)
    taken = FittedCoefficients(profile.costModel, tolerance: tolerance, sources: sources)
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
      let search = ContradictionSearch(problem, tolerance: tolerance) { Self.fitHardware($0) }
      let fit = search.fit
      (hardware, otherHardware) = (fit, search.other)
      excluded += search.excluded
      taken.takeHardware(fit)
      taken.hold(problem.readings, of: fit)
      if !leavesBudgetOpen { values = problem.values(fit.point) }
    }
    let fittedDrivers = hardware?.drivers ?? []
    let others = CostDriver.all.filter { !fittedDrivers.contains($0) && !CostDriver.pixels.contains($0) }
    // Without the cost of pixels, nothing else can be determined.
    if values.perSensorPixel > 0,
      var problem = FitProblem(.systemPressureCost, usable, among: others, knowing: values), !problem.drivers.isEmpty
    {
      problem.sensorSpread = sensorSpread(of: problem.readings, values, on: profile)
      let search = ContradictionSearch(problem, tolerance: tolerance) { (CostFit($0), nil) }
      let fit = search.fit
      pressure = fit
      excluded += search.excluded
      // It is proportional to the pixels, so it is known no better than they are.
      let pixels = profile.kind(ofSource: coefficients[.pixelBudget]?.source)
      taken.take(fit, isSure: measured.contains(.sensorPixels) || !pixels.isWeaker(than: .measured))
      taken.hold(problem.readings, of: fit)
      taken.coefficients.pressureRestsOnReading = true
    }
    guard hardware != nil || pressure != nil else { return }
    if !fitted.isEmpty { taken.coefficients.basis = measured.isEmpty ? .estimated : .measured }
    if let hardware, hardware.explains(within: tolerance), !leavesBudgetOpen { taken.coefficients.quantized = false }
    entangled = (hardware?.entangled ?? []) + (pressure?.entangled ?? [])
    addLooseWeight()
    next = NextReadings(entangled: entangled, fitted: fitted, hardware: hardware).list(on: profile)
  }

  /// Adds the pixel drivers if the formats differ too little for the precision of the readings.
  private mutating func addLooseWeight() {
    guard hardware != nil, !leavesBudgetOpen, let weight = coefficients[.deliveredWeight],
      weight.high - weight.low >= 0.5,
      !entangled.contains(where: { $0.contains(.deliveredPixels) })
    else { return }
    entangled.insert(CostDriver.pixels, at: 0)
  }

  private static func exclusion(of reading: CalibrationReading) -> Exclusion? {
    guard reading.hardware != nil || reading.pressure != nil else { return .nothingRead }
    let cost = reading.cost(.hardwareCost, DriverValues.unit.coefficients)
    guard let cost, cost.value != nil, cost.high != nil else { return .unknown(reading.missing(.hardwareCost)) }
    if let read = reading.hardware, cost.high == 0, read.value > 0 { return .chargedForNothing(read.value) }
    return nil
  }

  /// The fit without steps, or one with steps if that fits the readings better.
  private static func fitHardware(_ problem: FitProblem) -> (CostFit, other: CostFit?) {
    let plain = CostFit(problem)
    guard !plain.isExact, let step = StepSearch(problem.read, problem.rounding).step else { return (plain, nil) }
    let stepped = CostFit(problem, step: step)
    return stepped.meanMiss * 2 < plain.meanMiss ? (stepped, plain) : (plain, stepped)
  }

  /// The relative spread of the sensor part of hardwareCost, which pressure is proportional to.
  ///
  /// The readings of hardwareCost give the bounds or, if there are none, the profile's coefficients.
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
  /// The interval, divided by its value.
  fileprivate var relativeToValue: CostInterval {
    guard let value, value > 0 else { return CostInterval(1) }
    return CostInterval(low: min(1, low / value), value: 1, high: high.map { max(1, $0 / value) } ?? 1)
  }
}
