extension LineTable {
  /// A finding in the form that editors and problem matchers read.
  public func conciseLine(for finding: Finding) -> String {
    conciseLine(
      at: finding.range.lowerBound, kind: finding.severity.rawValue, message: finding.sentence,
      rule: finding.rule.rawValue)
  }

  /// A message in the form that editors and problem matchers read: `file:line:column: kind: message [rule]`.
  public func conciseLine(at offset: Int, kind: String, message: String, rule: String?) -> String {
    let position = position(of: offset)
    return "\(text.name):\(position): \(kind): \(message)" + (rule.map { " [\($0)]" } ?? "")
  }
}
