/// The points that satisfy some inequalities, G x ≤ h, and the maximum of a linear form over them.
///
/// Uses the simplex method on a tableau of the free unknowns, starting from a point that satisfies them all; Bland's
/// rule prevents cycles. Made for a few unknowns and many inequalities, most of which don't matter.
struct LinearProgram {
  // The scaled coefficients of all inequalities in sequence, the same number for each.
  private let numbers: [Double]
  private let count: Int

  // How far the start is from each limit, and the inequalities, tightest first.
  private let room: [Double]
  private let byRoom: [Int]
  private let start: [Double]
  private let scales: [Double]

  /// The inequalities, and a point that satisfies them. If several have equal rows, such as those of similar readings,
  /// only the tightest is kept.
  init(_ all: [[Double]], atMost allLimits: [Double], from start: [Double]) {
    let count = start.count
    var (rows, limits, places) = ([[Double]](), [Double](), [[Double]: Int]())
    for (row, limit) in zip(all, allLimits) {
      if let place = places[row] {
        limits[place] = min(limits[place], limit)
      } else {
        places[row] = rows.count
        rows.append(row)
        limits.append(limit)
      }
    }
    let scales = (0..<count).map { column in
      let largest = rows.reduce(0) { max($0, $1[column].magnitude) }
      return largest > 0 ? 1 / largest : 1
    }
    let room = zip(rows, limits).map { row, limit in
      max(0, limit - (0..<count).reduce(0) { $0 + row[$1] * start[$1] })
    }
    numbers = rows.flatMap { row in (0..<count).map { row[$0] * scales[$0] } }
    byRoom = room.indices.sorted { room[$0] < room[$1] }
    (self.count, self.room, self.start, self.scales) = (count, room, start, scales)
  }

  /// The maximum of a linear form, and its place; infinite if nothing bounds the form.
  ///
  /// Most inequalities don't matter, so the form is followed within some of them; the next ones that block it are added
  /// until none does.
  func most(of form: [Double]) -> (value: Double, point: [Double]) {
    let gain = zip(form, scales).map { $0 * $1 }
    let batch = 2 * count + 4
    var working = Array(byRoom.prefix(batch))
    var isWorking = [Bool](repeating: false, count: room.count)
    while true {
      for row in working { isWorking[row] = true }
      let found = most(of: gain, among: working)
      // The inequalities that block it, and after what distance. One that is already broken comes first, the more it is
      // broken the earlier.
      var next: [(row: Int, reach: Double)] = []
      for row in room.indices where !isWorking[row] {
        let left = room[row] - sum(row, found.step)
        if found.isBounded {
          if left < -1e-13 { next.append((row, left)) }
        } else {
          let pace = sum(row, found.ray)
          if pace > 1e-10 { next.append((row, max(0, left) / pace)) }
        }
      }
      guard !next.isEmpty else {
        guard found.isBounded else { return (.infinity, start) }
        let point = start.indices.map { start[$0] + found.step[$0] * scales[$0] }
        return (zip(form, point).reduce(0) { $0 + $1.0 * $1.1 }, point)
      }
      working += next.sorted { ($0.reach, $0.row) < ($1.reach, $1.row) }.prefix(batch).map(\.row)
    }
  }

  private func sum(_ row: Int, _ point: [Double]) -> Double {
    var sum = 0.0
    for index in 0..<count { sum += numbers[row * count + index] * point[index] }
    return sum
  }

  /// The point where a form has its maximum within some inequalities, relative to the start, in scaled unknowns. If
  /// nothing bounds the form, a direction in which it grows forever.
  private func most(
    of gain: [Double], among working: [Int]
  ) -> (step: [Double], ray: [Double], isBounded: Bool) {
    // Each unknown is the difference of two nonnegative ones.
    var table = working.map { row -> [Double] in
      let numbers = numbers[row * count..<(row + 1) * count]
      return Array(numbers) + numbers.map { -$0 }
    }
    var room = working.map { self.room[$0] }
    let largest = max(gain.reduce(0) { max($0, $1.magnitude) }, .leastNormalMagnitude)
    var gains = gain.map { $0 / largest } + gain.map { -$0 / largest }
    var basis = [Int](repeating: -1, count: working.count)
    var columns = Array(0..<2 * count)
    func unknowns(_ variables: [Int], _ amounts: [Double]) -> [Double] {
      var unknowns = [Double](repeating: 0, count: count)
      for (variable, amount) in zip(variables, amounts) where variable >= 0 && variable < 2 * count {
        unknowns[variable % count] += variable < count ? amount : -amount
      }
      return unknowns
    }
    let most = 200 * (working.count + count)
    for _ in 0..<most {
      let able = columns.indices.filter { gains[$0] > 1e-10 }
      guard let column = able.min(by: { order(columns[$0]) < order(columns[$1]) }) else { break }
      let limiting = table.indices.filter { table[$0][column] > 1e-10 }
      guard
        let row = limiting.min(by: { one, other in
          let (left, right) = (room[one] / table[one][column], room[other] / table[other][column])
          return left != right ? left < right : order(basis[one], one) < order(basis[other], other)
        })
      else {
        let ray = unknowns(basis + [columns[column]], table.map { -$0[column] } + [1])
        return (unknowns(basis, room), ray, false)
      }
      pivot(&table, &room, &gains, row: row, column: column)
      let entering = columns[column]
      columns[column] = basis[row] < 0 ? 2 * count + row : basis[row]
      basis[row] = entering
    }
    return (unknowns(basis, room), [], true)
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
