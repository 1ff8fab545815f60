import CapplanCommand
import JSONSource
import Testing

/// The end of a matrix: on which basis its cells are decided, and what would decide the open ones.
struct MatrixBasisTests {
  private func graph(_ format: String = #""activeFormat": { "width": 640, "height": 480, "maxFrameRate": 60 },"#)
    -> String
  {
    """
    { "capplan": 1, "session": { "type": "multiCam" },
      "inputs": [ { "id": "c", "deviceType": "builtInWideAngleCamera", \(format) "position": "back" } ],
      "outputs": [ { "id": "o", "type": "videoData" } ],
      "connections": [ { "input": "c", "port": "video", "output": "o" } ] }
    """
  }

  /// A device whose formats are not known; `more` are more members.
  private func device(_ id: String, _ more: String = "") -> String {
    """
    { "capplanProfile": 1, "id": "\(id)", "name": "Phone \(id)", "modelIdentifiers": ["Phone\(id),1"],
      "multiCamSupported": true, "camerasComplete": { "value": true, "source": "s" }, \(more)
      "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "source": "s" } ],
      "costModelOf": "iphone-xs",
      "sources": [ { "id": "s", "kind": "reported", "reference": "a test" } ] }
    """
  }

  private func numbers(_ output: String, _ pointer: String) -> [String: Int] {
    guard let document = JSONParser.parse(SourceText(output)).document else { return [:] }
    let keys = ["documented", "printed", "measured", "reported", "derived", "estimated", "open"]
    return Dictionary(
      uniqueKeysWithValues: keys.compactMap { key in
        document.value(at: "\(pointer)/\(key)").flatMap { document.number(of: $0) }.map { (key, Int($0)) }
      })
  }

  @Test func everyCellIsDecidedOnABasisOrOpen() async {
    let world = FakeWorld(["a.graph.json": graph(), "b.graph.json": graph("")])
    let run = await world.run("matrix", "-f", "json", ".")
    let bases = numbers(run.output, "/summary/basis")
    let cells = run.output.split(separator: "\n").count { $0.contains("\"verdict\": ") }
    #expect(bases.count == 7 && bases.values.reduce(0, +) == cells && cells > 60, "\(bases)")
    let open = run.output.split(separator: "\n").count { $0.contains("\"verdict\": \"unverified\"") }
    #expect(bases["open"] == open && open > 0)
    let likely = run.output.split(separator: "\n").count { $0.hasPrefix("      \"basis\": \"estimated\"") }
    #expect(bases["estimated"] == likely && likely > 0)
  }

  @Test func theBasesAreToldInEveryFormForPeople() async {
    let world = FakeWorld(["a.graph.json": graph()])
    for form in ["text", "markdown", "html"] {
      let run = await world.run("matrix", "-f", form, "--profile", "iphone-xs,iphone-15", "a.graph.json")
      #expect(run.output.contains("how sure: 1 documented, 1 likely (estimated); likely means: going"), "\(run.output)")
    }
  }

  @Test func aProbeDecidesWhatIsMissingOfItsDeviceAndOfThoseWithTheSameCameras() async {
    let world = FakeWorld([
      "a.graph.json": graph(), "one.json": device("one"), "three.json": device("three"),
      "two.json": device("two", #""siblings": [{ "profile": "one", "source": "s" }],"#),
    ])
    let files = ["--profile-file", "three.json", "--profile-file", "one.json", "--profile-file", "two.json"]
    let run = await world.run(["matrix"] + files + ["a.graph.json"])
    let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(
      words.contains(
        "3 unverified to know which formats cameras have ('cameras[].formats') and which cameras run")
        || words.contains("3 unverified to know which formats cameras have"), "\(words)")
    #expect(
      words.hasSuffix(
        " a probe of Phone one would decide 2 of the 3 unverified cells; then a probe of Phone three, 1 more"),
      "\(words)")
    let json = await world.run(["matrix", "-f", "json"] + files + ["a.graph.json"])
    let document = JSONParser.parse(SourceText(json.output)).document
    func text(_ pointer: String) -> String? { document?.value(at: pointer).flatMap { document?.string(of: $0) } }
    func number(_ pointer: String) -> Double? { document?.value(at: pointer).flatMap { document?.number(of: $0) } }
    #expect(text("/summary/wouldDecide/0/probe") == "one" && number("/summary/wouldDecide/0/cells") == 2)
    #expect(text("/summary/wouldDecide/1/probe") == "three" && number("/summary/wouldDecide/1/cells") == 1)
    #expect(document?.value(at: "/summary/wouldDecide/2") == nil)
  }

  @Test func whatTheGraphLeavesOutNoProbeDecides() async {
    let world = FakeWorld(["a.graph.json": graph("")])
    let run = await world.run("matrix", "--profile", "iphone-xs,iphone-xs-max", "a.graph.json")
    let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(
      words.hasSuffix(
        "2 unverified adding what a.graph.json leaves out would decide 2 of the 2 unverified cells"),
      "\(words)")
    let whole = await world.run("matrix", "--profile", "iphone-xs", "a.graph.json")
    #expect(
      whole.output.contains("would decide the\nunverified cell")
        || whole.output.contains("would decide the unverified cell"))
  }

