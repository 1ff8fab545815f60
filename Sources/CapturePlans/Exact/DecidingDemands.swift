import CaptureModel
import CaptureSession

extension ExactReduction {
  /// The demands without which a plan would keep more.
  ///
  /// Each takes another search, unless a look at what the demand keeps out tells.
  func deciding(_ plan: OptimalPlanner.Plan, _ finder: CandidateFinder) -> [Demand] {
    let request = finder.request
    let demands = request.demands(on: start)
    let named = request.namedCount(of: plan.problem.order, in: start)
    let reached = plan.quality(of: plan.problem.order, named: named)
    return demands.filter { demand in
      guard !demand.isCamera else { return false }
      var looser = finder.with(request.with(Set(demands.filter { $0 != demand }), on: start))
      guard looser.mayKeepMore(than: reached, of: plan.problem.order, beside: finder),
        case .plan(let first) = OptimalPlanner.plan(looser),
        first.quality(of: plan.problem.order, named: named).isBetter(than: reached),
        case .plan(let other) = legal(&looser)
      else { return false }
      return other.quality(of: plan.problem.order, named: named).isBetter(than: reached)
    }.reversed()
  }
}

extension CandidateFinder {
  /// Whether a plan may keep more than the best one of another finder, as far as the worst-off camera tells.
  ///
  /// Such a plan has a candidate that the other finder lacks. Frames come first and shares second: where that candidate has
  /// less than the worst-off camera of the best plan, or less than its camera can have where all have all that they can,
  /// the plan keeps less.
  fileprivate func mayKeepMore(
    than best: PlanQuality, of order: [CameraIndex], beside other: CandidateFinder
  ) -> Bool {
    guard best.cameras.allSatisfy(\.isEnabled) else { return true }
    let most = [\CameraQuality.motion, \.share].map { part in
      Bar(part, best, most: order.map { candidates(of: $0).lazy.map { $0.quality[keyPath: part] }.max() ?? .whole })
    }
    return order.indices.contains { place in
      added(to: other, of: order[place]).contains { candidate in
        for bar in most {
          switch bar.compare(candidate.quality, at: place) {
          case .less: return false
          case .undecided: return true
          case .equal: continue
          }
        }
        return true
      }
    }
  }

  /// The candidates of a camera that another finder, which goes through the formats in the same order, lacks.
  private func added(to other: CandidateFinder, of camera: CameraIndex) -> [Candidate] {
    var known = other.candidates(of: camera)[...]
    return candidates(of: camera).filter { candidate in
      guard candidate.change == known.first?.change else { return true }
      known.removeFirst()
      return false
    }
  }
}

/// What a camera has to have on a level of shares, so that a plan with it can be better than the best one known.
private struct Bar {
  enum Comparison { case less, equal, undecided }

  private let part: KeyPath<CameraQuality, Share>
  private let named: Int

  // By camera: all that it can have.
  private let most: [Share]

  // Whether the best plan has all that the cameras can have; and the named ones alone.
  private let isFull: Bool
  private let isNamedFull: Bool

  // What the worst-off of the other cameras has.
  private let least: Share?

  init(_ part: KeyPath<CameraQuality, Share>, _ best: PlanQuality, most: [Share]) {
    self.part = part
    self.most = most
    named = best.named
    let reached = best.cameras.map { $0[keyPath: part] }
    isFull = reached == most
    isNamedFull = reached.prefix(named) == most.prefix(named)
    least = reached.dropFirst(named).min()
  }

  /// Compares what a camera would have; with `less` no plan is better.
  func compare(_ quality: CameraQuality, at place: Int) -> Comparison {
    let value = quality[keyPath: part]
    if isFull { return value < most[place] ? .less : .equal }
    guard isNamedFull else { return .undecided }
    if place < named { return value < most[place] ? .less : .undecided }
    return least.map { value < $0 } ?? false ? .less : .undecided
  }
}
