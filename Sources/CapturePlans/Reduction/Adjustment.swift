import CaptureModel
package import CaptureSession
import JSONSource

/// Whether a graph that does not run would run after a reduction.
package enum Adjustment {
  /// What the exact plan makes of a graph that does not run.
  package enum Outcome {
    /// It runs by this plan, as this session.
    case runs(CameraPlan, BilledSession)

    /// Whether it runs as the plan has it depends on facts that are missing.
    case unverified([MissingFact])

    /// Whether anything cheaper runs depends on facts that are missing, so there is no plan.
    case unplanned([MissingFact])

    /// Nothing makes it run, or that is not known.
    case cannotRun(Obstacle)
  }

  /// Why there is no plan.
  package enum Obstacle {
    /// The graph has errors that no plan removes, so none was looked for.
    case otherErrors

    /// No configuration is within the targets.
    case impossible(Impossibility)

    /// Something else, which the plan itself says.
    case unexplained
  }

  /// What a plan makes of a graph with a session where nothing but what a reduction can fix is wrong.
  package static func outcome(for judged: JudgedGraph, _ session: ResolvedSession, judge: Judge) -> Outcome {
    let (reading, refusals) = (judged.reading, judged.refusals)
    guard refusals.allSatisfy({ judge.remedy($0).isForExactPlan }) else { return .cannotRun(.otherErrors) }
    switch Reduction.optimal(session, ReductionRequest(for: session, judge), of: reading, judge: judge) {
    case .reduced(let trace, _):
      let check = ConfigurationCheck(reading: reading, profile: session.profile, judge: judge)
      guard let written = check.written(trace.session) else { return .cannotRun(.unexplained) }
      switch written.verdict {
      case .runs:
        let plan = CameraPlan(changes: trace.changed, configuration: trace.kept)
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

  /// No plan was found. That nothing else fits is known only of the formats that are known: of every camera, or of those
  /// that can't fit together, whatever the others do.
  private static func none(_ obstacle: Obstacle, _ session: ResolvedSession, _ refusals: [Finding]) -> Outcome {
    var conflict: Impossibility?
    if case .impossible(let reason) = obstacle { conflict = reason }
    let lists = session.openFormatLists(of: conflict)
    return lists.isEmpty ? .cannotRun(obstacle) : undecided(lists, refusals)
  }

  /// Whether something else runs depends on what no plan could be made without.
  private static func undecided(_ missing: [Fact], _ refusals: [Finding]) -> Outcome {
    guard let first = refusals.first else { return .cannotRun(.unexplained) }
    return .unplanned(missing.map { MissingFact(rule: first.rule, fact: $0, range: first.range, decides: true) })
  }
}
