import CapturePlanning
import CapturePlans
import CaptureReports
import Foundation
import JSONSource
import RuleKit
import TestSupport
import Testing

/// What a baseline knows, and what it takes for new.
struct BaselineTests {
  private static let path = "graph.json"

  private static func graph(
    before: String = "", size: Int = 3840, id: String = "back", more: String = ""
  ) -> String {
    """
    { "capplan": 1, "profiles": ["iphone-xs"],\(before) "session": { "type": "multiCam" },
      "inputs": [
        { "id": "\(id)", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": \(size), "height": 2160 } } ],
      "outputs": [ { "id": "video", "type": "videoData" } ],\(more)
      "connections": [ { "input": "\(id)", "port": "video", "output": "video" } ] }
    """
  }

  private static func file(_ text: String, on profiles: [String] = ["iphone-xs"]) throws -> FileReport {
    try Checking.check(SourceText(text), on: profiles)
  }

  private static func rules(_ file: FileReport) -> [RuleID] { file.findings.map(\.finding.rule) }

  /// What is new in a graph since another one was written to a baseline.
  private static func new(in text: String, since known: String) throws -> [RuleID] {
    var use = BaselineUse(Baseline(of: [(path, try file(known))]))
    return rules(use.sift(try file(text), at: path))
  }

  private static func fates(in text: String, since known: String, path: String = path) throws -> [BaselineUse.Fate] {
    var use = BaselineUse(Baseline(of: [(Self.path, try file(known))]))
    _ = use.sift(try file(text), at: path)
    return use.fates(exists: { _ in true }, looksFor: { _ in true })
  }

  @Test func nothingIsNewInTheSameGraph() throws {
    let file = try Self.file(Self.graph())
    #expect(!file.findings.isEmpty)
    #expect(try Self.new(in: Self.graph(), since: Self.graph()).isEmpty)
  }

  @Test func anEditElsewhereMakesNothingNew() throws {
    #expect(try Self.new(in: Self.graph(before: "\n\n\"name\": \"moved\","), since: Self.graph()).isEmpty)
    #expect(try Self.new(in: Self.graph(size: 3841), since: Self.graph()).isEmpty)
    let more = "\"synchronizers\": [],"
    #expect(try Self.new(in: Self.graph(more: more), since: Self.graph()).isEmpty)
  }

