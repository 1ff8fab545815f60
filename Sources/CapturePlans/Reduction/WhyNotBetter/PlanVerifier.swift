/// Checks that a choice is the best one, and that its certificate is true.
///
/// It shares no code with the search: the search sums up frontiers; the verifier tries options one chooser at a time,
/// and turns back when the lowest costs of the rest no longer fit.
package struct PlanVerifier {
  /// The result of a check.
  package enum Verification: Hashable, Sendable {
    /// Everything is true.
    case confirmed

    /// Something is false; the text says what.
    case refuted(String)

    /// It would take longer than allowed.
    case tooLong
  }

  private let problem: ChoiceProblem
  private var walk: ChoiceWalk
  private var refusals: ArraySlice<Certificate.Refusal> = []

  /// Checks a choice and its certificate; `steps` is the number of options that it may try in all.
  package static func verify(
    _ best: BestChoice, _ certificate: Certificate, of problem: ChoiceProblem, steps: Int = 20_000_000
  ) -> Verification {
    var verifier = PlanVerifier(problem: problem, walk: ChoiceWalk(problem, steps: steps))
    verifier.refusals = certificate.refusals[...]
    do {
      let fault = try verifier.fault(of: best)
      return fault.map { .refuted($0) } ?? .confirmed
    } catch {
      return .tooLong
    }
  }

  /// Whether some choice is within the limits; `nil` if finding out takes longer than allowed.
  package static func hasChoice(_ problem: ChoiceProblem, steps: Int) -> Bool? {
    var walk = ChoiceWalk(problem, steps: steps)
    return try? walk.hasChoice(AllowedChoices(problem), limits: problem.limits)
  }

  private mutating func fault(of best: BestChoice) throws(ChoiceWalk.TooLong) -> String? {
    let sums = problem.limits.indices.map { dimension in
      best.options.enumerated().reduce(0) { $0 + walk.cost($1.offset, $1.element, dimension) }
    }
    guard sums == best.totals else { return "the sums are not those of the options" }
    guard zip(sums, problem.limits).allSatisfy({ $0 <= $1 }) else { return "a sum is over its limit" }
    var allowed = AllowedChoices(problem)
    allowed.sets = best.options.map { [$0] }
    guard try walk.hasChoice(allowed, limits: problem.limits) else { return "choosers of one key have several" }
    allowed = AllowedChoices(problem)
    for (number, level) in problem.levels.enumerated() {
      if level.rule == .fewestKeys {
        if let fault = try keyFault(of: best, number, &allowed) { return fault }
        continue
      }
      let isSorted = level.rule == .sorted
      let reached = best.options.enumerated().map { problem.value($0, $1, level.value) }
      for chooser in 0..<(isSorted ? problem.named : reached.count) {
        if let fault = try fault(ofOne: chooser, number, reached[chooser], allowed) { return fault }
        let values = problem.values(chooser, level.value)
        allowed.sets[chooser].removeAll { values[$0] != reached[chooser] }
      }
      guard isSorted else { continue }
      let rest = problem.named..<reached.count
      var count = AllowedChoices.Count(value: level.value, choosers: rest, exactly: [:])
      let settled = Set(reached[rest]).sorted()
      for value in settled {
        let holders = rest.filter { reached[$0] == value }
        if let fault = try fault(of: holders, number, value, count, allowed) { return fault }
        count.exactly[value] = holders.count
      }
      allowed.counts.append(count)
      for chooser in rest {
        let values = problem.values(chooser, level.value)
        allowed.sets[chooser].removeAll { !settled.contains(values[$0]) }
      }
    }
    guard refusals.isEmpty else { return "the certificate refuses what nobody asked" }
    return try tieFault(of: best, allowed)
  }

  /// The fault in a value of one chooser: it could be better, or the certificate is wrong about it.
  private mutating func fault(
    ofOne chooser: Int, _ level: Int, _ reached: Int, _ allowed: AllowedChoices
  ) throws(ChoiceWalk.TooLong) -> String? {
    let value = problem.levels[level].value
    let values = problem.values(chooser, value)
    let better = allowed.sets[chooser].filter { values[$0] > reached }
    guard let next = better.map({ values[$0] }).min() else { return nil }
    var wished = allowed
    wished.sets[chooser] = better
    if try walk.hasChoice(wished, limits: problem.limits) { return "level \(level) of \(chooser) can be better" }
    wished.sets[chooser] = better.filter { values[$0] == next }
    return try fault(at: ChoicePlace(level: level, rank: chooser), [chooser], reached, next, wished)
  }

  /// The fault in a value that some choosers have on a sorted level: fewer could have it while the rest have more, or
  /// the certificate is wrong about it.
  private mutating func fault(
    of holders: [Int], _ level: Int, _ reached: Int, _ below: AllowedChoices.Count, _ allowed: AllowedChoices
  ) throws(ChoiceWalk.TooLong) -> String? {
    var wished = allowed
    var count = below
    count.atMost = AllowedChoices.Count.Most(value: reached, count: holders.count - 1)
    wished.counts.append(count)
    if try walk.hasChoice(wished, limits: problem.limits) { return "level \(level) of \(holders[0]) can be better" }
    let value = problem.levels[level].value
    let next = holders.flatMap { chooser in
      let values = problem.values(chooser, value)
      return allowed.sets[chooser].map { values[$0] }.filter { $0 > reached }
    }.min()
    guard let next else { return nil }
    let rank = problem.named + below.exactly.values.reduce(0, +)
    return try fault(at: ChoicePlace(level: level, rank: rank), holders, reached, next, wished)
  }

  /// The fault in the number of keys that groups take: fewer would do, or the certificate is wrong about it.
  private mutating func keyFault(
    of best: BestChoice, _ level: Int, _ allowed: inout AllowedChoices
  ) throws(ChoiceWalk.TooLong) -> String? {
    var (count, countOfSeveral, several) = (0, 0, Set<Int>())
    for group in problem.groups where !group.isTied {
      let keys = Set(zip(group.members, group.keys).map { $1[best.options[$0]] }.filter { $0 >= 0 })
      count += keys.count
      if keys.count > 1 {
        several.formUnion(group.members)
        countOfSeveral += keys.count
      }
    }
    defer { allowed.mostKeys = count }
    guard count > 0 else { return nil }
    var wished = allowed
    wished.mostKeys = count - 1
    if try walk.hasChoice(wished, limits: problem.limits) { return "fewer keys would do on level \(level)" }
    if several.isEmpty { return nil }
    return try fault(
      at: ChoicePlace(level: level, rank: 0), several.sorted(), -countOfSeveral, 1 - countOfSeveral, wished)
  }

  /// The fault in the next refusal of the certificate; `nil` if there is none. A demand that can't be met at any cost
  /// has no refusal.
  private mutating func fault(
    at place: ChoicePlace, _ choosers: [Int], _ reached: Int, _ next: Int, _ wished: AllowedChoices
  ) throws(ChoiceWalk.TooLong) -> String? {
    guard let refusal = refusals.first, refusal.place == place else {
      let isOpen = try walk.hasChoice(wished, limits: problem.limits.map { _ in ChoiceProblem.unlimited })
      return isOpen ? "level \(place.level) of \(choosers[0]) is not in the certificate" : nil
    }
    refusals.removeFirst()
    guard refusal.choosers == choosers, refusal.reached == reached, refusal.better == next else {
      return "a refused value is not the next"
    }
    guard let cheapest = refusal.cheapest else { return nil }
    guard cheapest > problem.limits[refusal.dimension] else { return "a refused sum is within its limit" }
    var limits = problem.limits
    for earlier in 0..<refusal.dimension { limits[earlier] = ChoiceProblem.unlimited }
    limits[refusal.dimension] = cheapest
    guard try walk.hasChoice(wished, limits: limits) else { return "a refused sum can't be had" }
    limits[refusal.dimension] = cheapest - 1
    return try walk.hasChoice(wished, limits: limits) ? "a rejected sum is not the smallest" : nil
  }

  /// The fault in the choice among equally good ones: the lowest sums come first, then the earliest options.
  private mutating func tieFault(of best: BestChoice, _ allowed: AllowedChoices) throws(ChoiceWalk.TooLong) -> String? {
    var limits = problem.limits
    for dimension in limits.indices {
      limits[dimension] = best.totals[dimension] - 1
      if try walk.hasChoice(allowed, limits: limits) { return "sum \(dimension) can be less" }
      limits[dimension] = best.totals[dimension]
    }
    var allowed = allowed
    for chooser in allowed.sets.indices {
      var trial = allowed
      trial.sets[chooser].removeAll { $0 >= best.options[chooser] }
      if try walk.hasChoice(trial, limits: limits) { return "an earlier option of \(chooser) does as well" }
      allowed.sets[chooser] = [best.options[chooser]]
    }
    return nil
  }
}
