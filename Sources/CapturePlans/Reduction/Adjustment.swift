import CaptureModel
package import CaptureSession
import JSONSource

/// Whether a graph that does not run would run after a reduction.
package enum Adjustment {
  /// The result of an exact plan for a graph that doesn't run.
  package indirect enum Outcome {
    /// With this plan it runs, as this session.
    case runs(CameraPlan, BilledSession)

    /// Missing facts decide whether it runs with the plan.
    case unverified([MissingFact])

    /// Missing facts decide whether anything else runs, so there is no plan.
    case unplanned([MissingFact])

    /// No plan makes it run.
    case cannotRun(Obstacle)
  }

  /// Why there is no plan.
  package indirect enum Obstacle {
    /// The graph has errors that no plan removes, so none was looked for.
    case otherErrors

    /// No configuration is within the targets.
    case impossible(Impossibility)

    /// Another reason, such as a search that took too long.
    case unexplained
  }

  /// Looks for a plan that makes a graph run. If the graph has errors that no plan removes, it doesn't look for one.
  package static func outcome(for judged: JudgedGraph, _ session: ResolvedSession, judge: Judge) -> Outcome {
    let (reading, refusals) = (judged.reading, judged.refusals)
    guard refusals.allSatisfy({ judge.remedy($0).isForExactPlan }) else { return .cannotRun(.otherErrors) }
    var request = ReductionRequest(for: session, judge)
    request.explains = false
    switch Reduction.optimal(session, request, of: reading, judge: judge) {
    case .reduced(let trace, let writer):
      let written = ConfigurationCheck(reading: reading, profile: session.profile, judge: judge).written(writer)
      switch written.verdict {
      case .runs:
        let plan = CameraPlan(
          changes: trace.changed, configuration: trace.kept, lost: trace.lost, dropped: trace.session.droppedSettings,
          smallerPhotos: trace.smallerPhotos, split: trace.splitSynchronizers)
        return .runs(plan, BilledSession(trace.session, trace.costs))
      case .unverified: return .unverified(written.missing)
      case .adjusted, .cannotRun, .invalid: return none(.unexplained, session, refusals)
      }
    case .undecided(let missing): return undecided(missing, refusals)
    case .failed(let failed):
      switch failed.end {
      case .impossible(let reason): return none(.impossible(reason), session, refusals)
      case .noValue(let missing): return undecided(missing, refusals)
      default: return none(.unexplained, session, refusals)
      }
    }
  }

  /// The outcome if no plan was found.
  ///
  /// It is certain only if the lists of formats are complete: those of all cameras, or those of the cameras that can't
  /// fit together.
  private static func none(_ obstacle: Obstacle, _ session: ResolvedSession, _ refusals: [Finding]) -> Outcome {
    var conflict: Impossibility?
    if case .impossible(let reason) = obstacle { conflict = reason }
    let lists = session.openFormatLists(of: conflict)
    return lists.isEmpty ? .cannotRun(obstacle) : undecided(lists, refusals)
  }

  /// The outcome if a plan can't be made because facts are missing.
  private static func undecided(_ missing: [Fact], _ refusals: [Finding]) -> Outcome {
    guard let first = refusals.first else { return .cannotRun(.unexplained) }
    return .unplanned(missing.map { MissingFact(rule: first.rule, fact: $0, range: first.range, decides: true) })
  }
}
