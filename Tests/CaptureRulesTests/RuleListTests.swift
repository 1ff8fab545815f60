import CaptureModel
import RuleKit
import JSONSource
import CapturePlanning
import Foundation
import TestSupport
import Testing

/// The list of all rules: each documented, named once, and every one that a file declares.
struct RuleListTests {
  /// What no graph on a page can show: a file of 8 MiB, a list of 1,001 elements, and a command line that names no
  /// profile. Tested elsewhere.
  static let withoutExample: Set<RuleID> = ["json-too-large", "list-too-long", "profile-defaulted"]

  @Test func everyRuleIsDocumented() {
    for rule in Rule.all {
      #expect(!rule.title.isEmpty && !rule.rationale.isEmpty && !rule.sources.isEmpty, "\(rule.id)")
      #expect(rule.examples.contains { $0.isPassing }, "\(rule.id) has no passing example")
      let fails = rule.examples.contains { !$0.isPassing }
      #expect(fails != Self.withoutExample.contains(rule.id), "\(rule.id) has a failing example: \(fails)")
      #expect(!rule.title.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test func idsAreSlugsAndUnique() {
    var seen: Set<RuleID> = []
    for id in Rule.all.flatMap({ [$0.id] + $0.aliases }) {
      #expect(seen.insert(id).inserted, "\(id) is used twice")
      #expect(id.rawValue.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }, "\(id)")
    }
  }

  @Test func supersededRulesExist() {
    #expect(Rule.all.contains { !$0.supersedes.isEmpty })
    for rule in Rule.all {
      for general in rule.supersedes { #expect(Rule.all.contains { $0.id == general }, "\(rule.id): \(general)") }
    }
  }

  /// The Swift files of some modules.
  private static func files(of modules: [String]) throws -> [URL] {
    let files = try modules.flatMap { module in
      let folder = PackageFolder.url(of: "Sources").appendingPathComponent(module)
      return try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        .compactMap { $0 as? URL }
    }
    return files.filter { $0.pathExtension == "swift" }
  }

  /// A rule that names a key which no graph can have never runs.
  @Test func rulesReadKeysThatThereAre() throws {
    var keys: Set<String> = []
    for file in try Self.files(of: ["CaptureModel"]) {
      for field in try String(contentsOf: file, encoding: .utf8).matches(of: /Field\(\s*"(\w+)"/) {
        keys.insert(String(field.output.1))
      }
    }
    #expect(keys.count > 200, "\(keys.count)")
    for rule in Rule.all {
      let unknown = (rule.reads + rule.settles).map(\.name).filter { !keys.contains($0) }
      #expect(unknown.isEmpty, "no graph has the keys \(unknown) that \(rule.id) reads or settles")
    }
  }

  @Test func everyRuleFileIsInTheList() throws {
    let files = try Self.files(of: ["CaptureRules", "CaptureMediaRules"])
    // The rules of documents have ids that the readers declare: `.duplicateID`.
    let declaration = /static var (\w+): Rule \{\s*Rule\(\s*(?:"([^"]+)"|\.\w+)/
    var names: Set<Substring> = []
    var ids: Set<String> = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let rules = text.matches(of: declaration)
      #expect(rules.count <= 1, "\(file.lastPathComponent) declares \(rules.count) rules")
      for rule in rules {
        #expect(names.insert(rule.output.1).inserted, "\(rule.output.1) is declared twice")
        rule.output.2.map { _ = ids.insert(String($0)) }
      }
    }
    let unlisted = ids.subtracting(Rule.all.map(\.id.rawValue))
    #expect(unlisted.isEmpty, "visited by no Rule+<Area>.swift, or an id that is no slug: \(unlisted.sorted())")
    #expect(names.count == Rule.all.count && ids.count > 200, "\(names.count) rules are declared")
  }
}
