import CaptureModel
package import CaptureSession

/// Finds out why nothing fits.
///
/// A class, as it has one owner, and a copy would be large.
package final class ConflictFinder {
  let finder: CandidateFinder

  // Checks whether a configuration breaks a rule; `nil` if no rules are checked.
  let check: ConfigurationCheck?

  // The cameras that must stream.
  let cameraIndices: [CameraIndex]
  var session: ResolvedSession { finder.session }
  var request: ReductionRequest { finder.request }

  /// Searches for the reason why these candidates don't fit; `cameras` limits it to some cameras.
  ///
  /// Cameras that a plan may disable are left out. If all may be disabled, only the first is looked at: it exceeds a
  /// target even alone.
  init(_ finder: CandidateFinder, check: ConfigurationCheck? = nil, cameras: [CameraIndex]? = nil) {
    self.check = check
    guard finder.request.allowsDisabling else {
      self.finder = finder
      cameraIndices = cameras ?? Array(finder.session.cameraIndices)
      return
    }
    let kept = finder.session.cameraIndices.filter { !finder.mayDisable($0) }
    cameraIndices = kept.isEmpty ? Array(finder.session.preferenceOrder(finder.request.prefer).prefix(1)) : kept
    var request = finder.request
    request.allowsDisabling = false
    self.finder = finder.with(request)
  }

  /// Searches for why a session can't meet a request.
  package convenience init(_ session: ResolvedSession, _ request: ReductionRequest) {
    self.init(CandidateFinder(session: session, request: request))
  }

  /// Explains why no plan with these candidates fits.
  static func explain(
    _ finder: CandidateFinder, check: ConfigurationCheck, cameras: [CameraIndex]? = nil
  ) -> Impossibility {
    ConflictFinder(finder, check: check, cameras: cameras).impossibility()
  }

  private func impossibility() -> Impossibility {
    let conflict = isOverWithoutCameras ? [] : conflict()
    let cheapest = request.explains ? legalCheapest() : nil
    let isSlow = conflict.contains(.minimumFrameRate(request.minimumFrameRate))
    let reliefFinder = ReliefFinder(search: self)
    let slower = isSlow ? reliefFinder.slower() : nil
    return Impossibility(
      conflict: conflict, isOverWithoutCameras: isOverWithoutCameras,
      withoutCandidates: session.preferenceOrder(request.prefer)
        .filter { cameraIndices.contains($0) && finder.candidates(of: $0).isEmpty }.map { session.cameras[$0].id },
      cheapest: cheapest.map { CostModel.costs(of: $0) },
      cheapestConfiguration: cheapest?.configurations(beside: session),
      unsureCameras: cheapest?.camerasOfUnknownUse ?? [],
      relief: request.explains ? reliefFinder.relief(of: conflict, slower) : nil, slower: slower?.slower)
  }

  /// Demands that can't be met together, although any fewer of them can.
  ///
  /// The search leaves out one demand after the other, and leaves it out for good if the rest still doesn't fit: first
  /// single demands on cameras, then whole cameras with all their demands, starting at the last one.
  private func conflict() -> [Demand] {
    var rest = demands
    for demand in rest.filter({ !$0.isCamera }) + rest.filter(\.isCamera) {
      let fewer = Self.without(demand, rest)
      if fits(fewer) == false { rest = fewer }
    }
    return rest.filter { $0.input != nil }.reversed() + rest.filter { $0.input == nil }
  }

  /// The demands on the cameras that must stream.
  var demands: [Demand] {
    let ids = cameraIndices.map { session.cameras[$0].id }
    return request.demands(on: session).filter { demand in demand.input.map { ids.contains($0) } ?? true }
  }

  /// Whether the other inputs alone exceed a target.
  private var isOverWithoutCameras: Bool {
    PlanDimension.allCases.contains { dimension in
      request.exceeds(dimension.share(finder.base), dimension.target(request))
    }
  }

  static func without(_ demand: Demand, _ demands: [Demand]) -> [Demand] {
    demands.filter { $0 != demand && !(demand.isCamera && $0.input == demand.input) }
  }

  /// Whether some configuration meets these demands; `nil` if finding out takes too long.
  package func fits(_ demands: [Demand]) -> Bool? {
    let (finder, cameraIndices) = finder(for: demands, onlyCheapest: true)
    return OptimalPlanner.fits(finder, among: cameraIndices)
  }

  /// The candidates that meet these demands, and the cameras that they are about.
  func finder(for demands: [Demand], onlyCheapest: Bool = false) -> (CandidateFinder, cameraIndices: [CameraIndex]) {
    let finder = self.finder.with(request.with(Set(demands), on: session), onlyCheapest: onlyCheapest)
    let cameras = demands.filter(\.isCamera).compactMap(\.input)
    return (finder, session.cameraIndices.filter { cameras.contains(session.cameras[$0].id) })
  }

  /// The cheapest configuration, without errors that a different choice would avoid.
  private func legalCheapest() -> ResolvedSession? {
    var finder = finder
    for _ in 0..<(check?.tries ?? 1) {
      guard let (session, changes) = cheapest(finder) else { return nil }
      if !exclude(changes, of: session, from: &finder) { return session }
    }
    return nil
  }

  /// Excludes the changes that cause errors which a different choice would avoid; `false` if there are none.
  func exclude(
    _ changes: [(cameraIndex: CameraIndex, change: CameraChange)], of session: ResolvedSession,
    from finder: inout CandidateFinder
  ) -> Bool {
    guard let check else { return false }
    let faults = check.faults(of: session).filter(\.remedy.isForExactPlan)
    return !faults.isEmpty && finder.exclude(changes, for: faults, by: check)
  }

  /// The cheapest configuration: by hardwareCost or, if that is within its target, by systemPressureCost.
  private func cheapest(
    _ finder: CandidateFinder
  ) -> (ResolvedSession, [(cameraIndex: CameraIndex, change: CameraChange)])? {
    typealias Found = (ResolvedSession, [(cameraIndex: CameraIndex, change: CameraChange)])
    // Without limits and qualities the ways to share out rates are all that ties the cameras.
    let problem = PlanningProblem(finder, cameras: cameraIndices, comparesQuality: false)
    let shares = KeyShares(problem.choices)
    let all = problem.choices.choosers.map { Array(0..<$0.count) }
    let ways = (shares.ways(keyCount: nil) ?? []).map { shares.options(all, in: $0) }
    func best(_ first: PlanDimension, _ second: PlanDimension) -> Found? {
      func costs(_ candidate: Candidate) -> [Int] { [first, second].map { $0.units(candidate, request) } }
      let cheapest = ways.compactMap { options -> [Candidate]? in
        let least = zip(problem.candidates, options).compactMap { candidates, options in
          options.map { candidates[$0] }.min { costs($0).lexicographicallyPrecedes(costs($1)) }
        }
        return least.count == problem.order.count ? least : nil
      }.min { left, right in
        func sum(_ candidates: [Candidate]) -> [Int] {
          candidates.map(costs).reduce([0, 0]) { [$0[0] + $1[0], $0[1] + $1[1]] }
        }
        return sum(left).lexicographicallyPrecedes(sum(right))
      }
      guard let cheapest else { return nil }
      let found = session.cameraIndices.map { cameraIndex in
        let place = problem.order.firstIndex(of: cameraIndex)
        return (cameraIndex: cameraIndex, change: place.map { cheapest[$0].change } ?? .disable)
      }
      return (found.reduce(session) { $0.applying($1.change, to: $1.cameraIndex) }, found)
    }
    let cheapest = best(.hardwareCost, .systemPressureCost)
    guard let cheapest, !request.exceeds(CostModel.costs(of: cheapest.0).hardware.total, request.targets.hardware)
    else { return cheapest }
    return best(.systemPressureCost, .hardwareCost)
  }
}

extension OptimalPlanner.Plan {
  /// How much the plan keeps of some cameras, in their order; cameras that it leaves out count as disabled. `alike` are the
  /// places of those whose rates are as few as can be.
  func quality(of order: [CameraIndex], named: Int, alike: [[Int]]) -> PlanQuality {
    let qualities = qualities
    return PlanQuality(
      cameras: order.map { cameraIndex in
        problem.order.firstIndex(of: cameraIndex).map { qualities[$0] } ?? .disabled
      }, named: named, alike: alike)
  }
}

extension ResolvedSession {
  /// The cameras of which nothing says whether their formats run beside other cameras.
  fileprivate var camerasOfUnknownUse: [String] {
    requiresMultiCamFormats ? cameras.filter { $0.activeFormat.map { $0.multiCam == nil } ?? false }.map(\.id) : []
  }
}
