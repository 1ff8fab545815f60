import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// A graph that was planned for, and what its answer rests on.
///
/// How sure an answer is, is found by taking facts away from the device and judging again: what is still said needs none of
/// them. `FindingGrounds` does so for each finding, kind by kind, and `SessionGrounds` for what a session that runs asks of
/// its device. A graph that can't run rests on the refusal that needs least; and where it is refused as a whole, by a plan
/// too, on a device of which less is known, it rests on no more than that.
struct WeighedGraph {
  /// The graph, with the plan for one that does not run.
  let planned: PlannedGraph

  /// What is wrong, each with its basis; an error that rests on an estimate is a warning that says so.
  let findings: [Finding]

  /// What the verdict rests on; `nil` where it is `unverified` or `invalid`.
  let grounds: Grounds?

  /// How the facts are known that the verdict needs, the weakest of them.
  var basis: FactKind? { grounds?.basis }

  /// What the verdict rests on that is weaker than printed, and the rules that the graph's author overrules.
  var restsOn: [Ground] {
    guard planned.verdict != .invalid else { return [] }
    return (grounds?.facts ?? []) + planned.judged.ignoredRefusals.map { Ground(.ignored($0), nil) }
  }

  /// Judges a graph on a device, plans for it, and weighs the answer.
  init(_ reading: GraphDocument, on profile: DeviceProfile, _ options: CheckOptions) {
    let weighed = WeighedGraph(once: reading, on: profile, options)
    (planned, findings) = (weighed.planned, weighed.findings)
    guard var grounds = weighed.grounds, weighed.mayRestOnLess else {
      self.grounds = weighed.grounds
      return
    }
    let kinds: [FactKind] = [.derived, .reported, .printed, .documented]
    for kind in kinds where grounds.basis.isWeaker(than: kind) {
      let less = WeighedGraph(once: reading, on: profile.trusting(kind), options)
      guard less.planned.verdict == .cannotRun, let own = less.grounds else { break }
      if grounds.basis.isWeaker(than: own.basis) { grounds = own }
    }
    self.grounds = grounds
  }

  /// The same by the facts of the whole device alone.
  private init(once reading: GraphDocument, on profile: DeviceProfile, _ options: CheckOptions) {
    let judged = JudgedGraph(reading, on: profile, options: options)
    planned = PlannedGraph(judged, options)
    guard planned.verdict != .invalid, let billed = judged.billed, let document = reading.document else {
      (findings, grounds) = (planned.findings, nil)
      return
    }
    let bases = FindingGrounds(planned.findings + judged.hiddenRefusals, in: billed, document, options)
    findings = planned.findings.map { $0.resting(on: bases[$0]?.basis) }
    switch planned.verdict {
    case .runs, .adjusted:
      grounds = planned.running.map { SessionGrounds(billed: $0, document: document, options: options).collected() }
    case .cannotRun: grounds = Self.strongestRefusal(of: judged, bases, in: billed.session)
    case .unverified, .invalid: grounds = nil
    }
  }

  /// Whether surer facts may refuse the graph by themselves: of several refusals, those that are left without the others may
  /// be such that no plan removes them.
  private var mayRestOnLess: Bool {
    let refusals = planned.judged.refusals
    return planned.verdict == .cannotRun && basis != .documented
      && (refusals.count > 1 || refusals.allSatisfy { $0.remedy.isForExactPlan })
  }

  /// What the refusal needs that needs the least, of those that no plan removes.
  ///
  /// Where a plan could remove each, nothing else fits, which needs the lists of all formats.
  private static func strongestRefusal(
    of judged: JudgedGraph, _ bases: FindingGrounds, in session: ResolvedSession
  ) -> Grounds {
    let refusals = judged.refusals
    let irreducible = refusals.filter { !$0.remedy.isForExactPlan }
    var strongest: Grounds?
    for refusal in irreducible.isEmpty ? refusals : irreducible {
      var grounds = bases[refusal] ?? Grounds()
      if irreducible.isEmpty { CameraGrounds(session: session).addFormatLists(of: session.cameras, to: &grounds) }
      if strongest.map({ $0.basis.isWeaker(than: grounds.basis) }) ?? true { strongest = grounds }
    }
    return strongest ?? Grounds()
  }
}

extension Finding {
  /// The same with how sure it is; an error that may not hold on this device is a warning.
  func resting(on basis: FactKind?) -> Finding {
    var finding = self
    finding.basis = basis
    // Who sets a target asks the model, which is always an estimate.
    if basis == .estimated, severity == .error, !isMissedTarget { finding.becomeLikely() }
    return finding
  }
}
