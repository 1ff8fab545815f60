import JSONSource
public import RuleKit

extension RuleRenderer {
  /// Rules and topics as a Markdown document, by area.
  public func renderMarkdown(_ rules: [Rule], topics: [APIFact] = []) -> String {
    guard rules.count + topics.count != 1 else {
      return (rules.map { Self.markdown($0, level: 1) } + topics.map { Self.markdown($0, level: 1) }).joined()
    }
    var text = "# Rules of capplan\n"
    for area in Rule.Area.allCases {
      let (rules, topics) = (rules.filter { $0.area == area }, topics.filter { $0.area == area })
      if rules.isEmpty && topics.isEmpty { continue }
      text += "\n## \(area.rawValue.prefix(1).uppercased())\(area.rawValue.dropFirst())\n\n"
      text += "| rule | severity | when it speaks |\n| --- | --- | --- |\n"
      for rule in rules { text += "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.title) |\n" }
      for topic in topics { text += "| [`\(topic.id)`](#\(topic.id)) | fact | \(topic.title) |\n" }
      for rule in rules { text += "\n" + Self.markdown(rule, level: 3) }
      for topic in topics { text += "\n" + Self.markdown(topic, level: 3) }
    }
    return text
  }

  private static func markdown(_ rule: Rule, level: Int) -> String {
    var parts = [
      "\(String(repeating: "#", count: level)) \(rule.id)",
      "**\(rule.title)** · \(facts(rule).joined(separator: " · "))",
      rule.rationale,
    ]
    if !rule.sources.isEmpty { parts.append("Sources: \(rule.sources.map(\.text).joined(separator: "; ")).") }
    if !rule.supersedes.isEmpty { parts.append("Where it speaks, these are silent: \(list(rule.supersedes)).") }
    if !rule.aliases.isEmpty { parts.append("It covers \(list(rule.aliases)).") }
    parts += rule.examples.map(markdown)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func markdown(_ topic: APIFact, level: Int) -> String {
    var parts = [
      "\(String(repeating: "#", count: level)) \(topic.id)", "**\(topic.title)** · fact · \(topic.area.rawValue)",
      topic.text,
    ]
    if !topic.sources.isEmpty { parts.append("Sources: \(topic.sources.map(\.text).joined(separator: "; ")).") }
    if !topic.related.isEmpty { parts.append("See \(list(topic.related)).") }
    if !topic.aliases.isEmpty { parts.append("It covers \(list(topic.aliases)).") }
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
      return "\(position.line):\(position.column)" + (text.isEmpty ? "" : " `\(TerminalText.escaped(text))\(cut)`")
    }
    let found = marks.isEmpty ? "" : ", at \(marks.joined(separator: ", "))"
    let verdict = example.verdict.prefix(1).uppercased() + example.verdict.dropFirst()
    let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { TerminalText.escaped(String($0)) }.joined(separator: "\n")
    return "\(verdict), \(example.setting)\(found):\n\n```json\n\(text)\n```"
  }
}
