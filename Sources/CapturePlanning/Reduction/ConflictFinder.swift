/// Finds out why nothing fits.
struct ConflictFinder {
  private let finder: CandidateFinder
  private var session: ResolvedSession { finder.session }
  private var request: ReductionRequest { finder.request }

  init(_ finder: CandidateFinder) { self.finder = finder }

  /// Explains why no plan of these candidates fits.
  static func explain(_ finder: CandidateFinder) -> Impossibility { ConflictFinder(finder).impossibility() }

  private func impossibility() -> Impossibility {
    let conflict = conflict()
    let cheapest = cheapest()
    return Impossibility(
      conflict: conflict,
      withoutCandidates: session.preferenceOrder(request.prefer)
        .filter { finder.candidates(of: $0).isEmpty }.map { session.cameras[$0].id },
      cheapest: cheapest.map { CostModel.costs(of: $0) }, cheapestConfiguration: cheapest?.configuration,
      relief: relief(of: conflict))
  }

  /// An irreducible set, by deletion: what can go while the rest still does not fit, goes. A camera goes with all that is
  /// asked of it.
  private func conflict() -> [Demand] {
    var rest = request.demands(on: session)
    for demand in rest {
      let fewer = Self.without(demand, rest)
      if fits(fewer) == false { rest = fewer }
    }
    return rest.reversed()
  }

  private static func without(_ demand: Demand, _ demands: [Demand]) -> [Demand] {
    demands.filter { $0 != demand && !(demand.isCamera && $0.input == demand.input) }
  }

  /// Whether some configuration meets these demands; `nil` where finding out takes too long.
  func fits(_ demands: [Demand]) -> Bool? {
    let (finder, places) = finder(for: demands)
    return ChoiceSearch.hasChoice(PlanningProblem(finder, cameras: places).choices)
  }

  private func finder(for demands: [Demand]) -> (CandidateFinder, places: [Int]) {
    var finder = CandidateFinder(session: session, request: request.with(Set(demands), on: session))
    finder.illegalFormats = self.finder.illegalFormats
    finder.ladderRates = self.finder.ladderRates
    let cameras = demands.filter(\.isCamera).compactMap(\.input)
    return (finder, session.cameras.indices.filter { cameras.contains(session.cameras[$0].id) })
  }

  /// The configuration that costs least: the hardware, unless that is within its target by itself; then the pressure.
  private func cheapest() -> ResolvedSession? {
    func best(_ first: PlanDimension, _ second: PlanDimension) -> ResolvedSession? {
      let changes = session.cameras.indices.map { place in
        finder.candidates(of: place).filter { $0.change != .disable }.min { left, right in
          let keys = [first, second].map { ($0.units(left, request), $0.units(right, request)) }
          return keys[0].0 != keys[0].1 ? keys[0].0 < keys[0].1 : keys[1].0 < keys[1].1
        }?.change
      }
      guard !changes.contains(nil) else { return nil }
      return changes.enumerated().reduce(session) { $0.applying($1.element ?? .none, to: $1.offset) }
    }
    let cheapest = best(.hardwareCost, .systemPressureCost)
    guard let cheapest, !request.exceeds(CostModel.costs(of: cheapest).hardware.total, request.targets.hardware) else {
      return cheapest
    }
    return best(.systemPressureCost, .hardwareCost)
  }

  /// Of the demands in conflict the one without which the best plan of the whole graph is the best.
  private func relief(of conflict: [Demand]) -> Impossibility.Relief? {
    var best: (levels: [Int], relief: Impossibility.Relief)?
    for demand in conflict {
      let (finder, places) = finder(for: Self.without(demand, request.demands(on: session)))
      // To give up the only camera is no advice.
      if places.isEmpty { continue }
      guard case .plan(let plan) = OptimalPlanner.plan(finder, cameras: places) else { continue }
      let levels = plan.quality(of: session.preferenceOrder(request.prefer))
      if let best, !best.levels.lexicographicallyPrecedes(levels) { continue }
      var planned = plan.applied(to: session)
      for place in session.cameras.indices where !places.contains(place) {
        planned = planned.applying(.disable, to: place)
      }
      best = (
        levels,
        Impossibility.Relief(
          demand: demand, configuration: planned.configuration(of: places), costs: CostModel.costs(of: planned))
      )
    }
    return best?.relief
  }
}

extension ReductionRequest {
  /// Whether some configuration meets only these demands, with the cameras among them; `nil` where finding out takes
  /// too long.
  package func isPossible(with demands: [Demand], on session: ResolvedSession) -> Bool? {
    ConflictFinder(CandidateFinder(session: session, request: self)).fits(demands)
  }
}

extension OptimalPlanner.Plan {
  /// How good the plan is: level by level, over the cameras in an order; nothing for one that it leaves out.
  func quality(of order: [Int]) -> [Int] {
    let levels = levels
    return QualityLevel.allCases.flatMap { level in
      order.map { place in problem.order.firstIndex(of: place).map { levels[$0][level.rawValue] } ?? 0 }
    }
  }
}

extension ResolvedSession {
  /// Formats and rates in words: `back 1920x1440 at 30, binned; front 1280x720 at 60, binned limited to 30`.
  public var configuration: String { configuration(of: Array(cameras.indices)) }

  /// The same of some cameras, by place.
  func configuration(of places: [Int]) -> String {
    places.map { "\(cameras[$0].id) \(cameras[$0].configuration)" }.joined(separator: "; ")
  }
}

extension ResolvedCamera {
  /// The format and what limits its rate, in words.
  public var configuration: String {
    if isDisabled { return "disabled" }
    guard let format = activeFormat else { return "without a format" }
    guard let rate = rateOverride, rate != format.highestRate else { return "\(format)" }
    return "\(format), limited to \(rate)"
  }
}
