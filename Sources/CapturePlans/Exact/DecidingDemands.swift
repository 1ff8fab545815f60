import CaptureSession

extension ExactReduction {
  /// The demands without which a plan would keep more.
  ///
  /// Each takes another search; most of these end with the same plan.
  func deciding(_ plan: OptimalPlanner.Plan, _ finder: CandidateFinder) -> [Demand] {
    let request = finder.request
    let demands = request.demands(on: start)
    let named = request.namedCount(of: plan.problem.order, in: start)
    let reached = plan.quality(of: plan.problem.order, named: named)
    return demands.filter { demand in
      guard !demand.isCamera else { return false }
      var looser = finder.with(request.with(Set(demands.filter { $0 != demand }), on: start))
      guard looser.hasMore(than: finder), case .plan(let first) = OptimalPlanner.plan(looser),
        first.quality(of: plan.problem.order, named: named).isBetter(than: reached),
        case .plan(let other) = legal(&looser)
      else { return false }
      return other.quality(of: plan.problem.order, named: named).isBetter(than: reached)
    }.reversed()
  }
}

extension CandidateFinder {
  /// Whether some camera has more candidates than in another finder.
  fileprivate func hasMore(than other: CandidateFinder) -> Bool {
    session.cameraIndices.contains { candidates(of: $0).count > other.candidates(of: $0).count }
  }
}
