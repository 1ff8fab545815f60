/// Where a more specific rule speaks, the general one is silent.
enum Superseding {
  /// The findings without those at whose place a rule speaks that supersedes theirs; O(n log n).
  static func filter(_ findings: [Finding]) -> [Finding] {
    var speakers: [Rule.ID: [SourceRange]] = [:]
    for finding in findings {
      for general in superseded[finding.rule] ?? [] { speakers[general, default: []].append(finding.range) }
    }
    guard !speakers.isEmpty else { return findings }
    let places = speakers.mapValues { Places($0) }
    return findings.filter { !(places[$0.rule]?.overlap($0.range) ?? false) }
  }

  /// The general rules that each specific one silences.
  private static let superseded: [Rule.ID: [Rule.ID]] = Dictionary(
    uniqueKeysWithValues: Rule.all.filter { !$0.supersedes.isEmpty }.map { ($0.id, $0.supersedes) })

  /// Ranges, to be asked whether one of them overlaps another.
  private struct Places {
    private let ranges: [SourceRange]

    /// The furthest end of the ranges up to each.
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
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].lowerBound < range.upperBound { low = middle + 1 } else { high = middle }
      }
      return low > 0 && ends[low - 1] > range.lowerBound
    }
  }
}
