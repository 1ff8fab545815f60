/// One option for each chooser, so that sums of costs stay within limits: the shape of every exact plan.
///
/// It knows nothing of cameras. Costs are whole numbers, so that sums are exact whatever their order.
package struct ChoiceProblem: Sendable {
  /// How good an option is, level by level; on each level the higher number is the better one.
  package typealias Levels = SIMD8<Int>

  /// The options of one chooser.
  package struct Chooser: Sendable {
    /// How good each option is.
    package private(set) var levels: [Levels] = []

    /// What each option costs, dimension after dimension, option after option.
    package private(set) var costs: [Int] = []

    /// A chooser without options, with room for some.
    package init(capacity: Int = 0) { levels.reserveCapacity(capacity) }

    /// Adds an option; its number is the count of those before it, and of equal ones the earlier is taken.
    package mutating func add(_ levels: Levels, costs: [Int]) {
      self.levels.append(levels)
      self.costs += costs
    }
  }

  /// The choosers, from the one that comes first on every level.
  package var choosers: [Chooser]

  /// How many of the levels count.
  package let levelCount: Int

  /// The highest sum of each dimension; `unlimited` where a dimension only breaks ties.
  package var limits: [Int]

  /// A problem.
  package init(choosers: [Chooser], levelCount: Int, limits: [Int]) {
    self.choosers = choosers
    self.levelCount = levelCount
    self.limits = limits
  }

  /// The limit of a dimension without one; far enough from the ends for sums.
  package static let unlimited = Int.max / 4

  /// How many dimensions costs have.
  package var dimensions: Int { limits.count }

  /// The dimensions with a limit.
  var limited: [Int] { limits.indices.filter { limits[$0] < Self.unlimited } }

  /// What an option costs in a dimension.
  func cost(_ chooser: Int, _ option: Int, _ dimension: Int) -> Int {
    choosers[chooser].costs[option * dimensions + dimension]
  }

  /// How good an option is on a level.
  func value(_ chooser: Int, _ option: Int, _ level: Int) -> Int { choosers[chooser].levels[option][level] }

  /// The sums of a choice.
  func totals(of choice: [Int]) -> [Int] {
    limits.indices.map { dimension in
      choice.indices.reduce(0) { $0 + cost($1, choice[$1], dimension) }
    }
  }
}

/// The best choice of a problem.
package struct BestChoice: Sendable {
  /// The option of each chooser.
  package let options: [Int]

  /// Its sums, dimension by dimension.
  package let totals: [Int]

  /// What could not be proven: a level and a chooser, with a value that it may yet reach; `nil` where all is proven.
  package let doubt: Doubt?

  /// A choice that is said to be the best.
  package init(options: [Int], totals: [Int], doubt: Doubt? = nil) {
    self.options = options
    self.totals = totals
    self.doubt = doubt
  }

  /// A better value that the search neither reached nor refuted.
  package struct Doubt: Hashable, Sendable {
    /// The level.
    package let level: Int

    /// The chooser.
    package let chooser: Int

    /// The highest value that it may reach.
    package let bound: Int
  }
}

/// What came of a search.
package enum ChoiceOutcome: Sendable {
  /// The best choice.
  case best(BestChoice)

  /// No choice stays within the limits.
  case impossible

  /// Neither a choice was found nor its absence proven within the allowed work.
  case undecided
}
