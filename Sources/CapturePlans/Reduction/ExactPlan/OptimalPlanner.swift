import CaptureModel
import CaptureSession

/// Finds the configuration within the targets that keeps most of what the graph asks of each camera.
///
/// As few cameras as can be are disabled. The levels of `QualityLevel` are settled one by one, each for all cameras. Ties
/// go to the lower `hardwareCost`, then to the lower `systemPressureCost`, then to the earlier format in the list.
struct OptimalPlanner {
  /// The most cameras to plan for, more than any device has.
  static let mostCameras = 32

  /// The result of planning.
  enum Outcome {
    /// The plan.
    case plan(Plan)

    /// Nothing fits.
    case impossible

    /// Nothing with known costs fits.
    case unknownCosts(missing: [Fact])

    /// The search ran out of allowed work.
    case undecided
  }

  /// The best configuration.
  struct Plan {
    let problem: PlanningProblem
    let best: BestChoice

    /// Whether the other searches found no better plan.
    var isBestOfAll = true

    /// The change to each camera, in the order of preference.
    var changes: [(cameraIndex: CameraIndex, change: CameraChange)] {
      zip(problem.order, zip(problem.candidates, best.options)).map { ($0, $1.0[$1.1].change) }
    }

    /// The plan, marked as possibly not the best.
    var unproven: Plan {
      var plan = self
      plan.isBestOfAll = false
      return plan
    }

    /// How good each camera is, in the order of preference.
    var qualities: [CameraQuality] { zip(problem.candidates, best.options).map { $0[$1].quality } }

    /// The session with the plan's changes.
    func applied(to session: ResolvedSession) -> ResolvedSession {
      changes.reduce(session) { $0.applying($1.change, to: $1.cameraIndex) }
    }
  }

  /// The best plan; if cameras may be disabled, the best among those that disable the fewest.
  ///
  /// If some costs have no value, further searches use their high ends.
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

  /// The best plan. Of each cost, it compares the value or the end that the request names.
  private static func planOnce(_ finder: CandidateFinder, _ cameraIndices: [CameraIndex]?) -> Outcome {
    let most = mostDisabled(finder, cameraIndices)
    for disabled in 0...most {
      let problem = PlanningProblem(finder, cameras: cameraIndices, mostDisabled: disabled)
      switch ChoiceSearch.solve(problem.choices) {
      case .best(let best): return .plan(Plan(problem: problem, best: best))
      case .undecided: return .undecided
      case .impossible:
        // A format of unknown cost may fit.
        if !problem.leftOut.isEmpty, disabled == most { return .unknownCosts(missing: problem.leftOut) }
      }
    }
    return .impossible
  }

  /// Whether some plan meets the targets, comparing the end of each cost that the request names; `nil` if finding out
  /// takes too long.
  private static func fits(_ finder: CandidateFinder, _ cameraIndices: [CameraIndex]?) -> Bool? {
    let most = mostDisabled(finder, cameraIndices)
    let problem = PlanningProblem(finder, cameras: cameraIndices, mostDisabled: most, comparesQuality: false)
    return ChoiceSearch.hasChoice(problem.choices)
  }

  /// How many cameras may be disabled; at least one must stay.
  private static func mostDisabled(_ finder: CandidateFinder, _ cameraIndices: [CameraIndex]?) -> Int {
    finder.request.allowsDisabling ? max(0, (cameraIndices?.count ?? finder.session.cameras.count) - 1) : 0
  }

  /// Whether some plan is within the targets; `nil` if that is not known.
  static func fits(_ finder: CandidateFinder, among cameraIndices: [CameraIndex]?) -> Bool? {
    let byValue = PlanningProblem(finder, cameras: cameraIndices, comparesQuality: false)
    let known = ChoiceSearch.hasChoice(byValue.choices)
    guard known != true, !byValue.leftOut.isEmpty else { return known }
    for request in finder.requestsByHighEnds(cameraIndices) {
      if fits(finder.judging(request), cameraIndices) == true { return true }
    }
    return fits(finder.judging(finder.request.judging(by: .low)), cameraIndices) == false ? false : nil
  }
}

extension OptimalPlanner.Outcome {
  /// Whether formats were left out because their costs are unknown.
  var hasLeftOut: Bool {
    switch self {
    case .plan(let plan): !plan.problem.leftOut.isEmpty
    case .unknownCosts: true
    case .impossible, .undecided: false
    }
  }

  /// The better of this outcome and that of a search that compares other ends of the costs; this one if they are equal.
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
  /// Whether the plan keeps more than another.
  fileprivate func isBetter(than other: Self) -> Bool {
    let (order, named, alike) = (problem.order, problem.named, problem.alike)
    return quality(of: order, named: named, alike: alike)
      .isBetter(than: other.quality(of: order, named: named, alike: alike))
  }
}

extension CandidateFinder {
  /// The requests that use high ends instead of values for some costs, if that lets in candidates without a value.
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
