/// Least squares with a few unknowns that can't be negative: min |A x - b|², x ≥ 0.
///
/// Uses the active set method of Lawson and Hanson (Solving Least Squares Problems, 1974, chapter 23) on the normal
/// equations, with all columns scaled to the same length. A tiny weight on the size of the unknowns makes it prefer the
/// most even of equally good solutions. O(rows unknowns² + unknowns⁴).
struct LeastSquares {
  // The divisor of each column; 0 for a column of zeros.
  private var lengths: [Double]

  // The normal equations of these columns: products × unknowns = target.
  private var products: [[Double]]
  private var target: [Double]

  // By column: the number of rows where it is not 0.
  private var counts: [Int]

  /// Unknowns by column, with one number per row.
  init(_ rows: [[Double]], equal values: [Double]) {
    let count = rows.first?.count ?? 0
    let lengths = (0..<count).map { column in
      rows.reduce(0) { $0 + $1[column] * $1[column] }.squareRoot()
    }
    let scales = lengths.map { $0 > 0 ? 1 / $0 : 0 }
    var products = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    var target = [Double](repeating: 0, count: count)
    var counts = [Int](repeating: 0, count: count)
    for (row, value) in zip(rows, values) {
      for one in 0..<count where row[one] != 0 {
        counts[one] += 1
        target[one] += row[one] * scales[one] * value
        for other in 0..<count { products[one][other] += row[one] * scales[one] * row[other] * scales[other] }
      }
    }
    for column in 0..<count { products[column][column] += Self.trace }
    (self.lengths, self.products, self.target, self.counts) = (lengths, products, target, counts)
  }

  /// The problem without one of its rows; a row is part of the sums, so it can be subtracted. O(unknowns²).
  func without(_ row: [Double], equal value: Double) -> LeastSquares {
    var rest = self
    for one in row.indices where row[one] != 0 {
      let number = row[one] / lengths[one]
      rest.target[one] -= number * value
      for other in row.indices where row[other] != 0 {
        rest.products[one][other] -= number * row[other] / lengths[other]
      }
      rest.counts[one] -= 1
    }
    // If no other row uses a column, the rest is rounding error.
    for column in row.indices where rest.counts[column] == 0 { rest.drop(column) }
    return rest
  }

  private mutating func drop(_ column: Int) {
    (lengths[column], target[column]) = (0, 0)
    for other in products.indices { (products[column][other], products[other][column]) = (0, 0) }
    products[column][column] = Self.trace
  }

  /// Whether the rows determine a linear form of the unknowns.
  ///
  /// They do if the form is a combination of rows: then no change of the unknowns changes the form without changing a
  /// row.
  func determines(_ form: [Double]) -> Bool {
    guard form.indices.allSatisfy({ form[$0] == 0 || lengths[$0] > 0 }) else { return false }
    let scaled = zip(form, lengths).map { $1 > 0 ? $0 / $1 : 0 }
    // Solving with these products gives the form back almost exactly, unless a part of it is in no row.
    guard let shares = Self.solve(products, scaled) else { return false }
    func length(_ numbers: [Double]) -> Double { numbers.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    return Self.trace * length(shares) < 1e-3 * length(scaled)
  }

  private static let trace = 1e-13

  /// The unknowns.
  func solution() -> [Double] {
    var values = [Double](repeating: 0, count: target.count)
    var free: [Int] = []
    let most = 10 * (target.count + 1)
    for _ in 0..<most {
      let gradient = target.indices.map { row in
        target[row] - values.indices.reduce(0) { $0 + products[row][$1] * values[$1] }
      }
      let held = target.indices.filter { !free.contains($0) && lengths[$0] > 0 }
      guard let next = held.max(by: { gradient[$0] < gradient[$1] }), gradient[next] > 1e-12 else { break }
      free.append(next)
      release(&free, &values)
    }
    return zip(values, lengths).map { $1 > 0 ? $0 / $1 : 0 }
  }

  /// Moves towards the least-squares solution of the free unknowns; an unknown that would become negative stays at 0.
  private func release(_ free: inout [Int], _ values: inout [Double]) {
    while !free.isEmpty, let wanted = solution(among: free) {
      let negative = free.indices.filter { wanted[$0] <= 0 }
      var step = 1.0
      for index in negative {
        let value = values[free[index]]
        step = min(step, value / max(value - wanted[index], .leastNormalMagnitude))
      }
      for (index, unknown) in free.enumerated() { values[unknown] += step * (wanted[index] - values[unknown]) }
      if negative.isEmpty { return }
      free.removeAll { values[$0] <= 1e-15 }
      for unknown in values.indices where !free.contains(unknown) { values[unknown] = 0 }
    }
  }

  /// The least-squares solution of some unknowns, with any signs (Cholesky).
  private func solution(among free: [Int]) -> [Double]? {
    Self.solve(free.map { row in free.map { products[row][$0] } }, free.map { target[$0] })
  }

  /// The part of an unknown's column that the others can't replace, from 0 to 1, and the share of each other in
  /// replacing the rest.
  func independence(of unknown: Int) -> (rest: Double, shares: [Double]) {
    let others = target.indices.filter { $0 != unknown && lengths[$0] > 0 }
    var shares = [Double](repeating: 0, count: target.count)
    guard lengths[unknown] > 0,
      let made = Self.solve(
        others.map { row in others.map { products[row][$0] } }, others.map { products[$0][unknown] })
    else { return (1, shares) }
    var rest = 1.0
    for (index, other) in others.enumerated() {
      shares[other] = made[index]
      rest -= made[index] * products[other][unknown]
    }
    return (max(0, rest).squareRoot(), shares)
  }

  /// Solves symmetric equations; `nil` if they are not positive definite.
  private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double]? {
    let count = right.count
    var root = matrix
    var values = right
    for row in 0..<count {
      for column in 0...row {
        let sum = (0..<column).reduce(root[row][column]) { $0 - root[row][$1] * root[column][$1] }
        guard row == column else {
          root[row][column] = sum / root[column][column]
          continue
        }
        guard sum > 0 else { return nil }
        root[row][row] = sum.squareRoot()
      }
      values[row] = (0..<row).reduce(values[row]) { $0 - root[row][$1] * values[$1] } / root[row][row]
    }
    for row in (0..<count).reversed() {
      values[row] = (row + 1..<count).reduce(values[row]) { $0 - root[$1][row] * values[$1] } / root[row][row]
    }
    return values
  }
}
