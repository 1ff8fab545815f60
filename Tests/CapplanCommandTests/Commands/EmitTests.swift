import CapplanCommand
import TestSupport
import Testing

/// `capplan emit`, and `reduce --emit swift`.
struct EmitTests {
  private static let graph = """
    { "capplan": 1, "name": "Near and far", "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
      "inputs": [
        { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }, "maxFrameRateOverride": 30 },
        { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "wideVideo", "type": "videoData" }, { "id": "teleVideo", "type": "videoData" } ],
      "connections": [ { "input": "wide", "port": "video", "output": "wideVideo" },
                       { "input": "tele", "port": "video", "output": "teleVideo" } ] }
    """

  private static func run(_ arguments: String..., graph: String = graph) async -> FakeWorld.Run {
    await FakeWorld(["graph.json": graph]).run(arguments)
  }

  /// What is said besides the pressure that nobody set a target for, which `UnjudgedPressureTests` look at.
  private static func besidesPressure(_ run: FakeWorld.Run) -> String {
    run.error.split(separator: "\n").filter { !($0.hasPrefix("note: ") && $0.contains("--pressure-target")) }
      .map { "\($0)\n" }.joined()
  }

  @Test func theTypeIsNamedAfterTheGraphOrTheOption() async {
    let run = await Self.run("emit")
    #expect(run.status == .success && Self.besidesPressure(run) == "")
    #expect(run.output.contains("final class NearAndFarSession: @unchecked Sendable {"))
    #expect(await Self.run("emit", "--type-name", "Pair").output.contains("final class Pair: @unchecked Sendable {"))
    for name in ["pair", "A b", "class", "Self", "2x", "_1", "Ä"] {
      let run = await Self.run("emit", "--type-name", name)
      #expect(run.status == .usage && run.output == "" && run.error.contains("'\(name)' is not of the form"), "\(name)")
    }
    for name in ["String", "Task", "Error", "AVCaptureSession"] {
      let run = await Self.run("emit", "--type-name", name)
      #expect(run.status == .usage && run.output == "" && run.error.contains("yours would hide it"), "\(name)")
    }
  }

  @Test func settingsNameTheTypeAndTheOptionWins() async {
    let world = FakeWorld([
      "graph.json": Self.graph, ".capplan.json": #"{ "emit": { "typeName": "Pair" } }"#,
      "other/graph.json": Self.graph, "other/.capplan.json": "{}",
    ])
    #expect(await world.run("emit").output.contains("final class Pair: @unchecked Sendable {"))
    #expect(await world.run("emit", "--type-name", "Two").output.contains("final class Two: @unchecked Sendable {"))
    #expect(await world.run("reduce", "--emit", "swift").output.contains("final class Pair: @unchecked Sendable {"))
    #expect(await world.run("emit", "other").output.contains("final class NearAndFarSession: "))
    // Settings say nothing of the form, so they are no reason to ask for one.
    #expect(await world.run("reduce").status == .success)
  }

