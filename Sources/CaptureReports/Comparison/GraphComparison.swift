public import CaptureModel
public import CapturePlans
public import CaptureSession
public import JSONSource

/// A finding before and after a change.
public struct FindingChange: Sendable {
  /// The finding before; `nil` if it is new.
  public let old: Finding?

  /// The finding after; `nil` if it is gone.
  public let new: Finding?

  /// The ids of the profiles on which it changed; empty for all profiles.
  public internal(set) var profiles: [String] = []

  /// The facts that the new graph would need to be rid of a finding that is gone; empty if it is rid of it.
  public let missing: [MissingFact]

  /// What became of it.
  var outcome: FindingOutcome {
    guard let new else { return missing.isEmpty ? .fixed : .noLongerCertain }
    guard let old else { return .new }
    return old.severity == new.severity ? .same : old.severity < new.severity ? .graver : .milder
  }

  /// Whether it is new, gone or of another severity. If not, at most its wording has changed, such as a slightly
  /// different cost.
  var isNotable: Bool { old?.severity != new?.severity }

  /// The severity of a finding that is new or has become more severe.
  var raisedSeverity: Severity? {
    guard let new else { return nil }
    guard let old else { return new.severity }
    return old.severity < new.severity ? new.severity : nil
  }
}

/// What became of a finding.
enum FindingOutcome: String, CaseIterable {
  case new, graver, milder, fixed

  /// It is gone, but only because a fact is missing.
  case noLongerCertain

  /// At most its wording has changed.
  case same
}

/// The format of a camera before and after a change; the camera is there on both sides.
public struct FormatChange: Hashable, Sendable {
  /// The id of the input, as the new graph has it.
  public let input: String

  /// The format before; `nil` if it is not known.
  public let old: FormatName?

  /// The format after; `nil` if it is not known.
  public let new: FormatName?
}

/// The effect of a change on one profile.
public struct ProfileChange: Sendable {
  /// The id of the profile.
  public let profile: String

  /// The answer before; `nil` if there was no graph.
  public let oldAnswer: Answer?

  /// The answer after; `nil` if there is no graph.
  public let newAnswer: Answer?

  /// The names of everything that the app leaves out now and didn't before.
  public let newlyWithout: [String]

  /// The cameras that run another format now, in the order of the new graph.
  public let formats: [FormatChange]

  /// `hardwareCost`.
  public let hardware: CostChange

  /// `systemPressureCost`.
  public let pressure: CostChange

  /// Both costs.
  public var costs: [CostChange] { [hardware, pressure] }

  /// Whether the verdict, a format or a cost changed.
  public var hasChanged: Bool {
    oldAnswer != newAnswer || !newlyWithout.isEmpty || !formats.isEmpty || hardware.hasChanged || pressure.hasChanged
  }
}

/// The effect of a change on one graph.
public struct GraphComparison: Sendable {
  /// The graph before; `nil` if it is new.
  public let old: FileReport?

  /// The graph after; `nil` if it was removed.
  public let new: FileReport?

  /// Whether both graphs could be read.
  public let isComparable: Bool

  /// All findings, including unchanged ones: first those of the new text in its order, then those that are gone.
  public let findings: [FindingChange]

  /// How many findings of the new graph are left out because a baseline knows them.
  public let knownFindings: Int

  /// The profiles that only the old graph asks for, and on which only that one was checked.
  public let noLongerChecked: [String]

  /// The profiles that only the new graph asks for; both graphs were checked on them.
  public let newlyChecked: [String]

  /// How many findings did not change, except perhaps in wording.
  public var unchangedFindings: Int { findings.count { !$0.isNotable } }

  /// The changes on each profile, including profiles without any.
  public let profiles: [ProfileChange]

