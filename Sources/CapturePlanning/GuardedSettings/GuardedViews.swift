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
  private let document: JSONDocument
  private let graph: CaptureGraph
  private let profile: DeviceProfile
  private let options: CheckOptions
  private let ignores: IgnoreList

  /// The whole graph and the answers about it, with which each view begins.
  private let whole: SupportStep

  /// The graph with everything that may be supported.
  private let with: View

  /// The graph with only what is known to be supported; `nil` if it is the same graph.
  private let without: View?

  /// A judged part of the graph, and what it leaves out.
  private typealias View = (judged: JudgedGraph, guards: SettledGuards)

  init(
    _ reading: GraphDocument, _ graph: CaptureGraph, _ document: JSONDocument, on profile: DeviceProfile,
    _ options: CheckOptions
  ) {
    self.reading = reading
    self.document = document
    self.graph = graph
    self.profile = profile
    self.options = options
    var ignores = options.appliesIgnores ? IgnoreList(reading: reading, today: options.today) : IgnoreList()
    let whole = SupportStep(graph, document, on: profile, options, &ignores)
    (self.ignores, self.whole) = (ignores, whole)
    func view(leavingUnknownOut: Bool) -> View {
      Self.view(of: graph, reading, document, on: profile, options, ignores, startingWith: whole) { _ in
        leavingUnknownOut
      }
    }
    with = view(leavingUnknownOut: false)
    without = with.guards.unknown.isEmpty ? nil : view(leavingUnknownOut: true)
  }

  private static func view(
    of graph: CaptureGraph, _ reading: GraphDocument, _ document: JSONDocument, on profile: DeviceProfile,
    _ options: CheckOptions, _ ignores: IgnoreList, startingWith whole: SupportStep,
    leavesUnknownOut: @escaping (GraphGuard) -> Bool
  ) -> View {
    let settler = GuardSettler(
      graph, document, on: profile, options, ignores, startingWith: whole, leavesUnknownOut: leavesUnknownOut)
    let guards = settler.settle()
    // The rules have run on what is left; they need not run again.
    let last = settler.step
    let judged = JudgedGraph(reading, last.answers.reports, of: last.billed, on: profile, options)
    return (judged, guards)
  }

  /// What the rules find if of the things in doubt only some are left out.
  func findings(leavingOut isOut: @escaping (GraphGuard) -> Bool) -> [Finding] {
    let judged = Self.view(
      of: graph, reading, document, on: profile, options, ignores, startingWith: whole, leavesUnknownOut: isOut
    ).judged
    return judged.findings + judged.hiddenRefusals
  }

  /// The judged graph.
  func judged() -> JudgedGraph {
    let most = with.judged
    guard let without else { return most.guarded(by: with.guards, findings: unguarded(most.findings)) }
    let guards = combined(with.guards, without.guards)
    // This view takes everything in doubt for supported, so the requests that ask an output for it are too. Only the
    // format of a camera that may be missing stays unknown.
    let supported = guards.unknown.filter { $0.section != .inputs || $0.key != nil }
    let asking = GuardPlaces(supported + with.judged.graphGuards.filter(\.asksAnotherKey))
    let asked = most.missing.filter { fact in !(fact.lack.map(asking.areMeant) ?? false) }
    let with = most.guarded(by: guards, missing: asked)
    return combined(with, without.judged, guards)
  }

  /// The findings without notes that some system of the app lacks a guarded symbol.
  private func unguarded(_ findings: [Finding]) -> [Finding] {
    let guards = GuardPlaces(with.judged.graphGuards)
    return findings.filter { finding in
      guard finding.severity == .note, let lack = finding.lack else { return true }
      return !guards.areAllMeant(by: lack)
    }
  }

  /// Only things that both views leave out are certainly left out.
  private func combined(_ with: SettledGuards, _ without: SettledGuards) -> SettledGuards {
    let known = Set(without.lacking.map(\.guarded))
    let isSure = { (guarded: GraphGuard) in without.omission.contains(guarded) || known.contains(guarded) }
    let sure = with.lacking.filter { isSure($0.guarded) }
    let doubtful = with.lacking.map(\.guarded).filter { !isSure($0) }
    return SettledGuards(
      lacking: sure, steps: with.steps, unknown: (with.unknown + doubtful).sorted { $0.range < $1.range },
      missing: with.missing, omission: with.omission)
  }

  private func combined(_ with: JudgedGraph, _ without: JudgedGraph, _ guards: SettledGuards) -> JudgedGraph {
    let ofLess = Set(without.findings.map { FindingPlace($0) })
    let same = with.findings.filter { ofLess.contains(FindingPlace($0)) }
    let ofBoth = Set(same.map { FindingPlace($0) })
    // A finding about several places moves to another one if the first is left out.
    let elsewhere = without.findings.filter { finding in
      !finding.refuses && !ofBoth.contains(FindingPlace(finding))
        && with.findings.contains { $0.rule == finding.rule && $0.lack?.places.contains(finding.range) ?? false }
    }
    // The cost that is shown holds for both views, and so does a warning about it that only one of them gives.
    let ofCosts = (with.findings + without.findings).filter { finding in
      !finding.refuses && Rule.isAboutCosts(finding.rule) && !ofBoth.contains(FindingPlace(finding))
    }
    let common = unguarded(same + elsewhere + ofCosts)
    let hidden = with.hiddenRefusals.filter { finding in without.hiddenRefusals.contains { $0.isSame(as: finding) } }
    let costs = with.billed.flatMap { more in without.billed.map { more.costs.spanning($0.costs) } }
    // A device may have one thing in doubt and lack another, so only a refusal of both views is certain.
    let isRefused = !hidden.isEmpty || same.contains(where: \.refuses)
    let agree = with.verdict == without.verdict && (with.verdict != .cannotRun || isRefused)
    let verdict = agree ? with.verdict : .unverified
    var conditions = GuardConditions(self, guards.unknown)
    var conditional = with.findings(unlike: without).compactMap { finding in
      finding.refuses ? (agree ? nil : conditions.note(on: finding, isThere: true)) : conditions.ownNote(on: finding)
    }
    var deciding: [GraphGuard] = []
    if !agree {
      let less = without.findings(unlike: with).filter(\.refuses)
      conditional += less.map { conditions.note(on: $0, isThere: false) }
      for finding in with.refusals(unlike: without) { deciding += conditions.deciding(finding, isThere: true) }
      for finding in without.refusals(unlike: with) { deciding += conditions.deciding(finding, isThere: false) }
      if deciding.isEmpty { deciding = guards.unknown }
    }
    let missingInLess = Set(without.missing)
    var missing = with.missing.filter(missingInLess.contains)
    if verdict == .unverified, !missing.contains(where: \.decides) {
      missing += with.missing.filter(\.decides)
    }
    let places = GuardPlaces(deciding)
    var told = Set(missing)
    for fact in guards.missing {
      let fact = fact.deciding(!agree && (fact.lack.map(places.areMeant) ?? true))
      if told.insert(fact).inserted { missing.append(fact) }
    }
    return with.guarded(
      by: guards, hiding: hidden, findings: (common + conditional).sorted(by: Finding.isBefore),
      missing: missing.sorted { ($0.range, $0.rule) < ($1.range, $1.rule) }, costs: costs, verdict: verdict,
      least: without.billed)
  }
}

extension JudgedGraph {
  /// The guards of what is left of the graph.
  fileprivate var graphGuards: [GraphGuard] { billed?.session.graph.guards ?? [] }

  /// The refusals that another view of the graph does not have.
  fileprivate func refusals(unlike other: JudgedGraph) -> [Finding] {
    let known = Set(other.refusals.map { FindingPlace($0) })
    return refusals.filter { !known.contains(FindingPlace($0)) }
  }

  /// The findings that another view of the graph does not have.
  fileprivate func findings(unlike other: JudgedGraph) -> [Finding] {
    let known = Set(other.findings.map { FindingPlace($0) })
    return findings.filter { !known.contains(FindingPlace($0)) }
  }
}

extension MissingFact {
  /// The same fact, with another `decides`.
  fileprivate func deciding(_ decides: Bool) -> MissingFact {
    MissingFact(rule: rule, fact: fact, range: range, decides: decides, lack: lack)
  }
}
