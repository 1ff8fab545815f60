/// One option for each chooser, so that sums of costs stay within limits: the shape of every exact plan.
///
/// It knows nothing of cameras. Costs are whole numbers, so that sums are exact whatever their order.
package struct ChoiceProblem: Sendable {
  /// What an option has in each of the values that levels compare; the higher number is the better one.
  package typealias Values = SIMD8<Int>

  /// A level on which choices are compared.
  package struct Level: Hashable, Sendable {
    /// Which of the values it compares.
    package let value: Int

    /// How the values of several choosers make one choice better than another.
    package let rule: Rule

    /// A level that compares a value.
    package init(_ value: Int, _ rule: Rule) {
      self.value = value
      self.rule = rule
    }
  }

  /// How the values of several choosers are compared.
  package enum Rule: Hashable, Sendable {
    /// Chooser by chooser: the first difference decides.
    case inOrder

    /// The named choosers one by one; then the values of the others, sorted: the first difference from the smallest up
    /// decides.
    case sorted
  }

  /// The options of one chooser.
  package struct Chooser: Sendable {
    /// How good each option is.
    package private(set) var values: [Values] = []

    /// What each option costs, dimension after dimension, option after option.
    package private(set) var costs: [Int] = []

    /// A chooser without options, with room for some.
    package init(capacity: Int = 0) { values.reserveCapacity(capacity) }

    /// Adds an option; its number is the count of those before it, and of equal ones the earlier is taken.
    package mutating func add(_ values: Values, costs: [Int]) {
      self.values.append(values)
      self.costs += costs
    }
  }

  /// The choosers, from the one that comes first.
  package var choosers: [Chooser]

  /// The levels, the most important first.
  package let levels: [Level]

  /// How many choosers are named: the first ones, which come one by one on sorted levels too.
  package let named: Int

  /// The highest sum of each dimension; `unlimited` where a dimension only breaks ties.
  package var limits: [Int]

  /// A problem.
  package init(choosers: [Chooser], levels: [Level], named: Int = 0, limits: [Int]) {
    self.choosers = choosers
    self.levels = levels
    self.named = min(named, choosers.count)
    self.limits = limits
  }

  /// The limit of a dimension without one; far enough from the ends for sums.
  package static let unlimited = Int.max / 4

  /// How many dimensions costs have.
  package var dimensions: Int { limits.count }

  /// The dimensions with a limit.
  var limited: [Int] { limits.indices.filter { limits[$0] < Self.unlimited } }

  /// The choosers that a level settles one by one; the others it sorts.
  func oneByOne(on level: Level) -> Range<Int> { 0..<(level.rule == .sorted ? named : choosers.count) }

  /// What an option costs in a dimension.
  func cost(_ chooser: Int, _ option: Int, _ dimension: Int) -> Int {
    choosers[chooser].costs[option * dimensions + dimension]
  }

  /// What an option has in a value.
  func value(_ chooser: Int, _ option: Int, _ value: Int) -> Int { choosers[chooser].values[option][value] }

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

  /// What could not be proven; `nil` where all is proven.
  package let doubt: Doubt?

  /// A choice that is said to be the best.
  package init(options: [Int], totals: [Int], doubt: Doubt? = nil) {
    self.options = options
    self.totals = totals
    self.doubt = doubt
  }

  /// A better value that the search neither reached nor refuted.
  package struct Doubt: Hashable, Sendable {
    /// Where.
    package let place: ChoicePlace

    /// One of the choosers that may yet reach it.
    package let chooser: Int

    /// The highest value that it may reach.
    package let bound: Int
  }
}

/// A place in the order in which values are settled.
package struct ChoicePlace: Hashable, Comparable, Sendable {
  /// The level.
  package let level: Int

  /// How many choosers were settled on that level before.
  package let rank: Int

  /// A place.
  package init(level: Int, rank: Int) {
    self.level = level
    self.rank = rank
  }

  /// Orders by level, then by rank.
  package static func < (left: Self, right: Self) -> Bool { (left.level, left.rank) < (right.level, right.rank) }
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
