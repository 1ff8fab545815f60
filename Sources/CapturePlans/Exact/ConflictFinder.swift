import CaptureModel
package import CaptureSession

/// Finds out why nothing fits.
package struct ConflictFinder {
  private let finder: CandidateFinder

  // The cameras that have to stream, by index.
  private let cameraIndices: [CameraIndex]
  private var session: ResolvedSession { finder.session }
  private var request: ReductionRequest { finder.request }

  /// A search for why these candidates do not fit. Cameras that a plan may disable are no part of it, unless none has to
  /// stay: then each alone is too much.
  init(_ finder: CandidateFinder) {
    guard finder.request.allowsDisabling else {
      self.finder = finder
      cameraIndices = Array(finder.session.cameraIndices)
      return
    }
    let kept = finder.session.cameraIndices.filter { !finder.mayDisable($0) }
    cameraIndices = kept.isEmpty ? Array(finder.session.preferenceOrder(finder.request.prefer).prefix(1)) : kept
    var request = finder.request
    request.allowsDisabling = false
    self.finder = finder.with(request)
  }

  /// A search for why a session can't meet a request.
  package init(_ session: ResolvedSession, _ request: ReductionRequest) {
    self.init(CandidateFinder(session: session, request: request))
  }

  /// Explains why no plan of these candidates fits.
  static func explain(_ finder: CandidateFinder) -> Impossibility { ConflictFinder(finder).impossibility() }

  private func impossibility() -> Impossibility {
    let conflict = isOverWithoutCameras ? [] : conflict()
    let cheapest = cheapest()
    return Impossibility(
      conflict: conflict, isOverWithoutCameras: isOverWithoutCameras,
      withoutCandidates: session.preferenceOrder(request.prefer)
        .filter { cameraIndices.contains($0) && finder.candidates(of: $0).isEmpty }.map { session.cameras[$0].id },
      cheapest: cheapest.map { CostModel.costs(of: $0) }, cheapestConfiguration: cheapest?.configurations,
      relief: relief(of: conflict))
  }

  /// An irreducible set, by deletion: what can go while the rest still does not fit, goes. A camera goes with all that is
  /// asked of it.
  private func conflict() -> [Demand] {
    var rest = demands
    for demand in rest {
      let fewer = Self.without(demand, rest)
      if fits(fewer) == false { rest = fewer }
    }
    return rest.reversed()
  }

  /// Every demand of the cameras that have to stream.
  private var demands: [Demand] {
    let ids = cameraIndices.map { session.cameras[$0].id }
    return request.demands(on: session).filter { demand in demand.input.map { ids.contains($0) } ?? true }
  }

  /// Whether what the other inputs cost is over a target by itself.
  private var isOverWithoutCameras: Bool {
    PlanDimension.allCases.contains { dimension in
      request.exceeds(dimension.share(finder.base), dimension.target(request))
    }
  }

  private static func without(_ demand: Demand, _ demands: [Demand]) -> [Demand] {
    demands.filter { $0 != demand && !(demand.isCamera && $0.input == demand.input) }
  }

  /// Whether some configuration meets these demands; `nil` where finding out takes too long.
  package func fits(_ demands: [Demand]) -> Bool? {
    let (finder, cameraIndices) = finder(for: demands)
    return ChoiceSearch.hasChoice(PlanningProblem(finder, cameras: cameraIndices).choices)
  }

  private func finder(for demands: [Demand]) -> (CandidateFinder, cameraIndices: [CameraIndex]) {
    let finder = self.finder.with(request.with(Set(demands), on: session))
    let cameras = demands.filter(\.isCamera).compactMap(\.input)
    return (finder, session.cameraIndices.filter { cameras.contains(session.cameras[$0].id) })
  }

  /// The configuration that costs least: the hardware, unless that is within its target by itself; then the pressure.
  private func cheapest() -> ResolvedSession? {
    func best(_ first: PlanDimension, _ second: PlanDimension) -> ResolvedSession? {
      let changes = session.cameraIndices.map { cameraIndex -> CameraChange? in
        guard cameraIndices.contains(cameraIndex) else { return CameraChange.disable }
        return finder.candidates(of: cameraIndex).filter { $0.hasJudgedCosts(request) }.min { left, right in
          let keys = [first, second].map { ($0.units(left, request), $0.units(right, request)) }
          return keys[0].0 != keys[0].1 ? keys[0].0 < keys[0].1 : keys[1].0 < keys[1].1
        }?.change
      }
      guard changes.allSatisfy({ $0 != nil }) else { return nil }
      return zip(session.cameraIndices, changes).reduce(session) { $0.applying($1.1 ?? .none, to: $1.0) }
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
      let (finder, cameraIndices) = finder(for: Self.without(demand, demands))
      // To give up the only camera is no advice.
      if cameraIndices.isEmpty { continue }
      guard case .plan(let plan) = OptimalPlanner.plan(finder, cameras: cameraIndices) else { continue }
      let levels = plan.quality(of: session.preferenceOrder(request.prefer))
      if let best, !best.levels.lexicographicallyPrecedes(levels) { continue }
      var planned = plan.applied(to: session)
      for cameraIndex in session.cameraIndices where !cameraIndices.contains(cameraIndex) {
        planned = planned.applying(.disable, to: cameraIndex)
      }
      best = (
        levels,
        Impossibility.Relief(
          demand: demand, configuration: cameraIndices.map { CameraConfiguration(planned.cameras[$0]) },
          costs: CostModel.costs(of: planned))
      )
    }
    return best?.relief
  }
}

extension OptimalPlanner.Plan {
  /// How good the plan is: level by level, over the cameras in an order; nothing for one that it leaves out.
  func quality(of order: [CameraIndex]) -> [Int] {
    let levels = levels
    return QualityLevel.allCases.flatMap { level in
      order.map { cameraIndex in problem.order.firstIndex(of: cameraIndex).map { levels[$0][level.rawValue] } ?? 0 }
    }
  }
}
