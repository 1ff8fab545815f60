import JSONSource
import CapplanCommand
import CapturePlanning
import Testing

/// What the forms of a matrix hold, which devices it is on, and what it refuses.
struct MatrixFormTests {
  private func graph(profiles: String = ", \"profiles\": [\"iphone-xs\", \"conservative\"]") -> String {
    let format = "{ \"width\": 1280, \"height\": 720, \"maxFrameRate\": 60, \"binned\": true }"
    return """
      { "capplan": 1\(profiles),
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films both of you." } },
        "inputs": [
          { "id": "c0", "deviceType": "builtInWideAngleCamera", "position": "back", "activeFormat": \(format) },
          { "id": "c1", "deviceType": "builtInWideAngleCamera", "position": "front", "activeFormat": \(format) } ],
        "outputs": [ { "id": "o0", "type": "videoData" }, { "id": "o1", "type": "videoData" } ],
        "connections": [ { "input": "c0", "port": "video", "output": "o0" },
                         { "input": "c1", "port": "video", "output": "o1" } ] }

      """
  }

  /// The profiles of a report, in order, each once.
  private func profiles(_ run: FakeWorld.Run) -> [String] {
    let document = JSONParser.parse(SourceText(run.output)).document
    return (0..<99).compactMap { index in
      document?.value(at: "/results/\(index)/profile").flatMap { document?.string(of: $0) }
    }
  }

  @Test func oneForAllIsLookedForOnTheGraphsOwnProfiles() async {
    let world = FakeWorld(["graph.json": graph(), "none.graph.json": graph(profiles: "")])
    #expect(profiles(await world.run("matrix", "-f", "json", "--one-for-all")) == ["iphone-xs", "conservative"])
    #expect(profiles(await world.run("matrix", "-f", "json", "--one-for-all", "none.graph.json")) == ["iphone-xs"])
    let asked = await world.run("matrix", "-f", "json", "--one-for-all", "--profile=iphone-xr")
    #expect(profiles(asked) == ["iphone-xr"])
    #expect(profiles(await world.run("matrix", "-f", "json")).count > 9)
  }

