import CapplanCommand
import JSONSource
import Testing

/// `deployable`: the devices that an app is offered to, by the oldest system that it runs on.
struct DeployableTests {
  private func graph(_ deployment: String = "", profiles: String = "") -> String {
    """
    { "capplan": 1, \(profiles) \(deployment)
      "inputs": [ { "id": "c", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "o", "type": "videoData" } ],
      "connections": [ { "input": "c", "port": "video", "output": "o" } ] }
    """
  }

  private func deployment(_ system: String, on platform: String? = nil) -> String {
    let platform = platform.map { #""platform": "\#($0)", "# } ?? ""
    return #""deployment": { \#(platform)"minimumOS": "\#(system)" },"#
  }

  /// The profiles of a JSON report.
  private func profiles(_ output: String) -> [String] {
    let document = JSONParser.parse(SourceText(output)).document
    return (0..<99).compactMap { index in
      document?.value(at: "/results/\(index)/profile").flatMap { document?.string(of: $0) }
    }
  }

  private static let asked = "\"profiles\": [\"deployable\"],"

  @Test func aModelWhoseLastSystemIsOlderIsLeftOut() async {
    let world = FakeWorld([
      "ios15.json": graph(deployment("15.0")), "ios16.json": graph(deployment("16.0")),
      "ios17.json": graph(deployment("17.0")), "ios26.json": graph(deployment("26.0")),
    ])
    func models(_ file: String) async -> [String] {
      profiles(await world.run("matrix", "--profile", "deployable", "-f", "json", file).output)
    }
    // The last system of iPhone 7 is 15.8, of iPhone 8 and X 16.7, of iPhone XS 18.7.
    let on15 = await models("ios15.json")
    #expect(on15.contains("iphone-7") && on15.contains("iphone-x") && on15.contains("iphone-18-pro"))
    #expect(!on15.contains { $0.hasPrefix("ipad") } && !on15.contains("conservative"))
    let on16 = await models("ios16.json")
    #expect(on15.filter { !on16.contains($0) } == ["iphone-7", "iphone-7-plus"])
    let on17 = await models("ios17.json")
    #expect(on16.filter { !on17.contains($0) } == ["iphone-8", "iphone-8-plus", "iphone-x"])
    // A whole number is a major version: one of its minor ones came last.
    let pads = FakeWorld([
      "pads.json": graph(deployment("26.1", on: "iPadOS")), "new.json": graph(deployment("27.0", on: "iPadOS")),
    ])
    let (last, next) = (
      profiles(await pads.run("matrix", "--profile", "deployable", "-f", "json", "pads.json").output),
      profiles(await pads.run("matrix", "--profile", "deployable", "-f", "json", "new.json").output)
    )
    #expect(
      last.contains("ipad-8th-generation") && !next.contains("ipad-8th-generation")
        && next.contains("ipad-9th-generation"))
    let on26 = await models("ios26.json")
    #expect(on17.filter { !on26.contains($0) } == ["iphone-xr", "iphone-xs", "iphone-xs-max"])
  }

