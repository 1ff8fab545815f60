/// For each chooser, the tables of the choosers before it and after it, built on demand.
struct SumChains {
  /// Whether a choice can be completed.
  enum Answer {
    /// Yes, with a whole choice.
    case yes([Int])

    /// No.
    case no

    /// Finding out takes more work than allowed.
    case unknown
  }

  /// A sum, and how often its choosers take the counted values.
  private struct Reached {
    var sums: [Int]
    var counts: UInt64
  }

  // `before[i]` covers the choosers before i, `after[i]` those from i on; `nil` if it took too much work.
  private var before: [SumTable?]
  private var after: [Int: SumTable?] = [:]
  private(set) var work: Int

  // By chooser: its lowest cost in each dimension at the start. Settling values later never lowers it.
  private let least: [[Int]]

  /// Chains for the active options of a search; `allowance` is the number of sums that they may form in all.
  init(of search: ChoiceSearch, allowance: Int) {
    before = [SumTable(zeroOf: search.dimensions.count)]
    least = search.active.indices.map { chooser in search.dimensions.map { search.least(chooser, $0) } }
    work = allowance
  }

  /// The first choice in the order of sums. If the first dimension is to be minimised, this choice has its lowest sum.
  mutating func completion(in search: ChoiceSearch) -> Answer {
    guard !search.active.contains(where: \.isEmpty), isWithinLimits(search) else { return .no }
    guard let all = table(from: 0, search) else { return .unknown }
    var best: Reached?
    for (counts, frontier) in all.entries where search.tally.isWhole(counts) {
      let sums = Array(frontier.sum(0))
      if let known = best, !sums.lexicographicallyPrecedes(known.sums) { continue }
      best = Reached(sums: sums, counts: counts)
    }
    guard let best else { return .no }
    var choice = [Int](repeating: 0, count: search.active.count)
    traceForward(from: 0, best, search, &choice)
    return .yes(choice)
  }

  /// A choice in which a chooser takes one of the given options.
  mutating func completion(of chooser: Int, with options: [Int], in search: ChoiceSearch) -> Answer {
    guard let before = table(upTo: chooser, search), let after = table(from: chooser + 1, search),
      let with = sum(before, own(chooser, options, search), search, beside: { $0 > chooser })
    else { return .unknown }
    let limits = search.dimensions.map { search.problem.limits[$0] }
    for (counts, frontier) in with.entries {
      guard let rest = after.frontier(at: search.tally.target - counts) else { continue }
      work -= frontier.count
      for index in 0..<frontier.count {
        let sums = Array(frontier.sum(index))
        guard let found = rest.index(within: zip(limits, sums).map { $0 - $1 }) else { continue }
        var choice = [Int](repeating: 0, count: search.active.count)
        var reached = Reached(sums: sums, counts: counts)
        step(chooser, options, &reached, before, search, &choice)
        traceBack(upTo: chooser, reached, search, &choice)
        let others = Reached(sums: Array(rest.sum(found)), counts: search.tally.target - counts)
        traceForward(from: chooser + 1, others, search, &choice)
        return .yes(choice)
      }
    }
    return .no
  }

  /// Whether the least costs of all choosers are within every limit.
  private func isWithinLimits(_ search: ChoiceSearch) -> Bool {
    search.dimensions.enumerated().allSatisfy { place, dimension in
      least.reduce(0) { $0 + $1[place] } <= search.problem.limits[dimension]
    }
  }

  /// The table of the choosers before `chooser`.
  private mutating func table(upTo chooser: Int, _ search: ChoiceSearch) -> SumTable? {
    while before.count <= chooser {
      let next = before.count - 1
      before.append(sum(before[next], own(next, search.active[next], search), search) { $0 > next })
    }
    return before[chooser]
  }

  /// The table of the choosers from `chooser` to the last. Those after the current one still have all their options.
  private mutating func table(from chooser: Int, _ search: ChoiceSearch) -> SumTable? {
    if let known = after[chooser] { return known }
    guard chooser < search.active.count else { return SumTable(zeroOf: search.dimensions.count) }
    let rest = table(from: chooser + 1, search)
    let formed = sum(rest, own(chooser, search.active[chooser], search), search) { $0 < chooser }
    after[chooser] = .some(formed)
    return formed
  }

  private mutating func sum(
    _ left: SumTable?, _ right: SumTable?, _ search: ChoiceSearch, beside others: (Int) -> Bool
  ) -> SumTable? {
    guard let left, let right else { return nil }
    // The limits minus the lowest costs of the other choosers.
    let caps = search.dimensions.enumerated().map { place, dimension in
      least.indices.reduce(search.problem.limits[dimension]) { others($1) ? $0 - least[$1][place] : $0 }
    }
    return left.plus(right, width: search.dimensions.count, caps: caps, tally: search.tally, work: &work)
  }

  private mutating func own(_ chooser: Int, _ options: [Int], _ search: ChoiceSearch) -> SumTable? {
    let (marks, costs) = (search.marks[chooser], search.problem.choosers[chooser].costs)
    let (width, dimensions) = (search.problem.dimensions, search.dimensions)
    var counts: [UInt64] = []
    for option in options where !counts.contains(marks[option]) { counts.append(marks[option]) }
    let groups = counts.map { count in
      var sums: [Int] = []
      sums.reserveCapacity(options.count * dimensions.count)
      for option in options where marks[option] == count {
        for dimension in dimensions { sums.append(costs[option * width + dimension]) }
      }
      return (count, sums)
    }
    return SumTable(of: groups, width: dimensions.count, work: &work)
  }

  private func traceBack(upTo chooser: Int, _ reached: Reached, _ search: ChoiceSearch, _ choice: inout [Int]) {
    var reached = reached
    for other in (0..<chooser).reversed() {
      guard let table = before[other] else { return }
      step(other, search.active[other], &reached, table, search, &choice)
    }
  }

  private func traceForward(from chooser: Int, _ reached: Reached, _ search: ChoiceSearch, _ choice: inout [Int]) {
    var reached = reached
    for other in chooser..<max(chooser, search.active.count) {
      let table = after[other + 1] ?? SumTable(zeroOf: search.dimensions.count)
      if let table { step(other, search.active[other], &reached, table, search, &choice) }
    }
  }

  /// Finds an option of one chooser that leaves a sum which the other choosers reach, and goes on with that sum.
  private func step(
    _ chooser: Int, _ options: [Int], _ reached: inout Reached, _ others: SumTable, _ search: ChoiceSearch,
    _ choice: inout [Int]
  ) {
    var rest = reached.sums
    for option in options {
      let mark = search.marks[chooser][option]
      // If a field borrows, its free bit is set. No table has such counts.
      guard let frontier = others.frontier(at: reached.counts &- mark) else { continue }
      search.subtract(option, of: chooser, from: reached.sums, into: &rest)
      guard let found = frontier.index(within: rest) else { continue }
      choice[chooser] = option
      reached = Reached(sums: Array(frontier.sum(found)), counts: reached.counts &- mark)
      return
    }
    preconditionFailure("a sum of the table has no option behind it")
  }
}