  @Test func aProfileOfNoDeviceIsNotToBeProbed() async {
    let world = FakeWorld(["a.graph.json": graph(#""activeFormat": { "width": 1000, "height": 1000 },"#)])
    let run = await world.run("matrix", "--profile", "conservative,iphone-16", "a.graph.json")
    let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(!words.contains("probe of conservative"), "\(words)")
    #expect(words.contains("a probe of iPhone 16 would decide 1 of the 2 unverified cells"), "\(words)")
    #expect(words.hasSuffix("; 1 is of a profile that describes no device"), "\(words)")
  }

  @Test func whatACheckSaysOfManyDevicesFitsTheTerminalAndIsSaidOnce() async {
    let world = FakeWorld(["a.graph.json": graph().replacing("WideAngle", with: "UltraWide")])
    let run = await world.run("check", "--profile", "all", "a.graph.json")
    // The first line of a finding is one line.
    let lines = run.output.split(separator: "\n").filter { !$0.contains("[") }
    #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines.filter { $0.count > 80 })")
    let sources = await world.run("check", "--show", "sources", "--profile", "all", "a.graph.json")
    #expect(
      sources.output.contains("\n  based on: the device has no back ultra-wide camera (reported)\n"),
      "\(sources.output)")
    // What a session would cost that can't run is no matter.
    let xs = await world.run("check", "--profile", "iphone-xs", "a.graph.json")
    #expect(xs.output.contains("iphone-xs: cannot run") && !xs.output.contains("unverified:"), "\(xs.output)")
  }

  @Test func theFactsThatDecideMostAreTold() async throws {
    let world = FakeWorld(["a.graph.json": graph(#""activeFormat": { "width": 1000, "height": 1000 },"#)])
    let run = await world.run("matrix", "--profile", "iphone-1*", "a.graph.json")
    let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains(" to know which formats cameras have ('cameras[].formats') would decide "), "\(words)")
    let json = await world.run("matrix", "-f", "json", "--profile", "iphone-1*", "a.graph.json")
    let document = try #require(JSONParser.parse(SourceText(json.output)).document)
    func number(_ pointer: String) -> Double? { document.value(at: pointer).flatMap { document.number(of: $0) } }
    let facts = document.value(at: "/summary/missingFacts").map { Array(document.elements(of: $0)).count } ?? 0
    let cells = (0..<facts).compactMap { number("/summary/missingFacts/\($0)/cells") }
    #expect(cells.count == facts && facts > 0 && cells.reduce(0, +) == number("/summary/basis/open"), "\(cells)")
  }

  @Test func shortWordsAreExplainedWhereTheyAreUsed() async {
    var world = FakeWorld(["a.graph.json": graph()])
    world.terminalWidth = 40
    let short = await world.run("matrix", "--all-columns", "--profile", "iphone-15*,iphone-7", "a.graph.json")
    #expect(short.output.contains("\nruns?: likely runs, no: cannot run\n"), "\(short.output)")
    #expect(!short.output.contains("?: unverified") && !short.output.contains("not judged"), "\(short.output)")
    let long = await world.run("matrix", "--profile", "iphone-15", "a.graph.json")
    #expect(!long.output.contains("runs?"), "\(long.output)")
  }

  @Test func devicesThatAreNotCountedAreNamed() async {
    let world = FakeWorld(["a.graph.json": graph()])
    let run = await world.run("matrix", "a.graph.json")
    #expect(run.output.contains("iPhone 18 Pro, 18 Pro Max, Duo"), "\(run.output)")
    #expect(!run.output.contains("to Duo") && !run.output.contains("(3)"), "\(run.output)")
  }

  @Test func likelyCellsSayWhatTheyRestOn() async {
    let world = FakeWorld(["a.graph.json": graph()])
    let run = await world.run("matrix", "--profile", "iphone-15,iphone-7", "a.graph.json")
    #expect(!run.output.contains("based on"), "\(run.output)")
    let sources = await world.run("matrix", "--show", "sources", "--profile", "iphone-15,iphone-7", "a.graph.json")
    #expect(sources.output.contains("\n  likely runs on iphone-15: based on: the format of c"), "\(sources.output)")
    #expect(
      run.output.contains(
        "\n  cannot run on iphone-7: device can't run a multi-camera session\n    (multicam-unsupported-"),
      "\(run.output)")
    let quiet = await world.run("matrix", "--quiet", "--profile", "iphone-15,iphone-7", "a.graph.json")
    #expect(!quiet.output.contains("based on: the format") && quiet.output.contains("cannot run on iphone-7"))
  }
}
