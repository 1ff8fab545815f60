import CapplanCommand
import Testing

/// Messages that once said too much, too little, or the same twice.
struct MessageWordsTests {
  private static let faulty = #"""
    { "capplanProfile": 1, "id": "mine", "name": "Mine", "chipp": "A1",
      "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "formatsCompleet": true } ] }
    """#

  private func graph(_ profile: String) -> String {
    """
    { "capplan": 1, "profiles": ["\(profile)"], "session": { "type": "multiCam" },
      "inputs": [ { "id": "c", "deviceType": "builtInTripleCamera", "position": "back",
                    "activeFormat": { "width": 1280, "height": 720 } } ],
      "outputs": [ { "id": "v", "type": "videoData" } ],
      "connections": [ { "input": "c", "port": "video", "output": "v" } ] }
    """
  }

  @Test(
    "Of a profile whose file has faults only those are told",
    arguments: [["check"], ["cost"], ["matrix"], ["reduce"], ["check", "-f", "concise"]], [true, false])
  func faultyProfile(_ command: [String], _ isNamed: Bool) async {
    let world = FakeWorld(["mine.json": Self.faulty, "graph.json": graph("mine")])
    let named = isNamed ? ["--profile", "mine"] : []
    let run = await world.run(command + ["--profile-file", "mine.json"] + named)
    #expect(run.status == .findings, "\(run.error)")
    let told = run.output + run.error
    #expect(told.ranges(of: "unknown key '").count == 2 && told.contains("unknown key 'chipp'"), "\(told)")
    #expect(told.contains("did you mean 'formatsComplete'?") || command.contains("concise"))
    if command[0] == "check" {
      #expect(run.error.isEmpty && told.contains("mine.json:1:54"), "\(told)")
    } else {
      #expect(run.error.contains("mine.json:1:54: error: unknown key 'chipp' [unknown-key] (did you mean 'chip'?)\n"))
    }
    #expect(!(run.output + run.error).contains("unknown-profile") && !run.error.contains("unknown profile"))
    #expect(!run.output.contains("graph.json: invalid"), "\(run.output)")
  }

  @Test func ofAFileWithoutAnIDTheGraphsNameMayBeIts() async {
    for text in ["{", "{}", nil] {
      var world = FakeWorld(["graph.json": graph("mine")])
      world.nodes["mine.json"] = text.map { .file(Array($0.utf8)) }
      let run = await world.run("check", "--profile-file", "mine.json")
      #expect((run.error + run.output).contains("mine.json") && run.status != .success, "\(run.error)")
      #expect(
        run.output.contains("graph.json: not judged, because none of the requested profiles can be used\n"),
        "\(run.output)")
      let json = await world.run("check", "-f", "json", "--profile-file", "mine.json")
      #expect(json.output.contains("\"verdict\": \"unverified\"") && json.output.contains("\"unverified\": 1,"))
    }
  }

  @Test func aNameThatNoFileMayHoldIsStillUnknown() async {
    let run = await FakeWorld(["graph.json": graph("iphone-xs")]).run("check", "--profile", "mine")
    #expect(run.status == .usage && run.error.contains("unknown profile 'mine'"))
  }

  @Test func theProfileOfNoModelIsNamedByItsId() async {
    let run = await FakeWorld(["graph.json": graph("conservative")]).run("check")
    let said = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("conservative: unverified") && said.contains("whether the device has a back triple camera"))
    #expect(!run.output.contains("taken to have"))
  }

  @Test func aPathHasOneQuoteOnEachSide() async {
    let world = FakeWorld(["graph.json": graph("iphone-xs")])
    for arguments in [["check", "-o", "a", "-o", "json=a"], ["check", "-o", "json=graph.json"]] {
      let run = await world.run(arguments)
      let path = arguments.count > 3 ? "'a'" : "'graph.json'"
      #expect(run.error.hasPrefix("capplan: \(path) is named twice"), "\(run.error)")
    }
    let output = await world.run("check", "-o", "-", "-o", "json=-")
    #expect(output.error.hasPrefix("capplan: standard output is named twice"), "\(output.error)")
  }

  @Test(arguments: [["--area"], ["--area", "cameras"], ["--help"]])
  func theAreasAreListed(_ arguments: [String]) async {
    let run = await FakeWorld().run(["explain"] + arguments)
    #expect(run.status == (arguments == ["--help"] ? .success : .usage))
    let said = (run.output + run.error).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("document, session, inputs, ports, connections, formats, cost"), "\(said)")
    #expect(!said.contains("document (default)"))
  }

  @Test func oneBlockIsPrintedForTheTargetAndTheLimit() async {
    let dear = #"""
      { "capplan": 1, "profiles": ["iphone-xs"],
        "session": { "type": "multiCam" },
        "inputs": [
          { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false } },
          { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false } } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
        "connections": [ { "input": "wide", "port": "video", "output": "a" },
                         { "input": "tele", "port": "video", "output": "b" } ] }
      """#
    let run = await FakeWorld(["graph.json": dear]).run("check", "--target", "0.9")
    #expect(run.output.contains("error[target-missed]") && run.output.contains("note[hardware-cost-near-limit]"))
    #expect(run.output.split(separator: "\"session\": {").count == 2, "\(run.output)")
    #expect(run.output.split(separator: "costs the most").count == 2, "\(run.output)")
  }

  @Test func cellsOfCSVAreNoFormulasAndHoldNoControlCharacters() async {
    let names = ["=1+1.graph.json", "+1.graph.json", "-1.graph.json", "@a.graph.json", "\u{1B}[31m.graph.json"]
    for name in names {
      let world = FakeWorld(["g/\(name)": graph("iphone-xs"), name: graph("iphone-xs")])
      let run = await world.run("matrix", "-f", "csv", "--", name)
      let cell = name.hasPrefix("\u{1B}") ? "\\u{1B}[31m.graph.json," : "'\(name),"
      #expect(run.output.split(separator: "\n").last?.hasPrefix(cell) == true, "\(run.output)")
      #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    }
  }
}
