import CapturePlans
import JSONSource
import CapturePlanning
import DeviceProfiles
import TestSupport
import Testing

/// Which findings an `ignore` accepts, and what is said of the list itself.
struct IgnoreListTests {
  @Test func everyEntryAroundAFindingIsUsed() throws {
    let entries = ["/outputs", "/outputs/1", "/outputs/1/zzz", "", "/outputs/1"].map { Self.entry("unknown-key", $0) }
    #expect(try Self.rules(entries + [Self.entry("unknown-key", nil)]).isEmpty)
  }

  @Test func anEntryElsewhereIsUnused() throws {
    for place in ["/outputs/0", "/outputs/9", "/outputs/01", "/outputs/", "/outputs/1/type", "outputs", "/x"] {
      let rules = try Self.rules([Self.entry("unknown-key", place)])
      #expect(rules == ["unused-ignore", "unknown-key"], "\(place)")
    }
  }

  @Test func anUnknownRuleIsSuggestedForEachEntry() throws {
    let labels = try Self.findings((0..<3).map { _ in Self.entry("unknown-kay", nil) }).filter {
      $0.rule == "unused-ignore"
    }.map(\.label)
    #expect(labels == Array(repeating: "did you mean 'unknown-key'?", count: 3))
  }

  @Test func manyEntriesOfOneRuleTakeLinearTime() throws {
    let count = 1_000
    for place in ["/x-list/NUMBER", "/outputs", ""] {
      let entries = (0..<count).map { Self.entry("unknown-key", place.replacing("NUMBER", with: "\($0)")) }
      let list = repeatElement("0", count: count).joined(separator: ",")
      let unused = try Self.rules(entries, more: #", "x-list": [\#(list)]"#).filter { $0 == "unused-ignore" }.count
      #expect(unused == (place.hasPrefix("/x") ? count : 0))
    }
  }

  static func entry(_ rule: String, _ place: String?) -> String {
    let at = place.map { ", \"at\": \"\($0)\"" } ?? ""
    return "{ \"rule\": \"\(rule)\", \"reason\": \"r\"\(at) }"
  }

  static func rules(_ entries: [String], more: String = "") throws -> [RuleID] {
    try findings(entries, more: more).map(\.rule)
  }

  /// What is found in a graph whose second output has a key that no output has.
  static func findings(_ entries: [String], more: String = "") throws -> [Finding] {
    let text = #"""
      { "capplan": 1, "ignore": [ \#(entries.joined(separator: ", ")) ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "audioData", "zzz": 1 } ]\#(more) }
      """#
    var options = CheckOptions()
    options.selection = RuleSelection(["unknown-key", "unused-ignore"])
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    return Planning.check(reading, on: try Bundled.profile("iphone-xs"), options: options).findings
  }
}
