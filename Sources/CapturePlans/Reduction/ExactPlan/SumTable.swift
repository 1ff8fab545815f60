import JSONSource

/// The frontiers of a group of choosers, one for each combination of counts.
struct SumTable {
  /// The packed counts of `Tally`, in ascending order, each with the sums that can be reached with them.
  private(set) var entries: [(counts: UInt64, frontier: Frontier)]

  /// The table of no choosers.
  init(zeroOf width: Int) { entries = [(0, Frontier(zeroOf: width))] }

  /// The table of some sums, given with their counts in any order; `nil` if building it would exceed the work that is
  /// left.
  init?(of sums: [(counts: UInt64, sums: [Int])], width: Int, work: inout Int) {
    entries = []
    entries.reserveCapacity(sums.count)
    for (counts, sums) in sums.sorted(by: { $0.counts < $1.counts }) where !sums.isEmpty {
      guard let frontier = Frontier(of: sums, width: width, work: &work) else { return nil }
      entries.append((counts, frontier))
    }
  }

  /// The sums that can be reached with the given counts.
  func frontier(at counts: UInt64) -> Frontier? {
    let index = entries.indices.partitioningIndex { entries[$0].counts >= counts }
    return index < entries.count && entries[index].counts == counts ? entries[index].frontier : nil
  }

  /// The sums of each entry of this table and each entry of `other`, within the caps and the counts; `nil` if forming
  /// them would exceed the work that is left.
  func plus(_ other: SumTable, width: Int, caps: [Int], tally: Tally, work: inout Int) -> SumTable? {
    var groups: [(counts: UInt64, sums: [Int])] = []
    for left in entries {
      for right in other.entries where tally.allows(left.counts + right.counts) {
        let counts = left.counts + right.counts
        let group = groups.firstIndex { $0.counts == counts } ?? groups.count
        if group == groups.count { groups.append((counts, [])) }
        guard left.frontier.appendSums(with: right.frontier, caps: caps, to: &groups[group].sums, work: &work) else {
          return nil
        }
      }
    }
    return SumTable(of: groups, width: width, work: &work)
  }
}
