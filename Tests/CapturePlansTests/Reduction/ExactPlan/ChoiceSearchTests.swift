import CapturePlans
import CapturePlanning
import TestSupport
import Testing

/// The exact search against the plainest way there is: looking at every choice.
struct ChoiceSearchTests {
  @Test func theBestOfManySmallCasesIsTheOneThatBruteForceFinds() {
    var impossible = 0
    var ofWidth: [Int: Int] = [:]
    let count = Breadth.count(10_000, or: 1_000)
    for seed in 0..<count {
      let problem = RandomProblem.small(seed: UInt64(seed))
      ofWidth[problem.limits.count, default: 0] += 1
      let outcome = ChoiceSearch.solve(problem)
      guard let expected = BruteForce.best(of: problem) else {
        impossible += 1
        guard case .impossible = outcome else {
          Issue.record("case \(seed): \(outcome), and nothing fits")
          continue
        }
        #expect(ChoiceSearch.hasChoice(problem) == false)
        continue
      }
      guard case .best(let best) = outcome else {
        Issue.record("case \(seed): \(outcome), and \(expected) fits")
        continue
      }
      #expect(best.options == expected, "case \(seed)")
      #expect(best.doubt == nil)
    }
    #expect((count / 20...count / 2).contains(impossible), "both kinds of case: \(impossible)")
    // Of one cost and of two.
    for width in [1, 2] { #expect(ofWidth[width] ?? 0 > Breadth.count(2_000, or: 200), "\(ofWidth)") }
  }

  @Test func everyCertificateIsConfirmedByTheVerifier() {
    var refusals = 0
    for seed in 0..<Breadth.count(2_000, or: 600) {
      let problem = RandomProblem.small(seed: UInt64(seed))
      guard case .best(let best) = ChoiceSearch.solve(problem) else { continue }
      let certificate = Certificate(of: best, in: problem)
      refusals += certificate.refusals.count
      #expect(PlanVerifier.verify(best, certificate, of: problem) == .confirmed, "case \(seed)")
    }
    #expect(refusals > Breadth.count(500, or: 150), "\(refusals)")
  }

  @Test func theVerifierRefusesAnyOtherChoice() {
    var refuted = 0
    for seed in 0..<Breadth.count(500, or: 60) {
      let problem = RandomProblem.small(seed: UInt64(seed))
      guard case .best(let best) = ChoiceSearch.solve(problem) else { continue }
      for other in BruteForce.feasible(of: problem) where other != best.options {
        let wrong = BestChoice(options: other, totals: BruteForce.totals(of: other, problem), doubt: nil)
        let verdict = PlanVerifier.verify(wrong, Certificate(of: wrong, in: problem), of: problem)
        guard case .refuted = verdict else {
          Issue.record("case \(seed): \(other) passes as the best, which is \(best.options)")
          continue
        }
        refuted += 1
      }
    }
    #expect(refuted > Breadth.count(1_000, or: 100))
  }

  @Test func theVerifierRefusesAFalseCertificate() {
    let problem = RandomProblem.twoDearCameras
    guard case .best(let best) = ChoiceSearch.solve(problem) else {
      Issue.record("nothing fits")
      return
    }
    let wrong = BestChoice(options: best.options, totals: best.totals.map { $0 - 1 }, doubt: nil)
    #expect(PlanVerifier.verify(wrong, Certificate(of: wrong, in: problem), of: problem) != .confirmed)
    var looser = problem
    looser.limits[0] += 1
    // With one more unit the better value can be had, so the old certificate is false.
    #expect(
      PlanVerifier.verify(best, Certificate(of: best, in: problem), of: looser)
        == .refuted("level 0 of 1 can be better"))
  }

  @Test func theVerifierRefusesEveryAlteredRefusal() {
    var altered = 0
    for seed in 0..<300 {
      let problem = RandomProblem.small(seed: UInt64(seed))
      guard case .best(let best) = ChoiceSearch.solve(problem) else { continue }
      let refusals = Certificate(of: best, in: problem).refusals
      for (place, one) in refusals.enumerated() {
        func verdict(_ other: Certificate.Refusal?) -> PlanVerifier.Verification {
          var changed = refusals
          if let other { changed[place] = other } else { changed.remove(at: place) }
          return PlanVerifier.verify(best, Certificate(refusals: changed), of: problem)
        }
        func copy(better: Int = 0, cheapest: Int = 0, reached: Int = 0) -> Certificate.Refusal {
          Certificate.Refusal(
            place: one.place, choosers: one.choosers, reached: one.reached + reached, better: one.better + better,
            dimension: one.dimension, cheapest: one.cheapest.map { $0 + cheapest })
        }
        let wrong = [
          nil, copy(better: 1), copy(reached: -1), one.cheapest.map { _ in copy(cheapest: 1) },
          one.cheapest.map { _ in copy(cheapest: -1) },
        ]
        for other in wrong where other == nil || other != one {
          altered += 1
          #expect(verdict(other) != .confirmed, "case \(seed), refusal \(place): \(String(describing: other))")
        }
      }
      if let first = refusals.first {
        #expect(PlanVerifier.verify(best, Certificate(refusals: refusals + [first]), of: problem) != .confirmed)
      }
    }
    #expect(altered > 200, "\(altered)")
  }

