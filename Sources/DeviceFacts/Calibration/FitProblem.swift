import CaptureModel
import CaptureSession

/// One cost of some readings, and the drivers that it is to be explained by.
///
/// The cost model itself gives the design: what a driver adds to the cost of a session is the difference that one more of
/// it makes to the bill. So no formula stands here, and a term that is new to the model is fitted like the others.
struct FitProblem {
  let cost: SessionCost
  let readings: [CalibrationReading]

  /// What was read, reading by reading.
  let read: [Double]

  /// Half a unit of the finest digit of any cost that was read: one of fewer digits is as exact, for writers leave out zeros.
  let rounding: Double

  /// What is known of the other drivers.
  private let known: DriverValues

  /// The drivers that were asked for.
  private let candidates: [CostDriver]

  /// The drivers that make a difference to some reading.
  let drivers: [CostDriver]

  /// Between which multiples of its value the sensor part of each reading's hardwareCost may lie, where that is only known
  /// to some digits.
  var sensorSpread: [CostInterval] = []

  /// The problem of the readings that have the cost; `nil` where none has.
  init?(_ cost: SessionCost, _ readings: [CalibrationReading], among drivers: [CostDriver], knowing known: DriverValues)
  {
    let costs = readings.compactMap { reading in reading.read(cost).map { (reading, $0) } }
    guard !costs.isEmpty else { return nil }
    (self.cost, self.readings, self.known, candidates) = (cost, costs.map(\.0), known, drivers)
    read = costs.map(\.1.value)
    let all = readings.flatMap { [$0.hardware, $0.pressure].compactMap { $0 } }
    let finest = all.map { ($0.interval.high ?? 0) - $0.value }.min() ?? 0
    rounding = max(finest, Self.leastRounding)
    var start = known
    for driver in drivers { start[driver] = DriverValues.unit[driver] }
    let design = Design(self.readings, cost, drivers, at: start)
    self.drivers = drivers.indices.filter { column in design.value.contains { $0[column] > 0 } }.map { drivers[$0] }
  }

  /// The same without one of the readings; `nil` where it is the only one.
  func without(_ index: Int) -> FitProblem? {
    var rest = readings
    rest.remove(at: index)
    var problem = FitProblem(cost, rest, among: candidates, knowing: known)
    problem?.sensorSpread = sensorSpread
    if !sensorSpread.isEmpty { problem?.sensorSpread.remove(at: index) }
    return problem
  }

  /// Costs are floats.
  private static let leastRounding = 5e-7

  /// What the drivers add to the readings, near some values.
  func design(at values: DriverValues) -> Design {
    var design = Design(readings, cost, drivers, at: values)
    if let column = drivers.firstIndex(of: .key(.perHardwareCost)) { design.spread(column, over: sensorSpread) }
    return design
  }

  /// All drivers, those that are fitted at these values.
  func values(_ point: [Double]) -> DriverValues {
    var values = known
    for (driver, value) in zip(drivers, point) { values[driver] = value }
    return values
  }

  /// The least squares of what was read, or of other numbers, from 0 up.
  ///
  /// Some drivers multiply each other, such as HDR and pixels, so the design is made anew where the last one led to.
  func leastSquares(_ targets: [Double]) -> [Double] {
    var point = drivers.map { DriverValues.unit[$0] }
    for _ in 0..<30 {
      let design = design(at: values(point))
      let next = LeastSquares(design.value, equal: zip(targets, design.offset.value).map { $0 - $1 }).solution()
      let change = zip(zip(point, next), drivers).map { abs($0.0 - $0.1) / DriverValues.unit[$1] }.max() ?? 0
      point = next
      if change < 1e-9 { break }
    }
    return point
  }
}

/// The costs of some readings as a linear form of the drivers, near some values of these: offset + Σ row × driver.
///
/// Where what a format reads is only bounded, so is the form: `low` and `high` are its ends.
struct Design {
  private(set) var low: [[Double]]
  private(set) var value: [[Double]]
  private(set) var high: [[Double]]
  private(set) var offset: (low: [Double], value: [Double], high: [Double])

  init(_ readings: [CalibrationReading], _ cost: SessionCost, _ drivers: [CostDriver], at values: DriverValues) {
    func costs(_ values: DriverValues) -> [CostInterval] {
      let coefficients = values.coefficients
      return readings.map { $0.cost(cost, coefficients) ?? .zero }
    }
    let base = costs(values)
    let empty = [Double](repeating: 0, count: drivers.count)
    (low, value, high) = (base.map { _ in empty }, base.map { _ in empty }, base.map { _ in empty })
    offset = (base.map(\.low), base.map { $0.value ?? $0.low }, base.map { $0.high ?? $0.low })
    for (column, driver) in drivers.enumerated() {
      let unit = DriverValues.unit[driver]
      var more = values
      more[driver] += unit
      for (row, cost) in costs(more).enumerated() {
        let old = base[row]
        low[row][column] = (cost.low - old.low) / unit
        value[row][column] = ((cost.value ?? cost.low) - (old.value ?? old.low)) / unit
        high[row][column] = ((cost.high ?? cost.low) - (old.high ?? old.low)) / unit
        offset.low[row] -= low[row][column] * values[driver]
        offset.value[row] -= value[row][column] * values[driver]
        offset.high[row] -= high[row][column] * values[driver]
      }
    }
  }

  /// Widens what a driver adds to each reading.
  fileprivate mutating func spread(_ column: Int, over factors: [CostInterval]) {
    for (row, factor) in factors.enumerated() {
      low[row][column] *= factor.low
      high[row][column] *= factor.high ?? 1
    }
  }

  /// The costs by some values of the drivers.
  func costs(_ point: [Double]) -> [Double] {
    value.indices.map { cost(point, $0) }
  }

  /// The cost of one reading.
  func cost(_ point: [Double], _ row: Int) -> Double {
    point.indices.reduce(offset.value[row]) { $0 + value[row][$1] * point[$1] }
  }
}
