package import CaptureModel
public import JSONSource
import RuleKit

/// A baseline as written in its file, version 1 or 2.
private struct BaselineFile: ShapedObject {
  var version: Located<Int>?
  var entries: [BaselineEntryFile] = []

  static let shape = ObjectShape<BaselineFile>(
    {
      Field("capplanBaseline", .integer(0...1_000_000), isRequired: true) { $0.version = $1 }
      Field("findings", .values(of: .object(BaselineEntryFile.self)), isRequired: true) { $0.entries = $1.value }
    },
    make: { _ in BaselineFile() })
}

private struct BaselineEntryFile: ShapedObject {
  let range: SourceRange
  var path: String?
  var rule: String?
  var severity = BaselineSeverity.error
  var subjects: [String]?
  var place: String?
  var profiles: [String] = []
  var count = 1
  var costs: [String: [String: Double]] = [:]

  static let shape = ObjectShape<BaselineEntryFile>(
    {
      Field("path", .text("the path of a graph"), isRequired: true) { $0.path = $1.value }
      Field("rule", .text("the id of a rule"), isRequired: true) { $0.rule = $1.value }
      Field("severity", .name("severity"), isRequired: true) { $0.severity = $1.value }
      Field("subjects", .values(of: .text())) { $0.subjects = $1.value }
      // Version 1 had one place, and the words that the message quotes, which are now ignored.
      Field("at", .text("a path of names")) { $0.place = $1.value }
      Field("names", .values(of: .text()), set: { _, _ in })
      Field("profiles", .values(of: .text())) { $0.profiles = $1.value }
      Field("count", .integer(1...1_000_000)) { $0.count = $1.value }
      Field("costs", .map(of: .map(of: .number(0...1e9)))) { entry, costs in
        for profile in costs.value {
          for cost in profile.value.value {
            entry.costs[profile.key.value, default: [:]][cost.key.value] = cost.value.value
          }
        }
      }
    },
    make: { BaselineEntryFile(range: $0) })
}

private enum BaselineSeverity: String, Vocabulary {
  case error, warning, note

  static let names = NameTable(allCases.map(\.rawValue))
}

extension Baseline {
  /// The keys of the file.
  package static var fields: [SchemaField] { BaselineFile.shape.fields.schema }

  /// Reads a baseline; returns it, or `nil` and the faults of the text.
  ///
  /// If a rule has been renamed, `tool` finds its new name.
  public static func read(_ source: SourceText, tool: ReportTool) -> (baseline: Baseline?, faults: [Finding]) {
    let parsed = JSONParser.parse(source)
    let faults = parsed.findings.filter { $0.severity == .error }
    guard let document = parsed.document, faults.isEmpty else { return (nil, faults) }
    var reader = DocumentReader(document)
    let file = BaselineFile.shape.read(&reader, document.root)
    if let version = file?.version, !(1...2).contains(version.value) {
      return (nil, [.unsupportedVersion(version, of: "baselines", help: "use the capplan that it was written by")])
    }
    guard let file, reader.findings.isEmpty else { return (nil, reader.findings.sorted { $0.range < $1.range }) }
    let entries = file.entries.compactMap { entry -> Entry? in
      guard let path = entry.path, let name = entry.rule else { return nil }
      let rule = tool.rule(RuleID(rawValue: name))?.id ?? RuleID(rawValue: name)
      return Entry(
        path: path, rule: rule, subjects: entry.place.map { .some($0) } ?? .all((entry.subjects ?? []).sorted()),
        severity: Severity(rawValue: entry.severity.rawValue) ?? .error, profiles: entry.profiles, count: entry.count,
        costs: entry.costs, range: entry.range)
    }
    return (Baseline(entries: entries, isOfVersion1: file.version?.value == 1), [])
  }

  /// The text of the file, in version 2, ending with LF.
  public var text: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("capplanBaseline", 2)
      writer.array("findings") { writer in
        for entry in entries { Self.element(entry, to: &writer) }
      }
    }
    writer.endLine()
    return writer.text
  }

  private static func element(_ entry: Entry, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", entry.path)
      writer.member("rule", entry.rule.rawValue)
      writer.member("severity", entry.severity.rawValue)
      switch entry.subjects {
      case .all(let subjects): list("subjects", subjects, to: &writer)
      case .some(let place): writer.member("at", place)
      }
      if !entry.profiles.isEmpty { list("profiles", entry.profiles, to: &writer) }
      if entry.count > 1 { writer.member("count", entry.count) }
      if !entry.costs.isEmpty { write(entry.costs, to: &writer) }
    }
  }

  private static func write(_ costs: [String: [String: Double]], to writer: inout JSONWriter) {
    func sorted<Value>(_ members: [String: Value]) -> [(key: String, value: Value)] {
      members.sorted { $0.key < $1.key }
    }
    writer.object("costs") { writer in
      for (profile, costs) in sorted(costs) {
        writer.object(profile) { writer in for (name, cost) in sorted(costs) { writer.member(name, cost) } }
      }
    }
  }

  private static func list(_ key: String, _ words: [String], to writer: inout JSONWriter) {
    writer.array(key) { writer in for word in words { writer.element(word) } }
  }
}
