/// The reason why a choice can't be better: each better value that it couldn't have, the most important first, and what
/// that value would have cost.
package struct Certificate: Hashable, Sendable {
  /// A better value that the choice can't have without giving up one settled before.
  package struct Refusal: Hashable, Sendable {
    /// The place of the value in the order of settling.
    package let place: ChoicePlace

    /// The choosers that have the value: one, or all that a sorted level compares. On a sorted level, the refused
    /// demand is that one chooser fewer has this value and none has a lower one. Where keys are counted, those of the
    /// groups that take several; the refused demand is one key fewer in all.
    package let choosers: [Int]

    /// The value that they have; where keys are counted, how many they take, below zero as fewer is better.
    package let reached: Int

    /// The next higher value among their options, with all earlier levels unchanged.
    package let better: Int

    /// The dimension that would exceed its limit.
    package let dimension: Int

    /// The lowest sum in that dimension at which the better value can be had; `nil` if finding it takes too much work.
    ///
    /// It keeps the limits of the later dimensions. It ignores those of the earlier ones, since no choice keeps them
    /// all.
    package let cheapest: Int?

    /// A choice that has the better value at this sum; `nil` if the sum is.
    package let choice: [Int]?

    /// A value that can't be had.
    package init(
      place: ChoicePlace, choosers: [Int], reached: Int, better: Int, dimension: Int, cheapest: Int?,
      choice: [Int]? = nil
    ) {
      self.place = place
      self.choosers = choosers
      self.reached = reached
      self.better = better
      self.dimension = dimension
      self.cheapest = cheapest
      self.choice = choice
    }
  }

  /// The refusals, in the order in which they were settled.
  package let refusals: [Refusal]

  /// A certificate made of refusals.
  package init(refusals: [Refusal]) { self.refusals = refusals }

  /// The certificate of a choice. If the search left something open, nothing after that is proven.
  package init(of best: BestChoice, in problem: ChoiceProblem, allowance: Int = 1_000_000) {
    var writer = CertificateWriter(best, problem, allowance)
    for (number, level) in problem.levels.enumerated() {
      if level.rule == .fewestKeys {
        writer.settleKeys(number)
        continue
      }
      let first = problem.oneByOne(on: level)
      for chooser in first { writer.settle(chooser, level, number) }
      writer.settleSorted(first.upperBound..<problem.choosers.count, level, number)
    }
    refusals = writer.refusals
  }
}

/// Goes through the levels once more and asks, for each value that was reached, what the next better one would cost.
private struct CertificateWriter {
  let best: BestChoice
  let problem: ChoiceProblem
  let allowance: Int
  var refusals: [Certificate.Refusal] = []

  // The options that have the values reached so far, and the counts of sorted levels.
  private var search: ChoiceSearch

  // By chooser: the options that have the values reached so far, whatever the counts.
  private var alike: [[Int]]

  // Whether every count fit into the tally.
  private var isExact = true

  // How many keys a choice may take in groups that may take several, once that is settled.
  private var keyCount: Int?

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
      let values = problem.values(chooser, level.value)
      return alike[chooser].lazy.map { values[$0] }.filter { $0 > reached }
    }.min()
  }

  mutating func settle(_ chooser: Int, _ level: ChoiceProblem.Level, _ number: Int) {
    let reached = reached(chooser, level)
    let values = problem.values(chooser, level.value)
    if let better = better(than: reached, [chooser], level) {
      var trial = search
      trial.active[chooser].removeAll { values[$0] != better }
      refuse(ChoicePlace(level: number, rank: chooser), [chooser], reached, better, trial)
    }
    alike[chooser].removeAll { values[$0] != reached }
    search.active[chooser].removeAll { values[$0] != reached }
  }

  mutating func settleSorted(_ choosers: Range<Int>, _ level: ChoiceProblem.Level, _ number: Int) {
    var settled = 0
    var sorted = SortedLevel(number, choosers, of: problem)
    let settledValues = Set(choosers.map { reached($0, level) }).sorted()
    for value in settledValues {
      let holders = choosers.filter { reached($0, level) == value }
      if let better = better(than: value, holders, level) {
        var trial = search
        isExact = sorted.allow(holders.count - 1, at: value, in: &trial) && isExact
        refuse(ChoicePlace(level: number, rank: choosers.lowerBound + settled), holders, value, better, trial)
      }
      settled += holders.count
      let isLast = settled == choosers.count
      isExact = sorted.fix(value, count: holders.count, isLast: isLast, in: &search) && isExact
    }
    for chooser in choosers {
      let values = problem.values(chooser, level.value)
      alike[chooser].removeAll { !settledValues.contains(values[$0]) }
    }
  }

  /// Settles how many keys are taken.
  mutating func settleKeys(_ number: Int) {
    let reached = problem.keyCount(of: best.options)
    keyCount = max(0, reached - 1)
    let spread = problem.groups.filter { !$0.isTied && $0.count(of: best.options) > 1 }
    if !spread.isEmpty {
      let choosers = Set(spread.flatMap(\.members)).sorted()
      let several = spread.reduce(0) { $0 + $1.count(of: best.options) }
      refuse(ChoicePlace(level: number, rank: 0), choosers, -several, 1 - several, search)
    }
    keyCount = reached
  }

  private mutating func refuse(
    _ place: ChoicePlace, _ choosers: [Int], _ reached: Int, _ better: Int, _ trial: ChoiceSearch
  ) {
    let open = (dimension: problem.limited.first ?? 0, choice: [Int]?.none)
    guard let (dimension, choice) = isExact ? trial.cheapest(keyCount: keyCount) : open else { return }
    refusals.append(
      Certificate.Refusal(
        place: place, choosers: choosers, reached: reached, better: better, dimension: dimension,
        cheapest: choice.map { problem.totals(of: $0)[dimension] }, choice: choice))
  }
}

extension ChoiceSearch {
  /// The first dimension that exceeds its limit, with a choice of the lowest sum that it can have within the limits of the
  /// dimensions after it. `nil` if no options meet the demand at any cost.
  fileprivate func cheapest(keyCount: Int?) -> (dimension: Int, choice: [Int]?)? {
    let limited = problem.limited
    let shares = KeyShares(problem)
    guard let ways = shares.ways(keyCount: keyCount) else { return (limited.first ?? 0, nil) }
    let trials = ways.map { way in
      var trial = self
      trial.active = shares.options(active, in: way)
      return trial
    }
    for (index, dimension) in limited.enumerated() {
      var best: [Int]?
      for var trial in trials {
        trial.problem.limits[dimension] = ChoiceProblem.unlimited
        for earlier in limited[..<index] { trial.problem.limits[earlier] = ChoiceProblem.unlimited }
        trial.dimensions = [dimension] + limited[(index + 1)...]
        var chains = SumChains(of: trial, allowance: allowance)
        switch chains.completion(in: trial) {
        case .yes(let choice):
          let (sum, least) = (problem.totals(of: choice)[dimension], best.map { problem.totals(of: $0)[dimension] })
          if least.map({ sum < $0 }) ?? true { best = choice }
        case .no: continue
        case .unknown: return (dimension, nil)
        }
      }
      if let best { return (dimension, best) }
    }
    return nil
  }
}
