import CaptureModel
import CaptureSession

extension ExactReduction {
  /// The demands that keep a plan from keeping more.
  ///
  /// Each takes another search, unless the candidates that it excludes already answer.
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
  /// Whether the best plan of another finder might keep more, judging by the worst-off camera.
  ///
  /// A better plan must use a candidate that this finder lacks. Frames are compared first and shares second. The plan
  /// keeps less if that candidate has less than the worst-off camera of the best plan; also if it has less than its
  /// camera can have, while in the best plan every camera has all that it can.
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

  /// The candidates of a camera that another finder lacks; both go through the formats in the same order.
  private func added(to other: CandidateFinder, of camera: CameraIndex) -> [Candidate] {
    var known = other.candidates(of: camera)[...]
    return candidates(of: camera).filter { candidate in
      guard candidate.change == known.first?.change else { return true }
      known.removeFirst()
      return false
    }
  }
}

/// The share that a camera must reach on a level for its plan to be better than the best one known.
private struct Bar {
  enum Comparison { case less, equal, undecided }

  private let part: KeyPath<CameraQuality, Share>
  private let named: Int

  // By camera: the largest share that it can have.
  private let most: [Share]

  // Whether the best plan gives every camera the largest share that it can have, and whether it gives it to the named
  // ones.
  private let isFull: Bool
  private let isNamedFull: Bool

  // The share of the worst-off camera among the others.
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

  /// Compares a camera's share with the bar; if it is less, no plan with it is better.
  func compare(_ quality: CameraQuality, at place: Int) -> Comparison {
    let value = quality[keyPath: part]
    if isFull { return value < most[place] ? .less : .equal }
    guard isNamedFull else { return .undecided }
    if place < named { return value < most[place] ? .less : .undecided }
    return least.map { value < $0 } ?? false ? .less : .undecided
  }
}
