import CapplanCommand
import CapturePlans
import CaptureReports
import JSONSource
import TestSupport
import Testing

/// `--unsafe-fixes`: what `--fix` leaves, where it is clear which fix is meant.
struct UnsafeFixTests {
  private static let graph = #"""
    { "capplan": 1, "nmae": "Both", "profiles": ["iphone-xs"],
      "session": { "type": "multiCam" },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
      "outputs": [ { "id": "video", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
    """#

  @Test func itNeedsFixOrDiff() async {
    let world = FakeWorld(["graph.json": Self.graph])
    let alone = await world.run("check", "--unsafe-fixes")
    #expect(alone.status == .usage && alone.output.isEmpty && alone.error.contains("--unsafe-fixes needs --fix"))
    let shown = await world.run("check", "--diff", "--unsafe-fixes")
    #expect(shown.written.isEmpty && shown.output.contains("+{ \"capplan\": 1, \"name\": \"Both\""), "\(shown.output)")
  }

  @Test func itMakesWhatFixLeaves() async throws {
    let run = await FakeWorld(["graph.json": Self.graph]).run("check", "--fix", "--unsafe-fixes")
    let text = try #require(run.written.first?.text)
    #expect(text.contains(#""name": "Both""#), "\(text)")
    let again = await FakeWorld(["graph.json": text]).run("check", "--fix", "--unsafe-fixes")
    #expect(again.written.isEmpty)
  }

  @Test func diffComesFirstInTheHelp() async throws {
    let lines = await FakeWorld().run("check", "--help").output.split(separator: "\n")
    let places = ["--diff ", "--fix ", "--unsafe-fixes "].compactMap { option in
      lines.firstIndex { $0.contains("      \(option)") }
    }
    #expect(places.count == 3 && places == places.sorted())
  }

  /// One finding with fixes, and what a run makes of it.
  private static func made(
    _ fixes: [Fix], on text: String, selecting rules: [String] = [], takesUnsafe: Bool = true
  ) throws -> (fixes: [String], reason: String?) {
    let source = SourceText(text)
    let document = JSONParser.parse(source).document
    let finding = Finding(
      rule: "unknown-key", severity: .warning, message: "made up", range: SourceRange(0, 1), fixes: fixes)
    let report = FileReport(
      GraphDocument(source: source, document: document, graph: nil, findings: [finding]), results: [])
    var options = RuleOptions()
    options.selected = rules
    let choice = FixChoice(takesUnsafe: takesUnsafe, options)
    let merged = try #require(report.findings.first)
    return (choice.round(of: report, in: source).map(\.title), choice.reason(forLeaving: merged, in: source))
  }

  private static let text = #"{ "outputs": [ { "id": "a" }, { "id": "b", "x": 1 } ] }"#

  /// An edit of the text that the fixes of these tests are made for.
  private static func edit(_ part: String, to new: String) throws -> [SourceEdit] {
    let start = try #require(Self.text.firstRange(of: part)?.lowerBound)
    let offset = Self.text.utf8.distance(from: Self.text.startIndex, to: start)
    return [SourceEdit(SourceRange(offset, offset + part.utf8.count), with: new)]
  }

  private static func fixes() throws -> (guards: Fix, changes: Fix, removes: Fix, hides: Fix) {
    (
      Fix("guard", .unsafe, isGuard: true, edits: try edit(#""x": 1"#, to: #""x": 1, "whereSupported": ["x"]"#)),
      Fix("change", .unsafe, edits: try edit(#""x": 1"#, to: #""x": 2"#)),
      Fix("remove", .unsafe, edits: try edit(#"{ "id": "a" }, "#, to: "")),
      Fix("hide", .unsafe, edits: try edit(#"{ "outputs""#, to: #"{ "ignore": [ { "rule": "r" } ], "outputs""#))
    )
  }

  @Test func oneOfSeveralIsTakenOnlyForASelectedRule() throws {
    let (guards, changes, removes, _) = try Self.fixes()
    let open = try Self.made([removes, guards, changes], on: Self.text)
    #expect(open.fixes.isEmpty && open.reason == "it has 3 fixes: --select unknown-key makes 'guard'")
    #expect(try Self.made([removes, guards, changes], on: Self.text, selecting: ["unknown-key"]).fixes == ["guard"])
    #expect(try Self.made([removes, changes], on: Self.text, selecting: ["unknown-key"]).fixes == ["change"])
    #expect(try Self.made([changes], on: Self.text).fixes == ["change"])
    #expect(try Self.made([changes], on: Self.text, takesUnsafe: false).fixes.isEmpty)
    let two = try Self.made([changes, changes], on: Self.text, selecting: ["unknown-key"])
    #expect(two.fixes.isEmpty && two.reason == "it has 2 fixes: choose one by hand")
  }

  @Test func removalsAndIgnoresNeedASelectedRule() throws {
    let (_, _, removes, hides) = try Self.fixes()
    for (fix, title) in [(removes, "remove"), (hides, "hide")] {
      let open = try Self.made([fix], on: Self.text)
      #expect(open.fixes.isEmpty && open.reason?.hasSuffix("only with --select unknown-key") ?? false)
      #expect(try Self.made([fix], on: Self.text, selecting: ["all"]).fixes.isEmpty)
      #expect(try Self.made([fix], on: Self.text, selecting: ["unknown-key"]).fixes == [title])
    }
  }

  @Test func whatIsLeftIsListed() async {
    // Two ways to read one port: which one is meant, nobody knows.
    let text = Self.graph.replacing("nmae", with: "name").replacing(
      #""port": "video","#, with: #""port": "video", "ports": [ { "mediaType": "video" } ],"#)
    let run = await FakeWorld(["graph.json": text]).run("check", "--fix", "--unsafe-fixes")
    #expect(run.error.contains("[port-ambiguous]: it has 2 fixes: choose one by hand"), "\(run.error)")
  }
}