  @Test(arguments: [("oneForAll", "--one-for-all"), ("without", "--without")])
  func theSchemaHasTheKeysOfAMatrix(_ name: String, _ option: String) async throws {
    let run = await FakeWorld(["graph.json": graph()]).run("matrix", "-f", "json", option, "--profile=iphone-xr")
    let document = try #require(JSONParser.parse(SourceText(run.output)).document)
    let element = try #require(document.value(at: "/\(name)/0"), "\(run.output)")
    let schema = await FakeWorld([:]).run("schema", "report")
    let own = try #require(JSONParser.parse(SourceText(schema.output)).document)
    let keys = document.members(of: element).compactMap { document.string(of: $0.key) }
    #expect(keys.count > 2)
    for key in keys { #expect(own.value(at: "/properties/\(name)/items/properties/\(key)") != nil, "\(key)") }
  }

  @Test func theHelpSaysWhichProfilesStandForNone() async {
    let run = await FakeWorld([:]).run("matrix", "--help")
    let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains("left out, every multi-cam one, or with --one-for-all the graph's own"))
    #expect(
      words.contains(
        "every multi-cam device is a column (of a graph of a single session, every device); with --one-for-all, the graph's own"
      ))
    #expect(!words.contains("the graph's minimumOS; left out, the graph's own"))
    let check = await FakeWorld([:]).run("check", "--help")
    #expect(!check.output.contains("bundled"))
  }

  /// A torch that front cameras lack, on a phone that has it, one that has not, and one that can't run the graph at all.
  @Test func whatIsLeftOutHasEveryForm() async {
    let torch = """
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [ { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front", "torchMode": "on",
                      "whereSupported": ["torchMode"],
                      "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true } } ],
        "outputs": [ { "id": "a", "type": "videoData" } ],
        "connections": [ { "input": "front", "port": "video", "output": "a" } ] }
      """
    let world = FakeWorld(["graph.json": torch])
    func run(_ form: String) async -> FakeWorld.Run {
      await world.run("matrix", "--without", "-f", form, "--profile=iphone-13-mini,iphone-7-plus")
    }
    let lines = await run("text").output
    #expect(lines.contains("without torchMode of \"front\": iphone-13-mini: "), "\(lines)")
    // A phone that can't run the graph goes without nothing.
    #expect(lines.contains("cannot run at all: iphone-7-plus\n") && !lines.contains("iphone-13-mini, iphone-7-plus"))
    let csv = await run("csv").output.split(separator: "\n")
    #expect(
      csv.count == 3 && csv[1].hasPrefix("graph.json,iphone-13-mini,without,/inputs/0,torchMode,front,"), "\(csv)")
    #expect(csv[2].hasPrefix("graph.json,iphone-7-plus,cannot run,"))
    let markdown = await run("markdown").output
    #expect(markdown.contains("| without torchMode of \"front\" | iphone-13-mini | "), "\(markdown)")
    let page = await run("html").output
    #expect(
      page.contains("<th scope=\"row\">without torchMode of &quot;front&quot;</th><td>iphone-13-mini</td>"), "\(page)")
    let document = JSONParser.parse(SourceText(await run("json").output)).document
    func text(_ pointer: String) -> String? {
      document?.value(at: pointer).flatMap { document?.string(of: $0) }
    }
    #expect(text("/without/0/leftOut/0/pointer") == "/inputs/0" && text("/without/0/leftOut/0/key") == "torchMode")
    #expect(text("/without/0/leftOut/0/profiles/0") == "iphone-13-mini")
    #expect(text("/without/0/cannotRun/0") == "iphone-7-plus")
  }

  @Test func aBarInANameSplitsNoCell() async {
    let run = await FakeWorld(["a|b.graph.json": graph()])
      .run("matrix", "-f", "markdown", "--one-for-all", "--profile=iphone-xs,iphone-7-plus", "a|b.graph.json")
    #expect(run.output.contains("\n| `a\\|b.graph.json` | "), "\(run.output)")
    #expect(run.output.contains("\n- `a|b.graph.json` cannot run on iphone-7-plus"))
  }

  @Test(
    "What can't be read is no graph that is counted",
    arguments: [["gone.json"], ["empty"], ["*.none.json"], ["gone.json", "lost.json"]])
  func unreadable(_ operands: [String]) async {
    let world = FakeWorld(["empty/notes.txt": "", "small.graph.json": graph()])
    let text = await world.run(["matrix"] + operands)
    #expect(text.status == .unusable && text.output.isEmpty && text.error.contains("'\(operands[0])' "))
    for format in ["markdown", "html"] {
      let run = await world.run(["matrix", "-f", format] + operands)
      #expect(run.status == .unusable && !run.output.contains("1 invalid") && !run.output.contains("1 graph"))
      #expect(run.output.contains(operands[0]))
    }
    let json = await world.run(["matrix", "-f", "json"] + operands)
    let document = JSONParser.parse(SourceText(json.output)).document
    let reason = document?.value(at: "/results/0/reason").flatMap { document?.string(of: $0) }
    #expect(reason.map { text.error.contains($0) } ?? false, "\(json.output)")
    let mixed = await world.run(["matrix", "--profile=iphone-xs", "small.graph.json"] + operands)
    #expect(
      mixed.status == .unusable && mixed.output.hasPrefix("1 runs · 1 graph on 1 profile\n")
        && mixed.output.contains("\nhow sure: 1 "),
      "\(mixed.output)")
  }

  @Test func aConfigurationIsThatOfOneGraph() async {
    let world = FakeWorld(["a.json": graph(), "b.json": graph(), "d/x.graph.json": graph(), "d/graph.json": graph()])
    let two = await world.run("matrix", "--one-for-all", "--configuration=c.json", "a.json", "b.json")
    #expect(two.status == .usage && two.error.contains("--configuration takes one graph, and 2 are named"))
    let folder = await world.run("matrix", "--one-for-all", "--configuration=c.json", "d")
    #expect(folder.status == .usage && folder.error.contains("'d' holds 2 graphs"))
  }

  @Test func commaSeparatedValuesHaveNoPlaceForOneConfiguration() async {
    let world = FakeWorld(["graph.json": graph()])
    let run = await world.run("matrix", "--one-for-all", "-f", "csv")
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.error.contains("--one-for-all and --format csv can't be used together"))
    #expect(await world.run("matrix", "--help").output.contains("no place for --one-for-all"))
  }

  /// The profile of iPhone 13 doesn't say how large photos of the front camera are: that is open, and hides no plan.
  @Test func aConfigurationMayBeOpenOnADevice() async throws {
    let cameras = ["back", "front"].map { position in
      """
      { "id": "\(position)", "deviceType": "builtInWideAngleCamera", "position": "\(position)",
        "activeFormat": { "width": 1920, "height": 1440 }, "maxFrameRateOverride": 30 }
      """
    }
    let photos = ["back", "front"].map {
      #"{ "id": "\#($0)Photo", "type": "photo", "maxPhotoDimensions": { "width": 4032, "height": 3024 } }"#
    }
    let connections = ["back", "front"].map { #"{ "input": "\#($0)", "port": "video", "output": "\#($0)Photo" }"# }
    let world = FakeWorld([
      "graph.json": """
      { "capplan": 1, "profiles": ["iphone-13", "iphone-13-mini"],
        "inputs": [ \(cameras.joined(separator: ", ")) ], "outputs": [ \(photos.joined(separator: ", ")) ],
        "connections": [ \(connections.joined(separator: ", ")) ] }
      """
    ])
    let words = ["matrix", "--one-for-all", "--target", "0.6", "--minimum-rate", "15", "graph.json"]
    let text = await world.run(words + ["--configuration", "all.json"])
    let open = "unverified on iphone-13: the photo sizes of \"front\"; to find out, give"
    let told = text.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(told.contains("front 1920x1440, unbinned, capped at 15 fps, keeps 100%"), "\(text.output)")
    #expect(told.contains("keeps 100% \(open)"), "\(text.output)")
    let written = try #require(text.written.first?.text)
    let reduced = await FakeWorld(["graph.json": written]).run("check", "--target", "0.6", "graph.json")
    #expect(reduced.status == .success, "\(reduced.output)")
    for form in ["markdown", "html"] {
      let run = await world.run(words + ["-f", form])
      #expect(run.output.contains("unverified on iphone-13: "), "\(run.output)")
    }
    let json = await world.run(words + ["-f", "json"])
    #expect(json.output.contains("\"unverified on iphone-13: the photo sizes of "), "\(json.output)")
  }

  @Test func markdownHasTheCostsOfTheOneConfiguration() async {
    let run = await FakeWorld(["graph.json": graph()]).run("matrix", "-f", "markdown", "--one-for-all")
    #expect(
      run.output.contains(
        "\n\n| on | hardwareCost | systemPressureCost |\n| --- | --- | --- |\n| `iphone-xs` | 0."), "\(run.output)")
    #expect(run.output.contains("\n| `conservative` | 0.") && !run.output.contains("not proven"))
  }
}
