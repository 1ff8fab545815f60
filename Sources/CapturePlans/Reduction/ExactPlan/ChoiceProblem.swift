/// The problem that every exact plan solves: choose one option for each chooser so that the sums of costs stay within
/// limits.
///
/// It knows nothing of cameras. Costs are whole numbers, so that sums don't depend on the order of adding.
package struct ChoiceProblem: Sendable {
  /// A level on which choices are compared.
  package struct Level: Hashable, Sendable {
    /// The index of the value that this level compares, among those of an option.
    package let value: Int

    /// How this level compares the values of several choosers.
    package let rule: Rule

    /// A level that compares a value.
    package init(_ value: Int, _ rule: Rule) {
      self.value = value
      self.rule = rule
    }

    /// The level that compares how many keys the choosers take.
    package static let fewestKeys = Level(0, .fewestKeys)
  }

  /// How the values of several choosers are compared.
  package enum Rule: Hashable, Sendable {
    /// Chooser by chooser: the first difference decides.
    case inOrder

    /// The fewer keys the choosers of `spread` groups take, counted in each group and added up. It reads no value.
    case fewestKeys

    /// First the named choosers one by one. Then the values of the others in ascending order: the first difference
    /// decides.
    case sorted
  }

  /// The options of one chooser.
  package struct Chooser: Sendable {
    /// The number of options. Of two equal ones, the earlier wins.
    package private(set) var count: Int

    /// What levels compare: for each value, a column with that of every option; higher is better.
    package private(set) var values: [[Int]]

    /// The costs: for each option, one for each dimension.
    package private(set) var costs: [Int]

    /// A chooser with options, one for each row of the columns.
    package init(count: Int, values: [[Int]], costs: [Int]) {
      (self.count, self.values, self.costs) = (count, values, costs)
    }

    /// A chooser without options.
    package init() { self.init(count: 0, values: [], costs: []) }

    /// Adds an option; all options have equally many values.
    package mutating func add(_ values: [Int], costs: [Int]) {
      if count == 0 { self.values = values.map { _ in [] } }
      for (column, value) in values.enumerated() { self.values[column].append(value) }
      self.costs += costs
      count += 1
    }
  }

  /// Choosers that belong together. Every option of a member has a key, such as a frame rate.
  package struct Group: Hashable, Sendable {
    /// The key of an option that goes with every key.
    package static let anyKey = -1

    /// Whether the options that are chosen must have one key. In other groups, those of `fewestKeys`, they may differ.
    package let isTied: Bool

    /// The choosers, in ascending order.
    package let members: [Int]

    /// By member and option: the key, below 64, or `anyKey`.
    package let keys: [[Int]]

    /// A group of choosers with the keys of their options.
    package init(isTied: Bool, members: [Int], keys: [[Int]]) {
      self.isTied = isTied
      self.members = members
      self.keys = keys
    }

    /// How many keys a choice takes.
    func count(of choice: [Int]) -> Int {
      Set(zip(members, keys).map { $1[choice[$0]] }).subtracting([Self.anyKey]).count
    }
  }

  /// The choosers, the most important first.
  package var choosers: [Chooser]

  /// The choosers that belong together.
  package var groups: [Group] = []

  /// The levels, the most important first.
  package let levels: [Level]

  /// How many choosers are named: the first ones. Sorted levels compare them one by one.
  package let named: Int

  /// The highest sum allowed in each dimension; `unlimited` if the dimension only breaks ties.
  package var limits: [Int]

  /// A problem.
  package init(choosers: [Chooser], levels: [Level], named: Int = 0, limits: [Int]) {
    self.choosers = choosers
    self.levels = levels
    self.named = min(named, choosers.count)
    self.limits = limits
  }

  /// The limit of a dimension that has none; small enough that sums don't overflow.
  package static let unlimited = Int.max / 4

  /// How many dimensions costs have.
  package var dimensions: Int { limits.count }

  /// The dimensions with a limit.
  var limited: [Int] { limits.indices.filter { limits[$0] < Self.unlimited } }

  /// The choosers that a level compares one by one; it sorts the others.
  func oneByOne(on level: Level) -> Range<Int> { 0..<(level.rule == .sorted ? named : choosers.count) }

  /// How many keys a choice takes in the groups that may take several, added up.
  func keyCount(of choice: [Int]) -> Int { groups.reduce(0) { $1.isTied ? $0 : $0 + $1.count(of: choice) } }

  /// The cost of an option in a dimension.
  func cost(_ chooser: Int, _ option: Int, _ dimension: Int) -> Int {
    choosers[chooser].costs[option * dimensions + dimension]
  }

  /// One of an option's values.
  func value(_ chooser: Int, _ option: Int, _ value: Int) -> Int { choosers[chooser].values[value][option] }

  /// One of the values of every option of a chooser.
  func values(_ chooser: Int, _ value: Int) -> [Int] { choosers[chooser].values[value] }

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

  /// The sums of costs, dimension by dimension.
  package let totals: [Int]

  /// What the search left open; `nil` if the choice is proven to be the best.
  package let doubt: Doubt?

  /// A choice, and what the search left open about it.
  package init(options: [Int], totals: [Int], doubt: Doubt? = nil) {
    self.options = options
    self.totals = totals
    self.doubt = doubt
  }

  /// A better value that the search neither reached nor ruled out.
  package struct Doubt: Hashable, Sendable {
    /// The place of the value.
    package let place: ChoicePlace

    /// One of the choosers that may reach it.
    package let chooser: Int

    /// The highest value that it may reach.
    package let bound: Int
  }
}

/// A place in the order of settling values.
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

/// The result of a search.
package enum ChoiceOutcome: Sendable {
  /// The best choice.
  case best(BestChoice)

  /// No choice stays within the limits.
  case impossible

  /// The search ran out of work: it found no choice, and no proof that there is none.
  case undecided
}
