import CapplanCommand
import CapturePlanning
import Testing

/// Graphs and profiles that keep a command from its work, and what a quiet run leaves out.
struct UnjudgedTests {
  private func graph(
    profiles: String = "\"iphone-xs\"", more: String = "", second: String = "o1",
    size: String = "\"width\": 1280, \"height\": 720, \"maxFrameRate\": 60, \"binned\": true"
  ) -> String {
    """
    { "capplan": 1, "profiles": [\(profiles)]\(more),
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films both of you." } },
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back", "activeFormat": { \(size) } },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front", "activeFormat": { \(size) } } ],
      "outputs": [ { "id": "o0", "type": "videoData" }, { "id": "o1", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "o0" },
                       { "input": "front", "port": "video", "output": "\(second)" } ] }

    """
  }

  @Test(
    "A graph whose profiles are all unknown is refused with its errors",
    arguments: [["reduce"], ["reduce", "--in-place"], ["cost"], ["matrix", "--one-for-all"]])
  func unknownProfiles(_ command: [String]) async {
    let run = await FakeWorld(["g.json": graph(profiles: "\"iphone-sx\", \"mine\"")]).run(command + ["g.json"])
    #expect(run.status == .findings && run.written.isEmpty)
    #expect(run.output.isEmpty || command[0] == "matrix", "\(run.output)")
    #expect(run.error.hasPrefix("g.json:1:30: error: "), "\(run.error)")
    #expect(run.error.split(separator: "\n").count { $0.contains(" [unknown-profile]") } == 2)
  }

  @Test func aWrongNameIsAWarningWhereTheCommandLineNamesAnotherDevice() async throws {
    let world = FakeWorld([
      "g.json": graph(profiles: #""iphone-sx", "iPhone 99""#), "none.json": graph(profiles: #""deployable""#),
      "own.json": #"{ "capplanProfile": 1, "id": "own", "name": "Own" }"#,
    ])
    for choice in [["--profile", "iphone-xs"], ["--profile-file", "own.json"]] {
      let run = await world.run(["check", "-f", "concise"] + choice + ["g.json"])
      #expect(run.output.contains("g.json:1:30: warning: no profile 'iphone-sx'"), "\(run.output)")
      #expect(run.output.contains("warning: there is no profile for 'iPhone 99'"))
      #expect(!run.output.contains(" error: "))
      let json = await world.run(["check", "-f", "json"] + choice + ["g.json"])
      #expect(!json.output.contains(#""verdict": "invalid""#) && json.output.contains(#""verdict": ""#))
    }
    let reduced = await world.run("reduce", "--profile", "iphone-xs", "g.json")
    #expect(reduced.status == .success && reduced.output.contains("iphone-sx"), "\(reduced.error)")
    #expect(
      await !world.run("matrix", "g.json").output.contains("invalid"), "a row has every device, whatever it names")
    let none = await world.run("check", "-f", "concise", "--profile", "iphone-xs", "none.json")
    #expect(none.output.contains("warning: the key 'deployment.minimumOS' is missing"), "\(none.output)")
    // Alone, the name decides.
    let alone = await world.run("check", "-f", "concise", "g.json")
    #expect(alone.status == .findings && alone.output.contains("g.json:1:30: error: no profile 'iphone-sx'"))
  }

  @Test func theBillOfSuchAGraphFailsInJSONToo() async {
    let run = await FakeWorld(["g.json": graph(profiles: "\"mine\"")]).run("cost", "-f", "json", "g.json")
    #expect(run.status == .findings && run.error.contains("[unknown-profile]"))
    #expect(run.output.contains("\"profile\": null"))
  }

  @Test func aProfileFileThatIsNoneLeavesTheGraphWithoutItsProfile() async {
    let world = FakeWorld(["g.json": graph(profiles: "\"mine\""), "mine.json": "{ \"capplanProfile\": 1 }"])
    for command in ["reduce", "cost"] {
      let run = await world.run(command, "--profile-file", "mine.json", "g.json")
      #expect(run.status == .findings && run.output.isEmpty, "\(run.output)")
      #expect(run.error.contains("mine.json:1:1: error: ") && run.error.contains("[missing-key]"), "\(run.error)")
    }
  }

  @Test func aBudgetOfZeroIsRefused() async {
    let known = await FakeWorld([:]).run("profiles", "conservative", "-f", "json")
    let budget = "\"low\": 731566080, \"value\": 742495952, \"high\": 1805617511"
    let zeros = [
      "\"low\": 0, \"value\": 742495952, \"high\": 1805617511", "\"low\": 0, \"value\": 0, \"high\": 1805617511",
      "\"low\": 0, \"value\": 0, \"high\": 0", "\"low\": 0.5, \"value\": 0.5, \"high\": 0.5",
    ]
    #expect(known.output.contains(budget))
    for zero in zeros {
      let world = FakeWorld(["g.json": graph(), "mine.json": known.output.replacing(budget, with: zero)])
      for command in ["check", "cost", "reduce"] {
        let run = await world.run(command, "--profile-file", "mine.json", "g.json")
        #expect(run.status == .findings)
        let told = command == "check" ? run.output : run.error
        #expect(told.contains("mine.json:") && told.contains("value-out-of-range]"), "\(told)")
      }
    }
  }

  @Test func errorsThatNothingRemovesAreCountedWithoutThoseOfCost() async {
    let large = "\"width\": 1920, \"height\": 1440, \"maxFrameRate\": 30, \"binned\": false"
    let text = graph(more: ", \"zzz\": 1, \"plan\": { \"targets\": { \"hardwareCost\": 0.1 } }", size: large)
    for strategy in ["ladder", "optimal"] {
      let run = await FakeWorld(["graph.json": text]).run("reduce", "--strategy", strategy)
      #expect(run.status == .findings && run.output.isEmpty)
      #expect(
        run.error.contains("[unknown-key]")
          && run.error.contains("the graph has an error that a plan does not mend")
      )
      #expect(!run.error.contains("target-missed") && !run.error.contains("hardware-cost-over"), "\(run.error)")
    }
    let invalid = await FakeWorld(["graph.json": graph(second: "gone", size: large)]).run("reduce", "--target=0.1")
    #expect(!invalid.error.contains("target-missed") && invalid.error.contains("[unknown-reference]"))
  }

  @Test func aQuietSuccessPrintsNothingForPeople() async {
    let world = FakeWorld(["graph.json": graph()])
    let loud = await world.run("check", "-f", "concise")
    #expect(loud.status == .success && loud.output.contains(": warning: "))
    for arguments in [["-q"], ["-q", "-f", "concise"], ["-q", "--statistics"]] {
      let run = await world.run(["check"] + arguments)
      #expect(run.status == .success && run.output.isEmpty && run.error.isEmpty, "\(run.output)")
    }
    let json = await world.run("check", "-q", "-f", "json")
    #expect(json.output.contains("\"severity\": \"warning\""))
    let file = await world.run("check", "-q", "-o", "concise=found.txt")
    #expect(file.output.isEmpty && file.written.first?.text == loud.output)
    let failing = await world.run("check", "-q", "-f", "concise", "--fail-on", "warning")
    #expect(failing.status == .findings && failing.output == loud.output)
  }
}
