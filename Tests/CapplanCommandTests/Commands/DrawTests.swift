import CapplanCommand
import CapturePlanning
import Foundation
import RuleKit
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `capplan draw`: what stands in each form, and that nothing of the input can break one.
struct DrawTests {
  private static let forms = ["text", "mermaid", "dot", "svg"]

  /// 4K that no multi-camera session runs, a connection of 12, and a synchronizer.
  private static let busy = """
    { "capplan": 1, "name": "Busy", "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
      "inputs": [
        { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 3840, "height": 2160, "maxFrameRate": 30 } },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" },
                   { "id": "idle", "type": "photo" } ],
      "connections": [ { "input": "front", "port": "video", "output": "a", "preferredVideoStabilizationMode": "standard" },
                       { "input": "wide", "port": "video", "output": "b", "enabled": false } ],
      "synchronizers": [ { "id": "pairs", "outputs": ["a", "b"] } ] }
    """

  private static func run(_ arguments: String..., graph: String) async -> FakeWorld.Run {
    await FakeWorld(["graph.json": graph]).run(["draw"] + arguments)
  }

  private static func starter(_ name: String) async -> String { await FakeWorld([:]).run("init", name).output }

  @Test(
    "A camera whose format the graph doesn't name says what chooses it",
    arguments: [
      (#""type": "single""#, "format of the preset high"),
      (#""type": "single", "preset": "photo""#, "format of the preset photo"),
      (#""type": "single", "preset": "inputPriority""#, "no format"), (#""type": "multiCam""#, "no format"),
    ])
  func theChoiceOfAnUnnamedFormatIsNamed(session: String, line: String) async {
    let graph = """
      { "capplan": 1, "session": { \(session) },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ] }
      """
    let run = await Self.run(graph: graph)
    #expect(run.output.contains(" \(line)\n"), "\(run.output)")
  }

  @Test func theTreeHasEachThingAtItsPlace() async throws {
    let run = await Self.run(graph: Self.busy)
    #expect(run.status == .success && run.error == "")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let wide = try #require(lines.firstIndex(of: "wide"))
    let front = try #require(lines.firstIndex(of: "front"))
    let mark = try #require(lines.firstIndex { $0.hasPrefix("│ ✖ error") && $0.hasSuffix(": format-not-multicam") })
    #expect(wide < mark && (front < wide || mark < front), "\(run.output)")
    #expect(lines.contains("└─ video ─× b") && lines.contains("└─ video ─▶ a"))
    #expect(lines.contains("      by preferredVideoStabilizationMode standard"))
    #expect(lines.contains { $0.hasPrefix("✖ ") && $0.contains(" error[format-not-multicam]: \"wide\"") })
    let pairs = try #require(lines.firstIndex(of: "pairs"))
    #expect(lines[pairs...].contains("├─ b") && lines[pairs...].contains("└─ a"), "\(run.output)")
    #expect(lines.contains("idle") && lines.contains("  not connected"))
    #expect(lines.contains { $0.hasPrefix("  total ") && $0.contains("┃") })
  }

  @Test func aConnectionWithAnUnknownEndIsToldAtTheOther() async {
    let graph = Self.busy.replacingOccurrences(of: #""output": "b""#, with: #""output": "nowhere""#)
    for form in Self.forms {
      let output = await Self.run("-f", form, graph: graph).output
      #expect(output.contains(/connected.{1,6}to.{1,6}nowhere,.{1,6}which/), "\(output)")
    }
  }

  /// Ids that differ only at their ends are told apart, and nothing is wider than the terminal.
  @Test func longNamesAreToldApart() async {
    let stem = String(repeating: "camera-of-the-studio-", count: 25)
    let graph = Self.busy.replacingOccurrences(of: #""wide""#, with: #""\#(stem)wide""#)
      .replacingOccurrences(of: #""front""#, with: #""\#(stem)front""#)
      .replacingOccurrences(of: #""position": "\#(stem)front""#, with: #""position": "front""#)
    for form in Self.forms {
      let run = await Self.run("-f", form, graph: graph)
      #expect(run.status == .success && run.error == "")
      #expect(run.output.contains("-wide") && run.output.contains("-front"), "\(run.output)")
    }
    let text = await Self.run(graph: graph).output
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
    let picture = await Self.run("-f", "svg", graph: graph).output
    #expect(picture.contains("<title>\(stem)front</title>"))
  }

  /// XML and Graphviz allow no such character.
  @Test func whatIsNoCharacterIsWrittenOut() async {
    let graph = Self.busy.replacingOccurrences(of: #""wide""#, with: #""wi\uFFFEde\uFDD0""#)
    for form in Self.forms {
      let run = await Self.run("-f", form, graph: graph)
      #expect(run.output.contains("FFFE"), "\(run.output)")
      #expect(!run.output.unicodeScalars.contains { $0.value == 0xFFFE || $0.value == 0xFDD0 })
    }
  }

  @Test func withoutAProfileOnlyTheGraphIsDrawn() async {
    let graph = Self.busy.replacingOccurrences(of: #""profiles": ["iphone-xs"],"#, with: "")
    for form in Self.forms {
      let run = await Self.run("-f", form, graph: graph)
      #expect(run.status == .success && run.error == "")
      #expect(run.output.contains("wide") && !run.output.contains("hardwareCost"), "\(run.output)")
      #expect(!run.output.contains("format-not-multicam"))
    }
    let asked = await Self.run("--profile", "iphone-xs", graph: graph)
    #expect(asked.output.contains("hardwareCost") && asked.output.contains("format-not-multicam"))
  }

  @Test func whatCanNotBeDrawnHasAStatusAndNoOutput() async {
    let broken = await Self.run(graph: "{ not a graph")
    #expect(broken.status == .unusable && broken.output == "" && broken.error.contains("json-syntax"))
    let list = await Self.run(graph: "[]")
    #expect(list.status == .findings && list.output == "" && list.error.contains("wrong-type"))
  }

  @Test func onSeveralDevicesOnlyTheGraphIsDrawn() async {
    for form in Self.forms {
      let run = await Self.run("-f", form, "--plan", "--profile", "iphone-xs,iphone-xr", graph: Self.busy)
      #expect(run.status == .success && run.output.contains("wide") && !run.output.contains("hardwareCost"))
      #expect(run.error.contains("2 profiles are named") && !run.output.contains("the plan"), "\(run.error)")
    }
  }

  @Test func findingsAreWrittenOutAndErrorsAreRed() async throws {
    let mermaid = await Self.run("-f", "mermaid", graph: Self.busy).output
    try MermaidGrammar.check(mermaid)
    #expect(mermaid.contains("errors[") && mermaid.contains("asks for a format"), "\(mermaid)")
    #expect(mermaid.contains("style errors color:#b3131d") && mermaid.contains(/style b[0-9] stroke:#b3131d/))
    let dot = await Self.run("-f", "dot", graph: Self.busy).output
    #expect(dot.contains("<FONT COLOR=\"#b3131d\">✖") && dot.contains("COLOR=\"#b3131d\">"), "\(dot)")
    let fine = await Self.run("-f", "mermaid", graph: await Self.starter("pip")).output
    #expect(!fine.contains("#b3131d"))
  }

  @Test func boxesStandInTheOrderOfTheirColumn() async {
    let dot = await Self.run("-f", "dot", graph: await Self.starter("pip")).output
    #expect(dot.contains("b0 -> b1 -> b2 [style=invis];"), "\(dot)")
  }

  @Test func aDarkDrawingHasDarkColours() async throws {
    for (form, sign) in [("mermaid", #""theme": "dark""#), ("dot", "bgcolor=\"#0d1117\""), ("svg", "--page:#0d1117")] {
      let (dark, light) = (
        await Self.run("-f", form, "--dark", graph: Self.busy).output,
        await Self.run("-f", form, graph: Self.busy).output
      )
      #expect(dark.contains(sign) && dark != light, "\(form)")
      if form == "mermaid" { try MermaidGrammar.check(dark) }
      if form == "svg" { #expect(!dark.contains("prefers-color-scheme") && !dark.contains("--page:#fff")) }
    }
  }

  @Test func eightCamerasInTheCompactFormAreSmall() async {
    let inputs = (0..<8).map {
      #"{ "id": "camera\#($0)", "deviceType": "builtInWideAngleCamera", "position": "back", "videoZoomFactor": 2 }"#
    }
    let outputs = (0..<8).map { #"{ "id": "out\#($0)", "type": "videoData", "pixelFormat": "420v" }"# }
    let connections = (0..<8).map { #"{ "input": "camera\#($0)", "port": "video", "output": "out\#($0)" }"# }
    let graph = """
      { "capplan": 1, "inputs": [ \(inputs.joined(separator: ", ")) ], "outputs": [ \(outputs.joined(separator: ", ")) ],
        "connections": [ \(connections.joined(separator: ", ")) ] }
      """
    for form in Self.forms {
      let (whole, small) = (
        await Self.run("-f", form, graph: graph).output, await Self.run("-f", form, "--compact", graph: graph).output
      )
      #expect(whole.contains("videoZoomFactor") && !small.contains("videoZoomFactor") && !small.contains("pixelFormat"))
      #expect((0..<8).allSatisfy { small.contains("camera\($0)") && small.contains("out\($0)") })
      #expect(small.count < whole.count)
    }
  }

  @Test(arguments: [60, 80, 120])
  func theTreeFitsTheTerminal(_ columns: Int) async {
    for template in ["pip", "lidar", "dual-camera", "photo"] {
      var world = FakeWorld(["graph.json": await Self.starter(template)])
      world.environment["COLUMNS"] = String(columns)
      let run = await world.run("draw", "--plan")
      for line in run.output.split(separator: "\n") { #expect(line.count <= columns, "\(template): \(line)") }
    }
  }

  @Test func aPlanStandsBesideWhatWasAsked() async {
    let run = await Self.run("--plan", "--target", "0.4", graph: await Self.starter("pip"))
    #expect(run.status == .success)
    #expect(
      run.output.contains("│ the plan: ") && run.output.contains("\n  asked ") && run.output.contains("\n  planned "))
    let kept = await Self.run("--plan", graph: await Self.starter("pip"))
    #expect(kept.output.contains("the plan changes nothing") && !kept.output.contains("│ the plan: "))
    let none = await Self.run("--plan", graph: Self.busy.replacingOccurrences(of: "\"front\",\n", with: "\"back\",\n"))
    #expect(none.output.contains("no plan: the graph has errors"))
  }

  @Test func oneAndTwelveConnectionsAreDrawn() async throws {
    for count in [1, 12] {
      let outputs = (0..<count).map { #"{ "id": "o\#($0)", "type": "videoData" }"# }.joined(separator: ", ")
      let connections = (0..<count).map {
        #"{ "input": "\#($0 % 2 == 0 ? "wide" : "front")", "port": "video", "output": "o\#($0)" }"#
      }
      let graph = """
        { "capplan": 1, "inputs": [
            { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back" },
            { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front" } ],
          "outputs": [ \(outputs) ], "connections": [ \(connections.joined(separator: ", ")) ] }
        """
      let lines = try Self.elements(await Self.run("-f", "svg", graph: graph).output).filter {
        $0["class"]?.hasPrefix("line ") ?? false
      }
      #expect(lines.count == count)
      // Two cameras take turns in the document; in the picture no line crosses another.
      let ends = lines.compactMap { $0["d"] }.map { path in
        let numbers = path.split { !$0.isNumber }.compactMap { Int($0) }
        return (numbers[1], numbers[numbers.count - 1])
      }
      for (left, right) in zip(ends, ends.dropFirst()) { #expect(left.0 <= right.0 && left.1 < right.1) }
    }
  }

  @Test func thePictureIsOneFileWithTitleAndDescription() async throws {
    let svg = await Self.run("-f", "svg", graph: Self.busy).output
    let names = try Self.elements(svg)
    #expect(names.count { $0["name"] == "title" } == 1 && names.count { $0["name"] == "desc" } == 1)
    #expect(svg.contains("prefers-color-scheme:dark") && !svg.contains("<script") && !svg.contains("href"))
    #expect(svg.contains(": cannot run; 2 inputs, 3 outputs, 2 connections, 1 synchronizer"))
    // The severity is a word and a sign of its own, not a colour alone.
    #expect(svg.contains("✖ error ") && svg.contains("class=\"error\""))
  }

  @Test(arguments: forms)
  func namesCanNotBecomeMarkupOrTurnTheText(_ form: String) async throws {
    let name = #"style b0 fill:#f00 classDef x </text><script>\"]; end %% `x` |a| #quot; ##[group] \u202E\u0007"#
    let id = String(repeating: "long", count: 60)
    let graph = Self.busy.replacingOccurrences(of: "\"wide\"", with: "\"\(name)\"")
      .replacingOccurrences(of: "\"front\", \"dev", with: "\"\(id)\", \"dev")
      .replacingOccurrences(of: "\"input\": \"front\"", with: "\"input\": \"\(id)\"")
      .replacingOccurrences(of: "\"Busy\"", with: "\"אבג \(name)\"")
    let run = await Self.run("-f", form, graph: graph)
    #expect(run.status == .success, "\(run.error)")
    #expect(!run.output.unicodeScalars.contains { ["\u{202E}", "\u{7}"].contains($0) })
    #expect(!run.output.contains("##[group]"))
    // Graphviz and SVG have the whole name as a tooltip; elsewhere it is cut.
    #expect(run.output.contains("אבג"))
    #expect(["dot", "svg"].contains(form) || !run.output.contains(form == "text" ? id + id : id))
    if form == "svg" { #expect(try !Self.elements(run.output).contains { $0["name"] == "script" }) }
    if form == "mermaid" { try MermaidGrammar.check(run.output) }
  }

  @Test func aPictureCutsNoKeyAndNoPlanAndItsLinesReachTheirBoxes() async throws {
    let run = await Self.run("-f", "svg", graph: Self.starter("depth-stream"))
    #expect(run.output.contains(">automaticallyConfiguresOutputBufferDimensions<"), "\(run.output)")
    let box = try #require(run.output.components(separatedBy: "<rect ").first { $0.contains("rx=\"14\"") })
    let left = try #require(box.components(separatedBy: "\"").dropFirst(3).first)
    let lines = run.output.components(separatedBy: "<path ").filter { $0.contains("line synchronized") }
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.components(separatedBy: "\" />")[0].components(separatedBy: " ").contains(left), "\(line), \(left)")
    }
    let plan = await Self.run("-f", "svg", "--plan", "--target", "0.55", graph: Self.starter("pip"))
    let words = plan.output.components(separatedBy: "<text ").filter { $0.contains("the plan: back ") }
    #expect(words.count == 1 && plan.output.contains("keeps 100%") && !plan.output.contains("…"), "\(words)")
  }

  @Test func aMatrixHasTheDrawingsOfItsGraphs() async throws {
    let run = await FakeWorld(["graph.json": Self.busy]).run("matrix", "-f", "html", "--profile", "iphone-xs")
    #expect(run.output.contains("<a href=\"#drawing-1\">graph.json</a>") && run.output.contains("id=\"drawing-1\""))
    #expect(run.output.components(separatedBy: "<svg ").count == 2 && !run.output.contains("<?xml"))
    #expect(run.output.contains("</summary>") && run.output.contains("format-not-multicam"))
    let short = await FakeWorld(["graph.json": Self.busy]).run(
      "matrix", "-f", "html", "--summary", "--profile=iphone-xs")
    #expect(!short.output.contains("<svg ") && !short.output.contains("href"))
  }

  @Test func aCommentDrawsWhatChanged() async throws {
    let new = Self.busy.replacingOccurrences(of: #", { "id": "b", "type": "videoData" }"#, with: "")
      .replacingOccurrences(of: "\"standard\"", with: "\"off\"").replacingOccurrences(
        of: "\"output\": \"b\"", with: "\"output\": \"idle\""
      )
      .replacingOccurrences(of: "[\"a\", \"b\"]", with: "[\"a\"]")
    let run = await FakeWorld(["old.json": Self.busy, "new.json": new]).run(
      "diff", "-f", "markdown", "old.json", "new.json")
    let parts = run.output.components(separatedBy: "```")
    let chart = try #require(parts.first { $0.hasPrefix("mermaid\n") }, "\(run.output)").dropFirst(8)
    try MermaidGrammar.check(String(chart))
    #expect(
      chart.contains("b<br/>videoData<br/>removed") && chart.contains("|\"added") && chart.contains("|\"removed\"|")
        && chart.contains("changed: was preferredVideoStabilizationMode standard"))
    let same = await FakeWorld(["old.json": Self.busy, "new.json": Self.busy]).run(
      "diff", "-f", "markdown", "old.json", "new.json")
    #expect(!same.output.contains("mermaid"))
  }

  @Test func whatIsOnlyRenamedOrStandsTwiceIsNotAddedOrRemoved() async throws {
    let format = #""width": 3840, "height": 2160, "maxFrameRate": 30"#
    func chart(_ old: String, _ new: String) async throws -> String {
      let run = await FakeWorld(["old.json": old, "new.json": new]).run(
        "diff", "-f", "markdown", "old.json", "new.json")
      return try #require(
        run.output.components(separatedBy: "```").first { $0.hasPrefix("mermaid") }, "\(run.output)")
    }
    let smaller = Self.busy.replacingOccurrences(
      of: format, with: #""width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true"#)
    let renamed = try await chart(
      Self.busy,
      smaller.replacingOccurrences(of: "\"front\", \"dev", with: "\"selfie\", \"dev").replacingOccurrences(
        of: "\"input\": \"front\"", with: "\"input\": \"selfie\""))
    #expect(renamed.contains("changed: was called front") && renamed.contains("changed: was 3840x2160"))
    let twice = try await chart(
      Self.busy.replacingOccurrences(of: "\"b\"", with: "\"a\""),
      smaller.replacingOccurrences(of: "\"b\"", with: "\"a\"").replacingOccurrences(of: "enabled", with: "enabeld"))
    for chart in [renamed, twice] { #expect(!chart.contains("added") && !chart.contains("removed"), "\(chart)") }
  }

  @Test func theRulesAreOnePageWithTheirExamplesDrawn() async throws {
    let run = await FakeWorld([:]).run("explain", "--area", "ports", "--all", "-f", "html")
    #expect(run.status == .success && run.output.hasPrefix("<!DOCTYPE html>\n") && run.output.hasSuffix("</html>\n"))
    #expect(!run.output.contains("<script") && run.output.contains("<details><summary>An example that breaks the rule"))
    #expect(run.output.contains("<svg ") && run.output.contains("✖ error 1: "))
    for rule in Rule.all where rule.area == .ports { #expect(run.output.contains("<h3 id=\"\(rule.id)\">")) }
  }

  /// Examples of the rules in every form; a flowchart obeys a grammar written from Mermaid's documentation.
  @Test func everyExampleIsDrawnTwiceTheSame() async throws {
    for (index, rule) in Breadth.of(Rule.all, orOneIn: 7).enumerated() {
      guard let example = rule.examples.first(where: { !$0.isPassing }) else { continue }
      let world = FakeWorld(["graph.json": example.text])
      for (place, form) in Self.forms.enumerated() where (index + place) % 4 == 0 || form == "mermaid" {
        let run = await world.run("draw", "-f", form, "--profile", "iphone-13-pro")
        #expect(run.status != .defect && run.status != .usage, "\(rule.id): \(run.error)")
        #expect(await world.run("draw", "-f", form, "--profile", "iphone-13-pro").output == run.output)
        guard !run.output.isEmpty else { continue }
        if form == "mermaid" { try MermaidGrammar.check(run.output) }
        if form == "svg" { #expect(try !Self.elements(run.output).isEmpty) }
      }
    }
  }

  /// The elements of a document with their attributes; each has its name as one of them.
  private static func elements(_ xml: String) throws -> [[String: String]] {
    final class Reader: NSObject, XMLParserDelegate {
      var elements: [[String: String]] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) {
        elements.append(attributes.merging(["name": name]) { old, _ in old })
      }
    }
    let (parser, reader) = (XMLParser(data: Data(xml.utf8)), Reader())
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader.elements
  }
}
