import CaptureModel
import CaptureSession

extension OptimalPlanner.Outcome {
  /// Whether something was left out whose cost is not known.
  var hasLeftOut: Bool {
    switch self {
    case .plan(let plan): !plan.problem.leftOut.isEmpty
    case .unknownCosts: true
    case .impossible, .undecided: false
    }
  }

  /// The better of this and of what a search by other ends of the costs found; of equals this one.
  func better(_ other: Self) -> Self {
    switch (self, other) {
    case (.plan(let own), .plan(let found)): return .plan(found.isBetter(than: own) ? found : own)
    case (.plan(let plan), .undecided), (.undecided, .plan(let plan)): return .plan(plan.unproven)
    case (_, .plan): return other
    case (.unknownCosts, .undecided): return other
    default: return self
    }
  }
}

extension OptimalPlanner.Plan {
  /// Whether the plan disables fewer cameras, or keeps more by the order of levels and cameras.
  fileprivate func isBetter(than other: Self) -> Bool {
    if disabled != other.disabled { return disabled < other.disabled }
    let (order, named) = (problem.order, problem.named)
    return quality(of: order, named: named).isBetter(than: other.quality(of: order, named: named))
  }

  private var disabled: Int { changes.count { $0.change == .disable } }
}

extension CandidateFinder {
  /// The request with the high ends of costs in place of values, wherever that may let in a candidate without a value.
  func requestsByHighEnds(_ cameraIndices: [CameraIndex]?) -> [ReductionRequest] {
    let shares = (cameraIndices ?? Array(session.cameraIndices)).flatMap { candidates(of: $0).map(\.costs) } + [base]
    var requests = [request]
    for dimension in PlanDimension.allCases where dimension.target(request) != nil {
      guard request.end(of: dimension) == .value,
        shares.contains(where: { dimension.share($0).value == nil && dimension.share($0).high != nil })
      else { continue }
      requests += requests.map { $0.judgingHighEnd(of: dimension) }
    }
    return Array(requests.dropFirst())
  }
}
