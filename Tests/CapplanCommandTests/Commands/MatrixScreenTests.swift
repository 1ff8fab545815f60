import CapplanCommand
import TestSupport
import Testing

/// The first screen of a matrix answers: how many run, which devices, then why the others don't.
struct MatrixScreenTests {
  private static func graph(
    app: String = #"{ "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map." } }"#,
    camera: String = "builtInWideAngleCamera",
    connections: String = #"{ "input": "c", "port": "video", "output": "o" }"#
  ) -> String {
    #"""
    { "capplan": 1, "app": \#(app), "session": { "type": "multiCam" },
      "inputs": [ { "id": "c", "deviceType": "\#(camera)", "position": "back",
                    "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "o", "type": "videoData" } ],
      "connections": [ \#(connections) ] }
    """#
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  @Test func theAnswerComesFirstThenGroupsThenReasons() async throws {
    let run = await FakeWorld(["graph.json": Self.graph()]).run("matrix")
    let lines = Self.lines(run.output)
    #expect(lines[0].contains(" likely runs") && lines[0].hasSuffix(" · 1 graph on 50 profiles"), "\(lines[0])")
    #expect(lines[1].isEmpty && lines[2] == "graph.json" && lines[3].hasPrefix("  runs  "), "\(run.output)")
    let reason = try #require(lines.firstIndex { $0.hasPrefix("  unverified on ") || $0.hasPrefix("  unverified: ") })
    let group = try #require(lines.firstIndex { $0.hasPrefix("  likely runs  ") })
    #expect(group < reason)
  }

  @Test(arguments: [[], ["--summary"], ["--all-columns"], ["--profile", "all"]])
  func nothingIsWiderThanTheTerminalAndNoWordIsBroken(_ options: [String]) async {
    let name = "a-folder/with-a-rather-long-name/and-another-one/that-goes-on/for-a-while/x.graph.json"
    let files = [name: Self.graph(), "b.graph.json": Self.graph(camera: "builtInTripleCamera")]
    for columns in Breadth.of([40, 80], orOneIn: 2) {
      var world = FakeWorld(files)
      world.environment["COLUMNS"] = "\(columns)"
      for operands in Breadth.of([[name, "b.graph.json"], [name]], orOneIn: 2) {
        let run = await world.run(["matrix"] + options + operands)
        let wide = Self.lines(run.output).filter { $0.count > columns && $0.contains(" ") }
        #expect(wide.isEmpty, "\(columns): \(wide)")
        #expect(run.output.contains("x.graph.json"))
      }
    }
  }

  @Test func devicesThatNeverGetTheAppAreNamed() async {
    let graph = Self.graph(camera: "builtInWideAngleCamera")
      .replacing(#""capplan": 1,"#, with: #""capplan": 1, "deployment": { "minimumOS": "18.0" },"#)
      .replacing(#"{ "type": "multiCam" }"#, with: #"{ "type": "single" }"#)
      .replacing(#", "maxFrameRate": 60, "binned": true"#, with: "").replacing("1440", with: "1080")
    let world = FakeWorld(["graph.json": graph])
    for form in ["text", "markdown"] {
      let run = await world.run("matrix", "--summary", "-f", form, "--profile", "iphone-8,iphone-x,iphone-xs")
      let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(
        words.contains("iphone-8, iphone-x never get the app's minimumOS; '--profile deployable' leaves"), "\(words)")
      let all = await world.run("matrix", "--summary", "-f", form, "--profile", "iphone-xs,iphone-13")
      #expect(!all.output.contains("minimumOS"))
    }
  }

  @Test func aSummaryHasNoReasons() async {
    let world = FakeWorld(["graph.json": Self.graph()])
    for form in ["text", "markdown", "html"] {
      let run = await world.run("matrix", "--summary", "-f", form)
      #expect(run.output.contains("likely runs") && !run.output.contains("based on"), "\(run.output)")
      let whole = await world.run(["matrix", "-f", form] + (form == "text" ? ["--show", "sources"] : []))
      #expect(whole.output.contains("based on"))
    }
    for form in ["json", "csv"] {
      let run = await world.run("matrix", "--summary", "-f", form)
      #expect(run.status == .usage && run.error.contains("--summary and --format \(form)"))
    }
  }

  @Test func whatAllDevicesShareIsToldOnceAndHidesNoDevicesOwnReason() async {
    let text = Self.graph(app: "{}", camera: "builtInTripleCamera")
    let world = FakeWorld(["graph.json": text])
    let run = await world.run("matrix", "--profile", "iphone-xs,iphone-13-pro")
    let shared = "  cannot run on every device: "
    #expect(Self.lines(run.output).count { $0.hasPrefix(shared) } == 1, "\(run.output)")
    #expect(run.output.contains("(plist-camera)"))
    let lines = Self.lines(run.output)
    let own = lines.firstIndex { $0.hasPrefix("  cannot run on iphone-xs: ") }
    #expect(own.map { $0 < lines.firstIndex { $0.hasPrefix(shared) } ?? 0 } ?? false, "\(run.output)")
    #expect(!run.output.contains("cannot run on iphone-13-pro"), "\(run.output)")
    for form in ["json", "csv"] {
      let machine = await world.run("matrix", "-f", form, "--profile", "iphone-xs,iphone-13-pro")
      #expect(machine.output.contains("device-type-availability and 1 more"), "\(machine.output)")
    }
    let alone = await world.run("matrix", "--profile", "iphone-13-pro")
    #expect(alone.output.contains("plist-camera") && !alone.output.contains("every device"))
  }

  @Test func aSessionInWhichNothingIsConnectedSaysSoEverywhere() async {
    let world = FakeWorld(["graph.json": Self.graph(connections: "")])
    let words = "runs, nothing connected"
    for form in ["text", "markdown", "html"] {
      let run = await world.run("matrix", "--profile", "iphone-xs,iphone-15", "-f", form)
      #expect(run.output.contains(words) && run.output.contains("likely " + words), "\(run.output)")
      #expect(form == "html" || !run.output.replacing(words, with: "").contains("runs"), "\(run.output)")
    }
    let check = await world.run("check", "--profile", "iphone-xs")
    #expect(check.output.contains("iphone-xs: \(words)"), "\(check.output)")
    let connected = await FakeWorld(["graph.json": Self.graph()]).run("matrix", "--profile", "iphone-xs")
    #expect(!connected.output.contains("nothing connected"))
  }

  @Test func anAppWithoutItsOnlyCameraIsSaidToLackIt() async {
    let graph = """
      { "capplan": 1, "session": { "type": "single" },
        "inputs": [ { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": "back", "optional": true } ],
        "outputs": [ { "id": "photo", "type": "photo" } ],
        "connections": [ { "input": "tele", "port": "video", "output": "photo" } ] }
      """
    let world = FakeWorld(["graph.json": graph])
    let words = "runs, nothing connected, without tele"
    let all = await world.run("matrix", "--profile", "iphone-xr,iphone-11,iphone-15-pro")
    #expect(all.output.contains("\n  \(words)  iphone-xr, iphone-11\n"), "\(all.output)")
    let long = graph.replacing("tele\"", with: String(repeating: "tele", count: 20) + "\"")
    let wide = await FakeWorld(["graph.json": long]).run("matrix", "--profile", "iphone-xr,iphone-11,iphone-15-pro")
    #expect(wide.output.contains("\n    iphone-xr, iphone-11\n"), "\(wide.output)")
    let check = await world.run("check", "--profile", "iphone-xr")
    #expect(check.output.contains("iphone-xr: \(words)\n"), "\(check.output)")
    let unit = await world.run(
      "check", "--profile", "iphone-xr", "-f", "junit", "--ignore", "explicit-connection-unreachable")
    #expect(unit.output.contains(words), "\(unit.output)")
  }

  @Test func thePageBeginsWithTheTable() async throws {
    let run = await FakeWorld(["graph.json": Self.graph()]).run("matrix", "-f", "html")
    let places = try ["<h1>", "class=\"legend\"", "<table", "<h2>Reasons", "<h2>How sure the answers are"].map { part in
      try #require(run.output.firstRange(of: part)?.lowerBound, "\(part)")
    }
    #expect(places == places.sorted())
  }
}
