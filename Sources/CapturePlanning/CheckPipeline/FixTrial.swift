import CaptureModel
import CapturePlans
import JSONSource

/// Tries the fixes of findings, since a fix for one rule may break another.
///
/// Each fix is tried alone if that is quick. If there are many, the fixes of one rule are tried together, and the group
/// is split in half if it causes an error, so that a check takes at most a few times as long. Fixes that were not tried
/// are not offered.
struct FixTrial {
  private let reading: GraphDocument
  private let profile: DeviceProfile
  private let options: CheckOptions

  /// The harm of the graph's findings before any fix.
  private let before: Harm

  /// The bytes that a trial of some fixes counts for. A graph with guards is judged with and without what is in doubt, after
  /// the guards are settled, which takes about three times as long.
  private func size(of fixes: [Fix]) -> Int {
    let hasGuards = reading.graph?.guards.isEmpty == false || fixes.contains { $0.isGuard }
    return reading.source.bytes.count * (hasGuards ? 3 : 1)
  }

  /// The bytes that may still be read.
  private var bytesLeft: Int

  /// The most bytes to read for trying each fix alone.
  private static let mostBytesAlone = 16 << 10

  /// The most bytes to read for one check; a larger document is read once.
  private static let mostBytes = 256 << 10

  /// A fix, by the index of its finding and its own index.
  private struct Candidate: Hashable {
    let finding: Int
    let fix: Int
  }

  /// The fixes of each finding, except those that cause an error that the graph does not have, and safe ones that make
  /// a finding surer or worse.
  static func harmlessFixes(of judged: JudgedGraph, on profile: DeviceProfile, _ options: CheckOptions) -> [[Fix]] {
    var trial = FixTrial(judged, on: profile, options)
    let harmless = trial.harmless(judged.findings)
    return judged.findings.enumerated().map { index, finding in
      let fixes = finding.fixes
      return fixes.indices.filter { harmless.contains(Candidate(finding: index, fix: $0)) }.map { fixes[$0] }
    }
  }

  private init(_ judged: JudgedGraph, on profile: DeviceProfile, _ options: CheckOptions) {
    reading = judged.reading
    self.profile = profile
    self.options = options
    let hasSafeFix = judged.findings.contains { $0.fixes.contains { $0.applicability == .safe } }
    before = judged.harm(hasSafeFix ? options : nil)
    bytesLeft = max(Self.mostBytes, reading.source.bytes.count)
  }

  private mutating func harmless(_ findings: [Finding]) -> Set<Candidate> {
    let all = findings.indices.flatMap { finding in
      findings[finding].fixes.indices.map { Candidate(finding: finding, fix: $0) }
    }
    func fixes(_ group: [Candidate]) -> [Fix] { group.map { findings[$0.finding].fixes[$0.fix] } }
    var groups = all.map { [$0] }
    if all.count * reading.source.bytes.count > Self.mostBytesAlone {
      groups = Self.apart(all, findings) { $0.rule }
      // If even that takes too long, all are tried together first.
      let sizes = groups.map { size(of: fixes($0)) }
      if sizes.reduce(0, +) > bytesLeft { groups = Self.apart(all, findings) { _ in "" } }
    }
    var harmless: Set<Candidate> = []
    while !groups.isEmpty {
      var failed: [[Candidate]] = []
      for group in groups where bytesLeft >= reading.source.bytes.count {
        let fixes = fixes(group)
        bytesLeft -= size(of: fixes)
        if makesNoError(fixes) {
          harmless.formUnion(group)
        } else if group.count > 1 {
          failed += [Array(group[..<(group.count / 2)]), Array(group[(group.count / 2)...])]
        }
      }
      groups = failed
    }
    return harmless
  }

  /// Groups fixes that have the same key and don't touch the same bytes, in order.
  ///
  /// A later fix of a finding is an alternative to the first, so it goes into another group.
  private static func apart(
    _ candidates: [Candidate], _ findings: [Finding], by key: (Finding) -> RuleID
  ) -> [[Candidate]] {
    struct Key: Hashable {
      let rule: RuleID
      let fix: Int
    }
    var groups: [[Candidate]] = []
    var open: [Key: (group: Int, end: Int)] = [:]
    let sorted = candidates.map { (candidate: $0, edits: findings[$0.finding].fixes[$0.fix].edits) }
      .sorted { ($0.edits.first?.range.lowerBound ?? 0) < ($1.edits.first?.range.lowerBound ?? 0) }
    for (candidate, edits) in sorted {
      guard let first = edits.first, let last = edits.last else { continue }
      let key = Key(rule: key(findings[candidate.finding]), fix: candidate.fix)
      // Neighbours in a list are removed together; only one fix inserts at a place.
      let next = last.range.upperBound + (last.range.isEmpty ? 1 : 0)
      if let (group, end) = open[key], first.range.lowerBound >= end {
        groups[group].append(candidate)
        open[key] = (group, next)
      } else {
        open[key] = (groups.count, next)
        groups.append([candidate])
      }
    }
    return groups
  }

  /// Whether these fixes, made together, break no rule more often than before, nor elsewhere; safe ones make no finding
  /// surer or worse either.
  private func makesNoError(_ fixes: [Fix]) -> Bool {
    let edits = fixes.flatMap(\.edits).sorted { $0.range < $1.range }
    let source = reading.source.with(SourceEdit.apply(edits, to: reading.source.bytes))
    let infoPlist = reading.graph?.infoPlist
    let profiles = (reading.graph?.profileNames ?? []) + [profile.id]
    let fixed = Planning.read(source, profiles: profiles) { _ in infoPlist ?? .unreadable("is not named") }
    let judged = JudgedGraph(fixed, on: profile, options: options)
    let areSafe = fixes.contains { $0.applicability == .safe }
    // How sure a refusal is takes as long to find out as to judge the graph once more.
    let harm = judged.harm(areSafe && before.hasLikelyRefusal ? options : nil)
    return !harm.isMore(than: before, after: areSafe ? .safe : .unsafe)
  }
}
