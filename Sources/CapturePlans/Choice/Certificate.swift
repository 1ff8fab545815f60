/// Why a choice is no better: on each level and for each chooser the next better value, and what it would have cost.
package struct Certificate: Hashable, Sendable {
  /// One value that could not be had.
  package struct Refusal: Hashable, Sendable {
    /// The level.
    package let level: Int

    /// The chooser.
    package let chooser: Int

    /// The value that it has.
    package let reached: Int

    /// The next better one among its options, the levels and choosers before being as they are.
    package let better: Int

    /// The dimension whose limit it breaks.
    package let dimension: Int

    /// The least sum in that dimension, within the limits of the later dimensions and, if it is not the first, without
    /// those of the earlier ones, which no choice meets together with them; `nil` where finding it is too much work.
    package let cheapest: Int?

    /// A value that is said not to be had.
    package init(level: Int, chooser: Int, reached: Int, better: Int, dimension: Int, cheapest: Int?) {
      self.level = level
      self.chooser = chooser
      self.reached = reached
      self.better = better
      self.dimension = dimension
      self.cheapest = cheapest
    }
  }

  /// The values that could not be had, in order of level, then of chooser.
  package let refusals: [Refusal]

  /// A certificate of some refusals.
  package init(refusals: [Refusal]) { self.refusals = refusals }

  /// The certificate of a choice; what is behind its doubt, if it has one, is not proven.
  package init(of best: BestChoice, in problem: ChoiceProblem, allowance: Int = 1_000_000) {
    var refusals: [Refusal] = []
    var search = ChoiceSearch(problem, allowance: allowance)
    for level in 0..<problem.levelCount {
      for chooser in problem.choosers.indices {
        let reached = problem.value(chooser, best.options[chooser], level)
        let values = search.active[chooser].map { problem.value(chooser, $0, level) }
        if let better = values.filter({ $0 > reached }).min() {
          var trial = search
          trial.active[chooser].removeAll { problem.value(chooser, $0, level) != better }
          let (dimension, cheapest) = trial.cheapest(allowance: allowance)
          refusals.append(
            Refusal(
              level: level, chooser: chooser, reached: reached, better: better, dimension: dimension,
              cheapest: cheapest))
        }
        search.active[chooser].removeAll { problem.value(chooser, $0, level) != reached }
      }
    }
    self.refusals = refusals
  }
}

extension ChoiceSearch {
  /// The least sum of the first dimension that can be had within the limits of those after it.
  fileprivate mutating func cheapest(allowance: Int) -> (dimension: Int, sum: Int?) {
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
    return (limited.first ?? 0, nil)
  }
}
