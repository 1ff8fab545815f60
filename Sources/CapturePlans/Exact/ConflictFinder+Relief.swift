import CaptureModel
import CaptureSession

// What would have to give.
extension ConflictFinder {
  /// Of the demands in conflict the one without which the best plan of the whole graph is the best.
  func relief(of conflict: [Demand], _ slower: Slower?) -> Impossibility.Relief? {
    var best: (levels: [Int], relief: Impossibility.Relief)?
    func consider(_ demand: Demand, _ plan: LegalPlan) {
      if let best, !best.levels.lexicographicallyPrecedes(plan.levels) { return }
      best = (
        plan.levels,
        Impossibility.Relief(demand: demand, configuration: plan.configuration, costs: plan.costs)
      )
    }
    for demand in conflict {
      if demand == .minimumFrameRate(request.minimumFrameRate) {
        if let slower { consider(demand, slower.plan) }
        continue
      }
      let (finder, cameraIndices) = finder(for: Self.without(demand, demands))
      // To give up the only camera is no advice.
      if !cameraIndices.isEmpty, let plan = legalPlan(finder, cameraIndices) { consider(demand, plan) }
    }
    return best?.relief
  }

  /// What a plan would be, as far as advice goes.
  struct LegalPlan {
    let levels: [Int]
    let configuration: [CameraConfiguration]
    let costs: SessionCosts
  }

  /// The best plan of some cameras that breaks no rule that another choice can keep; the others are disabled.
  private func legalPlan(_ finder: CandidateFinder, _ cameraIndices: [CameraIndex]) -> LegalPlan? {
    var finder = finder
    for _ in 0..<(check?.tries ?? 1) {
      guard case .plan(let plan) = OptimalPlanner.plan(finder, cameras: cameraIndices) else { return nil }
      var planned = plan.applied(to: session)
      for cameraIndex in session.cameraIndices where !cameraIndices.contains(cameraIndex) {
        planned = planned.applying(.disable, to: cameraIndex)
      }
      if exclude(plan.changes, of: planned, from: &finder) { continue }
      return LegalPlan(
        levels: plan.quality(of: session.preferenceOrder(request.prefer)),
        configuration: cameraIndices.map { CameraConfiguration($0, in: planned) },
        costs: CostModel.costs(of: planned))
    }
    return nil
  }

  typealias Slower = (slower: Impossibility.Slower, plan: LegalPlan)

  /// The highest lower least frame rate at which something fits.
  func slower() -> Slower? {
    let rates = (CandidateFinder.rates + CandidateFinder.slowRates).map { FrameRate($0) }
    for rate in rates where rate < request.minimumFrameRate {
      var request = request
      request.minimumFrameRate = rate
      let finder = finder.with(request)
      guard OptimalPlanner.fits(finder, among: cameraIndices) == true,
        let plan = legalPlan(finder, cameraIndices)
      else { continue }
      let slower = Impossibility.Slower(
        minimumFrameRate: rate, configuration: plan.configuration, costs: plan.costs)
      return (slower, plan)
    }
    return nil
  }
}
