import CaptureModel
package import CaptureSession

/// A cost, fitted to readings.
package struct CostFit: Sendable {
  /// One reading, and the fitted model's value for it.
  package struct Row: Sendable {
    package let id: String
    package let read: Double
    package let model: Double

    /// The value of the model fitted to the other readings alone; `nil` if they don't determine it.
    package fileprivate(set) var withoutIt: Double?

    /// The difference between model and reading; positive if the model is higher.
    package var residual: Double { model - read }
  }

  /// The cost.
  package let cost: SessionCost

  /// The readings, in order.
  package private(set) var rows: [Row]

  /// Half a unit of the finest digit read.
  package let rounding: Double

  /// The step that the cost is rounded up to; `nil` if it isn't rounded.
  package let step: Double?

  /// The drivers, in order.
  let drivers: [CostDriver]

  /// The best guess for each driver.
  let point: [Double]

  // The range of values that the readings allow.
  private let design: Design
  private let program: LinearProgram
  private let squares: LeastSquares

  /// The largest residual.
  package var largestMiss: Double { rows.map { abs($0.residual) }.max() ?? 0 }

  /// The root of the mean square of the residuals.
  package var meanMiss: Double {
    (rows.reduce(0) { $0 + $1.residual * $1.residual } / Double(max(rows.count, 1))).squareRoot()
  }

  /// Whether the model gives all digits of all readings, as far as the other coefficients are known.
  package let isExact: Bool

  /// Whether the model gives all digits of every reading. An exact fit of pressure may also need the uncertainty of
  /// hardwareCost.
  package var isOfDigits: Bool { largestMiss <= rounding * 1.1 }

  /// Whether the model explains the readings: it is exact, or off by no more than the tolerance.
  package func explains(within tolerance: Double) -> Bool { isExact || largestMiss <= tolerance + CostModel.tolerance }

  /// The fit without steps: by least squares, or the nearest exact values if there are any.
  init(_ problem: FitProblem) {
    let squares = problem.leastSquares(problem.read)
    let design = problem.design(at: problem.values(squares))
    let (middle, margin) = Self.middle(problem, design, 0, from: squares, without: nil)
    let point = margin < 0 ? squares : Self.nearest(to: squares, from: middle, problem, design)
    self.init(
      problem, design, point, step: nil, isExact: margin >= 0,
      slack: margin < 0 ? Self.slack(problem, design.costs(squares)) : 0.01 * problem.rounding)
    for index in rows.indices {
      let row = design.value[index]
      let others = self.squares.without(row, equal: problem.read[index] - design.offset.value[index])
      guard others.determines(row) else { continue }
      rows[index].withoutIt = design.cost(others.solution(), index)
    }
  }

  /// The fit with steps: unrounded costs that round up to the readings, as far as possible from both ends.
  init(_ problem: FitProblem, step: Double) {
    var point = problem.leastSquares(problem.read.map { max(0, $0 - step / 2) })
    var design = problem.design(at: problem.values(point))
    var margin = 0.0
    for _ in 0..<3 {
      (point, margin) = Self.middle(problem, design, step, from: point, without: nil)
      design = problem.design(at: problem.values(point))
    }
    self.init(
      problem, design, point, step: step, isExact: margin >= 0, slack: max(0, -margin) + 0.01 * problem.rounding)
    let (inequalities, limits) = Self.inequalities(problem, design, step: step)
    let rooms = zip(inequalities, limits).map { $1 - Self.sum($0, point) }
    let least = (rooms.min() ?? 0) + 1e-6
    var copies: [[Double]: Int] = [:]
    for index in rows.indices { copies[design.value[index] + [problem.read[index]], default: 0] += 1 }
    for index in rows.indices {
      let row = design.value[index]
      let others = self.squares.without(row, equal: problem.read[index] - design.offset.value[index])
      guard others.determines(row) else { continue }
      // A reading that doesn't limit the point, or has a duplicate, can be left out without moving it.
      let isTight = min(rooms[index], rooms[index + rows.count]) <= least && copies[row + [problem.read[index]]] == 1
      let rest = isTight ? Self.middle(problem, design, step, from: point, without: index).point : point
      rows[index].withoutIt = Self.rounded(design.cost(rest, index), step)
    }
  }

  private init(
    _ problem: FitProblem, _ design: Design, _ point: [Double], step: Double?, isExact: Bool, slack: Double
  ) {
    self.isExact = isExact
    (cost, rounding, drivers) = (problem.cost, problem.rounding, problem.drivers)
    (self.design, self.point, self.step) = (design, point, step)
    rows = zip(zip(problem.readings, problem.read), design.costs(point)).map { reading, model in
      Row(id: reading.0.id, read: reading.1, model: step.map { Self.rounded(model, $0) } ?? model, withoutIt: nil)
    }
    squares = LeastSquares(design.value, equal: zip(problem.read, design.offset.value).map { $0 - $1 })
    let (inequalities, limits) = Self.inequalities(problem, design, step: step ?? 0)
    let signs = point.indices.map { driver in point.indices.map { $0 == driver ? -1.0 : 0 } }
    program = LinearProgram(
      inequalities + signs, atMost: limits.map { $0 + slack } + signs.map { _ in 0 }, from: point)
  }

  private static func rounded(_ cost: Double, _ step: Double) -> Double { CostStep(size: step).roundedUp(cost) }

  /// How far readings are from a fit beyond their digits; the allowed region must include the fit.
  private static func slack(_ problem: FitProblem, _ costs: [Double]) -> Double {
    let most = zip(costs, problem.read).map { abs($0 - $1) }.max() ?? 0
    return max(0, most - problem.rounding) * (1 + 1e-9) + 1e-12
  }

  /// The readings as inequalities for the drivers: each cost is at most the reading, and above the reading minus one
  /// step.
  private static func inequalities(
    _ problem: FitProblem, _ design: Design, step: Double
  ) -> (rows: [[Double]], limits: [Double]) {
    let most = problem.read.indices.map { problem.read[$0] + problem.rounding - design.offset.low[$0] }
    let least = problem.read.indices.map { design.offset.high[$0] - problem.read[$0] + problem.rounding + step }
    return (design.low + design.high.map { $0.map { -$0 } }, most + least)
  }

  /// The last allowed point on the way from an allowed point to another point.
  private static func nearest(
    to end: [Double], from start: [Double], _ problem: FitProblem, _ design: Design
  ) -> [Double] {
    let (rows, limits) = inequalities(problem, design, step: 0)
    var share = 1.0
    for (row, limit) in zip(rows, limits) {
      let (first, last) = (sum(row, start), sum(row, end))
      if last > limit, last > first { share = min(share, max(0, (limit - first) / (last - first))) }
    }
    return zip(start, end).map { $0 + share * ($1 - $0) }
  }

  private static func sum(_ row: [Double], _ point: [Double]) -> Double {
    zip(row, point).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The point farthest from everything the readings rule out, and its distance; negative if there is none.
  private static func middle(
    _ problem: FitProblem, _ design: Design, _ step: Double, from start: [Double], without index: Int?
  ) -> (point: [Double], margin: Double) {
    var (rows, limits) = inequalities(problem, design, step: step)
    if let index {
      let count = problem.read.count
      for row in [index + count, index] {
        rows.remove(at: row)
        limits.remove(at: row)
      }
    }
    let margin =
      zip(rows, limits).map { row, limit in
        limit - zip(row, start).reduce(0) { $0 + $1.0 * $1.1 }
      }.min() ?? 0
    let signs = start.indices.map { driver in start.indices.map { $0 == driver ? -1.0 : 0 } + [0] }
    let program = LinearProgram(
      rows.map { $0 + [1] } + signs, atMost: limits + signs.map { _ in 0 }, from: start + [margin])
    let best = program.most(of: start.map { _ in 0 } + [1])
    return (Array(best.point.dropLast()), best.value)
  }

  /// Whether the readings determine a linear form of the drivers, rather than just bound it.
  func determines(_ form: [Double]) -> Bool { squares.determines(form) }

  /// Whether the other readings predict one of them, so that it checks the model.
  package var isChecked: Bool { rows.contains { $0.withoutIt != nil } }

  /// The drivers that affect the reading in a row.
  func drivers(of row: Int) -> [CostDriver] { drivers.indices.filter { design.high[row][$0] > 0 }.map { drivers[$0] } }

  /// Whether enough readings are left over to detect noise, and their residuals look like noise.
  ///
  /// Ordered by cost, the residuals of noise change sign about every other time, and none stands out.
  package var looksLikeNoise: Bool {
    guard rows.count >= drivers.count + Self.leastLeftOver else { return false }
    let signs = rows.sorted { $0.model < $1.model }.map(\.residual).filter { $0 != 0 }.map { $0 > 0 }
    let chances = Double(signs.count - 1)
    let changes = zip(signs, signs.dropFirst()).count { $0 != $1 }
    // Only one run of pure noise in twenty has this few sign changes or fewer.
    return Double(changes) >= chances / 2 - 1.645 * chances.squareRoot() / 2 && largestMiss <= 4 * meanMiss
  }

  /// Fewer residuals than this may be in any order by chance.
  private static let leastLeftOver = 4

  /// The lowest and highest values of a linear form of the drivers that the readings allow.
  func range(of form: [Double]) -> (low: Double, high: Double) {
    (-program.most(of: form.map { -$0 }).value, program.most(of: form).value)
  }

  /// The lowest value, best guess and highest value of one driver.
  func coefficient(of index: Int, least: Double = 0) -> Coefficient {
    let ends = range(of: drivers.indices.map { $0 == index ? 1 : 0 })
    let value = point[index]
    return Coefficient(
      low: least + max(0, min(ends.low, value)), value: least + value, high: least + max(ends.high, value)
    ).short
  }

  /// The cost of sensor pixels and of delivered pixels, per unit of their drivers, summed over the readings.
  var pixels: (read: Double, delivered: Double) {
    guard let sensor = drivers.firstIndex(of: .sensorPixels), let both = drivers.firstIndex(of: .deliveredPixels) else {
      return (0, 0)
    }
    let read = design.value.reduce(0) { $0 + $1[sensor] }
    return (read, design.value.reduce(0) { $0 + $1[both] } - read)
  }

  /// Groups of drivers that can't be told apart: they affect every reading the same way.
  var entangled: [[CostDriver]] {
    var groups: [[CostDriver]] = []
    for (index, driver) in drivers.enumerated() {
      let (rest, shares) = squares.independence(of: index)
      guard rest < 1e-5 else { continue }
      let group = drivers.indices.filter { $0 == index || abs(shares[$0]) > 0.05 }.map { drivers[$0] }
      if !groups.contains(where: { $0.contains(driver) }) { groups.append(group) }
    }
    return groups
  }
}

extension Coefficient {
  /// The coefficient to seven digits; the ends are rounded outwards.
  var short: Coefficient {
    func rounded(_ number: Double, _ rule: FloatingPointRoundingRule) -> Double {
      guard number > 0, number.isFinite else { return number }
      var unit = 1e-12
      while unit * 1e7 < number { unit *= 10 }
      // Divided by a power of ten, so that the text is as short as the number.
      let scale = (1 / unit).rounded()
      return unit < 1 ? (number * scale).rounded(rule) / scale : (number / unit).rounded(rule) * unit
    }
    return Coefficient(
      low: rounded(low, .down), value: rounded(value, .toNearestOrEven), high: rounded(high, .up), source: source)
  }
}
