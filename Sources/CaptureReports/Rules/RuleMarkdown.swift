public import CapturePlanning

extension RuleRenderer {
  /// Rules as a Markdown document, by area.
  public func renderMarkdown(_ rules: [Rule]) -> String {
    guard rules.count != 1 else { return rules.map { Self.markdown($0, level: 1) }.joined() }
    var text = "# Rules of capplan\n"
    for (area, rules) in Self.byArea(rules) {
      text += "\n## \(area.rawValue.prefix(1).uppercased())\(area.rawValue.dropFirst())\n\n"
      text += "| rule | severity | when it speaks |\n| --- | --- | --- |\n"
      for rule in rules { text += "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.title) |\n" }
      for rule in rules { text += "\n" + Self.markdown(rule, level: 3) }
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

  private static func list(_ rules: [Rule.ID]) -> String { rules.map { "`\($0)`" }.joined(separator: ", ") }

  private static func markdown(_ example: RuleExample) -> String {
    let source = SourceText(example.text)
    let places = PlaceTable(source)
    let marks = example.markedRanges.map { range -> String in
      let place = places.place(of: range.lowerBound)
      let text = source[range].split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      let cut = text.utf8.count < range.count ? "…" : ""
      return "\(place.line):\(place.column)" + (text.isEmpty ? "" : " `\(TerminalText.escaped(text))\(cut)`")
    }
    let found = marks.isEmpty ? "" : ", at \(marks.joined(separator: ", "))"
    let verdict = example.verdict.prefix(1).uppercased() + example.verdict.dropFirst()
    let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.map { TerminalText.escaped(String($0)) }.joined(separator: "\n")
    return "\(verdict), \(example.setting)\(found):\n\n```json\n\(text)\n```"
  }
}
