import CapturePlanning
import CaptureReports
import JSONSource
import RuleKit
import Testing

/// The pages of rules are those of the rules: a table of all areas, and a table of the rules of each.
struct RulePageTests {
  /// A page of some areas.
  private struct Part: CustomTestStringConvertible, Sendable {
    let name: String
    let title: String
    let areas: [Rule.Area]

    var testDescription: String { name }
  }

  private static let parts = [
    Part(
      name: "rules-session", title: "Rules on sessions and apps",
      areas: [.document, .session, .inputs, .ports, .connections, .app]),
    Part(
      name: "rules-formats", title: "Rules on formats and costs",
      areas: [.formats, .cost, .pressure, .synchronization]),
    Part(
      name: "rules-media", title: "Rules on depth, photos, video and sound",
      areas: [.depth, .photo, .video, .audio]),
  ]

  @Test func everyAreaStandsOnOnePage() {
    let areas = Self.parts.flatMap(\.areas).map(\.rawValue).sorted()
    #expect(areas == Rule.Area.allCases.map(\.rawValue).sorted())
  }

  @Test func theTableCountsTheRules() throws {
    var lines = [
      "| area | rules | errors | warnings | notes | with fixes | facts |",
      "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for part in Self.parts {
      for area in part.areas {
        let link = "[\(area.rawValue)](\(part.name).md#\(area.rawValue))"
        lines.append(
          Self.row(link, Rule.all.filter { $0.area == area }, APIFact.all.filter { $0.area == area }))
      }
    }
    lines.append(Self.row("in all", Rule.all, APIFact.all))
    try Page.named("rules").expect(
      lines.joined(separator: "\n") + "\n", between: "<!-- rules: written by `make pages` -->",
      and: "<!-- end of rules -->")
  }

  @Test(arguments: parts)
  private func aPageListsTheRulesOfItsAreas(_ part: Part) throws {
    var text = """
      # \(part.title)

      `make pages` writes this page from the rules. `capplan explain` tells the reason, the sources and examples of each;
      [Rules](rules.md) says how to read the table.


      """
    text += part.areas.map { "- [\(Self.title($0))](#\($0.rawValue))\n" }.joined()
    for area in part.areas {
      let page = area.page
      text += "\n## \(Self.title(area))\n\nRead on: [\(page.heading)](\(page.address)).\n\n"
      text += "| rule | speaks of | as | since |\n| --- | --- | --- | --- |\n"
      for rule in Rule.all where rule.area == area {
        let fix = (rule.hasFix ? ", with fix" : "") + (rule.pedantic == nil ? "" : ", off by default")
        text += "| `\(rule.id)` | \(rule.title) | \(rule.severity.rawValue)\(fix) | \(Self.since(rule)) |\n"
      }
      for fact in APIFact.all where fact.area == area { text += "| `\(fact.id)` | \(fact.title) | fact | |\n" }
    }
    try Page.named(part.name).expect(text)
  }

  /// How many rules, and how many with fixes, each area has.
  private static func row(_ name: String, _ rules: [Rule], _ facts: [APIFact]) -> String {
    let severities = [Severity.error, .warning, .note].map { severity in
      rules.filter { $0.severity == severity }.count
    }
    let counts = [rules.count] + severities + [rules.filter(\.hasFix).count, facts.count]
    return "| \(name) | " + counts.map(String.init).joined(separator: " | ") + " |"
  }

  private static func title(_ area: Rule.Area) -> String {
    area.rawValue.prefix(1).uppercased() + area.rawValue.dropFirst()
  }

  private static func since(_ rule: Rule) -> String {
    switch rule.availability {
    case .iOS(let version): "iOS \(version)"
    case .relaxedWhenLinked(let version): "until SDK \(version)"
    case .relaxedOn(let version): "until iOS \(version)"
    case nil: ""
    }
  }
}
