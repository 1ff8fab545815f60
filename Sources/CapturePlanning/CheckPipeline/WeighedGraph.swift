import CaptureModel
public import CapturePlans
import CaptureSession
public import JSONSource
import RuleKit

/// A planned graph, with the facts that its answer depends on.
///
/// To find them, the graph is judged again with fewer facts of the device: a finding that is still there doesn't need
/// the others. `FindingGrounds` does this for each finding, kind by kind, and `SessionGrounds` for the needs of a
/// running session. If the graph can't run, the answer depends on the refusal that needs the fewest facts. If it still
/// can't run when fewer facts are trusted, and no plan helps, it depends on those facts alone. So does a graph that runs
/// both with a feature that its app asks for and without it.
///
/// A class, because this large value is shared and never changes.
final class WeighedGraph {
  /// The graph, with a plan if it doesn't run.
  let planned: PlannedGraph

  /// The findings, each with its basis; an error based on an estimate becomes a warning that mentions this.
  let findings: [Finding]

  /// The things that the app leaves out on the device.
  let leftOut: [LeftOut]

  /// The facts that the verdict depends on; `nil` if it is `unverified` or `invalid`.
  let grounds: Grounds?

  /// The basis without the facts by which the device has the features that the app asks for, if the graph runs and
  /// those facts are the weakest.
  private let basisWithoutSupport: FactKind?

  /// The weakest kind among the facts that the verdict needs.
  var basis: FactKind? { grounds?.basis }

  /// The facts weaker than printed that the verdict depends on, and the rules that the graph's author overrules.
  var restsOn: [Ground] {
    guard planned.verdict != .invalid else { return [] }
    return (grounds?.facts ?? []) + planned.judged.ignoredRefusals.map { Ground(.ignored($0), nil) }
  }

  /// Judges a graph on a device, plans for it, and weighs the answer.
  init(_ reading: GraphDocument, on profile: DeviceProfile, _ options: CheckOptions) {
    let weighed = WeighedGraph(once: reading, on: profile, options)
    (planned, findings, leftOut) = (weighed.planned, weighed.findings, weighed.leftOut)
    basisWithoutSupport = weighed.basisWithoutSupport
    if let basis = basisWithoutSupport {
      let less = WeighedGraph(once: reading, on: profile.trusting(basis), options)
      self.grounds = less.planned.verdict == .runs ? less.grounds : weighed.grounds
      return
    }
    guard let grounds = weighed.grounds, weighed.mayRestOnLess else {
      self.grounds = weighed.grounds
      return
    }
    self.grounds = Self.strongest(grounds, reading, on: profile, options)
  }

  /// The facts that the answer depends on, found by trusting as few as still refuse the graph.
  private static func strongest(
    _ grounds: Grounds, _ reading: GraphDocument, on profile: DeviceProfile, _ options: CheckOptions
  ) -> Grounds {
    var grounds = grounds
    let kinds: [FactKind] = [.derived, .reported, .printed, .documented]
    for kind in kinds where grounds.basis.isWeaker(than: kind) {
      let less = WeighedGraph(once: reading, on: profile.trusting(kind), options)
      guard less.planned.verdict == .cannotRun, let own = less.grounds else { break }
      if grounds.basis.isWeaker(than: own.basis) { grounds = own }
    }
    return grounds
  }

  /// Judges, plans and weighs once, with all facts of the device.
  private init(once reading: GraphDocument, on profile: DeviceProfile, _ options: CheckOptions) {
    let judged = JudgedGraph(reading, on: profile, options: options).offeringGuards()
    planned = PlannedGraph(judged, options)
    guard let billed = judged.billed, let document = reading.document else {
      (findings, grounds, leftOut, basisWithoutSupport) = (planned.findings, nil, [], nil)
      return
    }
    guard planned.verdict != .invalid else {
      // A fault of the document, such as a misspelt key, makes no other finding surer.
      (findings, grounds, leftOut) = (judged.weighing(planned.findings, options), nil, [])
      basisWithoutSupport = nil
      return
    }
    let guards = judged.guards.map { GuardGrounds($0, document, options) }
    leftOut = guards?.leftOut ?? []
    let bases = FindingGrounds(
      planned.findings + judged.hiddenRefusals, in: billed, document, options,
      guarded: guards == nil ? nil : reading)
    findings = planned.findings.map { $0.resting(on: bases[$0]?.basis) }
    var without: FactKind?
    switch planned.verdict {
    case .runs, .adjusted:
      grounds = planned.running.map { running in
        var grounds = SessionGrounds(billed: running, document: document, options: options).collected()
        guards?.add(to: &grounds)
        // If it is only likely that the graph needs a plan, the adjustment is only likely too.
        if let refusal = Self.likelyRefusal(of: judged, bases) { grounds.add(refusal) }
        return grounds
      }
      if planned.verdict == .runs, let guards, let all = grounds {
        var bare = SessionGrounds(billed: billed, document: document, options: options, skipsGuarded: true).collected()
        guards.add(to: &bare)
        if all.basis.isWeaker(than: bare.basis) { without = bare.basis }
      }
    case .cannotRun: grounds = Self.strongestRefusal(of: judged, bases, in: billed.session)
    case .unverified, .invalid: grounds = nil
    }
    basisWithoutSupport = without
  }

  /// Whether stronger facts alone might refuse the graph.
  ///
  /// A plan may remove some of the refusals; those that remain without the weaker facts may be the others.
  private var mayRestOnLess: Bool {
    let refusals = planned.judged.refusals
    return planned.verdict == .cannotRun && basis != .documented
      && (refusals.count > 1 || refusals.allSatisfy { $0.remedy.isForExactPlan })
  }

  /// The facts of the first refusal, if every refusal is only likely. A missed target counts as certain, since the plan is
  /// made for that target.
  private static func likelyRefusal(of judged: JudgedGraph, _ bases: FindingGrounds) -> Grounds? {
    let areLikely = judged.refusals.allSatisfy { !$0.isMissedTarget && bases[$0]?.basis == .estimated }
    return areLikely ? judged.refusals.first.flatMap { bases[$0] } : nil
  }

  /// The facts of one refusal: the one that needs the fewest, among those that no plan removes.
  ///
  /// If a plan could remove every refusal, the graph can't run because no other format fits. That answer needs the
  /// lists of all formats.
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
  /// The finding with its basis; an error that may not be true of this device becomes a warning.
  func resting(on basis: FactKind?) -> Finding {
    var finding = self
    finding.basis = basis
    // A target is compared with the model's cost, which is always an estimate.
    if basis == .estimated, severity == .error, !isMissedTarget { finding.becomeLikely() }
    return finding
  }
}

extension JudgedGraph {
  /// Some of its findings with their bases, as a check reports them.
  public func weighing(_ findings: [Finding], _ options: CheckOptions) -> [Finding] {
    guard let billed, let document = reading.document, !findings.isEmpty else { return findings }
    let grounds = FindingGrounds(findings, in: billed, document, options)
    return findings.map { $0.resting(on: grounds[$0]?.basis) }
  }
}
