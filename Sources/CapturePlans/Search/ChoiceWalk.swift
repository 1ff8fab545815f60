/// The choices that a step of the verifier looks at: a set of options for each chooser, and how many choosers have some
/// values.
struct AllowedChoices {
  /// How often some choosers have some values.
  struct Count {
    /// Which of the values is counted.
    let value: Int

    /// The choosers that are counted.
    let choosers: Range<Int>

    /// The values that so many of them have exactly.
    var exactly: [Int: Int]

    /// A value that so many of them have at most; the rest have higher ones.
    var atMost: (value: Int, count: Int)?
  }

  /// The options of each chooser.
  var sets: [[Int]]

  /// What is counted.
  var counts: [Count] = []

  /// Every choice of a problem.
  init(_ problem: ChoiceProblem) { sets = problem.choosers.map { Array($0.values.indices) } }
}

/// Looks for a choice by trying options, one chooser at a time.
struct ChoiceWalk {
  /// The walk would take longer than is allowed.
  struct TooLong: Error {}

  /// An option with the places that it takes among those that are counted.
  private struct Way {
    let costs: [Int]
    let places: [Int]
  }

  /// A chooser, with how many of it and those after it may take each place.
  private struct State: Hashable {
    let chooser: Int
    var left: [Int]
  }

  private let problem: ChoiceProblem
  private var stepsLeft: Int

  // Of the present walk: the ways of each chooser, what the choosers from each one on cost at least, dimension by
  // dimension, and how many of them can take each place.
  private var ways: [[Way]] = []
  private var least: [[Int]] = []
  private var able: [[Int]] = []
  private var limits: [Int] = []

  // Which places have to be taken by as many as may.
  private var isExact: [Bool] = []

  // By state: what was spent before where it led nowhere, without what another one undercuts.
  private var failed: [State: [[Int]]] = [:]

  init(_ problem: ChoiceProblem, steps: Int) {
    self.problem = problem
    stepsLeft = steps
  }

  /// What an option costs in a dimension.
  func cost(_ chooser: Int, _ option: Int, _ dimension: Int) -> Int {
    problem.choosers[chooser].costs[option * problem.limits.count + dimension]
  }

  /// Whether some allowed choice is within the limits.
  mutating func hasChoice(_ allowed: AllowedChoices, limits: [Int]) throws(TooLong) -> Bool {
    guard allowed.sets.allSatisfy({ !$0.isEmpty }) else { return false }
    self.limits = limits
    failed = [:]
    isExact = []
    var left: [Int] = []
    // By count: the places of its values.
    var numbers: [[Int: Int]] = []
    for count in allowed.counts {
      var own: [Int: Int] = [:]
      for (value, number) in count.exactly {
        own[value] = left.count
        left.append(number)
        isExact.append(true)
      }
      if let (value, most) = count.atMost {
        own[value] = left.count
        left.append(most)
        isExact.append(false)
      }
      numbers.append(own)
    }
    ways = []
    for chooser in allowed.sets.indices {
      let own = try ways(of: chooser, allowed, numbers)
      if own.isEmpty { return false }
      ways.append(own)
    }
    least = [[Int](repeating: 0, count: limits.count)]
    able = [[Int](repeating: 0, count: left.count)]
    for own in ways.reversed() {
      let cheapest = limits.indices.map { dimension in own.map { $0.costs[dimension] }.min() ?? 0 }
      least.append(zip(least[least.count - 1], cheapest).map(+))
      let reachable = Set(own.flatMap(\.places))
      able.append(left.indices.map { able[able.count - 1][$0] + (reachable.contains($0) ? 1 : 0) })
    }
    least.reverse()
    able.reverse()
    return try walk(State(chooser: 0, left: left), [Int](repeating: 0, count: limits.count))
  }

  /// The ways of one chooser; of those that take the same places, none that another undercuts.
  private mutating func ways(
    of chooser: Int, _ allowed: AllowedChoices, _ numbers: [[Int: Int]]
  ) throws(TooLong) -> [Way] {
    // By the places that they take, one for each count.
    var kept: [[Int?]: [Int]] = [:]
    var places = [Int?](repeating: nil, count: numbers.count)
    for option in allowed.sets[chooser] where take(option, chooser, allowed, numbers, &places) {
      let others = kept[places, default: []]
      stepsLeft -= 1 + others.count / 16
      if stepsLeft < 0 { throw TooLong() }
      if others.contains(where: { undercuts($0, option, chooser) }) { continue }
      kept[places] = others.filter { !undercuts(option, $0, chooser) } + [option]
    }
    // In the order of options, so that every walk takes as many steps.
    let found = kept.flatMap { places, options in options.map { (option: $0, places: places) } }
    return found.sorted { $0.option < $1.option }.map { option, places in
      Way(costs: limits.indices.map { cost(chooser, option, $0) }, places: places.compactMap { $0 })
    }
  }

  private func undercuts(_ option: Int, _ other: Int, _ chooser: Int) -> Bool {
    limits.indices.allSatisfy { cost(chooser, option, $0) <= cost(chooser, other, $0) }
  }

  /// Finds the place that an option takes for each count; false where it has a value that is not allowed.
  private func take(
    _ option: Int, _ chooser: Int, _ allowed: AllowedChoices, _ numbers: [[Int: Int]], _ places: inout [Int?]
  ) -> Bool {
    for (index, count) in allowed.counts.enumerated() where count.choosers.contains(chooser) {
      let value = problem.choosers[chooser].values[option][count.value]
      places[index] = numbers[index][value]
      if places[index] == nil, count.atMost.map({ value <= $0.value }) ?? true { return false }
    }
    return true
  }

  /// Tries the ways of one chooser; as deep as there are choosers.
  private mutating func walk(_ state: State, _ spent: [Int]) throws(TooLong) -> Bool {
    for dimension in limits.indices where spent[dimension] + least[state.chooser][dimension] > limits[dimension] {
      return false
    }
    let able = able[state.chooser]
    for place in isExact.indices where isExact[place] && state.left[place] > able[place] { return false }
    guard state.chooser < ways.count else { return true }
    let known = failed[state, default: []]
    if known.contains(where: { zip($0, spent).allSatisfy(<=) }) { return false }
    for way in ways[state.chooser] {
      stepsLeft -= 1
      if stepsLeft < 0 { throw TooLong() }
      guard way.places.allSatisfy({ state.left[$0] > 0 }) else { continue }
      var left = state.left
      for place in way.places { left[place] -= 1 }
      if try walk(State(chooser: state.chooser + 1, left: left), zip(spent, way.costs).map(+)) { return true }
    }
    stepsLeft -= known.count / 16
    failed[state] = known.filter { !zip(spent, $0).allSatisfy(<=) } + [spent]
    return false
  }
}