  /// A connection that goes with its camera needs no port: the devices that have such a camera are told by their check.
  @Test(arguments: ["iphone-12", "iphone-air"], [#", "port": "depthData""#, ""])
  func aConnectionOfAnOptionalCameraGoesWithIt(_ id: String, _ port: String) async throws {
    for optional in ["", #", "optional": true"#] {
      let graph = """
        { "capplan": 1, "session": { "type": "single", "preset": "high", "formsConnections": "explicit" },
          "inputs": [
            { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back" },
            { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": "back", "optional": true } ],
          "outputs": [ { "id": "video", "type": "videoData" }, { "id": "depth", "type": "depthData"\(optional) } ],
          "connections": [ { "input": "wide", "port": "video", "output": "video" },
                           { "input": "tele", "output": "depth"\(port) } ] }
        """
      let check = await Self.run("check", "--profile", id, graph: graph)
      #expect(check.status == .success, "\(check.output) \(check.error)")
      let run = await Self.run("emit", "--profile", id, graph: graph)
      #expect(run.status == .success, "\(run.output) \(run.error)")
      #expect(run.error.contains(#"note: this connection is left out: "tele" has no such port on any device"#))
      if FakeAVFoundation.isAvailable {
        #expect(try FakeAVFoundation.built().typeCheck(["Built.swift": run.output], mode: .v6) == "")
      }
    }
  }

  /// The camera has no multi-cam format that reaches the guarded rate.
  @Test func theFormatIsTheJudgedOneWhateverIsGuarded() async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-13-mini"],
        "inputs": [ { "id": "cam", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1080 }, "activeFrameRate": { "min": 240, "max": 240 },
                      "whereSupported": ["activeFrameRate"] } ],
        "outputs": [ { "id": "v", "type": "videoData" } ],
        "connections": [ { "input": "cam", "port": "video", "output": "v" } ] }
      """
    let check = await Self.run("check", "--format=json", graph: graph)
    #expect(check.output.contains("its format is 1920x1080 at 30, unbinned"), "\(check.output)")
    let run = await Self.run("emit", graph: graph)
    #expect(run.output.contains("planned: { $0.highestFrameRate == 30 && !$0.isVideoBinned }"), "\(run.output)")
    // A phone without any rate of that size's formats but a lower one would do.
    #expect(run.output.contains("\"cam\", at: .invalid,"), "\(run.output)")
  }

  /// iPhone XS runs 1920x1440 at 60 only binned, iPhone 13 mini unbinned too.
  @Test func aPhoneThatCheckJudgesWithAnotherFormatIsNamed() async {
    let graph = """
      { "capplan": 1,
        "inputs": [ { "id": "cam", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60 } } ],
        "outputs": [ { "id": "v", "type": "videoData" } ],
        "connections": [ { "input": "cam", "port": "video", "output": "v" } ] }
      """
    let run = await Self.run("emit", "--profile", "iphone-xs,iphone-13-mini", graph: graph)
    #expect(
      run.status == .success
        && Self.besidesPressure(run) == """
          note: cam is planned for 1920x1440 at 60, unbinned, and takes that where the device has it; check takes \
          1920x1440 at 60, binned on iphone-xs

          """,
      "\(run.error)")
    #expect(await Self.run("--quiet", "emit", "--profile", "iphone-xs,iphone-13-mini", graph: graph).error == "")
  }

  private static let scanner = """
    { "capplan": 1, "profiles": ["iphone-16"], "deployment": { "minimumOS": "17.0" },
      "session": { "type": "single", "preset": "inputPriority",
                   "controls": [ { "id": "zoom", "type": "systemZoomSlider", "device": "cam" } ] },
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "Scans codes." }, "setsControlsDelegate": true },
      "inputs": [ { "id": "cam", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60 } } ],
      "outputs": [ { "id": "v", "type": "videoData" } ] }
    """

  @Test func aSessionWhoseFormatsAreChosenHasNoPresetThatChooses() async {
    let run = await Self.run("emit", graph: Self.scanner)
    #expect(run.output.contains("session.sessionPreset = .inputPriority\n"), "\(run.error)\(run.output)")
    #expect(await !Self.run("emit").output.contains("sessionPreset"), "a multi-camera session has only one")
    #expect(run.output.contains("func setControlsDelegate(_ delegate: any AVCaptureSessionControlsDelegate) {"))
    #expect(run.output.contains("self.session.setControlsDelegate(carried.delegate, queue: self.queue)"))
  }

  @Test func aSessionThatProbablyCostsTooMuchIsTold() async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-13"], "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": BINNED } },
                    { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                      "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30 } } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "a" },
                         { "input": "front", "port": "video", "output": "b" } ] }
      """
    let over = await Self.run("emit", graph: graph.replacing("BINNED", with: "false"))
    #expect(over.status == .success, "\(over.error)")
    #expect(over.error.contains("warning: hardwareCost is predicted as 1.3"), "\(over.error)")
    let line = "`capplan reduce --strategy optimal --profile iphone-13` looks for a plan below that"
    #expect(over.error.contains(line), "\(over.error)")
    let within = await Self.run("emit", graph: graph.replacing("BINNED", with: "true"))
    #expect(within.status == .success && Self.besidesPressure(within).isEmpty, "\(within.error)")
  }

  /// As `check` words it, though the value itself is within the limit.
  @Test func aSessionThatMayCostTooMuchIsToldThere() async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-13"], "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": false },
                      "maxFrameRateOverride": 54 },
                    { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                      "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true },
                      "maxFrameRateOverride": 20 } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "a" },
                         { "input": "front", "port": "video", "output": "b" } ] }
      """
    let check = await Self.run("check", "--format=concise", graph: graph)
    #expect(check.output.contains(": it may be above 1.0 [hardware-cost-near-limit]"), "\(check.output)")
    let run = await Self.run("emit", graph: graph)
    #expect(run.status == .success && run.error.contains("): it may be above 1.0, and above 1 a"), "\(run.error)")
    #expect(run.output.contains("): it may be above 1.0.\n"), "\(run.output)")
  }

  @Test func aTargetThatNothingIsComparedWithIsToldAndSoAreKeysThatAreAdded() async {
    let graph = Self.scanner.replacing(
      #""type": "systemZoomSlider""#, with: #""optional": true, "type": "systemZoomSlider""#)
    let run = await Self.run("reduce", "--target=0.2", "--profile=iphone-13-mini", graph: graph)
    let words = run.error.split { " \n".contains($0) }.joined(separator: " ")
    #expect(words.contains("as it stands, and the target is not tested: a single-camera session with one"), "\(words)")
    #expect(words.contains("written out: cam activeFormat.binned left out → false"), "\(words)")
    #expect(!words.contains("writes out"), "\(words)")
    let check = await Self.run("check", "--target=0.2", "--profile=iphone-13-mini", graph: graph)
    let told = "the target is not tested: one video output has no hardwareCost"
    #expect(check.output.split { " \n".contains($0) }.joined(separator: " ").contains(told), "\(check.output)")
    let free = await Self.run("check", "--profile=iphone-13-mini", graph: graph)
    #expect(!free.output.contains("not tested"))
    #expect(run.output.contains("\"binned\": false"))
  }

  @Test func typesThatCinematicVideoReplacesAreTold() async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-16-pro"], "deployment": { "minimumOS": "26.0" },
        "session": { "type": "single", "preset": "inputPriority" },
        "inputs": [ { "id": "cam", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60 },
                      "cinematicVideoCaptureEnabled": true } ],
        "outputs": [ { "id": "v", "type": "movieFile" },
                     { "id": "codes", "type": "metadata", "metadataObjectTypes": ["qr"] } ],
        "connections": [ { "input": "cam", "port": "video", "output": "v" },
                         { "input": "cam", "port": "metadataObject", "output": "codes" } ] }
      """
    let run = await Self.run("emit", graph: graph)
    let note = "note: with cinematic video the types of \"codes\" are those that it requires, in place of these"
    #expect(run.status == .success && run.error.contains("graph.json:7:"), "\(run.error)")
    #expect(run.error.contains(note) && run.output.contains("in place of the graph's"), "\(run.error)")
    #expect(await !Self.run("emit").error.contains("cinematic"))
  }

  @Test func warningsAreShownIfTheyAreAskedFor() async {
    let graph = Self.graph.replacing(
      #""session":"#,
      with: """
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Records both sides of a conversation." },
          "recordingMinutes": 60, "observesSystemPressure": false },
        "session":
        """)
    var world = FakeWorld(["graph.json": graph])
    let (plain, asked) = (await world.run("emit"), await world.run("emit", "--warnings"))
    #expect(Self.besidesPressure(plain) == "" && asked.status == .success && asked.output == plain.output)
    let line = "graph.json:2:53: warning: the app does not observe the system pressure of its 2 cameras"
    #expect(Self.besidesPressure(asked) == line + " [pressure-observer-missing]\n", "\(asked.error)")
    world.nodes[".capplan.json"] = .file(Array(#"{ "ignore": ["pressure-observer-missing"] }"#.utf8))
    #expect(Self.besidesPressure(await world.run("emit", "--warnings")) == "")
    // A severity of settings makes no error a warning for code.
    world = FakeWorld([
      "graph.json": graph.replacing("maxFrameRate\": 60", with: "maxFrameRate\": 240"),
      ".capplan.json": #"{ "severity": { "format-not-multicam": "warning" } }"#,
    ])
    #expect(await world.run("emit", "--warnings").status == .findings)
  }

  private static let backAndFront = graph.replacing(
    "builtInTelephotoCamera\", \"position\": \"back", with: "builtInWideAngleCamera\", \"position\": \"front")

  /// Each phone is named, phones with one cost in one line, with the formats that the code chooses there.
  @Test func aFileForSeveralPhonesSaysWhatThePlanCosts() async {
    func costs(_ output: String) -> [Substring] {
      output.split(separator: "\n").filter { $0.hasPrefix("// hardwareCost is ") }
    }
    let same = await Self.run("emit", "--profile", "iphone-xs,iphone-13-mini", graph: Self.backAndFront)
    #expect(costs(same.output).count == 2, "\(same.error)\(same.output)")
    let phones = "iphone-xs,iphone-xs-max,iphone-13-mini"
    let planned = await Self.run("emit", "--profile", phones, graph: Self.backAndFront)
    let open = Self.backAndFront.replacing(
      "\"maxFrameRate\": 60, \"binned\": true }, \"max", with: "\"maxFrameRate\": 60 }, \"max")
    // By itself the 13 mini would be judged with another format, which it also has.
    let run = await Self.run("emit", "--profile", phones, graph: open)
    let lines = costs(run.output)
    #expect(run.error.contains("check takes") && lines == costs(planned.output), "\(run.error)\(run.output)")
    #expect(lines.map { $0.split(separator: " on ").last } == ["iPhone 13 mini.", "iPhone XS and iPhone XS Max."])
  }

  /// The formats are those of most phones, and of one phone that has an optional camera.
  @Test func theOrderOfThePhonesDoesNotCount() async {
    let open = Self.backAndFront.replacing(", \"maxFrameRate\": 60, \"binned\": true }", with: " }")
    let runs = [
      await Self.run("emit", "--profile", "iphone-xs,iphone-13-mini", graph: open),
      await Self.run("emit", "--profile", "iphone-13-mini,iphone-xs", graph: open),
    ]
    #expect(runs[0].status == .success && runs[0].output == runs[1].output, "\(runs[0].error)")
    let far = Self.graph.replacing("\"id\": \"tele\"", with: "\"optional\": true, \"id\": \"tele\"")
      .replacing("\"id\": \"teleVideo\"", with: "\"optional\": true, \"id\": \"teleVideo\"")
      .replacing("\"maxFrameRate\": 60, \"binned\": true } } ],", with: "\"maxFrameRate\": 60 } } ],")
    for phones in ["iphone-13-mini,iphone-13-pro", "iphone-13-pro,iphone-13-mini"] {
      let run = await Self.run("emit", "--profile", phones, graph: far)
      let choice = run.output.split(separator: "of: teleDevice").last?.split(separator: "like:").first ?? ""
      #expect(choice.contains("isVideoBinned"), "\(phones): \(run.error)\(run.output)")
    }
  }

  @Test func theFormatIsKnownByItsFactsAndTheOverrideFollowsTheAdding() async throws {
    let source = await Self.run("emit").output
    for part in [
      "of: wideDevice, \"wide\", at: CMTime(value: 1, timescale: 30),",
      "planned: { $0.highestFrameRate == 60 && $0.isVideoBinned },", "like: { $0.isVideoBinned },",
      "where: { $0.size == (1920, 1440) && $0.isMultiCamSupported }\n",
    ] {
      #expect(source.contains(part), "\(part)")
    }
    let added = try #require(source.firstRange(of: "let wideInput = try addInput(wideDevice)"))
    let limited = try #require(
      source.firstRange(of: "wideInput.videoMinFrameDurationOverride = CMTime(value: 1, timescale: 30)"))
    #expect(added.upperBound < limited.lowerBound)
  }

  @Test func oneFileIsForAllDevicesOnWhichTheGraphRuns() async {
    let run = await Self.run("emit", "--profile", "iphone-xs,iphone-xs-max")
    #expect(run.status == .success && Self.besidesPressure(run) == "")
    #expect(
      run.output.hasPrefix("// Made by `capplan emit` for iPhone XS and iPhone XS Max:"), "\(run.output.prefix(90))")
    let alone = await Self.run("emit", "--profile", "iphone-xs").output
    func code(_ source: String) -> [Substring] { source.split(separator: "\n").filter { !$0.hasPrefix("//") } }
    #expect(code(run.output) == code(alone))
    let more = await Self.run("emit", "--profile", "iphone-xs", "--profile", "iphone-13-mini")
    #expect(more.status == .findings && more.output == "")
    let lines = more.error.split(separator: "\n")
    #expect(lines.count > 1 && lines.dropLast().allSatisfy { $0.hasSuffix(" on iphone-13-mini") }, "\(more.error)")
    #expect(lines.last?.hasSuffix(" without an error: --profile iphone-xs") == true, "\(more.error)")
  }

  @Test func theOrderOfThePhonesDoesNotMatter() async {
    let graph = Self.graph.replacing(
      "builtInTelephotoCamera\", \"position\": \"back", with: "builtInWideAngleCamera\", \"position\": \"front")
    let one = await Self.run("emit", "--profile", "iphone-xs,iphone-13-mini", graph: graph)
    let other = await Self.run("emit", "--profile", "iphone-13-mini,iphone-xs", graph: graph)
    #expect(one.status == .success && one.output == other.output, "\(one.error)")
  }

  @Test func aPlanLeavesNoGuardOfWhatItTookOut() async {
    let guarded = Self.graph.replacing(
      #""maxFrameRateOverride": 30"#, with: #""maxFrameRateOverride": 60, "whereSupported": ["maxFrameRateOverride"]"#)
    #expect(guarded != Self.graph)
    let run = await Self.run("reduce", "--target", "0.9", graph: guarded)
    #expect(run.status == .success, "\(run.error)")
    let hasOverride = run.output.contains(#""maxFrameRateOverride":"#)
    #expect(run.output.contains("whereSupported") == hasOverride, "\(run.output)")
  }

  @Test func targetsAreThoseOfThePlan() async {
    #expect(await Self.run("emit").output.contains("guard session.hardwareCost <= 1 else"))
    let run = await Self.run("emit", "--target", "0.9", "--pressure-target", "2.5")
    #expect(run.output.contains("while session.hardwareCost > 0.9, startOver() { try assemble() }"))
    // The device runs the session above a target too, up to a cost of 1.
    #expect(
      run.output.contains("guard session.hardwareCost <= 1 else {\n            throw Failure.hardwareCostTooHigh("))
    #expect(
      run.output.contains(
        "if session.systemPressureCost > 2.5 {\n            onEvent(.systemPressureCostOverTarget("))
  }

  @Test func itSaysThatNothingTurnsThePictures() async {
    let words = "The graph does not say how pictures are turned"
    #expect(await Self.run("emit").output.contains(words))
    let settings = [
      #""videoRotationAngle": "coordinator""#, #""videoRotationAngle": 90"#, #""videoOrientation": "portrait""#,
    ]
    for setting in settings {
      let turned = Self.graph.replacing(#""port": "video", "#, with: #""port": "video", \#(setting), "#)
      let run = await Self.run("emit", graph: turned)
      #expect(run.output.contains("func assemble") && !run.output.contains(words), "\(run.error)")
    }
  }

  @Test func aGraphWithErrorsIsRefused() async {
    let run = await Self.run("emit", "--target", "0.1")
    #expect(run.status == .findings && run.output == "" && run.error.contains("[target-missed]"), "\(run.error)")
    let broken = await Self.run("emit", graph: "{")
    #expect(broken.status == .unusable && broken.output == "" && broken.error.contains("[json-syntax]"))
  }

  /// What is likely an error is told as in a check; it has no source either. No format of an iPhone 16 Pro likely has
  /// Apple Log 2.
  @Test(arguments: ["iphone-16-pro", "iphone-16-pro-max"]) func aGraphThatLikelyCanNotRunIsRefused(profile: String)
    async
  {
    let graph = """
      { "capplan": 1, "profiles": ["\(profile)"], "session": { "type": "single", "preset": "inputPriority" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 3840, "height": 2160, "maxFrameRate": 60 }, "activeColorSpace": "appleLog2" } ],
        "outputs": [ { "id": "movie", "type": "movieFile" } ],
        "connections": [ { "input": "back", "port": "video", "output": "movie" } ] }
      """
    let world = FakeWorld(["graph.json": graph])
    let run = await world.run("emit", "graph.json")
    #expect(run.status == .findings && run.output.isEmpty, "\(run.output)")
    #expect(
      run.error.contains(": warning: likely: \"back\" does not have the color space \"appleLog2\""), "\(run.error)")
    #expect(run.error.contains("help: nothing is emitted for a graph that likely cannot run: `capplan check --profile"))
    let check = await world.run("check", "graph.json")
    #expect(check.output.contains("\(profile): likely cannot run"), "\(check.output)")
  }

  @Test func whatCanNotBeExpressedIsRefusedAtItsPlace() async {
    let graph = Self.graph.replacing(#""maxFrameRateOverride": 30"#, with: #""flashMode": "off""#)
    let run = await Self.run("emit", graph: graph)
    #expect(run.status == .findings && run.output == "")
    #expect(
      run.error.contains("graph.json:4:") && run.error.contains("\"flashMode\" is deprecated since iOS 10.0"),
      "\(run.error)")
  }

  @Test func aReductionIsEmittedAsItsConfiguration() async {
    let whole = Self.graph.replacing(
      #""maxFrameRate": 60, "binned": true"#, with: #""maxFrameRate": 30, "binned": false"#)
    let run = await Self.run("reduce", "--target", "0.9", "--emit", "swift", "--type-name", "Pair", graph: whole)
    #expect(run.status == .success && run.output.contains("final class Pair: "), "\(run.error)")
    let json = await Self.run("reduce", "--target", "0.9", graph: whole).output
    let emitted = await Self.run("emit", "--target", "0.9", "--type-name", "Pair", graph: json).output
    #expect(run.output.replacing("`capplan reduce --emit swift`", with: "`capplan emit`") == emitted)
    #expect(await Self.run("reduce", "--type-name", "Pair").status == .usage)
    #expect(await Self.run("reduce", "--in-place", "--emit", "swift").status == .usage)
  }

  @Test func aPlanIsMadeForOneProfile() async {
    let run = await Self.run("reduce", "--emit", "swift", "--profile", "iphone-xs,iphone-13-pro")
    #expect(run.status == .usage && run.error.contains("iphone-xs, iphone-13-pro"))
    let none = await Self.run("emit", graph: Self.graph.replacing(#""profiles": ["iphone-xs"], "#, with: ""))
    #expect(none.status == .success && Self.besidesPressure(none) == "no profile is named: emitted for iphone-xs\n")
  }

  @Test func itWritesAFile() async {
    let run = await Self.run("emit", "-o", "Session.swift")
    #expect(run.output == "" && run.written.map(\.path) == ["Session.swift"])
  }
}
