/// Finds the best choice of a problem with groups.
///
/// Once it is said which keys each group takes, nothing ties the choosers any more, and `ChoiceSearch` does the rest. First
/// it looks without any limit on the keys of groups that may take several: what comes before that level can't be better.
/// Then it tries fewer keys, the fewest first. The first number of keys with a choice that keeps the values before is the
/// least; the best of all ways to have that many counts, for with other keys the values after it may be higher.
struct GroupedSearch {
  private let problem: ChoiceProblem
  private let allowance: Int
  private let shares: KeyShares
  private let all: [[Int]]

  // The place of the level that counts keys.
  private let keyLevel: Int

  init(_ problem: ChoiceProblem, allowance: Int) {
    self.problem = problem
    self.allowance = allowance
    shares = KeyShares(problem)
    all = problem.choosers.map { Array(0..<$0.count) }
    keyLevel = problem.levels.firstIndex { $0.rule == .fewestKeys } ?? problem.levels.count
  }

  /// What some ways gave.
  private struct Found {
    var best: BestChoice?

    // The first value that a search left open.
    var doubt: BestChoice.Doubt?

    mutating func leaveOpen(_ other: BestChoice.Doubt?) {
      guard let other else { return }
      if doubt.map({ other.place < $0.place }) ?? true { doubt = other }
    }
  }

  /// The best choice.
  func solve() -> ChoiceOutcome {
    guard let ways = shares.ways(keyCount: nil) else { return .undecided }
    var open = best(of: ways, reaching: nil)
    guard let first = open.best else { return open.doubt == nil ? .impossible : .undecided }
    let count = problem.keyCount(of: first.options)
    if keyLevel < problem.levels.count {
      for fewer in 0..<count {
        guard let ways = shares.ways(keyCount: fewer) else {
          open.leaveOpen(doubt(at: keyLevel, bound: -fewer))
          break
        }
        let found = best(of: ways, reaching: first.options)
        open.leaveOpen(found.doubt)
        guard let best = found.best else { continue }
        return .best(BestChoice(options: best.options, totals: best.totals, doubt: open.doubt))
      }
    }
    return .best(BestChoice(options: first.options, totals: first.totals, doubt: open.doubt))
  }

  /// Whether some choice stays within the limits; `nil` if finding out takes more work than allowed.
  func hasChoice() -> Bool? {
    guard let ways = shares.ways(keyCount: nil) else { return nil }
    var isOpen = false
    for way in ways {
      var search = search(in: way)
      guard let hasChoice = search.hasChoice() else {
        isOpen = true
        continue
      }
      if hasChoice { return true }
    }
    return isOpen ? nil : false
  }

  private func search(in way: KeyShares.Way) -> ChoiceSearch {
    var search = ChoiceSearch(problem, allowance: allowance)
    search.active = shares.options(all, in: way)
    return search
  }

  /// The best choice of several ways; only those count that reach, before the level of keys, what another choice has.
  private func best(of ways: [KeyShares.Way], reaching goal: [Int]?) -> Found {
    var found = Found()
    for way in ways {
      var search = search(in: way)
      if let goal, !mayReach(goal, search.active) { continue }
      if goal == nil, let best = found.best, isWorse(search.active, than: best.options) { continue }
      switch search.run() {
      case .impossible: continue
      case .undecided: found.leaveOpen(doubt(at: 0, bound: 0))
      case .best(let best):
        if let goal, isBetter(goal, best.options, downTo: keyLevel) {
          if let doubt = best.doubt, doubt.place.level < keyLevel { found.leaveOpen(doubt) }
          continue
        }
        found.leaveOpen(best.doubt)
        // With as many keys as each likes, a way's best takes more of them than it must, so that they say nothing yet.
        if found.best.map({ isBetter(best, $0, countingKeys: goal != nil) }) ?? true { found.best = best }
      }
    }
    return found
  }

  private func doubt(at level: Int, bound: Int) -> BestChoice.Doubt {
    let group = problem.groups.first { !$0.isTied } ?? problem.groups[0]
    return BestChoice.Doubt(place: ChoicePlace(level: level, rank: 0), chooser: group.members[0], bound: bound)
  }

  /// Whether the highest values of some options are, on each level before that of keys, as good as those of a choice.
  private func mayReach(_ choice: [Int], _ active: [[Int]]) -> Bool {
    guard !active.contains(where: \.isEmpty) else { return false }
    return problem.levels.prefix(keyLevel).allSatisfy { level in
      !highest(active, level).lexicographicallyPrecedes(values(of: choice, level))
    }
  }

  /// Whether the highest values of some options, on the levels before that of keys, are worse than those of a choice.
  private func isWorse(_ active: [[Int]], than choice: [Int]) -> Bool {
    guard !active.contains(where: \.isEmpty) else { return true }
    for level in problem.levels.prefix(keyLevel) {
      let (most, reached) = (highest(active, level), values(of: choice, level))
      if most != reached { return most.lexicographicallyPrecedes(reached) }
    }
    return false
  }

  private func highest(_ active: [[Int]], _ level: ChoiceProblem.Level) -> [Int] {
    let most = active.enumerated().map { chooser, options in
      let values = problem.values(chooser, level.value)
      return options.reduce(Int.min) { max($0, values[$1]) }
    }
    return inOrder(most, level)
  }

  /// The values of a choice on a level, in the order of comparison.
  private func values(of choice: [Int], _ level: ChoiceProblem.Level) -> [Int] {
    if level.rule == .fewestKeys { return [-problem.keyCount(of: choice)] }
    return inOrder(choice.enumerated().map { problem.value($0, $1, level.value) }, level)
  }

  private func inOrder(_ values: [Int], _ level: ChoiceProblem.Level) -> [Int] {
    let first = problem.oneByOne(on: level).count
    return values[..<first] + values[first...].sorted()
  }

  /// Whether one choice is better than another on the levels before `last`.
  private func isBetter(_ choice: [Int], _ other: [Int], downTo last: Int, countingKeys: Bool = true) -> Bool {
    for level in problem.levels.prefix(last) where countingKeys || level.rule != .fewestKeys {
      let (own, others) = (values(of: choice, level), values(of: other, level))
      if own != others { return others.lexicographicallyPrecedes(own) }
    }
    return false
  }

  /// Whether one choice is better than another: by its levels, then its sums, then its options.
  private func isBetter(_ best: BestChoice, _ other: BestChoice, countingKeys: Bool) -> Bool {
    let last = problem.levels.count
    if isBetter(best.options, other.options, downTo: last, countingKeys: countingKeys) { return true }
    if isBetter(other.options, best.options, downTo: last, countingKeys: countingKeys) { return false }
    if best.totals != other.totals { return best.totals.lexicographicallyPrecedes(other.totals) }
    return best.options.lexicographicallyPrecedes(other.options)
  }
}
