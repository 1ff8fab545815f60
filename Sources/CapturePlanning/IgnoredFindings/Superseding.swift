import JSONSource
import RuleKit

/// Silences a general rule at places where a more specific rule has a finding.
enum Superseding {
  /// The findings, without those at a place where a superseding rule has one; O(n log n).
  static func filter(_ findings: [Finding]) -> [Finding] {
    var speakers: [RuleID: [SourceRange]] = [:]
    for finding in findings {
      for general in superseded[finding.rule] ?? [] { speakers[general, default: []].append(place(of: finding)) }
    }
    guard !speakers.isEmpty else { return findings }
    let places = speakers.mapValues { Places($0) }
    return findings.filter { !(places[$0.rule]?.overlap(place(of: $0)) ?? false) }
  }

  /// The place that a finding is about: what the device lacks, although the finding may be reported at the system that the
  /// app runs on, if that comes later in the text.
  private static func place(of finding: Finding) -> SourceRange { finding.lack?.places.first ?? finding.range }

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
