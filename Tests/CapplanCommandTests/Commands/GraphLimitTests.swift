import CapplanCommand
import CapturePlanning
import CapturePlans
import CaptureModel
import Foundation
import JSONSource
import TestSupport
import Testing

/// What is too large to be judged, and what is too much to be shown.
struct GraphLimitTests {
  private func list(_ count: Int, of element: String) -> String {
    "[" + [String](repeating: element, count: count).joined(separator: ",") + "]"
  }

  private func graph(_ members: String) -> String {
    #"{ "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" }, \#(members) }"#
  }

  private func check(_ text: String, _ arguments: String...) async -> FakeWorld.Run {
    await FakeWorld(["graph.json": text]).run(["check"] + (arguments.isEmpty ? ["-f", "concise"] : arguments))
  }

  @Test func aDocumentOfManyFaultsTellsTheFirstOfThem() throws {
    let keys = (0..<12_000).map { #""k\#($0)": 1"# }.joined(separator: ", ")
    let reading = Planning.read(SourceText(#"{ "capplan": 1, \#(keys) }"#), profiles: [])
    let unknown = reading.findings.filter { $0.rule == "unknown-key" }
    #expect(unknown.count == 10_000)
    #expect(unknown.last?.notes.last?.message.hasPrefix("too many errors") == true)
  }

  @Test func aThousandElementsAreJudgedAndOneMoreIsNot() async throws {
    let most = await check(graph(#""app": { "entitlements": \#(list(1_000, of: #""a""#)) }"#))
    #expect(!most.output.contains("list-too-long") && most.output.contains("[session-without-inputs]") == false)
    let text = graph(#""app": { "entitlements": \#(list(1_005, of: #""a""#)) }"#)
    let more = await check(text)
    // The place is that of the element after the thousandth, each of which takes four columns.
    let column = try #require(text.range(of: "[\"a\"")).lowerBound.utf16Offset(in: text) + 2 + 4 * 1_000
    let line = "graph.json:1:\(column): error: the list has 1005 elements; at most 1000 are judged [list-too-long]\n"
    #expect(more.output == line && more.status == .findings)
  }

  @Test func noRuleRunsOnAListThatIsTooLongAndTheVerdictIsInvalid() async {
    // Two cameras in one session are an error of a rule, and the unknown key a fault of the document.
    let camera = #"{ "id": "b", "deviceType": "builtInWideAngleCamera", "position": "back" }"#
    let members =
      #""inputs": [\#(camera), { "id": "c", "deviceType": "builtInWideAngleCamera", "position": "back" }], "unknown": 1"#
    let short = await check(graph(members), "-f", "json")
    #expect(short.output.contains("one-input-per-camera") && short.output.contains("unknown-key"))
    let long = await check(
      graph(members + #", "app": { "backgroundModes": \#(list(1_001, of: #""a""#)) }"#), "-f", "json")
    #expect(!long.output.contains("one-input-per-camera") && long.output.contains("\"unknown-key\""))
    #expect(long.output.contains("\"list-too-long\"") && long.output.contains("\"verdict\": \"invalid\""))
    let ignored = graph(
      #""ignore": [{ "rule": "list-too-long", "reason": "no" }], "app": { "entitlements": \#(list(1_001, of: #""a""#)) }"#
    )
    #expect(await check(ignored).status == .findings)
  }

  @Test(arguments: [
    ("inputs", 25, #"{ "deviceType": "microphone" }"#), ("outputs", 50, #"{ "type": "videoData" }"#),
    ("connections", 125, "{}"), ("photoSettings", 100, "{}"), ("synchronizers", 50, "{}"),
  ])
  func listsOfThingsAreShorter(_ name: String, limit: Int, element: String) async throws {
    let fault = "; at most \(limit) are judged [list-too-long]"
    let most = await check(graph(#""\#(name)": \#(list(limit, of: element))"#))
    #expect(!most.output.contains("list-too-long") && !most.output.isEmpty)
    let text = graph(#""\#(name)": \#(list(limit + 2, of: element))"#)
    let more = await check(text)
    let lines = more.output.split(separator: "\n").filter { $0.contains("list-too-long") }
    let start = try #require(text.range(of: "[\(element)")).lowerBound.utf16Offset(in: text) + 2
    let column = start + (element.utf8.count + 1) * limit
    #expect(lines == ["graph.json:1:\(column): error: the list has \(limit + 2) elements\(fault)"])
    // One of more than a thousand elements is told once too.
    let many = await check(graph(#""\#(name)": \#(list(1_002, of: element))"#))
    #expect(many.output.components(separatedBy: "list-too-long").count == 2 && many.output.contains(fault))
    // The schema says the same.
    let schema = await FakeWorld().run("schema", "graph").output
    let document = try #require(JSONParser.parse(SourceText(schema)).document)
    #expect(
      document.value(at: "/properties/\(name)/maxItems").flatMap { document.number(of: $0) } == Double(limit))
  }

  @Test func aSessionHasFiftyControls() async {
    func controls(_ count: Int) -> String {
      #"""
      { "capplan": 1, "profiles": ["iphone-xs"], "session": { "controls": \#(list(count, of: "{}")) } }
      """#
    }
    #expect(await !check(controls(50)).output.contains("list-too-long"))
    #expect(await check(controls(51)).output.contains("the list has 51 elements; at most 50 are judged"))
  }

  @Test func anOutputIsPreparedForFiftyRequests() async throws {
    func prepared(_ count: Int) -> String {
      graph(#""outputs": [{ "type": "photo", "preparedPhotoSettings": \#(list(count, of: "{}")) }]"#)
    }
    #expect(await !check(prepared(50)).output.contains("list-too-long"))
    let text = prepared(51)
    let more = await check(text)
    let start = try #require(text.range(of: "[{}")).lowerBound.utf16Offset(in: text) + 2 + 3 * 50
    let line = "graph.json:1:\(start): error: the list has 51 elements; at most 50 are judged [list-too-long]"
    #expect(more.output.split(separator: "\n").filter { $0.contains("list-too-long") } == [line[...]])
  }

  @Test func aGraphHasTwoHundredAndFiftyGuards() async {
    func guarded(_ count: Int) -> String {
      let connection = #"{ "input": "a", "output": "b", "optional": true, "enabled": true, "videoMirrored": true, "#
      let session = #""session": { "preset": "high", "whereSupported": ["preset"] }"#
      let all = list(count / 2, of: connection + #""whereSupported": ["videoMirrored"] }"#)
      let first = count % 2 == 1 ? session + ", " : ""
      return #"{ "capplan": 1, "profiles": ["iphone-xs"], \#(first)"connections": \#(all) }"#
    }
    #expect(await !check(guarded(250)).output.contains("list-too-long"))
    let more = await check(guarded(251))
    let words = "error: the graph has 251 guards in all; at most 250 are judged [list-too-long]"
    #expect(more.output.contains(words), "\(more.output.prefix(400))")
  }

  @Test func allListsTogetherHaveTenThousand() async {
    func lists(_ count: Int) -> String {
      let outputs = (0..<count).map { #""k\#($0)": \#(list(1_000, of: "1"))"# }.joined(separator: ", ")
      return graph(#""app": { \#(outputs) }"#)
    }
    // The profile is one element more.
    let most = await check(lists(9))
    #expect(!most.output.contains("list-too-long"))
    let more = await check(lists(10))
    #expect(
      more.output.contains("error: the lists have 10001 elements in all; at most 10000 are judged [list-too-long]"))
    #expect(more.output.components(separatedBy: "list-too-long").count == 2)
  }

  @Test func aDocumentThatIsNoGraphIsTheSameOnEveryDevice() async {
    let names = (0..<1_005).map { "\"phone-\($0)\"" }.joined(separator: ", ")
    let text = #"{ "capplan": 1, "profiles": [\#(names)] }"#
    let run = await check(text, "-f", "json", "--profile", "iphone-12,iphone-xs")
    #expect(run.output.components(separatedBy: #""verdict": "invalid""#).count == 3)
    for profile in ["iphone-12", "iphone-xs"] { #expect(run.output.contains("\"profile\": \"\(profile)\"")) }
    let concise = await check(text, "-f", "concise", "--profile", "iphone-12,iphone-xs")
    #expect(concise.output == (await check(text, "-f", "concise", "--profile", "iphone-12")).output)
  }

  @Test func aKeyOfOnesOwnMayBeginWithAMark() async {
    // As a letter, the mark and the hyphen before it are one; the schema goes by `^x-`.
    let run = await check(graph("\"x-\u{301}\": 1"))
    #expect(!run.output.contains("unknown-key"))
  }

  @Test func keysOfOnesOwnAreFree() async {
    let text = graph(
      #""x-mine": { "a": \#(list(2_000, of: list(10, of: "1"))) }, "app": { "x-b": \#(list(1_001, of: "1")) }"#)
    #expect(await !check(text).output.contains("list-too-long"))
  }

  @Test func aGraphAndAProfileHaveEightMiB() async throws {
    let text = #"{ "capplan": 1, "x-a": "" }"#
    func padded(to bytes: Int, _ text: String) -> [UInt8] {
      Array(text.utf8) + [UInt8](repeating: 0x20, count: bytes - text.utf8.count)
    }
    var world = FakeWorld()
    world.nodes["graph.json"] = .file(padded(to: 8 << 20, text))
    #expect(await !world.run("check", "-f", "concise").output.contains("json-too-large"))
    world.nodes["graph.json"] = .file(padded(to: 8 << 20 + 1, text))
    let large = await world.run("check", "-f", "concise")
    #expect(large.output.contains("[json-too-large]") && large.status == .unusable)
    let profile = #"{ "capplanProfile": 1, "id": "own", "name": "Own" }"#
    world.nodes["graph.json"] = .file(Array(text.utf8))
    let arguments = ["check", "--profile-file", "own.json", "--profile", "own", "-f", "concise"]
    world.nodes["own.json"] = .file(padded(to: 8 << 20, profile))
    let most = await world.run(arguments)
    #expect(!most.output.contains("json-too-large") && most.status == .success)
    world.nodes["own.json"] = .file(padded(to: 8 << 20 + 1, profile))
    let more = await world.run(arguments)
    #expect(more.error.contains("own.json:1:8388609: error: ") && more.error.contains("[json-too-large]"))
    #expect(more.status == .unusable && more.output.isEmpty)
  }

  @Test func aProfileHasTenThousandFormats() async throws {
    let format = #"{"width":640,"height":480}"#
    func profile(_ counts: Int...) -> String {
      let cameras = zip(["builtInWideAngleCamera", "builtInTelephotoCamera"], counts).map { type, count in
        #"{ "deviceType": "\#(type)", "position": "back", "formats": \#(list(count, of: format)) }"#
      }
      return #"{ "capplanProfile": 1, "id": "own", "name": "Own", "cameras": [\#(cameras.joined(separator: ", "))] }"#
    }
    func run(_ profile: String) async -> FakeWorld.Run {
      await FakeWorld(["graph.json": graph(#""name": "a""#), "own.json": profile]).run(
        "check", "--profile-file", "own.json", "--profile", "own", "-f", "concise")
    }
    #expect(await run(profile(6_000, 4_000)).status == .success)
    let more = await run(profile(6_000, 4_001))
    #expect(more.output.contains("error: the profile has more than 10000 formats [list-too-long]"), "\(more.output)")
    #expect(more.status == .findings)
  }

  @Test func ofAListOfMillionsNotAllIsKept() throws {
    // Each input would take hundreds of bytes, and millions of them all memory.
    let count = Breadth.count(500_000, or: 50_000)
    let reading = Planning.read(
      SourceText(#"{ "capplan": 1, "inputs": \#(list(count, of: "{}")) }"#), profiles: [])
    #expect(reading.findings.contains { $0.rule == "list-too-long" })
    let kept = try #require(reading.graph?.inputs.count)
    #expect(kept > 10_000 && kept * MemoryLayout<GraphInput>.stride <= 128 << 20)
  }

  @Test(.timeLimit(.minutes(1)))
  func namesOfProfilesAreLookedUpAtOnce() async {
    let count = Breadth.count(40_000, or: 8_000)
    let names = (0..<count).map { #""iphone-\#($0)-zork""# }.joined(separator: ", ")
    let many = await check(#"{ "capplan": 1, "profiles": [\#(names)] }"#)
    #expect(many.output.contains("\(count - 999) more findings are not shown: \(count - 999) errors"))
    // A letter with many marks is one name, which is compared with every other one.
    let letter = "iphone-e" + String(repeating: "\u{301}", count: Breadth.count(3_000_000, or: 200_000))
    let long = await check(#"{ "capplan": 1, "profiles": ["\#(letter)"] }"#)
    #expect(long.output.contains("[unknown-profile]"))
  }

  @Test(.timeLimit(.minutes(1)))
  func whatALongNameMeansIsFoundAtOnce() async {
    let letter = "e" + String(repeating: "\u{301}", count: Breadth.count(3_000_000, or: 200_000))
    let ignored = await check(
      #"{ "capplan": 1, "profiles": ["iphone-xs"], "ignore": [{ "rule": "\#(letter)", "reason": "a" }] }"#)
    #expect(ignored.output.contains("[unused-ignore]"))
  }

  @Test func aLargeGraphIsJudgedOnManyDevicesAsOnEachAlone() async throws {
    let camera = #""deviceType": "builtInWideAngleCamera", "position": "back""#
    let text = """
      { "capplan": 1, "x-long": "\(String(repeating: "a", count: 2 << 20))",
        "inputs": [{ "id": "b", \(camera) }, { "id": "c", \(camera) }] }
      """
    let ids = ["iphone-xs", "iphone-13", "iphone-14", "iphone-15", "iphone-15-pro", "iphone-16"]
    let world = FakeWorld(["graph.json": text])
    func lines(_ id: String, _ run: FakeWorld.Run) throws -> [String] {
      let document = try #require(JSONParser.parse(SourceText(run.output)).document)
      let results = try #require(document.value(at: "/results"))
      for result in document.elements(of: results) {
        guard let findings = document.member("findings", of: result)?.value,
          document.member("profile", of: result).flatMap({ document.string(of: $0.value) }) == id
        else { continue }
        return document.elements(of: findings).map { finding in
          ["rule", "message", "basis"].compactMap { document.member($0, of: finding)?.value }
            .map { document.source[document.range(of: $0)] }.joined(separator: " ")
        }
      }
      return []
    }
    let all = await world.run("check", "-f", "json", "--profile", ids.joined(separator: ","))
    for id in ids {
      let alone = try lines(id, await world.run("check", "-f", "json", "--profile", id))
      #expect(try lines(id, all) == alone && alone.count > 2, "\(id)")
    }
  }

  @Test func allOfManyEqualConnectionsAreRemoved() async throws {
    let connection = #"{ "input": "c", "port": "video", "output": "o" }"#
    let text = graph(
      """
      "inputs": [{ "id": "c", "deviceType": "builtInWideAngleCamera", "position": "back",
                   "activeFormat": { "width": 640, "height": 480 } }],
      "outputs": [{ "id": "o", "type": "videoData" }],
      "connections": \(list(125, of: connection))
      """)
    let run = await FakeWorld(["graph.json": text]).run("check", "--fix")
    let fixed = try #require(run.written.first?.text)
    #expect(fixed.components(separatedBy: connection).count == 2, "one is left")
    #expect(run.error.contains("fixed 124 findings"), "\(run.error)")
  }

  @Test func ofManyFindingsAThousandAreShownAndTheRestIsCounted() async throws {
    let text = graph((0..<1_234).map { #""unknown\#($0)": 1"# }.joined(separator: ",\n"))
    let concise = await check(text)
    let lines = concise.output.split(separator: "\n")
    #expect(lines.count == 1_001 && lines[999].contains("'unknown999'"))
    #expect(lines[1_000] == "graph.json: 234 more findings are not shown: 234 errors")
    let people = await check(text, "-f", "text")
    #expect(people.output.components(separatedBy: "error[unknown-key]").count == 1_001)
    #expect(people.output.contains("\n234 more findings are not shown: 234 errors\n"))
    #expect(people.output.contains("1234 errors in 1 file"))
    let json = await check(text, "-f", "json")
    let document = try #require(JSONParser.parse(SourceText(json.output)).document)
    let findings = try #require(document.value(at: "/results/0/findings"))
    #expect(document.count(of: findings) == 1_000)
    #expect(document.value(at: "/results/0/hiddenFindings/errors").flatMap { document.number(of: $0) } == 234)
    #expect(document.value(at: "/summary/errors").flatMap { document.number(of: $0) } == 1_234)
    // A finding that is not shown counts for the exit status.
    #expect(concise.status == .findings)
    let exact = await check(graph((0..<1_000).map { #""unknown\#($0)": 1"# }.joined(separator: ",\n")))
    #expect(!exact.output.contains("not shown"))
  }

  @Test func aComparisonShowsAThousandToo() async {
    let text = graph((0..<1_100).map { #""unknown\#($0)": 1"# }.joined(separator: ",\n"))
    let world = FakeWorld(["old.json": graph(#""name": "a""#), "new.json": text])
    let added = await world.run("diff", "old.json", "new.json")
    #expect(added.output.components(separatedBy: "new error[unknown-key]").count == 1_001)
    #expect(added.output.contains("100 more new findings are not shown: 100 errors\n"))
    #expect(added.output.contains("1100 new errors") && added.status == .findings)
    let fixed = await world.run("diff", "new.json", "old.json")
    #expect(fixed.output.contains("100 more fixed findings are not shown: 100 errors\n"))
  }
}
