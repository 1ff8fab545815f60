/// The least squares of a few unknowns that are not negative: min |A x - b|², x ≥ 0.
///
/// By the active set method of Lawson and Hanson (Solving Least Squares Problems, 1974, chapter 23) on the normal
/// equations, whose columns are scaled to one length. A trace of the unknowns' own size is added, so that of solutions that
/// are equally good the one that shares out evenly is taken. O(rows unknowns² + unknowns⁴).
struct LeastSquares {
  private let lengths: [Double]
  private let products: [[Double]]
  private let target: [Double]

  /// Unknowns by their columns: one number in each row.
  init(_ rows: [[Double]], equal values: [Double]) {
    let count = rows.first?.count ?? 0
    let lengths = (0..<count).map { column in
      rows.reduce(0) { $0 + $1[column] * $1[column] }.squareRoot()
    }
    let scales = lengths.map { $0 > 0 ? 1 / $0 : 0 }
    var products = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    var target = [Double](repeating: 0, count: count)
    for (row, value) in zip(rows, values) {
      for one in 0..<count where row[one] != 0 {
        target[one] += row[one] * scales[one] * value
        for other in 0..<count { products[one][other] += row[one] * scales[one] * row[other] * scales[other] }
      }
    }
    for column in 0..<count { products[column][column] += Self.trace }
    (self.lengths, self.products, self.target) = (lengths, products, target)
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

  /// Moves towards the least squares of the free unknowns; one that would get negative stays at 0.
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

  /// The least squares of some unknowns, whatever their signs (Cholesky).
  private func solution(among free: [Int]) -> [Double]? {
    Self.solve(free.map { row in free.map { products[row][$0] } }, free.map { target[$0] })
  }

  /// How much of an unknown's column the others can't make up, from 0 to 1, and with how much of each they make up the rest.
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

  /// Solves symmetric equations; `nil` where they are not positive.
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
