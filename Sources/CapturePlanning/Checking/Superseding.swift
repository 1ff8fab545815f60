import JSONSource
import RuleKit

/// Silences a general rule where a more specific one has a finding.
enum Superseding {
  /// The findings, without those at whose place a superseding rule has one; O(n log n).
  static func filter(_ findings: [Finding]) -> [Finding] {
    var speakers: [RuleID: [SourceRange]] = [:]
    for finding in findings {
      for general in superseded[finding.rule] ?? [] { speakers[general, default: []].append(finding.range) }
    }
    guard !speakers.isEmpty else { return findings }
    let places = speakers.mapValues { Places($0) }
    var silenced: [RuleID: [SourceRange]] = [:]
    var kept: [Finding] = []
    for finding in findings {
      if places[finding.rule]?.overlap(finding.range) ?? false {
        silenced[finding.rule, default: []].append(finding.range)
      } else {
        kept.append(finding)
      }
    }
    return silenced.isEmpty ? kept : naming(silenced.mapValues { Places($0) }, in: kept)
  }

  /// The findings, each with a note that names the general rules it replaces.
  private static func naming(_ silenced: [RuleID: Places], in findings: [Finding]) -> [Finding] {
    findings.map { finding in
      let general = (superseded[finding.rule] ?? []).filter { silenced[$0]?.overlap(finding.range) ?? false }
      guard !general.isEmpty else { return finding }
      var speaking = finding
      let rules = general.map(\.rawValue).sentence
      let verb = general.count == 1 ? "is" : "are"
      speaking.notes.append(
        Finding.Note("this falls under \(rules) too, which \(verb) more general and not reported again"))
      return speaking
    }
  }

  /// The general rules that each specific rule supersedes.
  private static let superseded: [RuleID: [RuleID]] = {
    var superseded: [RuleID: [RuleID]] = [:]
    Rule.visitAll { rule in
      let general = rule.supersedes
      if !general.isEmpty { superseded[rule.id] = general }
    }
    return superseded
  }()

  /// Ranges that can be tested for overlap with another range.
  private struct Places {
    private let ranges: [SourceRange]

    /// By index: the furthest end of the ranges up to this one.
    private let ends: [Int]

    init(_ unsorted: [SourceRange]) {
      ranges = unsorted.sorted()
      var furthest = 0
      ends = ranges.map { range in
        furthest = max(furthest, range.upperBound)
        return furthest
      }
    }

    func overlap(_ range: SourceRange) -> Bool {
      let count = ranges.partitioningIndex { $0.lowerBound >= range.upperBound }
      return count > 0 && ends[count - 1] > range.lowerBound
    }
  }
}
