/// Finds the best choice: level by level the highest values that the choosers can still complete to a choice within the
/// limits; then the least sum of each dimension; then the earliest options.
///
/// A completion is a member of a frontier of sums, so the search is exact. With one limited dimension a frontier is one
/// sum of minima; with more it is small unless costs conspire, and then the work is bounded and what stays open is said.
/// A sorted level settles how many choosers have each value, and not yet which: their options are marked, and the sums
/// are told apart by how often each value is taken (`Tally`).
package struct ChoiceSearch {
  var problem: ChoiceProblem

  /// The options of each chooser that are as good as what is settled so far.
  var active: [[Int]]

  /// How often a choice takes the values that sorted levels have settled.
  var tally = Tally()

  /// By chooser and option: what it adds to the counts.
  var marks: [[UInt64]]

  /// The dimensions that the present pass looks at.
  var dimensions: [Int]

  let allowance: Int
  var witness: [Int] = []
  private(set) var doubt: BestChoice.Doubt?

  /// The best choice of a problem; `allowance` is how many sums each pass over the choosers may form.
  ///
  /// The problem has at least one dimension.
  package static func solve(_ problem: ChoiceProblem, allowance: Int = 1_000_000) -> ChoiceOutcome {
    var search = ChoiceSearch(problem, allowance: allowance)
    return search.run()
  }

  /// Whether some choice stays within the limits; `nil` where that takes more work than is allowed.
  package static func hasChoice(_ problem: ChoiceProblem, allowance: Int = 1_000_000) -> Bool? {
    var search = ChoiceSearch(problem, allowance: allowance)
    switch search.findWitness() {
    case .yes: return true
    case .no: return false
    case .unknown: return nil
    }
  }

  init(_ problem: ChoiceProblem, allowance: Int) {
    self.problem = problem
    self.allowance = allowance
    active = problem.choosers.map { Array($0.values.indices) }
    marks = problem.choosers.map { [UInt64](repeating: 0, count: $0.values.count) }
    dimensions = Self.limited(problem)
  }

  /// The dimensions with a limit; the first where none has one.
  private static func limited(_ problem: ChoiceProblem) -> [Int] {
    let limited = problem.limited
    return limited.isEmpty ? [0] : limited
  }

  private mutating func run() -> ChoiceOutcome {
    switch findWitness() {
    case .no: return .impossible
    case .unknown: return .undecided
    case .yes(let found): witness = found
    }
    let choosers = problem.choosers
    for (number, level) in problem.levels.enumerated() {
      let first = problem.oneByOne(on: level)
      settle(number, first) { choosers[$0].values[$1][level.value] }
      if first.upperBound < choosers.count { settleSorted(number, first.upperBound..<choosers.count) }
    }
    for dimension in 0..<problem.dimensions { minimize(dimension) }
    // Of equally good options the earlier one, so that the answer is unique.
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

  /// What an option leaves of some sums, one for each of the present dimensions.
  func subtract(_ option: Int, of chooser: Int, from sums: [Int], into rest: inout [Int]) {
    for index in dimensions.indices { rest[index] = sums[index] - problem.cost(chooser, option, dimensions[index]) }
  }

  /// The least cost of a chooser's active options in a dimension.
  func least(_ chooser: Int, _ dimension: Int) -> Int {
    active[chooser].reduce(ChoiceProblem.unlimited) { min($0, problem.cost(chooser, $1, dimension)) }
  }

  /// Remembers the first thing that the search leaves open.
  mutating func leaveOpen(_ place: ChoicePlace, chooser: Int, bound: Int) {
    doubt = doubt ?? BestChoice.Doubt(place: place, chooser: chooser, bound: bound)
  }

  /// Drops the options that do not fit beside the least costs of all others; false where a chooser has none left.
  @discardableResult
  mutating func prune() -> Bool {
    for dimension in dimensions where problem.limits[dimension] < ChoiceProblem.unlimited {
      guard !active.contains(where: \.isEmpty) else { return false }
      let least = active.indices.map { self.least($0, dimension) }
      let slack = problem.limits[dimension] - least.reduce(0, +)
      guard slack >= 0 else { return false }
      for chooser in active.indices {
        active[chooser].removeAll { problem.cost(chooser, $0, dimension) - least[chooser] > slack }
      }
    }
    return !active.contains(where: \.isEmpty)
  }

  /// Settles one value for some choosers in turn: the highest that leaves the others a completion.
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

  /// Lowers the limit of a dimension to the least sum that is left.
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

  /// A choice within the limits where the exact way is too long: each chooser in turn takes the option that leaves the
  /// most exceeded dimension best off.
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
