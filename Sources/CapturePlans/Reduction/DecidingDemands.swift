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
    let (order, alike) = (plan.problem.order, plan.problem.alike)
    let reached = plan.quality(of: order, named: named, alike: alike)
    return demands.filter { demand in
      guard !demand.isCamera, !reached.isBeyond(demand, of: order, in: start, request) else {
        return false
      }
      var looser = finder.with(request.with(Set(demands.filter { $0 != demand }), on: start))
      guard looser.mayKeepMore(than: reached, of: order, beside: finder),
        case .plan(let first) = OptimalPlanner.plan(looser),
        first.quality(of: order, named: named, alike: alike).isBetter(than: reached),
        case .plan(let other) = legal(&looser)
      else { return false }
      return other.quality(of: order, named: named, alike: alike).isBetter(than: reached)
    }.reversed()
  }
}

extension PlanQuality {
  /// Whether a demand is a lowest rate that takes nothing from this plan: all that it excludes has fewer of the first
  /// 24 frames than the worst-off camera has.
  fileprivate func isBeyond(
    _ demand: Demand, of order: [CameraIndex], in session: ResolvedSession, _ request: ReductionRequest
  ) -> Bool {
    guard case .minimumFrameRate(let least) = demand, named == 0, cameras.allSatisfy(\.isWhole),
      let worst = cameras.map(\.motion).min()
    else { return false }
    return order.allSatisfy { index in
      guard let asked = request.asked(of: session.cameras[index], in: session) else { return true }
      let least = min(least, asked.rate)
      // Between 24 frames and a higher least rate nothing of the first 24 is lost.
      return least <= asked.motionRate && asked.pace(least).motion <= worst
    }
  }
}

extension CandidateFinder {
  /// Whether the best plan of another finder might keep more, judging by the worst-off camera.
  ///
  /// A better plan must use a candidate that this finder lacks, unless cameras need no longer keep step. If no camera is
  /// disabled and no guarded setting lost, frames are compared first, then lines, then how many rates cameras have that
  /// are alike, then shares. The plan keeps less if that candidate has less than the worst-off
  /// camera of the best plan; also if it has less than its camera can have, while in the best plan every camera has all
  /// that it can.
  fileprivate func mayKeepMore(
    than best: PlanQuality, of order: [CameraIndex], beside other: CandidateFinder
  ) -> Bool {
    guard best.cameras.allSatisfy(\.isWhole), together == other.together else { return true }
    let hasFewestRates = best.rateCount <= best.alike.count
    let motion = bar(\.motion, best, of: order)
    let lines = bar(\.lines, best, of: order)
    let picture = bar(\.picture, best, of: order)
    return order.indices.contains { place in
      added(to: other, of: order[place]).contains { candidate in
        for first in [motion.compare(candidate.quality, at: place), lines.compare(candidate.quality, at: place)]
        where first != .equal { return first != .less }
        return !hasFewestRates || picture.compare(candidate.quality, at: place) != .less
      }
    }
  }

  private func bar<Value>(
    _ part: KeyPath<CameraQuality, Value>, _ best: PlanQuality, of order: [CameraIndex]
  ) -> Bar<Value> {
    Bar(part, best, most: order.map { candidates(of: $0).lazy.map { $0.quality[keyPath: part] }.max() })
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

extension CameraQuality {
  /// Whether the camera streams and loses no guarded setting.
  fileprivate var isWhole: Bool { isEnabled && lostSettings == 0 }
}

/// Compares a camera's value on a level with the value that a better plan needs.
private enum BarComparison { case less, equal, undecided }

/// The value that a camera must reach on a level for its plan to be better than the best one known.
private struct Bar<Value: Comparable> {
  private let part: KeyPath<CameraQuality, Value>
  private let named: Int

  // By camera: the most that it can have; `nil` for one without a candidate.
  private let most: [Value?]

  // Whether the best plan gives every camera the largest share that it can have, and whether it gives it to the named
  // ones.
  private let isFull: Bool
  private let isNamedFull: Bool

  // The value of the worst-off camera among the others.
  private let least: Value?

  init(_ part: KeyPath<CameraQuality, Value>, _ best: PlanQuality, most: [Value?]) {
    self.part = part
    self.most = most
    named = best.named
    let reached: [Value?] = best.cameras.map { $0[keyPath: part] }
    isFull = reached == most
    isNamedFull = reached.prefix(named) == most.prefix(named)
    least = reached.dropFirst(named).compactMap { $0 }.min()
  }

  /// Compares a camera's share with the bar; if it is less, no plan with it is better.
  func compare(_ quality: CameraQuality, at place: Int) -> BarComparison {
    let value = quality[keyPath: part]
    let isLess = most[place].map { value < $0 } ?? false
    if isFull { return isLess ? .less : .equal }
    guard isNamedFull else { return .undecided }
    if place < named { return isLess ? .less : .undecided }
    return least.map { value < $0 } ?? false ? .less : .undecided
  }
}
