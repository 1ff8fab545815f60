import CaptureModel
import CaptureSession

/// One exact reduction: from the candidates to the steps that are told.
struct ExactReduction {
  /// The session with every format chosen.
  let start: ResolvedSession

  /// What is asked.
  let request: ReductionRequest

  /// The formats that a configuration can name, by camera.
  let named: [NamedFormats]

  /// Says whether a configuration breaks a rule.
  let check: ConfigurationCheck

  /// The whole reduction.
  func trace() -> ReductionTrace {
    var finder = CandidateFinder(session: start, request: request, named: named)
    switch legal(&finder) {
    case .plan(let plan): return met(plan, finder)
    case .impossible: return ended(.impossible(ConflictFinder.explain(finder, check: check)))
    case .unknownCosts(let missing): return ended(.noValue(missing: missing))
    case .undecided: return ended(.tooLong)
    }
  }

  /// The best plan whose configuration breaks no rule. Rules are asked only of what would be written: what breaks one is
  /// left out, and the rest planned again. Where no choice can keep a rule, the best plan of all.
  private func legal(_ finder: inout CandidateFinder) -> OptimalPlanner.Outcome {
    let first = OptimalPlanner.plan(finder)
    var outcome = first
    for _ in 0..<check.tries {
      guard case .plan(let plan) = outcome else { return finder.hasCandidates ? outcome : first }
      let faults = check.faults(of: plan.applied(to: start))
      guard !faults.isEmpty else { return outcome }
      guard finder.exclude(plan.changes, for: faults) else { return first }
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
    // From the camera that gives up first.
    for (cameraIndex, change) in plan.changes.reversed() {
      let next = session.applying(change, to: cameraIndex)
      guard let step = Self.change(from: session, to: next, cameraIndex) else { continue }
      ledger.follow(next, changing: [cameraIndex], changesStreams: change.changesStreams)
      let after = ledger.costs
      steps.append(
        ReductionStep(
          rung: .optimal, inputs: [start.cameras[cameraIndex].id], change: step, before: costs, after: after,
          lowered: isLower(costs, after), deviations: []))
      (session, costs) = (next, after)
    }
    return ReductionTrace(
      from: start, steps: steps, end: .met, session: session, costs: costs,
      certificate: PlanCertificate(plan, of: finder))
  }

  /// Whether a cost that is over its target fell; so it is where none is.
  private func isLower(_ before: SessionCosts, _ after: SessionCosts) -> Bool {
    func fell(_ before: CostInterval?, _ after: CostInterval?, _ target: Double?) -> Bool {
      guard request.exceeds(before, target), let before = before.flatMap(request.judged),
        let after = after.flatMap(request.judged)
      else { return false }
      return after < before - CostModel.tolerance
    }
    return request.isMet(by: before)
      || fell(before.hardware.total, after.hardware.total, request.targets.hardware)
      || fell(before.pressure?.total, after.pressure?.total, request.targets.pressure)
  }

  /// What a change does to a camera; `nil` where it does nothing.
  private static func change(from before: ResolvedSession, to after: ResolvedSession, _ cameraIndex: CameraIndex)
    -> StepChange?
  {
    let (old, new) = (before.cameras[cameraIndex], after.cameras[cameraIndex])
    let isSameRate = old.activeRate == new.activeRate && old.rateOverride == new.rateOverride
    let (from, to) = (CameraConfiguration(cameraIndex, in: before), CameraConfiguration(cameraIndex, in: after))
    return from == to && isSameRate ? nil : .configuration(from: from, to: to)
  }
}
