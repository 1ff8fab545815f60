import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// Judges a graph that asks the device at run time what it supports.
///
/// If some support is unknown, the graph is judged twice: with all settings in doubt and without any of them. The
/// answer is certain where both agree; where they differ, the missing facts decide.
///
/// A class, because copies of its graphs and its profile would be large.
final class GuardedViews {
  private let reading: GraphDocument
  private let profile: DeviceProfile
  private let options: CheckOptions

  /// The graph with everything that may be supported.
  private let with: (graph: CaptureGraph, guards: SettledGuards)

  /// The graph with only what is known to be supported; `nil` if it is the same graph.
  private let without: (graph: CaptureGraph, guards: SettledGuards)?

  init(
    _ reading: GraphDocument, _ graph: CaptureGraph, _ document: JSONDocument, on profile: DeviceProfile,
    _ options: CheckOptions
  ) {
    self.reading = reading
    self.profile = profile
    self.options = options
    let ignores = options.appliesIgnores ? IgnoreList(reading: reading, today: options.today) : IgnoreList()
    func settled(leavesUnknownOut: Bool) -> (CaptureGraph, SettledGuards) {
      let settler = GuardSettler(graph, document, on: profile, options, ignores, leavesUnknownOut: leavesUnknownOut)
      let guards = settler.settle()
      return (settler.rest, guards)
    }
    with = settled(leavesUnknownOut: false)
    without = with.guards.unknown.isEmpty ? nil : settled(leavesUnknownOut: true)
  }

  /// The judged graph.
  func judged() -> JudgedGraph {
    let most = judged(with.graph)
    guard let without else { return most.guarded(by: with.guards, findings: unguarded(most.findings)) }
    let guards = combined(with.guards, without.guards)
    // This view takes everything in doubt for supported, so the requests that ask an output for it are too. Only the
    // format of a camera that may be missing stays unknown.
    let supported = guards.unknown.filter { $0.section != .inputs || $0.key != nil }
    let asking = supported + with.graph.guards.filter(\.asksAnotherKey)
    let asked = most.missing.filter { fact in
      !(fact.lack.map { lack in asking.contains { $0.isMeant(by: lack) } } ?? false)
    }
    let with = most.guarded(by: guards, missing: asked)
    return combined(with, judged(without.graph), guards)
  }

  private func judged(_ graph: CaptureGraph) -> JudgedGraph {
    JudgedGraph(reading, as: graph, on: profile, options: options)
  }

  /// The findings without notes that some system of the app lacks a guarded symbol.
  private func unguarded(_ findings: [Finding]) -> [Finding] {
    findings.filter { finding in
      guard finding.severity == .note, let lack = finding.lack else { return true }
      return !lack.places.allSatisfy { place in
        with.graph.guards.contains { ($0.key == nil) == lack.isOfElement && $0.range.contains(place) }
      }
    }
  }

  /// Only things that both views leave out are certainly left out.
  private func combined(_ with: SettledGuards, _ without: SettledGuards) -> SettledGuards {
    let sure = with.lacking.filter { without.omission.contains($0.guarded) || without.lacks($0.guarded) }
    let doubtful = with.lacking.map(\.guarded).filter { guarded in !sure.contains { $0.guarded == guarded } }
    return SettledGuards(
      lacking: sure, steps: with.steps, unknown: (with.unknown + doubtful).sorted { $0.range < $1.range },
      missing: with.missing, omission: with.omission)
  }

