import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// Finds out which of the things in doubt a finding depends on, and says so.
struct GuardConditions {
  private let views: GuardedViews
  private let unknown: [GraphGuard]

  // What the rules find if one thing alone is left out, or is there. Each costs a judgement.
  private var findings: [Trial: [Finding]] = [:]

  /// One thing that is left out while all others in doubt are there, or the other way round.
  private struct Trial: Hashable {
    let guarded: GraphGuard
    let isThere: Bool
  }

  /// The most things in doubt that are tried one by one; of more, any may be meant.
  private static let mostTried = 8

  init(_ views: GuardedViews, _ unknown: [GraphGuard]) {
    self.views = views
    self.unknown = unknown
  }

  /// A note on a finding that there is only if some things are there, or only without them.
  mutating func note(on finding: Finding, isThere: Bool) -> Finding {
    Self.note(on: finding, deciding(finding, isThere: isThere), isThere: isThere)
  }

  /// A note on a warning about something in doubt; `nil` for other findings.
  func ownNote(on finding: Finding) -> Finding? {
    let own = own(finding)
    guard finding.severity == .warning, !Rule.isAboutCosts(finding.rule), !own.isEmpty else { return nil }
    return Self.note(on: finding, own, isThere: true)
  }

  private static func note(on finding: Finding, _ guards: [GraphGuard], isThere: Bool) -> Finding {
    // Requests repeat a key of their output. The order is one of words, as that of keys means nothing.
    let names = Set(guards.compactMap { $0.key ?? $0.name }).sorted()
    let verb = names.count == 1 ? "is" : "are"
    let condition =
      names.isEmpty
      ? (isThere ? "if all is there" : "if not all is there")
      : "if \(names.sentence) \(verb)\(isThere ? "" : " not") there"
    return finding.asNote("\(condition): \(finding.message)")
  }

  /// The things in doubt that a finding depends on: those that it is about; else those of which one alone makes it go or
  /// come; else those that change the cost that it is about; else all.
  mutating func deciding(_ finding: Finding, isThere: Bool) -> [GraphGuard] {
    let own = own(finding)
    if !own.isEmpty || unknown.count < 2 { return own.isEmpty ? unknown : own }
    if unknown.count <= Self.mostTried {
      let alone = unknown.filter { !found(Trial(guarded: $0, isThere: !isThere)).contains { $0.isSame(as: finding) } }
      if !alone.isEmpty { return alone }
    }
    guard Rule.isAboutCosts(finding.rule) else { return unknown }
    let changing = unknown.filter { $0.mayChange(finding.cost?.name) }
    return changing.isEmpty ? unknown : changing
  }

  /// The things in doubt that a finding is about.
  private func own(_ finding: Finding) -> [GraphGuard] {
    let places = [finding.range] + finding.subjects + (finding.lack?.places ?? [])
    return unknown.filter { guarded in places.contains { guarded.range.contains($0) } }
  }

  private mutating func found(_ trial: Trial) -> [Finding] {
    if let known = findings[trial] { return known }
    let found = views.findings { ($0 == trial.guarded) != trial.isThere }
    findings[trial] = found
    return found
  }
}

extension GraphGuard {
  /// Whether a session may cost something else without it. Stabilization costs no hardware.
  ///
  /// By name, since a key can't say it: which terms of the cost model depend on it is the model's affair, and the model
  /// reads values, not keys.
  fileprivate func mayChange(_ cost: String?) -> Bool {
    switch key {
    case nil: section != .controls
    case "videoHDREnabled", "maxFrameRateOverride": true
    case "preferredVideoStabilizationMode": cost == SessionCost.systemPressureCost.rawValue
    default: false
    }
  }
}
