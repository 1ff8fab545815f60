import CaptureModel
import CaptureSession

/// One cost of some readings, and the drivers that may explain it.
///
/// The design comes from the cost model itself: each column is the amount that one more unit of a driver adds to the
/// bill. So no formula is repeated here, and a new term of the model is fitted like the others.
struct FitProblem {
  let cost: SessionCost
  let readings: [CalibrationReading]

  /// The value of each reading.
  let read: [Double]

  /// Half a unit of the last digit of the most precise reading. A reading with fewer digits is as exact, since trailing
  /// zeros are left out.
  let rounding: Double

  /// The known values of the other drivers.
  private let known: DriverValues

  /// The requested drivers.
  private let candidates: [CostDriver]

  /// The drivers that affect some reading.
  let drivers: [CostDriver]

  /// The bounds of the sensor part of each reading's hardwareCost, relative to its value; for a part that is known only
  /// to some digits.
  var sensorSpread: [CostInterval] = []

  /// The problem for the readings that have the cost; `nil` if none does.
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

  /// The problem without one of the readings; `nil` if it is the only one.
  func without(_ index: Int) -> FitProblem? {
    var rest = readings
    rest.remove(at: index)
    var problem = FitProblem(cost, rest, among: candidates, knowing: known)
    problem?.sensorSpread = sensorSpread
    if !sensorSpread.isEmpty { problem?.sensorSpread.remove(at: index) }
    return problem
  }

  /// Costs are floats, so a reading is no more exact than this.
  private static let leastRounding = 5e-7

  /// How much each driver adds to each reading when the drivers have about these values.
  func design(at values: DriverValues) -> Design {
    var design = Design(readings, cost, drivers, at: values)
    if let column = drivers.firstIndex(of: .key(.perHardwareCost)) { design.spread(column, over: sensorSpread) }
    return design
  }

  /// The values of all drivers, with these values for the fitted ones.
  func values(_ point: [Double]) -> DriverValues {
    var values = known
    for (driver, value) in zip(drivers, point) { values[driver] = value }
    return values
  }

  /// The least-squares solution for the readings, or for other numbers, from 0 up.
  ///
  /// Some drivers multiply each other, such as HDR and pixels, so the design is computed again at each solution.
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

/// The costs of some readings as a linear form of the drivers, near some values: offset + Σ row × driver.
///
/// If the pixels that a format reads are only known within bounds, the form has bounds too: `low` and `high`.
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

  /// Widens the amount that a driver adds to each reading.
  fileprivate mutating func spread(_ column: Int, over factors: [CostInterval]) {
    for (row, factor) in factors.enumerated() {
      low[row][column] *= factor.low
      high[row][column] *= factor.high ?? 1
    }
  }

  /// The costs at some values of the drivers.
  func costs(_ point: [Double]) -> [Double] {
    value.indices.map { cost(point, $0) }
  }

  /// The cost of one reading.
  func cost(_ point: [Double], _ row: Int) -> Double {
    point.indices.reduce(offset.value[row]) { $0 + value[row][$1] * point[$1] }
  }
}
