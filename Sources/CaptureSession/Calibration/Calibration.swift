package import CaptureModel
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
  package private(set) var excluded: [(id: String, why: Exclusion)] = []

  /// Drivers that the readings can't tell from each other.
  package private(set) var entangled: [[CostDriver]] = []

  /// The readings that would tell more.
  package private(set) var next: [NextReading] = []

  /// The cost model: what was fitted, and what the profile had besides.
  package private(set) var coefficients: CostCoefficients

  /// What was fitted, by its name in a profile.
  package private(set) var fitted: [CostDriver] = []

  /// Fits the cost model of a profile to readings; what is fitted is known from a source of this id.
  package init(_ readings: [CalibrationReading], on profile: DeviceProfile, source: String) {
    coefficients = profile.costModel
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
      let fit = fitHardware(problem)
      hardware = fit
      values = problem.values(fit.point)
      takeHardware(fit, source)
    }
    let fittedDrivers = hardware?.drivers ?? []
    let others = CostDriver.all.filter { !fittedDrivers.contains($0) && !CostDriver.pixels.contains($0) }
    if var problem = FitProblem(.systemPressureCost, usable, among: others, knowing: values), !problem.drivers.isEmpty {
      problem.sensorSpread = sensorSpread(of: problem.readings, values, on: profile)
      let fit = CostFit(problem)
      pressure = fit
      take(fit, source)
      coefficients.pressureRestsOnReading = true
    }
    guard hardware != nil || pressure != nil else { return }
    coefficients.basis = .measured
    if hardware != nil { coefficients.quantized = false }
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
  private mutating func fitHardware(_ problem: FitProblem) -> CostFit {
    let plain = CostFit(problem)
    guard !plain.isExact, let step = StepSearch(problem.read, problem.rounding).step else { return plain }
    let stepped = CostFit(problem, step: step)
    let isBetter = stepped.meanMiss * 2 < plain.meanMiss
    otherHardware = isBetter ? plain : stepped
    return isBetter ? stepped : plain
  }

  /// How far the sensor part of hardwareCost, which pressure is in proportion to, may be from its value: as far as the
  /// readings of hardwareCost leave it, or the profile's coefficients where there are none.
  private func sensorSpread(
    of readings: [CalibrationReading], _ values: DriverValues, on profile: DeviceProfile
  ) -> [CostInterval] {
    var only = DriverValues(CostCoefficients())
    only[.key(.perHardwareCost)] = 1
    for driver in CostDriver.pixels + [.key(.hdrFactor)] { only[driver] = values[driver] }
    guard let hardware else {
      var coefficients = only.coefficients
      for key in [CoefficientKey.pixelBudget, .pixelBudgetPerWeight, .deliveredWeight, .hdrFactor] {
        coefficients[key] = profile.costModel[key]
      }
      return readings.map { $0.cost(.systemPressureCost, coefficients)?.relativeToValue ?? CostInterval(1) }
    }
    let design = Design(readings, .systemPressureCost, hardware.drivers, at: only)
    return readings.indices.map { row in
      let offset = design.offset.value[row]
      let ends = hardware.range(of: design.value[row])
      let value = zip(design.value[row], hardware.point).reduce(offset) { $0 + $1.0 * $1.1 }
      return CostInterval(low: offset + ends.low, value: value, high: offset + ends.high).relativeToValue
    }
  }

  /// The pixel budget and the weight of delivered pixels, which two drivers stand for; then the rest.
  private mutating func takeHardware(_ fit: CostFit, _ source: String) {
    coefficients.step = fit.step
    take(fit, source)
    guard let sensor = fit.drivers.firstIndex(of: .sensorPixels),
      let both = fit.drivers.firstIndex(of: .deliveredPixels)
    else { return }
    let (read, delivered) = fit.pixels
    let ratio = read > 0 ? delivered / read : 1
    // Along this line the weight makes no difference to the readings as a whole: B(w) = B(0) × (1 + ratio × w).
    func cost(_ sensors: Double, _ pixels: Double) -> Double { sensors + (1 + ratio) * pixels }
    let form = fit.drivers.indices.map { $0 == sensor ? 1.0 : $0 == both ? 1 + ratio : 0 }
    let ends = fit.range(of: form)
    let value = cost(fit.point[sensor], fit.point[both])
    guard value > 0 else { return }
    let budget = Coefficient(
      low: 1 / max(ends.high, value), value: 1 / value, high: 1 / max(min(ends.low, value), value / 1e3), source: source
    )
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
        high: weightEnd(fit, sensor, both, from: weight, to: 1), source: source
      ).short
  }

  /// The weight nearest to an end that the readings allow. A weight is the quotient of two forms, so it is bracketed.
  private func weightEnd(_ fit: CostFit, _ sensor: Int, _ both: Int, from weight: Double, to end: Double) -> Double {
    let isUp = end > weight
    /// Whether a weight at least as near to the end is allowed: both × (1 - w) - sensor × w is 0 at the weight w.
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

  /// The drivers that are coefficients as they stand.
  private mutating func take(_ fit: CostFit, _ source: String) {
    for (index, driver) in fit.drivers.enumerated() {
      fitted.append(driver)
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

// What the readings don't tell.
extension Calibration {
  /// Formats that differ, but not enough for the digits of the readings.
  private mutating func addLooseWeight() {
    guard hardware != nil, let weight = coefficients[.deliveredWeight], weight.high - weight.low >= 0.5,
      !entangled.contains(where: { $0.contains(.deliveredPixels) })
    else { return }
    entangled.insert(CostDriver.pixels, at: 0)
  }

  private func nextReadings(on profile: DeviceProfile) -> [NextReading] {
    var next: [NextReading] = []
    for group in entangled {
      // What every session has.
      let constant = group.filter { (CostDriver.pixels + [.key(.perHardwareCost)]).contains($0) }
      let others = group.filter { !constant.contains($0) }
      if constant.count > 1, let format = telltaleFormat(of: profile) { next.append(format) }
      if constant.isEmpty {
        next.append(.apart(others.first, from: Array(others.dropFirst())))
      } else if !others.isEmpty {
        next.append(.apart(nil, from: others))
      }
    }
    let isStabilized = fitted.contains { if case .stabilization = $0 { true } else { false } }
    let types = Set(profile.cameras.map(\.deviceType))
    for driver in CostDriver.all where !fitted.contains(driver) {
      switch driver {
      case .sensorPixels, .deliveredPixels: if driver == .sensorPixels { next.append(.with(driver)) }
      // A graph does not show it.
      case .key(.opticalStabilization): break
      case .key(.depthProjector): if types.contains(.builtInTrueDepthCamera) { next.append(.with(driver)) }
      case .key(.lidar): if types.contains(.builtInLiDARDepthCamera) { next.append(.with(driver)) }
      case .key: next.append(.with(driver))
      case .stabilization(let mode): if mode == .standard, !isStabilized { next.append(.with(driver)) }
      }
    }
    return next
  }

  /// The format whose share of delivered pixels differs most from that of the readings.
  private func telltaleFormat(of profile: DeviceProfile) -> NextReading? {
    guard let (read, delivered) = hardware?.pixels, read > 0 else { return nil }
    let usual = delivered / read
    var best: (distance: Double, reading: NextReading)?
    for camera in profile.cameras where !camera.deviceType.hasConstituentPorts {
      for format in camera.formats where format.multiCam != false {
        guard let pixels = format.readoutPixels?.value, pixels > 0 else { continue }
        let distance = abs(Double(format.dimensions.pixels) / pixels - usual)
        if distance > best?.distance ?? 0.05 {
          best = (distance, .format(DeviceKey(camera.deviceType, camera.position), FormatName(format)))
        }
      }
    }
    return best?.reading
  }
}

extension CostInterval {
  /// The same in multiples of the value.
  fileprivate var relativeToValue: CostInterval {
    guard let value, value > 0 else { return CostInterval(1) }
    return CostInterval(low: min(1, low / value), value: 1, high: high.map { max(1, $0 / value) } ?? 1)
  }
}
