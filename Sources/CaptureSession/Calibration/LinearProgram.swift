/// The points that meet some inequalities, G x ≤ h, and the most that a linear form reaches among them.
///
/// By the simplex method on a tableau of the free unknowns, from a point that meets them all; Bland's rule of choice keeps
/// it from going round in circles. Made for a few unknowns and a few hundred inequalities.
struct LinearProgram {
  private let rows: [[Double]]
  private let room: [Double]
  private let start: [Double]
  private let scales: [Double]

  /// The inequalities, and a point that meets them.
  init(_ rows: [[Double]], atMost limits: [Double], from start: [Double]) {
    let count = start.count
    scales = (0..<count).map { column in
      let largest = rows.reduce(0) { max($0, $1[column].magnitude) }
      return largest > 0 ? 1 / largest : 1
    }
    self.rows = rows.map { [scales] row in (0..<count).map { row[$0] * scales[$0] } }
    room = zip(rows, limits).map { row, limit in
      max(0, limit - (0..<count).reduce(0) { $0 + row[$1] * start[$1] })
    }
    self.start = start
  }

  /// The most of a linear form, and where; infinite where nothing bounds it.
  func most(of form: [Double]) -> (value: Double, point: [Double]) {
    // Each unknown is the difference of two that are not negative.
    let count = start.count
    var table = rows.indices.map { index in rows[index] + rows[index].map { -$0 } }
    var room = room
    let gain = zip(form, scales).map { $0 * $1 }
    let largest = max(gain.reduce(0) { max($0, $1.magnitude) }, .leastNormalMagnitude)
    var gains = gain.map { $0 / largest } + gain.map { -$0 / largest }
    var basis = [Int](repeating: -1, count: rows.count)
    var columns = Array(0..<2 * count)
    let most = 200 * (rows.count + count)
    for _ in 0..<most {
      let able = columns.indices.filter { gains[$0] > 1e-10 }
      guard let column = able.min(by: { order(columns[$0]) < order(columns[$1]) }) else { break }
      let limiting = table.indices.filter { table[$0][column] > 1e-10 }
      guard
        let row = limiting.min(by: { one, other in
          let (left, right) = (room[one] / table[one][column], room[other] / table[other][column])
          return left != right ? left < right : order(basis[one], one) < order(basis[other], other)
        })
      else { return (.infinity, start) }
      pivot(&table, &room, &gains, row: row, column: column)
      let entering = columns[column]
      columns[column] = basis[row] < 0 ? 2 * count + row : basis[row]
      basis[row] = entering
    }
    var point = start
    for (row, variable) in basis.enumerated() where variable >= 0 && variable < 2 * count {
      let unknown = variable % count
      point[unknown] += (variable < count ? room[row] : -room[row]) * scales[unknown]
    }
    return (zip(form, point).reduce(0) { $0 + $1.0 * $1.1 }, point)
  }

  /// The number of a variable in Bland's order; a row's own slack comes after the unknowns.
  private func order(_ variable: Int, _ row: Int = 0) -> Int { variable < 0 ? 2 * start.count + row : variable }

  private func pivot(
    _ table: inout [[Double]], _ room: inout [Double], _ gains: inout [Double], row: Int, column: Int
  ) {
    let factor = 1 / table[row][column]
    var line = table[row].map { $0 * factor }
    line[column] = factor
    let height = room[row] * factor
    for other in table.indices where other != row {
      let share = table[other][column]
      guard share != 0 else { continue }
      for index in line.indices where index != column { table[other][index] -= share * line[index] }
      table[other][column] = -share * factor
      room[other] = max(0, room[other] - share * height)
    }
    let gain = gains[column]
    for index in line.indices where index != column { gains[index] -= gain * line[index] }
    gains[column] = -gain * factor
    (table[row], room[row]) = (line, height)
  }
}
