/// The frontiers of the choosers before and after each one, formed as they are asked for.
struct SumChains {
  /// What is known of a completion.
  enum Answer {
    /// A whole choice.
    case yes([Int])

    /// There is none.
    case no

    /// Finding out takes more work than is allowed.
    case unknown
  }

  // `before[i]` of the choosers up to i, `after[i]` of those from i on; `nil` where it was too much work.
  private var before: [Frontier?]
  private var after: [Int: Frontier?] = [:]
  private var work: Int

  // The least costs of each chooser at the start, dimension by dimension; what is settled later costs no less.
  private let least: [[Int]]

  /// Chains for the active options of a search, with the sums that they may form in all.
  init(of search: ChoiceSearch, allowance: Int) {
    before = [Frontier(zeroOf: search.dimensions.count)]
    least = search.active.indices.map { chooser in search.dimensions.map { search.least(chooser, $0) } }
    work = allowance
  }

  /// The first choice in the order of the sums: where the first dimension is the one to minimise, the least.
  mutating func completion(in search: ChoiceSearch) -> Answer {
    guard !search.dimensions.isEmpty else { return .yes(search.active.map { $0[0] }) }
    guard let all = frontier(from: 0, search) else { return .unknown }
    guard all.count > 0 else { return .no }
    var choice = [Int](repeating: 0, count: search.active.count)
    traceForward(from: 0, Array(all.sum(0)), search, &choice)
    return .yes(choice)
  }

  /// A choice in which a chooser takes one of some options.
  mutating func completion(of chooser: Int, with options: [Int], in search: ChoiceSearch) -> Answer {
    guard !search.dimensions.isEmpty else {
      var choice = search.active.map { $0[0] }
      choice[chooser] = options[0]
      return .yes(choice)
    }
    guard let before = frontier(upTo: chooser, search), let after = frontier(from: chooser + 1, search),
      let others = sum(before, after, caps: caps(search) { $0 == chooser })
    else { return .unknown }
    if search.dimensions.count > 2 { work -= options.count * others.count / 8 }
    guard work >= 0 else { return .unknown }
    let limits = search.dimensions.map { search.problem.limits[$0] }
    var rest = limits
    for option in options {
      search.subtract(option, of: chooser, from: limits, into: &rest)
      guard let found = others.index(within: rest) else { continue }
      var choice = [Int](repeating: option, count: search.active.count)
      let target = Array(others.sum(found))
      guard let split = Self.split(target, before, after) else { continue }
      traceBack(upTo: chooser, split.before, search, &choice)
      traceForward(from: chooser + 1, split.after, search, &choice)
      return .yes(choice)
    }
    return .no
  }

  /// The frontier of the choosers before a other.
  private mutating func frontier(upTo chooser: Int, _ search: ChoiceSearch) -> Frontier? {
    while before.count <= chooser {
      let next = before.count - 1
      let caps = caps(search) { $0 > next }
      before.append(sum(before[next], own(next, search), caps: caps))
    }
    return before[chooser]
  }

  /// The frontier of the choosers from a other on; those after the present one are all as they were at the start.
  private mutating func frontier(from chooser: Int, _ search: ChoiceSearch) -> Frontier? {
    if let known = after[chooser] { return known }
    guard chooser < search.active.count else { return Frontier(zeroOf: search.dimensions.count) }
    let caps = caps(search) { $0 < chooser }
    let rest = frontier(from: chooser + 1, search)
    let formed = sum(rest, own(chooser, search), caps: caps)
    after[chooser] = .some(formed)
    return formed
  }

  private mutating func sum(_ left: Frontier?, _ right: Frontier?, caps: [Int]) -> Frontier? {
    guard let left, let right else { return nil }
    return left.plus(right, caps: caps, work: &work)
  }

  /// What the limits leave beside the least costs of some choosers.
  private func caps(_ search: ChoiceSearch, beside others: (Int) -> Bool) -> [Int] {
    search.dimensions.enumerated().map { other, dimension in
      least.indices.reduce(search.problem.limits[dimension]) { others($1) ? $0 - least[$1][other] : $0 }
    }
  }

  private mutating func own(_ chooser: Int, _ search: ChoiceSearch) -> Frontier? {
    var costs: [Int] = []
    costs.reserveCapacity(search.active[chooser].count * search.dimensions.count)
    for option in search.active[chooser] {
      for dimension in search.dimensions { costs.append(search.problem.cost(chooser, option, dimension)) }
    }
    return Frontier(of: costs, width: search.dimensions.count, work: &work)
  }

  /// Two sums that make up a target.
  private static func split(_ target: [Int], _ left: Frontier, _ right: Frontier) -> (before: [Int], after: [Int])? {
    for index in 0..<left.count {
      let part = left.sum(index)
      if let other = right.index(within: zip(target, part).map { $0 - $1 }) {
        return (Array(part), Array(right.sum(other)))
      }
    }
    return nil
  }

  private func traceBack(upTo chooser: Int, _ target: [Int], _ search: ChoiceSearch, _ choice: inout [Int]) {
    var target = target
    for other in (0..<chooser).reversed() {
      guard let frontier = before[other] else { return }
      step(other, &target, frontier, search, &choice)
    }
  }

  private func traceForward(from chooser: Int, _ target: [Int], _ search: ChoiceSearch, _ choice: inout [Int]) {
    var target = target
    for other in chooser..<max(chooser, search.active.count) {
      let frontier = after[other + 1] ?? Frontier(zeroOf: target.count)
      if let frontier { step(other, &target, frontier, search, &choice) }
    }
  }

  /// Finds the option of one chooser that leaves a target for the others, and lowers the target by it.
  private func step(
    _ other: Int, _ target: inout [Int], _ others: Frontier, _ search: ChoiceSearch, _ choice: inout [Int]
  ) {
    var rest = target
    for option in search.active[other] {
      search.subtract(option, of: other, from: target, into: &rest)
      guard let found = others.index(within: rest) else { continue }
      choice[other] = option
      target = Array(others.sum(found))
      return
    }
    preconditionFailure("a sum of the frontier has no option behind it")
  }
}