  @Test func manyLimitedSumsEndWithADoubtOrAnAnswerInBoundedWork() {
    var random = SeededGenerator(9)
    let choosers = (0..<3).map { _ in
      var chooser = ChoiceProblem.Chooser()
      for _ in 0..<Breadth.count(300, or: 50) {
        let value = Int.random(in: 0...20, using: &random)
        chooser.add([value], costs: (0..<8).map { _ in Int.random(in: 0...1_000_000, using: &random) })
      }
      return chooser
    }
    for rule in [ChoiceProblem.Rule.inOrder, .sorted] {
      let problem = ChoiceProblem(
        choosers: choosers, levels: [.init(0, rule)], limits: .init(repeating: 1_700_000, count: 8))
      // A search of all that is allowed takes long, and is the same for both.
      lazy var unbounded = ChoiceSearch.solve(problem)
      // With so little work allowed nothing may be claimed that is not so.
      for allowance in [2_000, 20_000] {
        let outcome = ChoiceSearch.solve(problem, allowance: allowance)
        guard case .best(let best) = outcome else {
          Issue.record("a choice exists, and a guess finds one: \(outcome)")
          return
        }
        #expect(zip(best.totals, problem.limits).allSatisfy { $0 <= $1 })
        #expect(best.doubt != nil || rule == .sorted, "\(allowance)")
        guard best.doubt == nil, case .best(let whole) = unbounded else { continue }
        #expect(best.options == whole.options)
      }
    }
  }

  @Test func choosersThatAreAlikeAreCountedAndNotTriedInEveryOrder() {
    // Twenty choosers with the same twenty values: each pair costs as much as every other that has its sum.
    var chooser = ChoiceProblem.Chooser()
    for value in 0..<20 {
      chooser.add([value], costs: [value * value])
    }
    let problem = ChoiceProblem(
      choosers: .init(repeating: chooser, count: 20), levels: [.init(0, .sorted), .init(0, .inOrder)], limits: [1_010])
    guard case .best(let best) = ChoiceSearch.solve(problem) else {
      Issue.record("the cheapest of all cost nothing")
      return
    }
    // All can have 7; what is left of the limit is enough to have 8 for two of them.
    #expect(best.doubt == nil && best.options == [8, 8] + .init(repeating: 7, count: 18))
  }

  @Test(arguments: [ChoiceProblem.Rule.inOrder, .sorted])
  func aSearchThatIsTooLongSaysWhatItLeavesOpen(_ rule: ChoiceProblem.Rule) {
    var doubts = 0
    for seed in 1...Breadth.count(6, or: 3) {
      let problem = RandomProblem.conspiring(choosers: 12, options: 40, rule: rule, seed: UInt64(seed))
      guard case .best(let best) = ChoiceSearch.solve(problem, allowance: 200) else {
        Issue.record("a choice exists, and a guess finds one")
        return
      }
      #expect(zip(best.totals, problem.limits).allSatisfy { $0 <= $1 })
      doubts += best.doubt == nil ? 0 : 1
      guard case .best(let whole) = ChoiceSearch.solve(problem), whole.doubt == nil else { continue }
      #expect(best.doubt != nil || best.options == whole.options, "without a doubt it is the best: \(seed)")
    }
    #expect(doubts >= Breadth.count(3, or: 2), "\(doubts)")
  }
}

/// Looks at every choice.
enum BruteForce {
  static func totals(of choice: [Int], _ problem: ChoiceProblem) -> [Int] {
    let width = problem.limits.count
    var sums = [Int](repeating: 0, count: width)
    for (chooser, option) in choice.enumerated() {
      for dimension in 0..<width { sums[dimension] += problem.choosers[chooser].costs[option * width + dimension] }
    }
    return sums
  }

  static func feasible(of problem: ChoiceProblem) -> [[Int]] {
    var found: [[Int]] = []
    var choice = problem.choosers.map { _ in 0 }
    while true {
      let isTied = problem.groups.allSatisfy { !$0.isTied || keys(of: choice, $0).count < 2 }
      if isTied, zip(totals(of: choice, problem), problem.limits).allSatisfy({ $0 <= $1 }) { found.append(choice) }
      // The next choice, as a counter goes up.
      guard let place = choice.indices.last(where: { choice[$0] + 1 < problem.choosers[$0].count }) else {
        return found
      }
      choice[place] += 1
      for later in choice.indices where later > place { choice[later] = 0 }
    }
  }

