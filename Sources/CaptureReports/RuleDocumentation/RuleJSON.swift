import CaptureSession
import CaptureModel
import JSONSource
public import RuleKit

extension RuleRenderer {
  /// Rules and API facts for other tools: one object with `rules`, and the facts as `topics`.
  public func renderJSON(_ rules: [Rule], facts: [APIFact] = [], tool: ReportTool) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      JSONRenderer.head(tool, to: &writer)
      writer.array("rules") { writer in
        for rule in rules { Self.element(rule, to: &writer) }
      }
      writer.array("topics") { writer in
        for fact in facts { Self.element(fact, to: &writer) }
      }
    }
    writer.endLine()
    return writer.text
  }

  private static func element(_ rule: Rule, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", rule.id.rawValue)
      writer.member("title", rule.title)
      writer.member("area", rule.area.rawValue)
      writer.member("severity", rule.severity.rawValue)
      writer.member("confidence", rule.confidence.rawValue)
      writer.member("rationale", rule.rationale)
      member(rule.availability, to: &writer)
      list("sources", rule.sources.map(\.text), to: &writer)
      list("supersedes", rule.supersedes.map(\.rawValue), to: &writer)
      list("aliases", rule.aliases.map(\.rawValue), to: &writer)
      writer.member("page", rule.area.page.address)
      writer.member("hasFix", rule.hasFix)
      writer.array("examples") { writer in
        for example in rule.examples { element(example, to: &writer) }
      }
    }
  }

  private static func element(_ fact: APIFact, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", fact.id.rawValue)
      writer.member("title", fact.title)
      writer.member("area", fact.area.rawValue)
      writer.member("text", fact.text)
      list("sources", fact.sources.map(\.text), to: &writer)
      list("related", fact.related.map(\.rawValue), to: &writer)
      list("aliases", fact.aliases.map(\.rawValue), to: &writer)
      writer.member("page", fact.area.page.address)
    }
  }

  private static func list(_ key: String, _ words: [String], to writer: inout JSONWriter) {
    writer.array(key) { writer in
      for word in words { writer.element(word) }
    }
  }

  private static func member(_ availability: Rule.Availability?, to writer: inout JSONWriter) {
    let parts: (kind: String, version: OSVersion)
    switch availability {
    case nil: return writer.member("availability", nil as String?)
    case .iOS(let version): parts = ("introduced", version)
    case .relaxedWhenLinked(let version): parts = ("relaxedWhenLinked", version)
    case .relaxedOn(let version): parts = ("relaxedOn", version)
    }
    writer.object("availability") { writer in
      writer.member("kind", parts.kind)
      writer.member("version", "\(parts.version)")
    }
  }

  private static func element(_ example: RuleExample, to writer: inout JSONWriter) {
    let table = LineTable(SourceText(example.text))
    writer.object { writer in
      writer.member("kind", example.isUnverified ? "unverified" : example.isPassing ? "passing" : "failing")
      writer.member("profile", example.profile)
      writer.member("profileText", example.profileText)
      if case .unreadable(let why)? = example.infoPlist { writer.member("infoPlistFault", why) }
      if case .read(let plist)? = example.infoPlist {
        writer.object("infoPlist") { writer in
          for (key, text) in plist.usageDescriptions.sorted(by: { $0.key < $1.key }) { writer.member(key, text) }
        }
      }
      writer.object("targets") { writer in
        writer.member("hardwareCost", example.aims.targets.hardware)
        writer.member("systemPressureCost", example.aims.targets.pressure)
      }
      if let rate = example.aims.minimumFrameRate?.value { writer.member("minimumFrameRate", rate.value) }
      writer.member("text", example.text)
      writer.array("ranges") { writer in
        for range in example.markedRanges { table.element(range, to: &writer) }
      }
    }
  }
}
