import CaptureModel
import CaptureSession

/// One exact reduction, from the candidates to its steps.
struct ExactReduction {
  /// The session with every format chosen.
  let start: ResolvedSession

  /// The request.
  let request: ReductionRequest

  /// The formats that a configuration can name, by camera.
  let named: [NamedFormats]

  /// Checks whether a configuration breaks a rule.
  let check: ConfigurationCheck

  /// The whole reduction.
  func trace() -> ReductionTrace {
    var finder = CandidateFinder(session: start, request: request, named: named)
    switch legal(&finder) {
    case .impossible where start.mayBeRead: return ended(.tooLong)
    case .plan(let plan): return met(plan, finder)
    case .impossible: return ended(.impossible(ConflictFinder.explain(finder, check: check)))
    case .unknownCosts(let missing): return ended(.noValue(missing: missing))
    case .undecided: return ended(.tooLong)
    }
  }

  /// The best plan with a configuration that breaks no rule; if every choice breaks one, the best plan of all.
  ///
  /// Only whole configurations are checked. If one breaks a rule, its choices are excluded and the search runs again.
  func legal(_ finder: inout CandidateFinder) -> OptimalPlanner.Outcome {
    let first = OptimalPlanner.plan(finder)
    var outcome = first
    for _ in 0..<check.tries {
      guard case .plan(let plan) = outcome else { return finder.hasCandidates ? outcome : first }
      let planned = plan.applied(to: start)
      let faults = check.faults(of: planned)
      if faults.isEmpty {
        guard start.mayBeRead else { return outcome }
        if request.isMet(by: CostModel.costs(of: planned)) { return .plan(plan.unproven) }
        // A cost that a reading gives is higher than the sum of its parts: the camera that gives up first must do
        // something else.
        guard let (cameraIndex, change) = plan.changes.last else { return .undecided }
        finder.exclude(IllegalChanges(changes: [change]), of: cameraIndex)
      } else if !finder.exclude(plan.changes, for: faults, by: check) {
        return first
      }
      outcome = OptimalPlanner.plan(finder)
    }
    return .undecided
  }

  private func ended(_ end: ReductionEnd) -> ReductionTrace {
    ReductionTrace(from: start, steps: [], end: end, session: start, costs: CostModel.costs(of: start))
  }

  private func met(_ plan: OptimalPlanner.Plan, _ finder: CandidateFinder) -> ReductionTrace {
    var session = start
    var ledger = CostLedger(start)
    var costs = ledger.costs
    var steps: [ReductionStep] = []
    // The camera that gives up first comes first.
    for (cameraIndex, change) in plan.changes.reversed() {
      let next = session.applying(change, to: cameraIndex)
      guard let step = Self.change(from: session, to: next, cameraIndex) else {
        session = next
        continue
      }
      ledger.follow(next, changing: [cameraIndex], changesStreams: change.changesStreams)
      let after = ledger.costs
      steps.append(
        ReductionStep(
          rung: .optimal, inputs: [start.cameras[cameraIndex].id], change: step, before: costs, after: after,
          lowered: request.isLower(costs, after), deviations: []))
      (session, costs) = (next, after)
    }
    return ReductionTrace(
      from: start, steps: steps, end: .met, session: session, costs: costs,
      certificate: request.explains ? PlanCertificate(plan, of: finder) { deciding(plan, finder) } : nil)
  }

  /// The change that a step makes to a camera; `nil` if there is none. Dropping a limit that limits nothing is not a
  /// change.
  private static func change(from before: ResolvedSession, to after: ResolvedSession, _ cameraIndex: CameraIndex)
    -> StepChange?
  {
    let (from, to) = (CameraConfiguration(cameraIndex, in: before), CameraConfiguration(cameraIndex, in: after))
    return from == to ? nil : .configuration(from: from, to: to)
  }
}
