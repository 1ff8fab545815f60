/// A reduction as a problem of choice: cameras in the order of preference, their candidates, and the targets as limits.
struct PlanningProblem {
  /// The cameras, by place in the session's `cameras`, from the one to keep best.
  let order: [Int]

  /// The candidates of each, in that order, without those whose costs are not known.
  let candidates: [[Candidate]]

  /// The same as numbers.
  let choices: ChoiceProblem

  /// Whether a camera could run, but none of its candidates has a cost that is known.
  let hasUnknownCosts: Bool

  /// The sums that count, in the order of the problem's dimensions.
  let dimensions: [PlanDimension]

  /// The problem of some cameras: all of them, or those at the given places.
  init(_ finder: CandidateFinder, cameras places: [Int]? = nil, mostDisabled: Int = 0) {
    let request = finder.request
    let order = finder.session.preferenceOrder(request.prefer).filter { places?.contains($0) ?? true }
    let judged = [
      PlanDimension.hardwareCost: request.targets.hardware, .systemPressureCost: request.targets.pressure,
    ]
    let found = order.map { finder.candidates(of: $0) }
    let known = found.map { candidates in
      candidates.filter { candidate in
        judged.allSatisfy { $0.value == nil || request.judged($0.key.share(candidate.costs)) != nil }
      }
    }
    // A cost that is not judged only breaks ties, and only where it is known throughout.
    let dimensions = PlanDimension.allCases.filter { dimension in
      switch dimension {
      case .disabledCameras: request.allowsDisabling
      default: known.allSatisfy { $0.allSatisfy { request.judged(dimension.share($0.costs)) != nil } }
      }
    }
    self.order = order
    candidates = known
    hasUnknownCosts = zip(found, known).contains { !$0.isEmpty && $1.isEmpty }
    self.dimensions = dimensions
    choices = ChoiceProblem(
      choosers: known.map { candidates in
        var chooser = ChoiceProblem.Chooser()
        for candidate in candidates {
          chooser.add(candidate.levels, costs: dimensions.map { $0.units(candidate, request) })
        }
        return chooser
      },
      levelCount: QualityLevel.allCases.count,
      limits: dimensions.map { dimension in
        if dimension == .disabledCameras { return mostDisabled }
        guard let target = judged[dimension] ?? nil else { return ChoiceProblem.unlimited }
        let base = request.judged(dimension.share(finder.base)) ?? 0
        return CostUnits.limit(target) - CostUnits.units(base)
      })
  }
}

extension ReductionRequest {
  /// The choice that an exact plan of a session makes, as numbers; without the rates that the ladder ends with.
  package func choices(on session: ResolvedSession) -> ChoiceProblem {
    var (start, _) = StartingPoint.formats(of: session)
    StartingPoint.clampRates(of: &start)
    return PlanningProblem(CandidateFinder(session: start, request: self)).choices
  }
}

/// What a plan sums up over its cameras.
public enum PlanDimension: CaseIterable, Sendable {
  /// How many cameras are disabled.
  case disabledCameras

  /// `hardwareCost`.
  case hardwareCost

  /// `systemPressureCost`.
  case systemPressureCost

  func share(_ share: CandidateCosts.Share) -> CostInterval {
    switch self {
    case .disabledCameras: .zero
    case .hardwareCost: share.hardware
    case .systemPressureCost: share.pressure
    }
  }

  func units(_ candidate: Candidate, _ request: ReductionRequest) -> Int {
    if self == .disabledCameras { return candidate.change == .disable ? 1 : 0 }
    return request.judged(share(candidate.costs)).map(CostUnits.units) ?? 0
  }
}
