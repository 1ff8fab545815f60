package import CaptureModel
public import JSONSource
import RuleKit

/// A baseline as it stands in its file, version 1 or 2.
private struct BaselineFile: ShapedObject {
  /// The version of the file: 2; 1 is read too.
  var version: Located<Int>?

  /// The findings that are known.
  var entries: [BaselineEntryFile]?

  static let shape = ObjectShape<BaselineFile>(
    {
      Field(
        "capplanBaseline", .integer(0...1_000_000), about: "The version of the file: 2; 1 is read too", isRequired: true
      ) { $1(&$0.version) }
      Field(
        "findings", .values(of: .object(BaselineEntryFile.self)), about: "The findings that are known",
        isRequired: true, placeless: { $1(&$0.entries) })
    },
    make: { _ in BaselineFile() })
}

private struct BaselineEntryFile: ShapedObject {
  let range: SourceRange
  var path: String?
  var rule: String?
  var severity: BaselineSeverity?
  var subjects: [String]?
  var place: String?
  var profiles: [String] = []
  var count: Int?
  var costs: [String: [String: Double]]?

  static let shape = ObjectShape<BaselineEntryFile>(
    {
      Field(
        "path", .text("the path of a graph"), about: "The path of the graph, relative to the folder of the baseline",
        isRequired: true, placeless: { $1(&$0.path) })
      Field(
        "rule", .text("the id of a rule"), about: ReportSentence.rule, isRequired: true, placeless: { $1(&$0.rule) })
      Field(
        "severity", .name("severity"),
        about: "The highest severity of the findings; a finding with a higher one is new",
        isRequired: true, placeless: { $1(&$0.severity) })
      Field(
        "subjects", .values(of: .text()), about: "The elements that the findings are about",
        placeless: { $1(&$0.subjects) })
      // Version 1 had one place, and the words that the message quotes, which are now ignored.
      Field(
        "at", .text("a path of names"), about: "The element that they are about, in version 1",
        placeless: { $1(&$0.place) })
      Field(
        "names", .values(of: .text()), about: "Words of the message, in version 1; they are ignored", set: { _, _ in })
      Field(
        "profiles", .values(of: .text()),
        about: "The ids of the profiles on which the findings were made; left out if they don't depend on any",
        list: { $1(&$0.profiles) })
      Field(
        "count", .integer(1...1_000_000), default: 1,
        about: "How many findings there are on one profile; any more are new", placeless: { $1(&$0.count) })
      Field(
        "costs", costTable, about: "By profile and name: the highest known costs; a finding with a higher cost is new",
        placeless: { $1(&$0.costs) })
    },
    make: { BaselineEntryFile(range: $0) })

  private static let costTable = Shape<[MapEntry<[MapEntry<Double>]>]>.map(of: .map(of: .number(0...1e9))).map(
    { profiles in
      profiles.reduce(into: [String: [String: Double]]()) { table, profile in
        for cost in profile.value.value { table[profile.key.value, default: [:]][cost.key.value] = cost.value.value }
      }
    },
    back: { table in
      table.sorted { $0.key < $1.key }.map { profile, costs in
        MapEntry(profile, costs.sorted { $0.key < $1.key }.map { MapEntry($0.key, $0.value) })
      }
    })
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
    let entries = (file.entries ?? []).compactMap { entry -> Entry? in
      guard let path = entry.path, let name = entry.rule else { return nil }
      let rule = tool.rule(RuleID(rawValue: name))?.id ?? RuleID(rawValue: name)
      return Entry(
        path: path, rule: rule, subjects: entry.place.map { .some($0) } ?? .all((entry.subjects ?? []).sorted()),
        severity: entry.severity.flatMap { Severity(rawValue: $0.rawValue) } ?? .error, profiles: entry.profiles,
        count: entry.count ?? 1, costs: entry.costs ?? [:], range: entry.range)
    }
    return (Baseline(entries: entries, isOfVersion1: file.version?.value == 1), [])
  }

  /// The text of the file, in version 2, ending with LF.
  public var text: String {
    let version = Located(2, at: SourceRange(0, 0))
    let file = BaselineFile(version: version, entries: entries.map(BaselineEntryFile.init))
    return BaselineFile.shape.text(of: file)
  }
}

extension BaselineEntryFile {
  fileprivate init(_ entry: Baseline.Entry) {
    range = SourceRange(0, 0)
    path = entry.path
    rule = entry.rule.rawValue
    severity = BaselineSeverity(rawValue: entry.severity.rawValue)
    switch entry.subjects {
    case .all(let subjects): self.subjects = subjects
    case .some(let place): self.place = place
    }
    profiles = entry.profiles
    count = entry.count > 1 ? entry.count : nil
    costs = entry.costs.isEmpty ? nil : entry.costs
  }
}
