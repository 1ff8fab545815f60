package import CaptureSession
import JSONSource

/// Whether a graph that does not run would run after a reduction.
package enum Adjustment {
  /// What the exact plan makes of a graph that does not run.
  package enum Outcome {
    /// It runs as this: the cameras that change.
    case runs([CameraConfiguration])

    /// Whether it runs depends on facts that are missing.
    case unverified([MissingFact])

    /// Nothing makes it run.
    case cannotRun
  }

  /// What a plan makes of a graph where nothing but what a reduction can fix is wrong.
  package static func outcome(
    for result: CheckResult, of reading: GraphDocument, session: ResolvedSession, judge: Judge
  ) -> Outcome {
    let errors = result.findings.filter { $0.severity == .error }
    guard errors.allSatisfy({ judge.remedy($0.rule).isForExactPlan }) else { return .cannotRun }
    let request = ReductionRequest(for: session, judge)
    guard case .reduced(let trace, _) = Reduction.optimal(session, request, of: reading, judge: judge) else {
      return .cannotRun
    }
    let check = ConfigurationCheck(reading: reading, profile: session.profile, judge: judge)
    guard let written = check.result(of: trace.session)?.result else { return .cannotRun }
    switch written.verdict {
    case .runs: return .runs(trace.changed)
    case .unverified: return .unverified(written.missing)
    case .adjusted, .cannotRun, .invalid: return .cannotRun
    }
  }
}