  @Test func aModelWhoseLastSystemIsNotKnownCountsAndIsTold() async {
    let world = FakeWorld([
      "g.json": graph(deployment("26.1", on: "iPadOS")), "h.json": graph(deployment("26.1", on: "iPadOS")),
    ])
    let run = await world.run("check", "--profile", "deployable", "-f", "json", "g.json", "h.json")
    #expect(
      run.error == """
        capplan: note: the last system of iPad Pro (11-inch) to iPad mini (5th generation), iPad (8th generation), mini (A20 Pro) (6) is not known: they count as running iPadOS 26.1

        """)
    // One that came with the system runs it.
    #expect(profiles(run.output).contains("ipad-a16") && !run.error.contains("iPad (A16)"))
    let quiet = await world.run("check", "--quiet", "--profile", "deployable", "g.json")
    #expect(quiet.error.isEmpty)
    let named = await world.run("check", "--profile", "ipad-8th-generation", "g.json")
    #expect(named.error.isEmpty)
  }

  @Test func iPadsAreThoseOfTheirPlatform() async {
    let world = FakeWorld(["g.json": graph(deployment("26.1", on: "iPadOS"))])
    let run = await world.run("cost", "--profile", "deployable", "-f", "json", "g.json")
    let ids = profiles(run.output)
    #expect(ids.contains("ipad-pro-11-inch-m5") && ids.allSatisfy { $0.hasPrefix("ipad") })
    #expect(run.error.contains("as running iPadOS 26.1"))
  }

  @Test(
    "Without the oldest system nothing is deployable",
    arguments: [["check"], ["cost"], ["matrix"], ["reduce"], ["check", "--fix"], ["diff", "g.json"]])
  func gap(_ command: [String]) async {
    let world = FakeWorld(["g.json": graph()])
    let run = await world.run(command + ["--profile", "deployable", "g.json"])
    #expect(run.status == .usage && run.output.isEmpty && run.written.isEmpty)
    #expect(
      run.error.hasPrefix("capplan: g.json: 'deployable' needs 'deployment.minimumOS', the oldest system "),
      "\(run.error)")
  }

  @Test(
    "A graph without the oldest system leaves the others judged",
    arguments: [["matrix", "-f", "csv"], ["check", "-f", "concise"], ["check", "-f", "concise", "--fix"]])
  func gapOfOne(_ command: [String]) async {
    let world = FakeWorld(["a.json": graph(), "b.json": graph(deployment("26.0")), "c.json": graph()])
    let run = await world.run(command + ["--profile", "deployable", "a.json", "b.json", "c.json"])
    #expect(run.status == .unusable, "\(run.error)\(run.output)")
    for name in ["a", "c"] {
      #expect(run.error.contains("capplan: \(name).json: 'deployable' needs 'deployment.minimumOS'"), "\(run.error)")
    }
    #expect(!run.error.contains("b.json: 'deployable'") && run.output.contains("b.json"), "\(run.output)")
    let none = await world.run(command + ["--profile", "deployable", "a.json", "c.json"])
    #expect(none.status == .usage && none.output.isEmpty, "\(none.error)")
  }

  @Test func aPlatformWithoutProfilesHasNoDeployableDevice() async {
    let world = FakeWorld([
      "g.json": graph(deployment("14.0", on: "macOS")),
      "own.json": graph(deployment("14.0", on: "macOS"), profiles: Self.asked),
    ])
    let run = await world.run("matrix", "--profile", "deployable", "g.json")
    #expect(run.status == .usage && run.error.contains("no device: there are no profiles for macOS"))
    let own = await world.run("check", "own.json")
    #expect(own.status == .findings && own.output.contains("error[unknown-profile]: 'deployable' matches no dev"))
  }

  @Test func aGraphMayAskForTheDevicesThatItIsOfferedTo() async {
    let world = FakeWorld([
      "g.json": graph(deployment("26.0"), profiles: Self.asked), "none.json": graph(profiles: Self.asked),
      "part.json": graph(#""deployment": { "platform": "iOS" },"#, profiles: Self.asked),
      "bad.json": graph(#""deployment": { "minimumOS": 17 },"#, profiles: Self.asked),
    ])
    let run = await world.run("check", "-f", "json", "g.json")
    #expect(profiles(run.output).first == "iphone-11" && profiles(run.output).last == "iphone-duo")
    #expect(run.error.isEmpty)
    for (file, place) in [("none.json", "1:1"), ("part.json", "1:59")] {
      let run = await world.run("check", "-f", "concise", file)
      #expect(run.status == .findings)
      #expect(
        run.output.hasPrefix("\(file):\(place): error: the key 'deployment.minimumOS' is missing"), "\(run.output)")
      #expect(run.output.contains("[missing-key]"))
    }
    let bad = await world.run("check", "-f", "concise", "bad.json")
    #expect(bad.status == .findings && bad.output.contains("[wrong-type]") && !bad.output.contains("[missing-key]"))
  }

  @Test func noneOfThemIsNamedSoNoneFailsTheMatrix() async {
    // A device without multi-camera sessions can't run a multi-camera graph.
    let world = FakeWorld([
      "g.json": graph(deployment("15.0")), "own.json": graph(deployment("15.0"), profiles: Self.asked),
    ])
    let run = await world.run("matrix", "--profile", "deployable", "g.json")
    #expect(run.status == .success && run.output.contains("cannot run"))
    let failing = await world.run("matrix", "--profile", "deployable", "--fail-on-cell", "g.json")
    #expect(failing.status == .findings)
    let named = await world.run("matrix", "--profile", "deployable,iphone-7", "g.json")
    #expect(named.status == .findings)
    let own = await world.run("matrix", "--one-for-all", "own.json")
    #expect(own.output.contains("iPhone 7 to iPhone X (5)"))
  }

  @Test func twoGraphsAreComparedOnTheDevicesOfEither() async {
    let world = FakeWorld(["old.json": graph(), "new.json": graph(deployment("26.0"))])
    let run = await world.run("diff", "--profile", "deployable", "-f", "json", "old.json", "new.json")
    #expect(run.status != .usage && run.output.contains("iphone-duo"), "\(run.error)")
  }

  @Test func theWordIsKnownToSuggestionsAndRefusedWhereThereIsNoGraph() async {
    let world = FakeWorld(["g.json": graph(deployment("17.0"))])
    let slip = await world.run("check", "--profile", "deployble", "g.json")
    #expect(slip.status == .usage && slip.error.contains("did you mean 'deployable'?"))
    let list = await world.run("profiles", "deployable")
    #expect(list.status == .usage && list.error.contains("'deployable' needs a graph, which says the oldest system"))
    let several = await world.run("reduce", "--profile", "deployable", "g.json")
    #expect(several.status == .usage && several.error.contains("the plan is made for one profile"))
  }
}
