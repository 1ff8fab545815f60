import JSONSource
public import RuleKit

extension RuleRenderer {
  /// Rules and API facts as a Markdown document, by area.
  public func renderMarkdown(_ rules: [Rule], facts: [APIFact] = []) -> String {
    guard rules.count + facts.count != 1 else {
      return (rules.map { Self.markdown($0, level: 1) } + facts.map { Self.markdown($0, level: 1) }).joined()
    }
    var text = "# Rules of capplan\n"
    for area in Rule.Area.allCases {
      let (rules, facts) = (rules.filter { $0.area == area }, facts.filter { $0.area == area })
      if rules.isEmpty && facts.isEmpty { continue }
      text += "\n## \(area.rawValue.prefix(1).uppercased())\(area.rawValue.dropFirst())\n\n"
      text += "| rule | severity | when it speaks |\n| --- | --- | --- |\n"
      for rule in rules { text += "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.title) |\n" }
      for fact in facts { text += "| [`\(fact.id)`](#\(fact.id)) | fact | \(fact.title) |\n" }
      for rule in rules { text += "\n" + Self.markdown(rule, level: 3) }
      for fact in facts { text += "\n" + Self.markdown(fact, level: 3) }
    }
    return text
  }

  private static func markdown(_ rule: Rule, level: Int) -> String {
    var parts = [
      "\(String(repeating: "#", count: level)) \(rule.id)",
      "**\(rule.title)** · \(facts(rule).joined(separator: " · "))",
      rule.rationale,
    ]
    if let off = rule.offByDefault { parts.append(off) }
    if !rule.sources.isEmpty { parts.append("Sources: \(rule.sources.map(\.text).joined(separator: "; ")).") }
    if !rule.supersedes.isEmpty {
      parts.append("If it reports something, these stay silent: \(list(rule.supersedes)).")
    }
    if !rule.aliases.isEmpty { parts.append("It covers \(list(rule.aliases)).") }
    parts += rule.examples.map(markdown)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func markdown(_ fact: APIFact, level: Int) -> String {
    var parts = [
      "\(String(repeating: "#", count: level)) \(fact.id)", "**\(fact.title)** · fact · \(fact.area.rawValue)",
      fact.text,
    ]
    if !fact.sources.isEmpty { parts.append("Sources: \(fact.sources.map(\.text).joined(separator: "; ")).") }
    if !fact.related.isEmpty { parts.append("See \(list(fact.related)).") }
    if !fact.aliases.isEmpty { parts.append("It covers \(list(fact.aliases)).") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func list(_ rules: [RuleID]) -> String { rules.map { "`\($0)`" }.joined(separator: ", ") }

  private static func markdown(_ example: RuleExample) -> String {
    let source = SourceText(example.text)
    let table = LineTable(source)
    let marks = example.markedRanges.map { range -> String in
      let position = table.position(of: range.lowerBound)
      let text = source[range].split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      let cut = text.utf8.count < range.count ? "…" : ""
      return "\(position)" + (text.isEmpty ? "" : " `\(TerminalText.escaped(text))\(cut)`")
    }
    let found = marks.isEmpty ? "" : ", at \(marks.joined(separator: ", "))"
    let verdict = example.verdict.prefix(1).uppercased() + example.verdict.dropFirst()
    let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { TerminalText.escaped(String($0)) }.joined(separator: "\n")
    return "\(verdict), \(example.setting)\(found):\n\n```json\n\(text)\n```"
  }
}
