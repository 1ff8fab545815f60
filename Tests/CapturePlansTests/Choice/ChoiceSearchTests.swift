import CapturePlans
import CapturePlanning
import TestSupport
import Testing

/// The exact search against the plainest way there is: looking at every choice.
struct ChoiceSearchTests {
  @Test func theBestOfManySmallCasesIsTheOneThatBruteForceFinds() {
    var impossible = 0
    let count = Breadth.count(10_000, or: 3_000)
    for seed in 0..<count {
      let problem = RandomProblem.small(seed: UInt64(seed))
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
  }

  @Test func everyCertificateIsConfirmedByTheVerifier() {
    var refusals = 0
    for seed in 0..<2_000 {
      let problem = RandomProblem.small(seed: UInt64(seed))
      guard case .best(let best) = ChoiceSearch.solve(problem) else { continue }
      let certificate = Certificate(of: best, in: problem)
      refusals += certificate.refusals.count
      #expect(PlanVerifier.verify(best, certificate, of: problem) == .confirmed, "case \(seed)")
    }
    #expect(refusals > 500, "\(refusals)")
  }

  @Test func theVerifierRefusesAnyOtherChoice() {
    var refuted = 0
    for seed in 0..<500 {
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
    #expect(refuted > 1_000)
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
            level: one.level, chooser: one.chooser, reached: one.reached + reached, better: one.better + better,
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
      for _ in 0..<300 {
        var levels = ChoiceProblem.Levels()
        levels[0] = Int.random(in: 0...20, using: &random)
        chooser.add(levels, costs: (0..<8).map { _ in Int.random(in: 0...1_000_000, using: &random) })
      }
      return chooser
    }
    let problem = ChoiceProblem(choosers: choosers, levelCount: 1, limits: .init(repeating: 1_700_000, count: 8))
    // With so little work allowed nothing may be claimed that is not so.
    let outcome = ChoiceSearch.solve(problem, allowance: 20_000)
    guard case .best(let best) = outcome else {
      Issue.record("a choice exists, and a guess finds one: \(outcome)")
      return
    }
    #expect(zip(best.totals, problem.limits).allSatisfy { $0 <= $1 })
    #expect(best.doubt != nil)
  }

  @Test func aSearchThatIsTooLongSaysWhatItLeavesOpen() {
    let problem = RandomProblem.conspiring(choosers: 12, options: 40)
    guard case .best(let best) = ChoiceSearch.solve(problem, allowance: 500) else {
      Issue.record("a choice exists, and a guess finds one")
      return
    }
    #expect(best.doubt != nil)
    #expect(zip(best.totals, problem.limits).allSatisfy { $0 <= $1 })
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
      if zip(totals(of: choice, problem), problem.limits).allSatisfy({ $0 <= $1 }) { found.append(choice) }
      // The next choice, as a counter goes up.
      guard let place = choice.indices.last(where: { choice[$0] + 1 < problem.choosers[$0].levels.count }) else {
        return found
      }
      choice[place] += 1
      for later in choice.indices where later > place { choice[later] = 0 }
    }
  }

  /// The first in the order of levels, each over all choosers, then of sums, then of options.
  static func best(of problem: ChoiceProblem) -> [Int]? {
    var best: [Int]?
    for choice in feasible(of: problem) {
      if let known = best, !isBefore(choice, known, problem) { continue }
      best = choice
    }
    return best
  }

  private static func isBefore(_ left: [Int], _ right: [Int], _ problem: ChoiceProblem) -> Bool {
    for level in 0..<problem.levelCount {
      for (chooser, options) in problem.choosers.enumerated() {
        let values = (options.levels[left[chooser]][level], options.levels[right[chooser]][level])
        if values.0 != values.1 { return values.0 > values.1 }
      }
    }
    let sums = (totals(of: left, problem), totals(of: right, problem))
    return sums.0 == sums.1
      ? left.lexicographicallyPrecedes(right) : sums.0.lexicographicallyPrecedes(sums.1)
  }
}

/// Problems from a seed.
enum RandomProblem {
  static func small(seed: UInt64) -> ChoiceProblem {
    var random = SeededGenerator(seed)
    let width = Int.random(in: 1...3, using: &random)
    let levelCount = Int.random(in: 1...4, using: &random)
    let highestValue = Int.random(in: 1...5, using: &random)
    // Small costs have many ties, large ones none.
    let highestCost = [3, 10, 1_000_000_000].randomElement(using: &random) ?? 3
    let choosers = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      var chooser = ChoiceProblem.Chooser()
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        var levels = ChoiceProblem.Levels()
        for level in 0..<levelCount { levels[level] = Int.random(in: 0...highestValue, using: &random) }
        // A better option is mostly a dearer one.
        let gain = levels[0] * highestCost / (2 * highestValue)
        chooser.add(levels, costs: (0..<width).map { _ in gain + Int.random(in: 0...highestCost, using: &random) })
      }
      return chooser
    }
    let limits = (0..<width).map { dimension in
      if Int.random(in: 0...4, using: &random) == 0 { return ChoiceProblem.unlimited }
      return Int.random(in: 0...(choosers.count * highestCost * 6 / 5), using: &random)
    }
    return ChoiceProblem(choosers: choosers, levelCount: levelCount, limits: limits)
  }

  /// Two cameras that are dear at their best, one unit over what both may cost.
  static var twoDearCameras: ChoiceProblem {
    var chooser = ChoiceProblem.Chooser()
    chooser.add(ChoiceProblem.Levels(repeating: 1), costs: [50])
    chooser.add(ChoiceProblem.Levels(repeating: 0), costs: [20])
    return ChoiceProblem(choosers: [chooser, chooser], levelCount: 1, limits: [99])
  }

  /// Costs of which no sum undercuts another.
  static func conspiring(choosers: Int, options: Int) -> ChoiceProblem {
    var random = SeededGenerator(1)
    let list = (0..<choosers).map { _ in
      var chooser = ChoiceProblem.Chooser()
      for _ in 0..<options {
        let cost = Int.random(in: 0...1_000_000_000, using: &random)
        var levels = ChoiceProblem.Levels()
        levels[0] = Int.random(in: 0...1000, using: &random)
        chooser.add(levels, costs: [cost, 1_000_000_000 - cost])
      }
      return chooser
    }
    let limit = choosers * 500_000_000 + 100_000_000
    return ChoiceProblem(choosers: list, levelCount: 1, limits: [limit, limit])
  }
}
