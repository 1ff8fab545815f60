import JSONSource

/// The sums that a group of choosers can reach, without those that another one undercuts in every dimension.
///
/// A sum is kept only if the lowest costs of the other choosers fit beside it.
struct Frontier {
  /// The number of dimensions of a sum.
  let width: Int

  /// The sums, one after the other, in ascending order of their first dimension, then of the second, and so on.
  private(set) var sums: [Int]

  /// The number of sums.
  var count: Int { sums.count / width }

  /// The frontier of no choosers: a single sum of zeros.
  init(zeroOf width: Int) {
    self.width = width
    sums = [Int](repeating: 0, count: width)
  }

  /// The frontier of some sums, stored one after the other; `nil` if comparing them would exceed the work that is left.
  init?(of sums: [Int], width: Int, work: inout Int) {
    self.width = width
    self.sums = sums
    guard reduce(&work) else { return nil }
  }

  /// Appends every sum of a member of this frontier and a member of another that is within the caps; `false` if that
  /// takes more work than is left.
  ///
  /// O(n m).
  func appendSums(with other: Frontier, caps: [Int], to sums: inout [Int], work: inout Int) -> Bool {
    work -= count * other.count
    guard work >= 0 else { return false }
    sums.reserveCapacity(sums.count + self.sums.count * other.count)
    for left in 0..<count {
      for right in 0..<other.count {
        var isWithin = true
        for dimension in 0..<width {
          let sum = self.sums[left * width + dimension] + other.sums[right * width + dimension]
          sums.append(sum)
          if sum > caps[dimension] { isWithin = false }
        }
        if !isWithin { sums.removeLast(width) }
      }
    }
    return true
  }

  /// The first sum, in their order, that is within the caps.
  func index(within caps: [Int]) -> Int? {
    guard width == 2 else {
      return (0..<count).first { sum in (0..<width).allSatisfy { sums[sum * width + $0] <= caps[$0] } }
    }
    // The second dimension falls while the first rises, so the last sum within the first cap has the lowest second
    // dimension.
    let fitting = (0..<count).partitioningIndex { sums[$0 * 2] > caps[0] }
    return fitting > 0 && sums[(fitting - 1) * 2 + 1] <= caps[1] ? fitting - 1 : nil
  }

  /// The sum at an index.
  func sum(_ index: Int) -> ArraySlice<Int> { sums[index * width..<(index + 1) * width] }

  /// Keeps only the sums that no other undercuts, in order; `false` if that would exceed the work that is left.
  ///
  /// O(n) in one dimension, O(n log n) in two; in more, O(n) times the number of sums kept.
  private mutating func reduce(_ work: inout Int) -> Bool {
    switch width {
    case 1: if let least = sums.min() { sums = [least] }
    case 2: reducePairs()
    default: return reduceTuples(&work)
    }
    return true
  }

  private mutating func reducePairs() {
    var pairs = stride(from: 0, to: sums.count, by: 2).map { SIMD2(sums[$0], sums[$0 + 1]) }
    pairs.sort { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
    sums.removeAll(keepingCapacity: true)
    var least = Int.max
    for pair in pairs where pair.y < least {
      least = pair.y
      sums.append(pair.x)
      sums.append(pair.y)
    }
  }

  /// Whether a sum that is kept is as low in every dimension as the one that starts at an index of others.
  private func undercuts(_ others: [Int], at start: Int) -> Bool {
    var kept = 0
    while kept < sums.count {
      var dimension = 0
      while dimension < width, sums[kept + dimension] <= others[start + dimension] { dimension += 1 }
      if dimension == width { return true }
      kept += width
    }
    return false
  }

  private mutating func reduceTuples(_ work: inout Int) -> Bool {
    let width = width
    let all = sums
    func isBefore(_ left: Int, _ right: Int) -> Bool {
      all[left * width..<(left + 1) * width].lexicographicallyPrecedes(all[right * width..<(right + 1) * width])
    }
    sums.removeAll(keepingCapacity: true)
    for next in (0..<all.count / width).sorted(by: isBefore) {
      // Comparing two sums is much cheaper than forming one.
      work -= sums.count / width / 8
      guard work >= 0 else { return false }
      if !undercuts(all, at: next * width) { sums += all[next * width..<(next + 1) * width] }
    }
    return true
  }
}
