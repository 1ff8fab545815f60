/// The choices that one step of the verifier considers: the options of each chooser, and how many choosers have certain
/// values.
struct AllowedChoices {
  /// How many of some choosers have certain values.
  struct Count {
    /// The index of the value that is counted.
    let value: Int

    /// The choosers that are counted.
    let choosers: Range<Int>

    /// By value: how many choosers have exactly this value.
    var exactly: [Int: Int]

    /// The most choosers that may have a value; the others have higher ones.
    var atMost: (value: Int, count: Int)?
  }

  /// By chooser: its options, the cheapest first, so that a later option never undercuts an earlier one.
  var sets: [[Int]]

  /// The counts that a choice must meet.
  var counts: [Count] = []

  /// Every choice of a problem.
  init(_ problem: ChoiceProblem) {
    let dimensions = problem.dimensions
    sets = problem.choosers.map { chooser in
      chooser.values.indices.sorted { option, other in
        for dimension in 0..<dimensions {
          let cost = chooser.costs[option * dimensions + dimension]
          let otherCost = chooser.costs[other * dimensions + dimension]
          if cost != otherCost { return cost < otherCost }
        }
        return option < other
      }
    }
  }
}

/// Looks for a choice by trying options, one chooser at a time.
struct ChoiceWalk {
  /// The walk would take longer than allowed.
  struct TooLong: Error {}

  /// An option, and the counted places that it takes.
  private struct Way {
    let costs: [Int]
    let places: [Int]
  }

  /// A chooser, and how many of the choosers from it on may still take each place.
  private struct State: Hashable {
    let chooser: Int
    var left: [Int]
  }

  private let problem: ChoiceProblem
  private var stepsLeft: Int

  // Of the current walk: the ways of each chooser; from each chooser on, the lowest costs in each dimension and how
  // many can take each place.
  private var ways: [[Way]] = []
  private var least: [[Int]] = []
  private var able: [[Int]] = []
  private var limits: [Int] = []

  // By place: whether exactly as many choosers must take it as may.
  private var isExact: [Bool] = []

  // By state: the amounts already spent when the walk failed there, without those that another one undercuts.
  private var failed: [State: [[Int]]] = [:]

  init(_ problem: ChoiceProblem, steps: Int) {
    self.problem = problem
    stepsLeft = steps
  }

  /// The cost of an option in a dimension.
  func cost(_ chooser: Int, _ option: Int, _ dimension: Int) -> Int {
    problem.choosers[chooser].costs[option * problem.limits.count + dimension]
  }

  /// Whether some allowed choice is within the limits.
  mutating func hasChoice(_ allowed: AllowedChoices, limits: [Int]) throws(TooLong) -> Bool {
    guard allowed.sets.allSatisfy({ !$0.isEmpty }) else { return false }
    self.limits = limits
    failed = [:]
    var places = PlaceTable()
    for count in allowed.counts { places.add(count) }
    isExact = places.isExact
    ways = []
    for chooser in allowed.sets.indices {
      let own = try ways(of: chooser, allowed, places)
      if own.isEmpty { return false }
      ways.append(own)
    }
    least = [[Int](repeating: 0, count: limits.count)]
    able = [[Int](repeating: 0, count: places.most.count)]
    for own in ways.reversed() {
      let cheapest = limits.indices.map { dimension in own.map { $0.costs[dimension] }.min() ?? 0 }
      least.append(zip(least[least.count - 1], cheapest).map(+))
      let reachable = Set(own.flatMap(\.places))
      able.append(isExact.indices.map { able[able.count - 1][$0] + (reachable.contains($0) ? 1 : 0) })
    }
    least.reverse()
    able.reverse()
    return try walk(State(chooser: 0, left: places.most), [Int](repeating: 0, count: limits.count))
  }

  /// The ways of one chooser; among ways that take the same places, only those that no other undercuts.
  private mutating func ways(
    of chooser: Int, _ allowed: AllowedChoices, _ places: PlaceTable
  ) throws(TooLong) -> [Way] {
    let counts = allowed.counts.indices.filter { allowed.counts[$0].choosers.contains(chooser) }
    var kept: [(way: Way, option: Int)] = []
    var taken: [Int] = []
    for option in allowed.sets[chooser] {
      stepsLeft -= 1 + kept.count / 16
      if stepsLeft < 0 { throw TooLong() }
      guard places.take(counts, problem.choosers[chooser].values[option], &taken) else { continue }
      // The cheapest come first, so no later one undercuts an earlier one.
      if kept.contains(where: { $0.way.places == taken && undercuts($0.option, option, chooser) }) { continue }
      let costs = limits.indices.map { cost(chooser, option, $0) }
      kept.append((Way(costs: costs, places: taken), option))
    }
    return kept.map(\.way)
  }

  private func undercuts(_ option: Int, _ other: Int, _ chooser: Int) -> Bool {
    for dimension in limits.indices where cost(chooser, option, dimension) > cost(chooser, other, dimension) {
      return false
    }
    return true
  }

  /// Tries the ways of one chooser, then those of the next; the recursion is as deep as there are choosers.
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

/// The counted places: one for each counted value, and one for all higher values.
private struct PlaceTable {
  /// By place: how many choosers may take it.
  private(set) var most: [Int] = []

  /// By place: whether exactly that many must take it.
  private(set) var isExact: [Bool] = []

  // By count: the index of the counted value, the place of each value, and the highest other value that is not allowed.
  private var counts: [(value: Int, places: [(value: Int, place: Int)], highestOther: Int)] = []

  mutating func add(_ count: AllowedChoices.Count) {
    var places: [(value: Int, place: Int)] = []
    for (value, number) in count.exactly.sorted(by: { $0.key < $1.key }) {
      places.append((value, most.count))
      most.append(number)
      isExact.append(true)
    }
    if let (value, number) = count.atMost {
      places.append((value, most.count))
      most.append(number)
      isExact.append(false)
    }
    counts.append((count.value, places, count.atMost?.value ?? Int.max))
  }

  /// Adds the places that an option's values take; `false` if one of the values isn't allowed.
  func take(_ chosen: [Int], _ values: ChoiceProblem.Values, _ taken: inout [Int]) -> Bool {
    taken.removeAll(keepingCapacity: true)
    for index in chosen {
      let value = values[counts[index].value]
      if let place = counts[index].places.first(where: { $0.value == value })?.place {
        taken.append(place)
      } else if value <= counts[index].highestOther {
        return false
      }
    }
    return true
  }
}
