import JSONSource
public import RuleKit

extension RuleRenderer {
  /// Rules and API facts as one page without script, by area: the browser's own search finds everything on it, and each
  /// rule has a link. `drawing` draws an example, if there is something to draw.
  public func renderHTML(
    _ rules: [Rule], facts: [APIFact], tool: ReportTool, drawing: (RuleExample) -> Drawing?
  ) -> String {
    var (contents, body) = ("", "")
    for area in Rule.Area.allCases {
      let (rules, facts) = (rules.filter { $0.area == area }, facts.filter { $0.area == area })
      if rules.isEmpty && facts.isEmpty { continue }
      let name = area.rawValue
      contents += "<li><a href=\"#area-\(name)\">\(name)</a>, \(rules.count + facts.count)</li>\n"
      body += "<h2 id=\"area-\(name)\">\(name.prefix(1).uppercased())\(name.dropFirst())</h2>\n<ul>\n"
      for (id, title) in rules.map({ ($0.id, $0.title) }) + facts.map({ ($0.id, $0.title) }) {
        body += "<li><a href=\"#\(id)\">\(id)</a>: \(HTMLPage.escaped(title))</li>\n"
      }
      body += "</ul>\n"
      for rule in rules { body += Self.section(rule, drawing) }
      for fact in facts { body += Self.section(fact) }
    }
    let style = DrawingSVG.style + "\npre { overflow-x: auto; } h3 { font-size: 1rem; margin: 1.6rem 0 .3rem; }"
    return HTMLPage.page("Rules of capplan", "<ul>\n\(contents)</ul>\n" + body, tool, style: style)
  }

  private static func section(_ rule: Rule, _ drawing: (RuleExample) -> Drawing?) -> String {
    var text = head(rule.id, rule.title, facts(rule)) + paragraph(rule.rationale)
    if let off = rule.offByDefault { text += paragraph(off) }
    if !rule.sources.isEmpty { text += paragraph("Sources: \(rule.sources.map(\.text).joined(separator: "; ")).") }
    text += links("If it reports something, these stay silent: ", rule.supersedes)
    if !rule.aliases.isEmpty { text += paragraph("It covers \(rule.aliases.map(\.rawValue).sentence).") }
    for example in rule.examples {
      let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false)
      let code = lines.map { HTMLPage.escaped(String($0)) }.joined(separator: "\n")
      let picture = drawing(example).map { "<div class=\"scroll\">\n\(DrawingSVG.text(of: $0, isPart: true))</div>\n" }
      text += "<details><summary>An example that \(HTMLPage.escaped(example.verdict)), "
      text += "\(HTMLPage.escaped(example.setting))</summary>\n<pre>\(code)</pre>\n\(picture ?? "")</details>\n"
    }
    return text
  }

  private static func section(_ fact: APIFact) -> String {
    var text = head(fact.id, fact.title, ["fact", fact.area.rawValue]) + paragraph(fact.text)
    if !fact.sources.isEmpty { text += paragraph("Sources: \(fact.sources.map(\.text).joined(separator: "; ")).") }
    text += links("See ", fact.related)
    return fact.aliases.isEmpty ? text : text + paragraph("It covers \(fact.aliases.map(\.rawValue).sentence).")
  }

  private static func head(_ id: RuleID, _ title: String, _ facts: [String]) -> String {
    "<h3 id=\"\(id)\"><a href=\"#\(id)\">\(id)</a></h3>\n<p><strong>\(HTMLPage.escaped(title))</strong> · "
      + "\(HTMLPage.escaped(facts.joined(separator: " · ")))</p>\n"
  }

  private static func paragraph(_ text: String) -> String { "<p>\(HTMLPage.escaped(text))</p>\n" }

  private static func links(_ lead: String, _ rules: [RuleID]) -> String {
    guard !rules.isEmpty else { return "" }
    return "<p>\(lead)" + rules.map { "<a href=\"#\($0)\">\($0)</a>" }.joined(separator: ", ") + "</p>\n"
  }
}
