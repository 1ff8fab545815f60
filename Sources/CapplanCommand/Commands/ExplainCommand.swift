import JSONSource
import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
package import RuleKit

/// The formats of an explanation.
package enum ExplanationFormat: String, WordValue {
  case text, markdown, html, json
}

/// `capplan explain`: what a rule says, and why.
package struct ExplainCommand: Subcommand {
  package var operands: [String] = []
  package private(set) var explainsAll = false
  package private(set) var area: Rule.Area?
  package private(set) var format = ExplanationFormat.text

  package init() {}

  package static let page = CommandPage(
    name: "explain",
    summary: "Explain one rule: what, why, source, examples; or all of them",
    operands: .any(Operand("RULE|WORD", .words(words))),
    examples: [
      .init("capplan explain", "every rule in one line"),
      .init("capplan explain one-input-per-camera", "one rule"),
      .init("capplan explain live photo", "the rules that speak of it"),
      .init("capplan explain --all -f markdown", "all of them, as a document"),
      .init("capplan explain --all -f html > rules.html", "as a page, with the examples drawn"),
    ])

  package static let options: [CommandOption<ExplainCommand>] = [
    .flag("all", .common, "explain every rule") { $0.explainsAll = true },
    .value("area", .area, .common, "the rules of one area only") { $0.area = $1 },
    .value("format", short: "f", .word("FORMAT"), .common, "the form of the explanation") { $0.format = $1 },
  ]

  package func validate() throws(UsageError) {
    guard let rule = asked else { return }
    if explainsAll { throw .conflict("--all", "'\(rule)'") }
    if area != nil { throw .conflict("--area", "'\(rule)'") }
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    let (rules, facts, isList) = try chosen
    let palette: Palette = format == .text && console.isColored(.output) ? .ansi : .plain
    let renderer = RuleRenderer(palette: palette, width: console.width(of: .output))
    switch format {
    case .json: return console.write(renderer.renderJSON(rules, facts: facts, tool: .capplan))
    case .markdown: return console.write(renderer.renderMarkdown(rules, facts: facts))
    case .html:
      var catalog = ProfileCatalog()
      let text = renderer.renderHTML(rules, facts: facts, tool: .capplan) { Drawing($0, &catalog) }
      return console.write(text)
    case .text:
      let text = isList ? renderer.renderList(rules, facts: facts) : renderer.render(rules, facts: facts)
      return console.write(text)
    }
  }

  /// The rule, or the words to look for.
  private var asked: String? { operands.isEmpty ? nil : operands.joined(separator: " ") }

  /// The explanations to print, and whether only to list them: one rule or API fact, those that contain some words,
  /// those of an area, or all.
  private var chosen: (rules: [Rule], facts: [APIFact], isList: Bool) {
    get throws(UsageError) {
      guard let name = asked else {
        guard let area else { return (Rule.all, APIFact.all, !explainsAll) }
        return (Rule.all.filter { $0.area == area }, APIFact.all.filter { $0.area == area }, !explainsAll)
      }
      if let rule = Rule.named(name) { return ([rule], [], false) }
      if let fact = APIFact.named(name) { return ([], [fact], false) }
      if let search = WordSearch(name) {
        let (rules, facts) = (search.rules, search.facts)
        if !rules.isEmpty || !facts.isEmpty { return (rules, facts, true) }
      }
      let words = name.split(separator: " ").map(String.init)
      if words.count > 1 { throw .noRuleWith(words: name, single: Self.mostTelling(of: words)) }
      throw .unknownName(.rule, name, known: Self.names)
    }
  }

  /// The word that the fewest rules and facts have, but at least one; `nil` if none has any of them.
  private static func mostTelling(of words: [String]) -> String? {
    let counts = words.map { word in WordSearch(word).map { $0.rules.count + $0.facts.count } ?? 0 }
    let found = words.indices.filter { counts[$0] > 0 }
    return found.min { counts[$0] < counts[$1] }.map { words[$0] }
  }

  /// The rules and API facts, by their newest names.
  private static var words: [Completion.Word] {
    .rules + APIFact.all.map { Completion.Word($0.id.rawValue, $0.title) }
  }

  /// Every name that has an explanation.
  private static var names: [String] {
    let rules = Rule.all.flatMap { [$0.id] + $0.aliases }
    return (rules + APIFact.all.flatMap { [$0.id] + $0.aliases }).map(\.rawValue)
  }
}

extension ValueReader where Value == Rule.Area {
  /// Reads the name of an area; there is no default.
  fileprivate static var area: Self {
    let words = Rule.Area.allCases.map(\.rawValue)
    return ValueReader("NAME", words: words) { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      guard let area = Rule.Area(rawValue: text) else { throw .unknownWord(text, allowed: words) }
      return area
    }
  }
}

extension Drawing {
  /// An example on its device; `nil` if the text isn't a graph with inputs. A device that the example makes up is left
  /// out, and with it the findings.
  fileprivate init?(_ example: RuleExample, _ catalog: inout ProfileCatalog) {
    let reading = Planning.read(
      SourceText(example.text), profiles: catalog.directory,
      infoPlist: example.infoPlist.map { plist in { _ in plist } })
    guard let graph = reading.graph, !graph.inputs.isEmpty else { return nil }
    var options = CheckOptions()
    options.aims = example.aims
    let profile = example.profileText == nil ? catalog.profile(example.profile) : nil
    self.init(reading, graph, on: profile.map { DrawnDevice(reading, on: $0, options) })
  }
}
