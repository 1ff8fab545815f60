import CaptureModel
import CaptureSession

/// Plans exactly: the configuration within the targets that still delivers most of what each camera was asked for.
///
/// Each level of `QualityLevel` is settled over all cameras before the next; then comes the lower `hardwareCost`, the
/// lower `systemPressureCost`, and the earlier index in the lists of formats.
struct OptimalPlanner {
  /// More cameras than any device has are not planned for.
  static let mostCameras = 32

  /// What came of it.
  enum Outcome {
    /// The plan.
    case plan(Plan)

    /// Nothing fits.
    case impossible

    /// Nothing fits of which the costs are known.
    case unknownCosts(missing: [Fact])

    /// Neither was found in the allowed work.
    case undecided
  }

  /// The best configuration.
  struct Plan {
    let problem: PlanningProblem
    let best: BestChoice

    /// Whether no other plan can be better, as far as the searches beside this one tell.
    var isBestOfAll = true

    /// What each camera does, by its index, in the order of preference.
    var changes: [(cameraIndex: CameraIndex, change: CameraChange)] {
      zip(problem.order, zip(problem.candidates, best.options)).map { ($0, $1.0[$1.1].change) }
    }

    /// The same where other plans may be better.
    var unproven: Plan {
      var plan = self
      plan.isBestOfAll = false
      return plan
    }

    /// How good each camera is, in the order of preference.
    var qualities: [CameraQuality] { zip(problem.candidates, best.options).map { $0[$1].quality } }

    /// The session as planned.
    func applied(to session: ResolvedSession) -> ResolvedSession {
      changes.reduce(session) { $0.applying($1.change, to: $1.cameraIndex) }
    }
  }

  /// The best plan; where cameras may be disabled, of those that disable the fewest.
  ///
  /// What costs an amount without a value is planned with by its high end, where values alone leave something out.
  static func plan(_ finder: CandidateFinder, cameras cameraIndices: [CameraIndex]? = nil) -> Outcome {
    let byValue = planOnce(finder, cameraIndices)
    guard byValue.hasLeftOut else { return byValue }
    var outcome = byValue
    for request in finder.requestsByHighEnds(cameraIndices) {
      outcome = outcome.better(planOnce(finder.judging(request), cameraIndices))
    }
    if case .unknownCosts = outcome, fits(finder.judging(finder.request.judging(by: .low)), cameraIndices) == false {
      return .impossible
    }
    return outcome
  }

  /// The best plan by the ends of the costs that the request goes by.
  private static func planOnce(_ finder: CandidateFinder, _ cameraIndices: [CameraIndex]?) -> Outcome {
    let most = mostDisabled(finder, cameraIndices)
    for disabled in 0...most {
      let problem = PlanningProblem(finder, cameras: cameraIndices, mostDisabled: disabled)
      switch ChoiceSearch.solve(problem.choices) {
      case .best(let best): return .plan(Plan(problem: problem, best: best))
      case .undecided: return .undecided
      case .impossible:
        // What costs an unknown amount may fit.
        if !problem.leftOut.isEmpty, disabled == most { return .unknownCosts(missing: problem.leftOut) }
      }
    }
    return .impossible
  }

  /// Whether a plan is within the targets by the ends of the costs that the request goes by; `nil` where finding out takes
  /// too long.
  private static func fits(_ finder: CandidateFinder, _ cameraIndices: [CameraIndex]?) -> Bool? {
    let most = mostDisabled(finder, cameraIndices)
    return ChoiceSearch.hasChoice(PlanningProblem(finder, cameras: cameraIndices, mostDisabled: most).choices)
  }

  /// How many cameras may be disabled: a session without any is no plan.
  private static func mostDisabled(_ finder: CandidateFinder, _ cameraIndices: [CameraIndex]?) -> Int {
    finder.request.allowsDisabling ? max(0, (cameraIndices?.count ?? finder.session.cameras.count) - 1) : 0
  }

  /// Whether some plan is known to be within the targets, or none is; `nil` where that is not known.
  static func fits(_ finder: CandidateFinder, among cameraIndices: [CameraIndex]?) -> Bool? {
    let byValue = PlanningProblem(finder, cameras: cameraIndices)
    let known = ChoiceSearch.hasChoice(byValue.choices)
    guard known != true, !byValue.leftOut.isEmpty else { return known }
    for request in finder.requestsByHighEnds(cameraIndices) {
      if fits(finder.judging(request), cameraIndices) == true { return true }
    }
    return fits(finder.judging(finder.request.judging(by: .low)), cameraIndices) == false ? false : nil
  }
}

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
