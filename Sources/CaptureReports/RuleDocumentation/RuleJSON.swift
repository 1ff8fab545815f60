import CaptureModel
import CaptureSession
import JSONSource
public import RuleKit

extension RuleRenderer {
  /// Rules and API facts for other tools: one object with `rules`, and the facts as `topics`.
  public func renderJSON(_ rules: [Rule], facts: [APIFact] = [], tool: ReportTool) -> String {
    RuleJSON.shape.text(of: .init(tool: tool, rules: rules, facts: facts))
  }
}

/// Rules and API facts in JSON.
enum RuleJSON {
  /// The tool, and what is explained.
  struct Contents {
    let tool: ReportTool
    let rules: [Rule]
    let facts: [APIFact]
  }

  /// The keys.
  static let shape = ReportShape<Contents> {
    SummaryJSON.head.of { $0.tool }
    ReportKey("rules", .list(of: .object(rule)), about: "The rules") { $0.rules }
    ReportKey("topics", .list(of: .object(fact)), about: "The facts of the API that no rule checks") { $0.facts }
  }

  private static let rule = ReportShape<Rule> {
    ReportKey("id", .text, about: ReportSentence.rule) { $0.id.rawValue }
    ReportKey("title", .text, about: "What it finds, in a few words") { $0.title }
    ReportKey("area", .text, about: ReportSentence.area) { $0.area.rawValue }
    ReportKey("severity", .word(of: ["error", "warning", "note"]), about: "How much its findings matter") {
      $0.severity.rawValue
    }
    ReportKey("confidence", .word(of: Rule.Confidence.allCases.map(\.rawValue)), about: "How sure it is") {
      $0.confidence.rawValue
    }
    ReportKey("rationale", .text, about: "Why it is so") { $0.rationale }
    ReportKey(
      optional: "pedantic", .text, about: "Why it reports nothing unless --pedantic or settings ask for it"
    ) { $0.pedantic }
    ReportKey(
      "availability", .orNull(.object(availability)), about: "Where it applies; null if everywhere"
    ) { $0.availability }
    ReportKey("sources", .list(of: .text), about: "What it cites") { $0.sources.map(\.text) }
    ReportKey("supersedes", .list(of: .text), about: "The rules that are silent where it finds something") {
      $0.supersedes.map(\.rawValue)
    }
    ReportKey("aliases", .list(of: .text), about: "Its earlier ids") { $0.aliases.map(\.rawValue) }
    ReportKey("page", .text, about: ReportSentence.page) { $0.area.page.address }
    ReportKey("hasFix", .boolean, about: "Whether it offers edits") { $0.hasFix }
    ReportKey("examples", .list(of: .object(example)), about: "Its examples") { $0.examples }
  }

  private static let fact = ReportShape<APIFact> {
    ReportKey("id", .text, about: "The id of the fact") { $0.id.rawValue }
    ReportKey("title", .text, about: "The fact in a few words") { $0.title }
    ReportKey("area", .text, about: ReportSentence.area) { $0.area.rawValue }
    ReportKey("text", .text, about: "The fact") { $0.text }
    ReportKey("sources", .list(of: .text), about: "What the fact cites") { $0.sources.map(\.text) }
    ReportKey("related", .list(of: .text), about: "The rules that are about the same") { $0.related.map(\.rawValue) }
    ReportKey("aliases", .list(of: .text), about: "The earlier ids of the fact") { $0.aliases.map(\.rawValue) }
    ReportKey("page", .text, about: ReportSentence.page) { $0.area.page.address }
  }

  private static let availability = ReportShape<Rule.Availability> {
    ReportKey("kind", .word(of: ["introduced", "relaxedWhenLinked", "relaxedOn"]), about: "What begins there") {
      $0.parts.kind
    }
    ReportKey("version", .text, about: "The version of iOS, or of the SDK that the app is linked with") {
      "\($0.parts.version)"
    }
  }

  private static let example = ReportShape<RuleExample> {
    ReportKey("kind", .word(of: ["passing", "failing", "unverified"]), about: "What the rule says to it") {
      $0.isUnverified ? "unverified" : $0.isPassing ? "passing" : "failing"
    }
    ReportKey("profile", .text, about: "The id of the profile that it is judged on") { $0.profile }
    ReportKey("profileText", .orNull(.text), about: "That profile, if it is no bundled one") { $0.profileText }
    ReportKey(optional: "infoPlistFault", .text, about: "Why its Info.plist can't be read") {
      if case .unreadable(let why)? = $0.infoPlist { why } else { nil }
    }
    ReportKey(optional: "infoPlist", .table(of: .text), about: "The usage descriptions of its Info.plist") { example in
      guard case .read(let plist)? = example.infoPlist else { return nil }
      return plist.usageDescriptions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    ReportKey("targets", .object(targets), about: "The highest costs that are set outside it") { $0.aims.targets }
    ReportKey(optional: "minimumFrameRate", .number, about: "The lowest frame rate that is set outside it") {
      $0.aims.minimumFrameRate?.value.value
    }
    ReportKey("text", .text, about: "The graph") { $0.text }
    ReportKey("ranges", .list(of: .object(PlaceJSON.range)), about: "Where the rule's findings are") { example in
      let table = LineTable(SourceText(example.text))
      return example.markedRanges.map { PlacedRange($0, in: table) }
    }
  }

  private static let targets = ReportShape<CostTargets> {
    ReportKey("hardwareCost", .orNull(.number), about: "The highest hardwareCost; null if none is set") {
      $0.hardware
    }
    ReportKey("systemPressureCost", .orNull(.number), about: "The highest systemPressureCost; null if none is set") {
      $0.pressure
    }
  }
}

extension Rule.Availability {
  fileprivate var parts: (kind: String, version: OSVersion) {
    switch self {
    case .iOS(let version): ("introduced", version)
    case .relaxedWhenLinked(let version): ("relaxedWhenLinked", version)
    case .relaxedOn(let version): ("relaxedOn", version)
    }
  }
}
