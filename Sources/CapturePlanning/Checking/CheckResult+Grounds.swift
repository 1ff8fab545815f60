import CaptureModel
import CapturePlans
import CaptureRules
import CaptureSession
import JSONSource
import RuleKit

extension CheckResult {
  /// Says what the verdict and the findings rest on; `planned` is the session of an adjusted graph.
  ///
  /// An error that rests on an estimate becomes a warning that says so; the verdict stays.
  mutating func weigh(
    _ session: ResolvedSession, planned: (session: ResolvedSession, costs: SessionCosts)?, _ document: JSONDocument,
    _ options: CheckOptions
  ) {
    guard verdict != .invalid, let costs else { return }
    var bases: FindingGrounds?
    if !findings.isEmpty || !hiddenRefusals.isEmpty {
      let grounds = FindingGrounds(findings + hiddenRefusals, in: session, costs, document, options)
      for index in findings.indices { findings[index].take(grounds[findings[index]]?.basis) }
      bases = grounds
    }
    switch verdict {
    case .runs:
      rest(on: SessionGrounds(session: session, document: document, options: options, costs: costs).collected())
    case .adjusted:
      guard let planned else { break }
      rest(
        on: SessionGrounds(session: planned.session, document: document, options: options, costs: planned.costs)
          .collected())
    case .cannotRun:
      guard let bases else { break }
      rest(on: strongestRefusal(bases, in: session))
    case .unverified, .invalid: break
    }
    restsOn += ignoredRefusals.map { Ground(.ignored($0), nil) }
  }

  /// Whether surer facts may refuse the graph by themselves: of several refusals, those that are left without the others may
  /// be such that no plan removes them.
  var mayRestOnLess: Bool {
    verdict == .cannotRun && basis != .documented
      && (refusals.count > 1 || refusals.allSatisfy { $0.remedy.isForExactPlan })
  }

  /// Takes over what a check rests on that knows less of the device, where that one refuses the graph as well; whether it
  /// does.
  mutating func rests(onRefusalsOf other: CheckResult) -> Bool {
    guard other.verdict == .cannotRun, let own = basis, let stronger = other.basis else { return false }
    if own.isWeaker(than: stronger) {
      basis = stronger
      restsOn = other.restsOn.filter { $0.kind != nil } + restsOn.filter { $0.kind == nil }
    }
    return true
  }

  private mutating func rest(on grounds: Grounds) {
    basis = grounds.basis
    restsOn = grounds.facts
  }

  /// What the refusal needs that needs the least, of those that no plan removes.
  ///
  /// Where there is none such, nothing else fits, which needs the lists of all formats.
  private func strongestRefusal(_ bases: FindingGrounds, in session: ResolvedSession) -> Grounds {
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
  /// Takes over what it rests on; an error that may not hold on this device is a warning.
  mutating func take(_ basis: FactKind?) {
    self.basis = basis
    // Who sets a target asks the model, which is always an estimate.
    guard basis == .estimated, severity == .error, rule != Rule.targetMissed.id else { return }
    becomeLikely()
  }
}