  /// Compares the reports of a graph on the profiles of the new one; the old one may have more.
  ///
  /// `aims` are those set outside the new graph, and outside the old one too unless `aimsBefore` says otherwise.
  /// `known` are findings of the new graph that a baseline knows. `isAboutCosts` tells which rules judge a cost.
  public init(
    old: FileReport?, new: FileReport?, newlyChecked: [String] = [], known: KnownFindings = KnownFindings(),
    aims: PlanAims = PlanAims(), aimsBefore: PlanAims? = nil,
    isAboutCosts: (RuleID) -> Bool = { _ in false }
  ) {
    self.old = old
    self.new = new
    self.newlyChecked = newlyChecked
    let (before, after) = (old?.results.map(\.profile) ?? [], new?.results.map(\.profile) ?? [])
    noLongerChecked = after.isEmpty ? [] : before.filter { !after.contains($0) }
    let profiles = after.isEmpty ? before : after
    isComparable = [old, new].allSatisfy { $0.map(Self.isUsable) ?? true }
    let pairing =
      isComparable
      ? FindingPairing(old: old, new: new, on: profiles, known: known, isAboutCosts: isAboutCosts) : FindingPairing()
    knownFindings = pairing.knownCount
    // If the rules can't run, findings that are gone aren't fixed.
    findings = pairing.changes.filter { $0.new != nil || new?.judges($0.old) ?? true }
    self.profiles =
      isComparable ? ProfileChange.all(on: profiles, old: old, new: new, aims, before: aimsBefore ?? aims) : []
  }

  /// Whether the change makes any difference.
  public var hasChanged: Bool {
    !isComparable || old == nil || new == nil || !noLongerChecked.isEmpty || !newlyChecked.isEmpty
      || findings.contains(where: \.isNotable) || profiles.contains(where: \.hasChanged)
  }

  /// Whether a file contains a JSON document.
  static func isUsable(_ file: FileReport) -> Bool {
    if case .checked(let reading, _) = file.content { !reading.isUnreadable } else { false }
  }
}

extension ProfileChange {
  /// A change for each of some profiles, in order.
  static func all(
    on ids: [String], old: FileReport?, new: FileReport?, _ aims: PlanAims, before: PlanAims
  ) -> [ProfileChange] {
    let renames = IdentifierRenames.find(from: old, to: new)
    let (oldTargets, newTargets) = (before.targets(of: old), aims.targets(of: new))
    return ids.map { id in
      let (before, after) = (old?.result(on: id), new?.result(on: id))
      // Costs of a graph that is only partly readable can't be relied on.
      let (oldCosts, newCosts) = (before?.reliableCosts, after?.reliableCosts)
      return ProfileChange(
        profile: id, oldAnswer: before?.answer, newAnswer: after?.answer,
        newlyWithout: GuardWords.newlyLeftOut(before, after),
        formats: FormatChange.all(from: before, to: after, renames),
        hardware: CostChange(
          cost: .hardwareCost, old: .init(oldCosts?.hardware, limit: min(oldTargets.hardware ?? 1, 1)),
          new: .init(newCosts?.hardware, limit: min(newTargets.hardware ?? 1, 1))),
        pressure: CostChange(
          cost: .systemPressureCost, old: .init(oldCosts?.pressure, limit: oldTargets.pressure),
          new: .init(newCosts?.pressure, limit: newTargets.pressure)))
    }
  }
}

extension FormatChange {
  /// A change for each camera of two results that runs another format.
  fileprivate static func all(
    from old: CheckResult?, to new: CheckResult?, _ renames: [String: String]
  ) -> [FormatChange] {
    // Formats of a graph that is only partly readable can't be relied on.
    guard let old, let new, old.verdict != .invalid, new.verdict != .invalid else { return [] }
    let before = Dictionary(old.formats.map { (renames[$0.input] ?? $0.input, $0.format) }) { first, _ in first }
    return new.formats.compactMap { camera in
      guard let format = before[camera.input], format != camera.format else { return nil }
      return FormatChange(input: camera.input, old: format, new: camera.format)
    }
  }
}

extension FileReport {
  /// Whether a check of this file could still find the finding.
  fileprivate func judges(_ finding: Finding?) -> Bool {
    guard case .checked(let reading, _) = content, reading.graph != nil else { return false }
    return finding?.effect != nil || reading.checkableGraph != nil
  }

  /// The result on a profile; `nil` if the file was not checked on it.
  func result(on profile: String) -> CheckResult? { results.first { $0.profile == profile } }
}

extension CheckResult {
  fileprivate var reliableCosts: SessionCosts? { verdict == .invalid ? nil : costs }
}

extension PlanAims {
  /// The targets in force for a file.
  fileprivate func targets(of file: FileReport?) -> CostTargets {
    guard case .checked(let reading, _)? = file?.content, let graph = reading.graph else { return targets }
    return combined(with: graph.aims).targets
  }
}