  /// Two cameras that cost more than the target, on one output; each part may be written first or last.
  private static func pair(session: String = "", plan: String = "", isReversed: Bool = false) -> String {
    func list(_ elements: [String]) -> String { (isReversed ? elements.reversed() : elements).joined(separator: ",\n") }
    func camera(_ id: String, _ position: String) -> String {
      let keys = list([#""id": "\#(id)""#, #""deviceType": "builtInWideAngleCamera""#, #""position": "\#(position)""#])
      return "{ \(keys), \"activeFormat\": { \"width\": 1920, \"height\": 1440 } }"
    }
    let cameras = list([camera("back", "back"), camera("front", "front")])
    let connections = list(
      ["back", "front"].map { #"{ "input": "\#($0)", "port": "video", "output": "video" }"# })
    return """
      { "capplan": 1, "profiles": ["iphone-xs"], \(session)\(plan)
        "inputs": [ \(cameras) ], "outputs": [ { "id": "video", "type": "videoData" } ],
        "connections": [ \(connections) ] }
      """
  }

  @Test func theOrderOfKeysAndElementsMakesNothingNew() throws {
    let plan = "\"plan\": { \"targets\": { \"hardwareCost\": 0.1 } },"
    let known = Self.pair(plan: plan)
    let rules = Self.rules(try Self.file(known)).map(\.rawValue)
    #expect(rules.contains("target-missed") && rules.contains("one-video-input-per-output"), "\(rules)")
    #expect(try Self.new(in: Self.pair(plan: plan, isReversed: true), since: known).isEmpty)
    // Costs of the whole session stand at its type, where that is written.
    let session = "\"session\": { \"type\": \"multiCam\" },"
    #expect(try Self.new(in: Self.pair(session: session, plan: plan), since: known).isEmpty)
  }

  @Test func anotherIdIsNewAndSoIsAnotherPlace() throws {
    #expect(try !Self.new(in: Self.graph(id: "rear"), since: Self.graph()).isEmpty)
    #expect(try Self.new(in: Self.graph(before: "\"nme\": 1,"), since: Self.graph()) == ["unknown-key"])
  }

  @Test func theSameInAnotherGraphIsNew() throws {
    let file = try Self.file(Self.graph())
    var use = BaselineUse(Baseline(of: [(Self.path, file)]))
    #expect(Self.rules(use.sift(file, at: "other.json")) == Self.rules(file))
  }

  @Test func moreOfTheSameAreNew() throws {
    func graph(_ count: Int) -> String {
      "{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"]" + String(repeating: ", \"nme\": 1", count: count) + " }"
    }
    let (two, three) = (try Self.file(graph(2)), try Self.file(graph(3)))
    var use = BaselineUse(Baseline(of: [(Self.path, two)]))
    #expect(use.sift(three, at: Self.path).findings.count == three.findings.count - two.findings.count)
    var fewer = BaselineUse(Baseline(of: [(Self.path, three)]))
    #expect(fewer.sift(two, at: Self.path).findings.isEmpty)
    let fates = fewer.fates(exists: { _ in true }, looksFor: { _ in true })
    #expect(fates.contains { if case .less(2, .error) = $0 { true } else { false } })
    let rest = fewer.dropping(fates)
    #expect(rest.text == Baseline(of: [(Self.path, two)]).text)
  }

  @Test("What has become graver is new; what has become milder is known")
  func severity() throws {
    // The same key is named before and after: once it makes a warning, once an error.
    let names = ["error", "warning", "note"]
    for (index, known) in names.enumerated() {
      let text = Baseline(of: [(Self.path, try Self.file("{ \"capplan\": 1, \"nme\": 1 }"))]).text
        .replacing("\"severity\": \"error\"", with: "\"severity\": \"\(known)\"")
      let baseline = try #require(Baseline.read(SourceText(text), tool: Checking.tool).baseline)
      var use = BaselineUse(baseline)
      let isNew =
        Self.rules(use.sift(try Self.file("{ \"capplan\": 1, \"nme\": 1 }"), at: Self.path)) == ["unknown-key"]
      #expect(isNew == (index > 0))
    }
  }

  @Test func aVerdictStaysAndWhatIsHiddenIsCounted() throws {
    let file = try Self.file(Self.graph())
    var use = BaselineUse(Baseline(of: [(Self.path, file)]))
    let sifted = use.sift(file, at: Self.path)
    #expect(sifted.results.map(\.verdict) == file.results.map(\.verdict))
    #expect(sifted.results.map(\.refusals.count) == file.results.map(\.refusals.count))
    let summary = Report(tool: Checking.tool, files: [sifted]).summary
    #expect(summary.errors == 0 && summary.hiddenRefusals > 0)
    let unjudged = try Self.file("{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"], \"inputs\": 1 }")
    var other = BaselineUse(Baseline(of: [(Self.path, unjudged)]))
    #expect(other.sift(unjudged, at: Self.path).results.map(\.verdict) == [.invalid])
  }

  @Test func aTextThatIsNoJSONIsNeverKnown() throws {
    let file = try Self.file("{ \"capplan\": 1,, }")
    var use = BaselineUse(Baseline(of: [(Self.path, file)]))
    #expect(Self.rules(use.sift(file, at: Self.path)).contains("json-syntax"))
    #expect(!use.baseline.entries.contains { $0.rule == "json-syntax" })
  }

  @Test func whatIsMendedIsGone() throws {
    let fates = try Self.fates(in: Self.graph(size: 1920).replacing("2160", with: "1080"), since: Self.graph())
    #expect(fates.contains(.gone))
  }

  @Test("An entry is not called gone where nobody has looked", arguments: ["{ \"capplan\": 1, \"inputs\": 3 }", "{"])
  func unjudged(_ text: String) throws {
    #expect(try Self.fates(in: text, since: Self.graph()).allSatisfy { $0 == .unjudged || $0 == .kept })
    #expect(try Self.fates(in: Self.graph(), since: Self.graph(), path: "other.json").allSatisfy { $0 == .unjudged })
    var use = BaselineUse(Baseline(of: [(Self.path, try Self.file(Self.graph()))]))
    _ = use.sift(try Self.file(Self.graph().replacing("iphone-xs", with: "iphone-xr")), at: Self.path)
    #expect(use.fates(exists: { _ in true }, looksFor: { _ in true }).contains(.unjudged))
    #expect(use.fates(exists: { _ in true }, looksFor: { _ in false }).allSatisfy { $0 == .unjudged })
  }

  @Test func aGraphThatWasDeletedIsGone() throws {
    let use = BaselineUse(Baseline(of: [(Self.path, try Self.file(Self.graph()))]))
    let fates = use.fates(exists: { _ in false }, looksFor: { _ in true })
    #expect(!fates.isEmpty && fates.allSatisfy { $0 == .gone })
    #expect(use.dropping(fates).entries.isEmpty)
  }

  @Test(
    "A baseline reads back as it was written, knows all that it was made of, and holds no line",
    arguments: GoldenTests.cases)
  func roundTrip(_ name: String) throws {
    let url = GoldenTests.folder.appending(path: name).appending(path: "graph.json")
    let bytes = Array(try String(contentsOf: url, encoding: .utf8).utf8)
    let file = try Checking.check(SourceText(name: "graph.json", bytes: bytes))
    let written = Baseline(of: [(Self.path, file)])
    let read = try #require(Baseline.read(SourceText(written.text), tool: Checking.tool).baseline)
    #expect(read.text == written.text)
    var use = BaselineUse(read)
    let rest = use.sift(file, at: Self.path).findings.map(\.finding)
    #expect(rest.allSatisfy { $0.effect == .unreadable || $0.effect == .unjudged })
    let moved = SourceText(name: "graph.json", bytes: Array("\n\n".utf8) + bytes.drop { $0 >= 0xEF })
    if !bytes.starts(with: [0xEF]) {
      #expect(Baseline(of: [(Self.path, try Checking.check(moved))]).text == written.text)
    }
  }

  @Test func wrongBaselinesAreToldWithTheirPlaces() throws {
    for text in [
      "", "[]", "{}", "{ \"capplanBaseline\": 3, \"findings\": [] }", "{ \"capplanBaseline\": 1 }",
      "{ \"capplanBaseline\": 1, \"findings\": [ {} ] }", "{ \"capplanBaseline\": 1, \"findings\": [], \"x\": 1 }",
    ] {
      let (baseline, faults) = Baseline.read(SourceText(text), tool: Checking.tool)
      #expect(baseline == nil && !faults.isEmpty, "\(text)")
    }
    let whole = Baseline(of: [(Self.path, try Self.file(Self.graph()))]).text
    for length in 0..<(whole.utf8.count - 2) {
      let text = SourceText(name: "b.json", bytes: Array(whole.utf8.prefix(length)))
      #expect(Baseline.read(text, tool: Checking.tool).baseline == nil)
    }
  }

  @Test func aRuleThatHasAnotherNameNowIsKnownByThat() throws {
    let rule = try #require(Rule.all.first { !$0.aliases.isEmpty })
    let text = """
      { "capplanBaseline": 1, "findings": [
        { "path": "a", "rule": "\(rule.aliases[0])", "severity": "error", "at": "/x" } ] }
      """
    #expect(Baseline.read(SourceText(text), tool: Checking.tool).baseline?.entries.map(\.rule) == [rule.id])
  }
}
