extension LineTable {
  /// A finding as editors and problem matchers read it.
  public func conciseLine(for finding: Finding) -> String {
    conciseLine(
      at: finding.range.lowerBound, kind: finding.severity.rawValue, message: finding.message,
      rule: finding.rule.rawValue)
  }
}
