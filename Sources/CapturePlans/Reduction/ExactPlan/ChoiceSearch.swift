/// Finds the best choice: level by level the highest values that can still be completed to a choice within the limits;
/// then the lowest sum of each dimension; then the earliest options.
///
/// The search is exact: it builds frontiers, the sums that a group of choosers can reach, and looks for a completion
/// there. With one limited dimension, a frontier is a single sum. With more, it is small in practice; if it grows too
/// large, the search stops at its allowance and says what it left open.
///
/// A sorted level settles how many choosers have each value, but not yet which ones. Their options carry marks, and
/// sums are kept apart by how often each value is taken (`Tally`).
package struct ChoiceSearch {
  var problem: ChoiceProblem

  /// By chooser: the options that are as good as everything settled so far.
  var active: [[Int]]

  /// How often a choice takes each value that sorted levels have settled.
  var tally = Tally()

  /// By chooser and option: the amount that it adds to the tally.
  var marks: [[UInt64]]

  /// The dimensions that the current pass compares.
  var dimensions: [Int]

  let allowance: Int
  var witness: [Int] = []
  private(set) var doubt: BestChoice.Doubt?

  /// The best choice of a problem; `allowance` is the number of sums that each pass over the choosers may form.
  ///
  /// The problem must have at least one dimension.
  package static func solve(_ problem: ChoiceProblem, allowance: Int = 1_000_000) -> ChoiceOutcome {
    if !problem.groups.isEmpty { return GroupedSearch(problem, allowance: allowance).solve() }
    var search = ChoiceSearch(problem, allowance: allowance)
    return search.run()
  }

  /// Whether some choice stays within the limits; `nil` if finding out takes more work than allowed.
  package static func hasChoice(_ problem: ChoiceProblem, allowance: Int = 1_000_000) -> Bool? {
    if !problem.groups.isEmpty { return GroupedSearch(problem, allowance: allowance).hasChoice() }
    var search = ChoiceSearch(problem, allowance: allowance)
    return search.hasChoice()
  }

  /// Whether some choice of the active options stays within the limits; `nil` if finding out takes too long.
  mutating func hasChoice() -> Bool? {
    switch findWitness() {
    case .yes: return true
    case .no: return false
    case .unknown: return nil
    }
  }

  init(_ problem: ChoiceProblem, allowance: Int) {
    self.problem = problem
    self.allowance = allowance
    active = problem.choosers.map { Array(0..<$0.count) }
    marks = problem.choosers.map { [UInt64](repeating: 0, count: $0.count) }
    dimensions = Self.limited(problem)
  }

  /// The dimensions with a limit; the first one if none has a limit.
  private static func limited(_ problem: ChoiceProblem) -> [Int] {
    let limited = problem.limited
    return limited.isEmpty ? [0] : limited
  }

  /// The best choice of the active options, whatever groups say.
  mutating func run() -> ChoiceOutcome {
    switch findWitness() {
    case .no: return .impossible
    case .unknown: return .undecided
    case .yes(let found): witness = found
    }
    let choosers = problem.choosers
    for (number, level) in problem.levels.enumerated() where level.rule != .fewestKeys {
      let first = problem.oneByOne(on: level)
      settle(number, first) { choosers[$0].values[level.value][$1] }
      guard first.upperBound < choosers.count else { continue }
      var sorted = SortedLevel(number, first.upperBound..<choosers.count, of: problem)
      sorted.settle(in: &self)
    }
    for dimension in 0..<problem.dimensions { minimize(dimension) }
    // Among equally good options the earliest wins, so that the answer is unique.
    settle(problem.levels.count, choosers.indices) { -$1 }
    return .best(BestChoice(options: witness, totals: problem.totals(of: witness), doubt: doubt))
  }

  /// Any choice within the limits.
  private mutating func findWitness() -> SumChains.Answer {
    guard prune() else { return .no }
    var chains = SumChains(of: self, allowance: allowance)
    let answer = chains.completion(in: self)
    if case .unknown = answer, let found = guess() { return .yes(found) }
    return answer
  }

  /// Subtracts the costs of an option from some sums, one for each current dimension.
  func subtract(_ option: Int, of chooser: Int, from sums: [Int], into rest: inout [Int]) {
    for index in dimensions.indices { rest[index] = sums[index] - problem.cost(chooser, option, dimensions[index]) }
  }

  /// The lowest cost of a chooser's active options in a dimension.
  func least(_ chooser: Int, _ dimension: Int) -> Int {
    let (costs, width) = (problem.choosers[chooser].costs, problem.dimensions)
    return active[chooser].reduce(ChoiceProblem.unlimited) { min($0, costs[$1 * width + dimension]) }
  }

  /// Remembers the first value that the search leaves open.
  mutating func leaveOpen(_ place: ChoicePlace, chooser: Int, bound: Int) {
    doubt = doubt ?? BestChoice.Doubt(place: place, chooser: chooser, bound: bound)
  }

  /// Drops the options that don't fit beside the lowest costs of all others; `false` if a chooser has none left.
  @discardableResult
  mutating func prune() -> Bool {
    for dimension in dimensions where problem.limits[dimension] < ChoiceProblem.unlimited {
      guard !active.contains(where: \.isEmpty) else { return false }
      let least = active.indices.map { self.least($0, dimension) }
      let slack = problem.limits[dimension] - least.reduce(0, +)
      guard slack >= 0 else { return false }
      for chooser in active.indices {
        let (costs, width, most) = (problem.choosers[chooser].costs, problem.dimensions, least[chooser] + slack)
        active[chooser].removeAll { costs[$0 * width + dimension] > most }
      }
    }
    return !active.contains(where: \.isEmpty)
  }

  /// Settles a value for some choosers in turn: the highest one that the other choosers can complete.
  private mutating func settle(
    _ level: Int, _ choosers: Range<Int>, by value: (_ chooser: Int, _ option: Int) -> Int
  ) {
    guard !choosers.isEmpty else { return }
    prune()
    var chains = SumChains(of: self, allowance: allowance)
    for chooser in choosers {
      let settled = highest(for: chooser, level, value, &chains)
      active[chooser].removeAll { value(chooser, $0) != settled }
    }
  }

  private mutating func highest(
    for chooser: Int, _ level: Int, _ value: (_ chooser: Int, _ option: Int) -> Int, _ chains: inout SumChains
  ) -> Int {
    let reached = value(chooser, witness[chooser])
    var better = active[chooser].map { value(chooser, $0) }.filter { $0 > reached }
    while let next = better.max() {
      let options = active[chooser].filter { value(chooser, $0) == next }
      switch chains.completion(of: chooser, with: options, in: self) {
      case .yes(let found):
        witness = found
        return next
      case .no: break
      case .unknown: leaveOpen(ChoicePlace(level: level, rank: chooser), chooser: chooser, bound: next)
      }
      better.removeAll { $0 >= next }
    }
    return reached
  }

  /// Lowers the limit of a dimension to the lowest sum that can be reached.
  private mutating func minimize(_ dimension: Int) {
    dimensions = [dimension] + problem.limited.filter { $0 != dimension }
    prune()
    var chains = SumChains(of: self, allowance: allowance)
    switch chains.completion(in: self) {
    case .yes(let found): witness = found
    case .no, .unknown: leaveOpen(ChoicePlace(level: problem.levels.count, rank: 0), chooser: 0, bound: 0)
    }
    problem.limits[dimension] = problem.totals(of: witness)[dimension]
    dimensions = Self.limited(problem)
  }

  /// A choice within the limits, for when the exact search takes too long: each chooser in turn takes the option that
  /// is best for the dimension exceeded the most.
  private func guess() -> [Int]? {
    var spent = dimensions.map { dimension in active.indices.reduce(0) { $0 + least($1, dimension) } }
    var choice: [Int] = []
    for chooser in active.indices {
      for (index, dimension) in dimensions.enumerated() { spent[index] -= least(chooser, dimension) }
      func load(_ option: Int) -> Double {
        dimensions.enumerated().reduce(0) { load, dimension in
          let sum = spent[dimension.offset] + problem.cost(chooser, option, dimension.element)
          return max(load, Double(sum) / Double(max(1, problem.limits[dimension.element])))
        }
      }
      guard let option = active[chooser].min(by: { load($0) < load($1) }) else { return nil }
      choice.append(option)
      for (index, dimension) in dimensions.enumerated() { spent[index] += problem.cost(chooser, option, dimension) }
    }
    return zip(dimensions, spent).allSatisfy { $1 <= problem.limits[$0] } ? choice : nil
  }
}
