import CaptureModel
import CaptureSession

/// Plans exactly: the best configuration within the targets under the same priorities as the ladder's, never a weighted
/// sum of unlike units.
///
/// Each level of `QualityLevel` is settled over all cameras, from the one to keep best, before the next; then comes the
/// lower `hardwareCost`, the lower `systemPressureCost`, and the earlier index in the lists of formats.
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

    /// What each camera does, by its index, in the order of preference.
    var changes: [(cameraIndex: CameraIndex, change: CameraChange)] {
      zip(problem.order, zip(problem.candidates, best.options)).map { ($0, $1.0[$1.1].change) }
    }

    /// How good each camera is, in the order of preference.
    var levels: [ChoiceProblem.Levels] { zip(problem.candidates, best.options).map { $0[$1].levels } }

    /// The session as planned.
    func applied(to session: ResolvedSession) -> ResolvedSession {
      changes.reduce(session) { $0.applying($1.change, to: $1.cameraIndex) }
    }
  }

  /// The best plan; where cameras may be disabled, of those that disable the fewest.
  static func plan(_ finder: CandidateFinder, cameras cameraIndices: [CameraIndex]? = nil) -> Outcome {
    // A session without any camera is no plan.
    let most = finder.request.allowsDisabling ? (cameraIndices?.count ?? finder.session.cameras.count) - 1 : 0
    for disabled in 0...max(0, most) {
      let problem = PlanningProblem(finder, cameras: cameraIndices, mostDisabled: disabled)
      switch ChoiceSearch.solve(problem.choices) {
      case .best(let best): return .plan(Plan(problem: problem, best: best))
      case .undecided: return .undecided
      case .impossible:
        // What costs an unknown amount may fit.
        if !problem.leftOut.isEmpty, disabled == max(0, most) { return .unknownCosts(missing: problem.leftOut) }
      }
    }
    return .impossible
  }
}
