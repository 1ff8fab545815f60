import CaptureModel
import CapturePlans
import JSONSource

/// Tries the fixes of findings: what one rule asks for, another may refuse.
///
/// Each is tried alone where that is soon done. Where there are many, those of one rule are tried together, and halved
/// where they make an error, so that a check takes a few times as long at most; what was not tried is not offered.
struct FixTrial {
  private let reading: GraphDocument
  private let profile: DeviceProfile
  private let options: CheckOptions

  /// How many findings of each rule refuse the graph as it is.
  private let before: [RuleID: Int]

  /// The bytes that may still be read.
  private var bytesLeft: Int

  /// The most bytes that are read to try each fix alone.
  private static let mostBytesAlone = 16 << 10

  /// The most bytes that are read for one check, but for a document that is larger itself.
  private static let mostBytes = 256 << 10

  /// A fix, by the places of its finding and of itself.
  private struct Candidate: Hashable {
    let finding: Int
    let fix: Int
  }

  /// The fixes of each finding without those that make an error which the graph does not have.
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
    before = Self.refusals(judged)
    bytesLeft = max(Self.mostBytes, reading.source.bytes.count)
  }

  private mutating func harmless(_ findings: [Finding]) -> Set<Candidate> {
    let all = findings.indices.flatMap { finding in
      findings[finding].fixes.indices.map { Candidate(finding: finding, fix: $0) }
    }
    let size = reading.source.bytes.count
    var groups = all.map { [$0] }
    if all.count * size > Self.mostBytesAlone {
      groups = Self.apart(all, findings) { $0.rule }
      // If not even that is affordable, all are tried together first.
      if groups.count * size > bytesLeft { groups = Self.apart(all, findings) { _ in "" } }
    }
    var harmless: Set<Candidate> = []
    while !groups.isEmpty {
      var failed: [[Candidate]] = []
      for group in groups where bytesLeft >= size {
        if makesNoError(group.map { findings[$0.finding].fixes[$0.fix] }) {
          harmless.formUnion(group)
        } else if group.count > 1 {
          failed += [Array(group[..<(group.count / 2)]), Array(group[(group.count / 2)...])]
        }
      }
      groups = failed
    }
    return harmless
  }

  /// Groups of fixes that have the same key and do not touch the same bytes, in order; a later fix of a finding is another
  /// way to do the same, and in another group.
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
      // Neighbours of a list are removed together; where something is put in, nothing else is.
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

  /// Whether some fixes, made together, leave no rule broken more often than it is.
  private mutating func makesNoError(_ fixes: [Fix]) -> Bool {
    bytesLeft -= reading.source.bytes.count
    let edits = fixes.flatMap(\.edits).sorted { $0.range < $1.range }
    let source = SourceText(name: reading.source.name, bytes: SourceEdit.apply(edits, to: reading.source.bytes))
    let infoPlist = reading.graph?.infoPlist
    let profiles = (reading.graph?.profileNames ?? []) + [profile.id]
    let fixed = Planning.read(source, profiles: profiles) { _ in infoPlist ?? .unreadable("is not named") }
    return Self.refusals(JudgedGraph(fixed, on: profile, options: options))
      .allSatisfy { rule, count in count <= before[rule] ?? 0 }
  }

  /// How many findings of each rule refuse the graph, whichever are reported.
  private static func refusals(_ judged: JudgedGraph) -> [RuleID: Int] {
    var counts: [RuleID: Int] = [:]
    for finding in judged.refusals { counts[finding.rule, default: 0] += 1 }
    return counts
  }
}
