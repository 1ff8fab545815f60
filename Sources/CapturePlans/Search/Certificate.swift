/// Why a choice is no better: what could not be had, in the order in which it is asked for, and what it would have cost.
package struct Certificate: Hashable, Sendable {
  /// One demand that can't be met while those before it stay as they are.
  package struct Refusal: Hashable, Sendable {
    /// Where it comes in the order of demands.
    package let place: ChoicePlace

    /// The choosers that have a value: one, or on a sorted level all that it sorts. There the demand is that one fewer
    /// has it, and none a lower one.
    package let choosers: [Int]

    /// The value that they have.
    package let reached: Int

    /// The next better one among their options, the levels before being as they are.
    package let better: Int

    /// The dimension whose limit it breaks.
    package let dimension: Int

    /// The least sum in that dimension, within the limits of the later dimensions and, if it is not the first, without
    /// those of the earlier ones, which no choice meets together with them; `nil` where finding it is too much work.
    package let cheapest: Int?

    /// A value that is said not to be had.
    package init(place: ChoicePlace, choosers: [Int], reached: Int, better: Int, dimension: Int, cheapest: Int?) {
      self.place = place
      self.choosers = choosers
      self.reached = reached
      self.better = better
      self.dimension = dimension
      self.cheapest = cheapest
    }
  }

  /// The demands that could not be met, in their order.
  package let refusals: [Refusal]

  /// A certificate of some refusals.
  package init(refusals: [Refusal]) { self.refusals = refusals }

  /// The certificate of a choice; what is behind its doubt, if it has one, is not proven.
  package init(of best: BestChoice, in problem: ChoiceProblem, allowance: Int = 1_000_000) {
    var writer = CertificateWriter(best, problem, allowance)
    for (number, level) in problem.levels.enumerated() {
      let first = problem.oneByOne(on: level)
      for chooser in first { writer.settle(chooser, level, number) }
      writer.settleSorted(first.upperBound..<problem.choosers.count, level, number)
    }
    refusals = writer.refusals
  }
}

/// Goes through the levels once more, with what was reached on each, and asks what the next better would cost.
private struct CertificateWriter {
  let best: BestChoice
  let problem: ChoiceProblem
  let allowance: Int
  var refusals: [Certificate.Refusal] = []

  // The options that agree with what was reached, counts included.
  private var search: ChoiceSearch

  // By chooser: the options that have the values that were reached, whatever the counts.
  private var alike: [[Int]]

  // Whether there was room for every count.
  private var isExact = true

  init(_ best: BestChoice, _ problem: ChoiceProblem, _ allowance: Int) {
    self.best = best
    self.problem = problem
    self.allowance = allowance
    search = ChoiceSearch(problem, allowance: allowance)
    alike = search.active
  }

  private func reached(_ chooser: Int, _ level: ChoiceProblem.Level) -> Int {
    problem.value(chooser, best.options[chooser], level.value)
  }

  /// The next better value among the options of some choosers.
  private func better(than reached: Int, _ choosers: [Int], _ level: ChoiceProblem.Level) -> Int? {
    choosers.flatMap { chooser in
      alike[chooser].lazy.map { problem.value(chooser, $0, level.value) }.filter { $0 > reached }
    }.min()
  }

  mutating func settle(_ chooser: Int, _ level: ChoiceProblem.Level, _ number: Int) {
    let reached = reached(chooser, level)
    if let better = better(than: reached, [chooser], level) {
      var trial = search
      trial.active[chooser].removeAll { problem.value(chooser, $0, level.value) != better }
      refuse(ChoicePlace(level: number, rank: chooser), [chooser], reached, better, trial)
    }
    alike[chooser].removeAll { problem.value(chooser, $0, level.value) != reached }
    search.active[chooser].removeAll { problem.value(chooser, $0, level.value) != reached }
  }

  mutating func settleSorted(_ choosers: Range<Int>, _ level: ChoiceProblem.Level, _ number: Int) {
    var settled = 0
    var below = Int.min
    for value in Set(choosers.map { reached($0, level) }).sorted() {
      let holders = choosers.filter { reached($0, level) == value }
      if let better = better(than: value, holders, level) {
        var trial = search
        isExact = trial.allow(holders.count - 1, at: value, number, choosers, above: below) && isExact
        refuse(ChoicePlace(level: number, rank: choosers.lowerBound + settled), holders, value, better, trial)
      }
      settled += holders.count
      let isLast = settled == choosers.count
      isExact = search.fix(value, count: holders.count, isLast: isLast, number, choosers, above: below) && isExact
      below = value
    }
    let values = Set(choosers.map { reached($0, level) })
    for chooser in choosers { alike[chooser].removeAll { !values.contains(problem.value(chooser, $0, level.value)) } }
  }

  private mutating func refuse(
    _ place: ChoicePlace, _ choosers: [Int], _ reached: Int, _ better: Int, _ trial: ChoiceSearch
  ) {
    var trial = trial
    guard let (dimension, cheapest) = isExact ? trial.cheapest() : (problem.limited.first ?? 0, nil) else { return }
    refusals.append(
      Certificate.Refusal(
        place: place, choosers: choosers, reached: reached, better: better, dimension: dimension, cheapest: cheapest))
  }
}

extension ChoiceSearch {
  /// The least sum of the first dimension that can be had within the limits of those after it; `nil` where no options
  /// meet the demand, whatever they cost.
  fileprivate mutating func cheapest() -> (dimension: Int, sum: Int?)? {
    let limited = problem.limited
    for (index, dimension) in limited.enumerated() {
      problem.limits[dimension] = ChoiceProblem.unlimited
      dimensions = [dimension] + limited[(index + 1)...]
      var chains = SumChains(of: self, allowance: allowance)
      switch chains.completion(in: self) {
      case .yes(let choice): return (dimension, problem.totals(of: choice)[dimension])
      case .no: continue
      case .unknown: return (dimension, nil)
      }
    }
    return nil
  }
}