  /// The keys that a choice takes in a group.
  private static func keys(of choice: [Int], _ group: ChoiceProblem.Group) -> Set<Int> {
    Set(group.members.indices.map { group.keys[$0][choice[group.members[$0]]] }).subtracting([-1])
  }

  /// The first in the order of levels, each over all choosers, then of sums, then of options.
  static func best(of problem: ChoiceProblem) -> [Int]? {
    var best: (choice: [Int], rank: [Int])?
    for choice in feasible(of: problem) {
      let rank = rank(of: choice, problem)
      if let best, !best.rank.lexicographicallyPrecedes(rank) { continue }
      best = (choice, rank)
    }
    return best?.choice
  }

  /// All that two choices are compared by, one after the other; more is better.
  private static func rank(of choice: [Int], _ problem: ChoiceProblem) -> [Int] {
    let levels = problem.levels.flatMap { level -> [Int] in
      let values = choice.enumerated().map { problem.choosers[$0].values[level.value][$1] }
      switch level.rule {
      case .fewestKeys: return [-problem.groups.reduce(0) { $1.isTied ? $0 : $0 + keys(of: choice, $1).count }]
      case .inOrder: return values
      case .sorted: return values.prefix(problem.named) + values.dropFirst(problem.named).sorted()
      }
    }
    return levels + totals(of: choice, problem).map { -$0 } + choice.map { -$0 }
  }
}

/// Problems from a seed.
enum RandomProblem {
  static func small(seed: UInt64) -> ChoiceProblem {
    var random = SeededGenerator(seed)
    let width = Int.random(in: 1...3, using: &random)
    // The same value may count on several levels, as shares do.
    var levels = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      ChoiceProblem.Level(Int.random(in: 0..<3, using: &random), Bool.random(using: &random) ? .sorted : .inOrder)
    }
    let first = levels[0]
    let highestValue = Int.random(in: 1...5, using: &random)
    // Small costs have many ties, large ones none.
    let highestCost = [3, 10, 1_000_000_000].randomElement(using: &random) ?? 3
    let choosers = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      var chooser = ChoiceProblem.Chooser()
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let values = (0..<3).map { _ in Int.random(in: 0...highestValue, using: &random) }
        // A better option is mostly a dearer one.
        let gain = values[first.value] * highestCost / (2 * highestValue)
        chooser.add(values, costs: (0..<width).map { _ in gain + Int.random(in: 0...highestCost, using: &random) })
      }
      return chooser
    }
    let limits = (0..<width).map { dimension in
      if Int.random(in: 0...4, using: &random) == 0 { return ChoiceProblem.unlimited }
      return Int.random(in: 0...(choosers.count * highestCost * 6 / 5), using: &random)
    }
    let named = Int.random(in: 0...2, using: &random)
    let groups = (0..<max(0, Int.random(in: -1...2, using: &random))).map { _ in group(of: choosers, &random) }
    if Bool.random(using: &random) {
      levels.insert(.fewestKeys, at: Int.random(in: 0...levels.count, using: &random))
    }
    var problem = ChoiceProblem(choosers: choosers, levels: levels, named: named, limits: limits)
    problem.groups = groups
    return problem
  }

  /// A group of some choosers, with few keys; some options go with every key.
  private static func group(
    of choosers: [ChoiceProblem.Chooser], _ random: inout SeededGenerator
  ) -> ChoiceProblem.Group {
    let members = choosers.indices.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
    let most = Int.random(in: 0...2, using: &random)
    let keys = members.map { member in
      (0..<choosers[member].count).map { _ in
        Int.random(in: 0..<3, using: &random) == 0 ? -1 : Int.random(in: 0...most, using: &random)
      }
    }
    return ChoiceProblem.Group(isTied: Bool.random(using: &random), members: members, keys: keys)
  }

  /// Two cameras that are dear at their best, one unit over what both may cost.
  static var twoDearCameras: ChoiceProblem {
    var chooser = ChoiceProblem.Chooser()
    chooser.add([1], costs: [50])
    chooser.add([0], costs: [20])
    return ChoiceProblem(choosers: [chooser, chooser], levels: [.init(0, .inOrder)], limits: [99])
  }

  /// Costs of which no sum undercuts another.
  static func conspiring(choosers: Int, options: Int, rule: ChoiceProblem.Rule, seed: UInt64) -> ChoiceProblem {
    var random = SeededGenerator(seed)
    let list = (0..<choosers).map { _ in
      var chooser = ChoiceProblem.Chooser()
      for _ in 0..<options {
        let cost = Int.random(in: 0...1_000_000_000, using: &random)
        chooser.add([Int.random(in: 0...1000, using: &random)], costs: [cost, 1_000_000_000 - cost])
      }
      return chooser
    }
    let limit = choosers * 500_000_000 + 100_000_000
    return ChoiceProblem(choosers: list, levels: [.init(0, rule)], limits: [limit, limit])
  }
}
