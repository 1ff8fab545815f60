import CapplanCommand
import JSONSource
import Testing

/// A team's own profile of a bundled device, from the command line.
struct OwnProfileTests {
  private let graph = """
    { "capplan": 1, "deployment": { "minimumOS": "17.0" }, "profiles": ["iphone-15"],
      "inputs": [ { "id": "c", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "o", "type": "videoData" } ],
      "connections": [ { "input": "c", "port": "video", "output": "o" } ] }
    """

  /// A profile of iPhone 15 that knows one format of one camera.
  private func own(_ id: String, models: String = #""iPhone15,4""#, _ kind: String = "printed", more: String = "")
    -> String
  {
    """
    { "capplanProfile": 1, "id": "\(id)", "name": "Our phone", "modelIdentifiers": [\(models)], \(more)
      "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "source": "probe",
        "formats": [ { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true, "multiCam": true } ] } ],
      "sources": [ { "id": "probe", "kind": "\(kind)", "reference": "our probe" } ] }
    """
  }

  private func result(_ run: FakeWorld.Run, _ key: String) -> String? {
    let document = JSONParser.parse(SourceText(run.output)).document
    return document?.value(at: "/results/0/\(key)").flatMap { document?.string(of: $0) }
  }

  @Test(
    "It takes the bundled one's place under every name",
    arguments: ["ours", "iphone-15", "iPhone15,4", "iPhone 15", "Our phone"])
  func names(_ name: String) async {
    let world = FakeWorld(["g.json": graph, "own.json": own("ours")])
    let run = await world.run("check", "-f", "json", "--profile-file", "own.json", "--profile", name, "g.json")
    #expect(result(run, "profile") == "ours" && result(run, "verdict") == "runs", "\(run.output)")
    // Its format is printed; that nothing else is known of the device but what is bundled is no reason to doubt that.
    #expect(!run.output.contains("\"profile\": \"iphone-15\"") && run.error.isEmpty, "\(run.error)")
  }

  @Test(
    "It stands once, in the bundled one's place, where many are named",
    arguments: ["all", "iphone-15*", "deployable"])
  func groups(_ name: String) async {
    let world = FakeWorld(["g.json": graph, "own.json": own("ours")])
    let run = await world.run("matrix", "-f", "csv", "--profile-file", "own.json", "--profile", name, "g.json")
    let ids = run.output.split(separator: "\n").dropFirst().compactMap { $0.split(separator: ",").dropFirst().first }
    #expect(ids.count { $0 == "ours" } == 1 && !ids.contains("iphone-15") && ids.contains("iphone-15-plus"), "\(ids)")
    if let place = ids.firstIndex(of: "ours") { #expect(ids[place + 1] == "iphone-15-plus") }
  }

  @Test func whatItLeavesUnknownIsFilledFromTheBundledOneAndTheFamily() async {
    let world = FakeWorld(["own.json": own("iphone-15")])
    let shown = await world.run("profiles", "--profile-file", "own.json", "iphone-15")
    let bundled = await world.run("profiles", "iphone-15")
    for line in ["  chip       A16 Bionic", "  multi-cam  yes"] {
      #expect(shown.output.contains(line) && bundled.output.contains(line), "\(line)\n\(shown.output)")
    }
    #expect(shown.output.contains("back dual-wide") && shown.output.contains("our probe"))
    #expect(shown.output.contains("family-sets") && shown.output.contains("inventory"))
  }

  @Test func aBetterKnownBundledFactIsKeptAndTheDisagreementToldOnce() async {
    let world = FakeWorld([
      "g.json": graph, "h.json": graph,
      "own.json": own("iphone-15", "estimated", more: #""releaseYear": { "value": 2001, "source": "probe" },"#),
    ])
    let run = await world.run("check", "--profile-file", "own.json", "g.json", "h.json")
    #expect(run.error.split(separator: "\n").count { $0.contains("disagree on 'releaseYear'") } == 1, "\(run.error)")
    #expect(run.error.contains("and is kept over one that is estimated"))
    let shown = await world.run("profiles", "--profile-file", "own.json", "iphone-15")
    #expect(shown.output.contains("2023") && !shown.output.contains("2001"))
  }

  @Test func itsDocumentIsPrintedWithTheOneThatSaysWhatItLeavesOut() async throws {
    let world = FakeWorld(["own.json": own("ours")])
    let run = await world.run("profiles", "--profile-file", "own.json", "ours", "-f", "json")
    let document = try #require(JSONParser.parse(SourceText(run.output)).document, "\(run.output)")
    func text(_ pointer: String) -> String? { document.value(at: pointer).flatMap { document.string(of: $0) } }
    #expect(text("/id") == "ours" && text("/x-filledFrom/id") == "iphone-15")
    #expect(text("/x-filledFrom/chip") == "A16 Bionic" && document.value(at: "/x-family/cameras") != nil)
    // What is printed is a profile that can be handed in, and then says the same.
    let again = await FakeWorld(["own.json": run.output]).run("profiles", "--profile-file", "own.json", "ours")
    #expect(await again.output == world.run("profiles", "--profile-file", "own.json", "ours").output)
    let bundled = await world.run("profiles", "iphone-15", "-f", "json")
    #expect(!bundled.output.contains("x-filledFrom"))
  }

  @Test func profilesOfTheSettingsFoldersAreListedAndShown() async {
    let world = FakeWorld([
      ".capplan.json": #"{ "profileFolders": ["devices"] }"#, "devices/own.json": own("ours"),
    ])
    let list = await world.run("profiles")
    #expect(list.output.contains("\nours ") && !list.output.contains("\niphone-15 "), "\(list.output)")
    let shown = await world.run("profiles", "iPhone15,4")
    #expect(shown.output.hasPrefix("Our phone (ours)"), "\(shown.output)")
  }

  @Test func aProfileOfSeveralDevicesTakesTheirPlacesAndNothingElse() async {
    let world = FakeWorld(["g.json": graph, "own.json": own("ours", models: #""iPhone15,4", "iPhone15,5""#)])
    let run = await world.run("matrix", "-f", "csv", "--profile-file", "own.json", "--profile", "iphone-15*", "g.json")
    #expect(run.error.contains("takes the place of iphone-15, iphone-15-plus"))
    let lines = run.output.split(separator: "\n").dropFirst()
    #expect(lines.count == 3 && lines.first?.hasPrefix("g.json,ours,") ?? false, "\(run.output)")
  }

  @Test func aDocumentThatWasPrintedTwiceIsReadAsTheFirst() async throws {
    let once = await FakeWorld().run("profiles", "iphone-13", "-f", "json").output
    let world = FakeWorld(["a.json": once])
    let twice = await world.run("profiles", "iphone-13", "--profile-file", "a.json", "-f", "json").output
    let graph = #"{ "capplan": 1, "profiles": ["iphone-13"] }"#
    let run = await FakeWorld(["b.json": twice, "graph.json": graph]).run("check", "--profile-file", "b.json")
    #expect(run.status == .success && run.error.isEmpty, "\(run.error)")
  }
}
