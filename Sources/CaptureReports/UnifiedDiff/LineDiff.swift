/// A changed piece of two texts: lines of the first that are replaced by lines of the second.
struct LineChange: Equatable {
  /// The lines of the first text that are replaced.
  var before: Range<Int>

  /// The lines of the second text that replace them.
  var after: Range<Int>
}

/// Finds what changed between two lists of lines (Myers, O(ND)).
enum LineDiff {
  /// The limit of differing lines, past which they are shown as one piece: the search is quadratic.
  private static let limit = 1000

  /// The changes in order; no two of them touch.
  static func changes(from before: [ArraySlice<UInt8>], to after: [ArraySlice<UInt8>]) -> [LineChange] {
    var (left, right) = (numbered(before, after))
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    left.removeFirst(prefix)
    right.removeFirst(prefix)
    let suffix = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    left.removeLast(suffix)
    right.removeLast(suffix)
    let whole = LineChange(before: 0..<left.count, after: 0..<right.count)
    if left.isEmpty && right.isEmpty { return [] }
    let isPlain = left.isEmpty || right.isEmpty
    let changes = isPlain ? [whole] : path(left, right).map { joined($0) } ?? [whole]
    return changes.map { change in
      LineChange(
        before: change.before.lowerBound + prefix..<change.before.upperBound + prefix,
        after: change.after.lowerBound + prefix..<change.after.upperBound + prefix)
    }
  }

  /// Numbers for lines, equal for equal lines: numbers are quicker to compare.
  private static func numbered(
    _ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]
  ) -> (ArraySlice<Int>, ArraySlice<Int>) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    return (before.map(number)[...], after.map(number)[...])
  }

  /// The single lines that are removed and added, from first to last; `nil` if there are too many.
  private static func path(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) -> [LineChange]? {
    let (left, right) = (Array(left), Array(right))
    var furthest: [Int: Int] = [1: 0]
    var trace: [[Int: Int]] = []
    for cost in 0...min(left.count + right.count, limit) {
      trace.append(furthest)
      for diagonal in stride(from: -cost, through: cost, by: 2) {
        var x = isDown(diagonal, cost, furthest) ? furthest[diagonal + 1] ?? 0 : (furthest[diagonal - 1] ?? 0) + 1
        while x < left.count, x - diagonal < right.count, left[x] == right[x - diagonal] { x += 1 }
        furthest[diagonal] = x
        if x >= left.count && x - diagonal >= right.count { return walk(trace, left.count, right.count) }
      }
    }
    return nil
  }

  private static func isDown(_ diagonal: Int, _ cost: Int, _ furthest: [Int: Int]) -> Bool {
    if diagonal == -cost { return true }
    guard diagonal != cost, let next = furthest[diagonal + 1] else { return false }
    return furthest[diagonal - 1].map { $0 < next } ?? true
  }

  private static func walk(_ trace: [[Int: Int]], _ endX: Int, _ endY: Int) -> [LineChange] {
    var (x, y) = (endX, endY)
    var changes: [LineChange] = []
    for cost in trace.indices.dropFirst().reversed() {
      let diagonal = x - y
      let isDown = isDown(diagonal, cost, trace[cost])
      let start = trace[cost][isDown ? diagonal + 1 : diagonal - 1] ?? 0
      let startY = start - (isDown ? diagonal + 1 : diagonal - 1)
      changes.append(
        LineChange(before: start..<(isDown ? start : start + 1), after: startY..<(isDown ? startY + 1 : startY)))
      (x, y) = (start, startY)
    }
    return changes.reversed()
  }

  /// Merges single-line changes that touch into one.
  private static func joined(_ changes: [LineChange]) -> [LineChange] {
    var result: [LineChange] = []
    for change in changes {
      if let last = result.last, last.before.upperBound == change.before.lowerBound,
        last.after.upperBound == change.after.lowerBound
      {
        result[result.count - 1].before = last.before.lowerBound..<change.before.upperBound
        result[result.count - 1].after = last.after.lowerBound..<change.after.upperBound
      } else {
        result.append(change)
      }
    }
    return result
  }
}
