import CaptureModel
import CaptureSession
import JSONSource

/// Finds what to give up so that a plan fits.
struct ReliefFinder {
  /// The search that found the conflict.
  let search: ConflictFinder

  private var session: ResolvedSession { search.session }
  private var request: ReductionRequest { search.request }

  /// The demand to give up: the one without which the best plan of the whole graph keeps the most.
  func relief(of conflict: [Demand], _ slower: Slower?) -> Impossibility.Relief? {
    var best: (quality: PlanQuality, relief: Impossibility.Relief)?
    func consider(_ demand: Demand, _ plan: LegalPlan) {
      if let best, !plan.quality.isBetter(than: best.quality) { return }
      best = (
        plan.quality,
        Impossibility.Relief(demand: demand, configuration: plan.configuration, costs: plan.costs)
      )
    }
    for demand in conflict {
      if demand == .minimumFrameRate(request.minimumFrameRate) {
        if let slower { consider(demand, slower.plan) }
        continue
      }
      let (finder, cameraIndices) = search.finder(for: ConflictFinder.without(demand, search.demands))
      // Giving up the only camera would be no advice.
      if !cameraIndices.isEmpty, let plan = legalPlan(finder, cameraIndices) { consider(demand, plan) }
    }
    return best?.relief
  }

  /// A plan that would fit.
  struct LegalPlan {
    let quality: PlanQuality
    let configuration: [CameraConfiguration]
    let costs: SessionCosts
  }

  /// The best plan for some cameras, with the others disabled, without errors that a different choice would avoid.
  private func legalPlan(_ finder: CandidateFinder, _ cameraIndices: [CameraIndex]) -> LegalPlan? {
    var finder = finder
    for _ in 0..<(search.check?.tries ?? 1) {
      guard case .plan(let plan) = OptimalPlanner.plan(finder, cameras: cameraIndices) else { return nil }
      var planned = plan.applied(to: session)
      for cameraIndex in session.cameraIndices where !cameraIndices.contains(cameraIndex) {
        planned = planned.applying(.disable, to: cameraIndex)
      }
      if search.exclude(plan.changes, of: planned, from: &finder) { continue }
      let order = session.preferenceOrder(request.prefer)
      let configurations = planned.configurations(beside: session)
      return LegalPlan(
        quality: plan.quality(
          of: order, named: request.namedCount(of: order, in: session), alike: search.finder.alikePlaces(in: order)),
        configuration: cameraIndices.map { configurations[$0.value] },
        costs: CostModel.costs(of: planned))
    }
    return nil
  }

  /// The minimum rates to try instead of one that does not fit.
  private static let slowerRates = [240, 120, 60, 50, 48, 30, 25, 24, 20] + (1...15).reversed().map(Double.init)

  typealias Slower = (slower: Impossibility.Slower, plan: LegalPlan)

  /// The highest minimum frame rate, below the requested one, at which something fits; O(log rates) searches.
  func slower() -> Slower? {
    let rates = Self.slowerRates.map { FrameRate($0) }.filter { $0 < request.minimumFrameRate }
    // Fewer frames cost less: where one minimum fits, so do the lower ones.
    let first = rates.partitioningIndex { fits(search.finder.with(request.with(minimum: $0), onlyCheapest: true)) }
    for rate in rates[first...] {
      let finder = search.finder.with(request.with(minimum: rate))
      guard let plan = legalPlan(finder, search.cameraIndices) else { continue }
      let slower = Impossibility.Slower(
        minimumFrameRate: rate, configuration: plan.configuration, costs: plan.costs)
      return (slower, plan)
    }
    return nil
  }

  private func fits(_ finder: CandidateFinder) -> Bool {
    OptimalPlanner.fits(finder, among: search.cameraIndices) == true
  }
}

extension ReductionRequest {
  /// The same request with another minimum frame rate.
  fileprivate func with(minimum rate: FrameRate) -> ReductionRequest {
    var request = self
    request.minimumFrameRate = rate
    return request
  }
}