  private func combined(_ with: JudgedGraph, _ without: JudgedGraph, _ guards: SettledGuards) -> JudgedGraph {
    let same = with.findings.filter { finding in without.findings.contains { $0.isSame(as: finding) } }
    // A finding about several places moves to another one if the first is left out.
    let elsewhere = without.findings.filter { finding in
      !finding.refuses && !same.contains { $0.isSame(as: finding) }
        && with.findings.contains { $0.rule == finding.rule && $0.lack?.places.contains(finding.range) ?? false }
    }
    // The cost that is shown holds for both views, and so does a warning about it that only one of them gives.
    let ofCosts = (with.findings + without.findings).filter { finding in
      !finding.refuses && Rule.isAboutCosts(finding.rule) && !same.contains { $0.isSame(as: finding) }
    }
    let common = unguarded(same + elsewhere + ofCosts)
    let costs = with.billed.flatMap { more in without.billed.map { more.costs.spanning($0.costs) } }
    let agree = with.verdict == without.verdict
    let verdict = agree ? with.verdict : .unverified
    // Both views refuse the graph, for different reasons: both are shown.
    let isRefusedTwice = agree && with.verdict == .cannotRun && !common.contains(where: \.refuses)
    let shown = isRefusedTwice ? (common + (with.findings + without.findings).filter(\.refuses)) : common
    let conditional = with.conditional(unlike: without, where: guards.unknown, withRefusals: !agree)
    let deciding = guards.unknown.decisive(for: with.refusals(unlike: without) + without.refusals(unlike: with))
    var missing = with.missing.filter(without.missing.contains)
    if verdict == .unverified, !missing.contains(where: \.decides) {
      missing += with.missing.filter(\.decides)
    }
    for fact in guards.missing {
      let decides = !agree && (fact.lack.map { lack in deciding.contains { $0.isMeant(by: lack) } } ?? true)
      let fact = fact.deciding(decides)
      if !missing.contains(fact) { missing.append(fact) }
    }
    let hidden = with.hiddenRefusals.filter { finding in without.hiddenRefusals.contains { $0.isSame(as: finding) } }
    return with.guarded(
      by: guards, hiding: hidden, findings: (shown + conditional).sorted(by: Finding.isBefore),
      missing: missing.sorted { ($0.range, $0.rule) < ($1.range, $1.rule) }, costs: costs, verdict: verdict)
  }
}

extension SettledGuards {
  /// Whether it is known that the device lacks something.
  fileprivate func lacks(_ guarded: GraphGuard) -> Bool { lacking.contains { $0.guarded == guarded } }
}

extension JudgedGraph {
  /// Notes on the findings that there are only if the device supports something unknown: refusals, and warnings about
  /// that thing itself.
  fileprivate func conditional(
    unlike other: JudgedGraph, where unknown: [GraphGuard], withRefusals: Bool
  ) -> [Finding] {
    findings.compactMap { finding in
      let own = unknown.filter { $0.range.contains(finding.range) }
      let isOwn = !finding.refuses && finding.severity == .warning && !own.isEmpty
      guard isOwn || (withRefusals && finding.refuses), !other.findings.contains(where: { $0.isSame(as: finding) })
      else { return nil }
      // A request repeats a key of its output.
      let all = (isOwn ? own : unknown.decisive(for: [finding])).compactMap { $0.key ?? $0.name }
      let names = all.enumerated().filter { all.firstIndex(of: $0.element) == $0.offset }.map(\.element)
      let condition =
        names.isEmpty ? "if all is there" : "if \(names.sentence) \(names.count == 1 ? "is" : "are") there"
      return finding.asNote("\(condition): \(finding.message)")
    }
  }
}

extension JudgedGraph {
  /// The refusals that another view of the graph does not have.
  fileprivate func refusals(unlike other: JudgedGraph) -> [Finding] {
    refusals.filter { finding in !other.refusals.contains { $0.isSame(as: finding) } }
  }
}

extension [GraphGuard] {
  /// Those that may decide about some findings: all of them, but for findings about costs those that change the cost.
  fileprivate func decisive(for findings: [Finding]) -> [GraphGuard] {
    guard !findings.isEmpty, findings.allSatisfy({ Rule.isAboutCosts($0.rule) }) else { return self }
    let changing = filter { guarded in findings.contains { guarded.mayChange($0.cost?.name) } }
    return changing.isEmpty ? self : changing
  }
}

extension GraphGuard {
  /// Whether a session may cost something else without it. Stabilization costs no hardware.
  ///
  /// By name, since what costs is a term of the cost model, which reads the resolved session and not its keys.
  fileprivate func mayChange(_ cost: String?) -> Bool {
    switch key {
    case nil: section != .controls
    case "videoHDREnabled", "maxFrameRateOverride": true
    case "preferredVideoStabilizationMode": cost == SessionCost.systemPressureCost.rawValue
    default: false
    }
  }
}

extension Finding {
  /// Whether another finding reports the same at the same place, perhaps in other words.
  fileprivate func isSame(as other: Finding) -> Bool {
    rule == other.rule && range == other.range && refuses == other.refuses
  }
}

extension MissingFact {
  /// The same fact, with another `decides`.
  fileprivate func deciding(_ decides: Bool) -> MissingFact {
    MissingFact(rule: rule, fact: fact, range: range, decides: decides, lack: lack)
  }
}
