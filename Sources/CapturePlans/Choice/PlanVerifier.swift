/// Checks that a choice is the best one, and that its certificate is true.
///
/// It shares nothing with the search but the problem: where that sums frontiers, this walks the options one chooser at a
/// time and turns back where the least costs of the rest no longer fit.
package struct PlanVerifier {
  /// What came of a check.
  package enum Verification: Hashable, Sendable {
    /// All of it is true.
    case confirmed

    /// Something is false: what.
    case refuted(String)

    /// It would take longer than is allowed.
    case tooLong
  }

  private struct TooLong: Error {}

  private let problem: ChoiceProblem
  private var stepsLeft: Int

  /// Checks a choice and its certificate; `steps` is how many options may be tried in all.
  package static func verify(
    _ best: BestChoice, _ certificate: Certificate, of problem: ChoiceProblem, steps: Int = 20_000_000
  ) -> Verification {
    var verifier = PlanVerifier(problem: problem, stepsLeft: steps)
    do {
      let fault = try verifier.fault(of: best, certificate)
      return fault.map { .refuted($0) } ?? .confirmed
    } catch {
      return .tooLong
    }
  }

  /// Whether some choice is within the limits; `nil` where it takes longer than is allowed to say.
  package static func hasChoice(_ problem: ChoiceProblem, steps: Int) -> Bool? {
    var verifier = PlanVerifier(problem: problem, stepsLeft: steps)
    return try? verifier.canChoose(from: problem.choosers.map { Array($0.levels.indices) }, limits: problem.limits)
  }

  private mutating func fault(of best: BestChoice, _ certificate: Certificate) throws(TooLong) -> String? {
    let sums = sums(of: best.options)
    guard sums == best.totals else { return "the sums are not those of the options" }
    guard zip(sums, problem.limits).allSatisfy({ $0 <= $1 }) else { return "a sum is over its limit" }
    var sets = problem.choosers.map { Array($0.levels.indices) }
    var refusals = certificate.refusals[...]
    for level in 0..<problem.levelCount {
      for chooser in sets.indices {
        let reached = problem.choosers[chooser].levels[best.options[chooser]][level]
        let better = sets[chooser].filter { problem.choosers[chooser].levels[$0][level] > reached }
        if !better.isEmpty {
          var trial = sets
          trial[chooser] = better
          if try canChoose(from: trial, limits: problem.limits) { return "level \(level) of \(chooser) can be better" }
          guard let refusal = refusals.popFirst(), refusal.level == level, refusal.chooser == chooser else {
            return "level \(level) of \(chooser) is not in the certificate"
          }
          if let fault = try fault(of: refusal, reached, trial) { return fault }
        }
        sets[chooser] = sets[chooser].filter { problem.choosers[chooser].levels[$0][level] == reached }
      }
    }
    guard refusals.isEmpty else { return "the certificate refuses what nobody asked" }
    return try tieFault(of: best, sets)
  }

  /// What is false about a refusal whose chooser has these better options.
  private mutating func fault(
    of refusal: Certificate.Refusal, _ reached: Int, _ better: [[Int]]
  ) throws(TooLong) -> String? {
    let (level, chooser) = (refusal.level, refusal.chooser)
    let values = better[chooser].map { problem.choosers[chooser].levels[$0][level] }
    guard refusal.reached == reached, refusal.better == values.min() else { return "a refused value is not the next" }
    guard let cheapest = refusal.cheapest else { return nil }
    guard cheapest > problem.limits[refusal.dimension] else { return "a refused sum is within its limit" }
    var sets = better
    sets[chooser].removeAll { problem.choosers[chooser].levels[$0][level] != refusal.better }
    var limits = problem.limits
    for earlier in 0..<refusal.dimension { limits[earlier] = Int.max }
    limits[refusal.dimension] = cheapest
    guard try canChoose(from: sets, limits: limits) else { return "a refused sum can't be had" }
    limits[refusal.dimension] = cheapest - 1
    return try canChoose(from: sets, limits: limits) ? "a refused sum is not the least" : nil
  }

  /// What is false about the order of equally good choices: least sums first, then the earliest options.
  private mutating func tieFault(of best: BestChoice, _ sets: [[Int]]) throws(TooLong) -> String? {
    var limits = problem.limits
    for dimension in limits.indices {
      limits[dimension] = best.totals[dimension] - 1
      if try canChoose(from: sets, limits: limits) { return "sum \(dimension) can be less" }
      limits[dimension] = best.totals[dimension]
    }
    var sets = sets
    for chooser in sets.indices {
      var trial = sets
      trial[chooser].removeAll { $0 >= best.options[chooser] }
      if try canChoose(from: trial, limits: limits) { return "an earlier option of \(chooser) does as well" }
      sets[chooser] = [best.options[chooser]]
    }
    return nil
  }

  /// Whether one option of each set can be taken within the limits.
  private mutating func canChoose(from sets: [[Int]], limits: [Int]) throws(TooLong) -> Bool {
    guard sets.allSatisfy({ !$0.isEmpty }) else { return false }
    // `rest[i]` is the least that the choosers from i on cost, each dimension by itself.
    var rest = [[Int](repeating: 0, count: limits.count)]
    for chooser in sets.indices.reversed() {
      let least = limits.indices.map { dimension in
        sets[chooser].map { problem.choosers[chooser].costs[$0 * limits.count + dimension] }.min() ?? 0
      }
      rest.append(zip(rest[rest.count - 1], least).map(+))
    }
    rest.reverse()
    return try walk(0, [Int](repeating: 0, count: limits.count), sets, rest, limits)
  }

  /// Tries the options of one chooser; as deep as there are choosers.
  private mutating func walk(
    _ chooser: Int, _ spent: [Int], _ sets: [[Int]], _ rest: [[Int]], _ limits: [Int]
  ) throws(TooLong) -> Bool {
    guard zip(zip(spent, rest[chooser]), limits).allSatisfy({ $0.0 + $0.1 <= $1 }) else { return false }
    guard chooser < sets.count else { return true }
    for option in sets[chooser] {
      stepsLeft -= 1
      if stepsLeft < 0 { throw TooLong() }
      let costs = problem.choosers[chooser].costs[option * limits.count..<(option + 1) * limits.count]
      if try walk(chooser + 1, zip(spent, costs).map(+), sets, rest, limits) { return true }
    }
    return false
  }

  private func sums(of options: [Int]) -> [Int] {
    var sums = [Int](repeating: 0, count: problem.limits.count)
    for (chooser, option) in options.enumerated() {
      for dimension in sums.indices {
        sums[dimension] += problem.choosers[chooser].costs[option * sums.count + dimension]
      }
    }
    return sums
  }
}
