extension LineTable {
  /// A finding as editors and problem matchers read it.
  public func conciseLine(for finding: Finding) -> String {
    conciseLine(
      at: finding.range.lowerBound, kind: finding.severity.rawValue, message: finding.sentence,
      rule: finding.rule.rawValue)
  }

  /// A message as editors and problem matchers read it: `file:line:column: kind: message [rule]`.
  public func conciseLine(at offset: Int, kind: String, message: String, rule: String?) -> String {
    let position = position(of: offset)
    return "\(text.name):\(position): \(kind): \(message)" + (rule.map { " [\($0)]" } ?? "")
  }
}
