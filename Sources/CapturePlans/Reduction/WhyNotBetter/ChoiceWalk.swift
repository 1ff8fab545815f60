/// The choices that one step of the verifier considers: the options of each chooser, and how many choosers have certain
/// values.
struct AllowedChoices {
  /// How many of some choosers have certain values.
  struct Count: Equatable {
    /// A value, and the most choosers that may have it.
    struct Most: Equatable {
      let value: Int
      let count: Int
    }

    /// The index of the value that is counted.
    let value: Int

    /// The choosers that are counted.
    let choosers: Range<Int>

    /// By value: how many choosers have exactly this value.
    var exactly: [Int: Int]

    /// The most choosers that may have a value; the others have higher ones.
    var atMost: Most?
  }

  /// By chooser: its options.
  var sets: [[Int]]

  /// The counts that a choice must meet.
  var counts: [Count] = []

  /// The most keys that a choice may take in the groups that may take several; `nil` for as many as it likes.
  var mostKeys: Int?

  /// Every choice of a problem.
  init(_ problem: ChoiceProblem) { sets = problem.choosers.map { Array(0..<$0.count) } }
}

/// Looks for a choice by trying options, one chooser at a time.
struct ChoiceWalk {
  /// The walk would take longer than allowed.
  struct TooLong: Error {}

  /// An option, the counted places that it takes, and its key in each group.
  private struct Way {
    let costs: [Int]
    let places: [Int]
    let keys: [Int]
  }

  /// A chooser, how many of the choosers from it on may still take each place, and the keys taken in each group.
  private struct State: Hashable {
    let chooser: Int
    var left: [Int]
    var keys: [Set<Int>]
  }

  private let problem: ChoiceProblem
  private var stepsLeft: Int

  // By chooser: the ways found last, and the options that they were found among. Most questions differ from the one
  // before in the options of one chooser, or only in the limits.
  private var found: [(options: [Int], ways: [Way])] = []
  private var foundCounts: [AllowedChoices.Count] = []

  // Of the current walk: the ways of each chooser; from each chooser on, the lowest costs in each dimension and how
  // many can take each place.
  private var ways: [[Way]] = []
  private var least: [[Int]] = []
  private var able: [[Int]] = []
  private var limits: [Int] = []
  private var mostKeys: Int?

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
    mostKeys = allowed.mostKeys
    failed = [:]
    var places = PlaceTable()
    for count in allowed.counts { places.add(count) }
    isExact = places.isExact
    if found.isEmpty || foundCounts != allowed.counts {
      found = allowed.sets.map { _ in ([], []) }
      foundCounts = allowed.counts
    }
    for (chooser, options) in allowed.sets.enumerated() where found[chooser].options != options {
      found[chooser] = (options, try ways(of: chooser, allowed, places))
    }
    ways = found.map(\.ways)
    if ways.contains(where: \.isEmpty) { return false }
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
    let start = State(chooser: 0, left: places.most, keys: problem.groups.map { _ in [] })
    return try walk(start, [Int](repeating: 0, count: limits.count))
  }

  /// The ways of one chooser, the cheapest first; among ways that take the same places and keys, only those that no other
  /// undercuts.
  private mutating func ways(
    of chooser: Int, _ allowed: AllowedChoices, _ places: PlaceTable
  ) throws(TooLong) -> [Way] {
    let options = allowed.sets[chooser]
    let codes = places.codes(of: options, of: chooser, in: problem)
    var kept: [(code: Int, keys: [Int], option: Int)] = []
    for (option, code) in zip(options, codes) where code >= 0 {
      stepsLeft -= 1 + kept.count / 16
      if stepsLeft < 0 { throw TooLong() }
      let keys = keys(chooser, option)
      if kept.contains(where: { $0.code == code && $0.keys == keys && undercuts($0.option, option, chooser) }) {
        continue
      }
      kept.removeAll { $0.code == code && $0.keys == keys && undercuts(option, $0.option, chooser) }
      kept.append((code, keys, option))
    }
    let ways = kept.map { code, keys, option in
      Way(costs: limits.indices.map { cost(chooser, option, $0) }, places: places.places(of: code), keys: keys)
    }
    return ways.sorted { $0.costs.lexicographicallyPrecedes($1.costs) }
  }

  /// The key of an option in each group.
  private func keys(_ chooser: Int, _ option: Int) -> [Int] {
    problem.groups.map { group in
      guard let member = group.members.firstIndex(of: chooser) else { return ChoiceProblem.Group.anyKey }
      return group.keys[member][option]
    }
  }

  /// The keys taken with one way more; `nil` if a tied group would take two, or the others too many.
  private func keys(_ taken: [Set<Int>], with way: Way) -> [Set<Int>]? {
    var (taken, count) = (taken, 0)
    for (index, group) in problem.groups.enumerated() {
      if way.keys[index] != ChoiceProblem.Group.anyKey { taken[index].insert(way.keys[index]) }
      if group.isTied {
        if taken[index].count > 1 { return nil }
      } else {
        count += taken[index].count
      }
    }
    return mostKeys.map { count > $0 } ?? false ? nil : taken
  }

  /// Whether an option costs at most as much as another in every dimension.
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
      guard way.places.allSatisfy({ state.left[$0] > 0 }), let keys = keys(state.keys, with: way) else { continue }
      var left = state.left
      for place in way.places { left[place] -= 1 }
      let next = State(chooser: state.chooser + 1, left: left, keys: keys)
      if try walk(next, zip(spent, way.costs).map(+)) { return true }
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

  // By place: the value that takes it.
  private var values: [Int] = []

  // By count: the count, and its places.
  private var counts: [(count: AllowedChoices.Count, places: Range<Int>)] = []

  mutating func add(_ count: AllowedChoices.Count) {
    let first = most.count
    for (value, number) in count.exactly.sorted(by: { $0.key < $1.key }) { add(value, number, isExact: true) }
    if let atMost = count.atMost { add(atMost.value, atMost.count, isExact: false) }
    counts.append((count, first..<most.count))
  }

  private mutating func add(_ value: Int, _ number: Int, isExact: Bool) {
    values.append(value)
    most.append(number)
    self.isExact.append(isExact)
  }

  /// By option of a chooser: the places that it takes as one number, with a digit for each count; -1 if one of its
  /// values isn't allowed.
  func codes(of options: [Int], of chooser: Int, in problem: ChoiceProblem) -> [Int] {
    var codes = [Int](repeating: 0, count: options.count)
    for (count, places) in counts where count.choosers.contains(chooser) {
      let column = problem.values(chooser, count.value)
      let highestOther = count.atMost?.value ?? Int.max
      for (index, option) in options.enumerated() where codes[index] >= 0 {
        let value = column[option]
        let place = places.first { values[$0] == value }
        codes[index] = place == nil && value <= highestOther ? -1 : codes[index] * base + (place.map { $0 + 1 } ?? 0)
      }
    }
    return codes
  }

  /// The places behind a code.
  func places(of code: Int) -> [Int] {
    var (rest, places) = (code, [Int]())
    while rest > 0 {
      if rest % base > 0 { places.append(rest % base - 1) }
      rest /= base
    }
    return places
  }

  // A digit is 0 for no place, else the place plus 1.
  private var base: Int { most.count + 1 }
}
