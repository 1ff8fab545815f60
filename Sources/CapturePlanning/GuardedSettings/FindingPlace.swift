import JSONSource

/// A finding, by its rule, its place and whether it refuses the graph; with other facts, or in another part of the graph,
/// its words may differ.
struct FindingPlace: Hashable {
  let rule: RuleID
  let range: SourceRange
  let refuses: Bool

  init(_ finding: Finding) {
    rule = finding.rule
    range = finding.range
    refuses = finding.refuses
  }
}

extension Finding {
  /// Whether another finding reports the same at the same place, perhaps in other words.
  func isSame(as other: Finding) -> Bool {
    range == other.range && refuses == other.refuses && rule == other.rule
  }
}
