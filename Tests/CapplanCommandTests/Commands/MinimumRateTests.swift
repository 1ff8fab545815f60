import CapplanCommand
import CaptureModel
import CaptureSession
import Testing

/// The least frame rate of a plan: where it is set, and where it is named.
struct MinimumRateTests {
  private static func graph(_ plan: String = "") -> String {
    #"""
    { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
      "inputs": [ { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } },
                  { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": "back",
                    "activeFormat": { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true },
                    "maxFrameRateOverride": 15 } ],
      "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
      "connections": [ { "input": "wide", "port": "video", "output": "a" },
                       { "input": "tele", "port": "video", "output": "b" } ]\#(plan) }
    """#
  }

  private let world = FakeWorld([
    "both.json": graph().replacing("\"width\": 640, \"height\": 480", with: "\"width\": 1920, \"height\": 1440")
      .replacing("\"maxFrameRateOverride\": 15", with: "\"maxFrameRateOverride\": 60"),
    "graph.json": graph(), "own.json": graph(#", "plan": { "minimumFrameRate": 5 }"#),
  ])

  @Test func itIsReadByTheCommandsThatPlan() throws {
    #expect(try parse(CheckCommand.self, "--minimum-rate", "5").aims.minimumFrameRate?.value == FrameRate(5))
    #expect(try parse(CostCommand.self, "--minimum-rate=23.98").aims.minimumFrameRate?.value == FrameRate(23.98))
    #expect(try parse(ReduceCommand.self, "--minimum-rate", "1000").aims.minimumFrameRate?.value == FrameRate(1000))
    for text in ["0", "-5", "1001", "0.001", "five", ""] {
      #expect(throws: UsageError.self) { try parse(ReduceCommand.self, "--minimum-rate=\(text)") }
    }
  }

  @Test(arguments: ["check", "reduce", "cost"])
  func theHelpNamesItWithItsDefault(_ command: String) async {
    let page = await world.run("help", command)
    #expect(page.output.contains("--minimum-rate N") && page.output.contains("else 15"))
  }

  @Test func aRefusalNamesItAndTheRateAtWhichItFits() async throws {
    let run = await world.run("reduce", "--strategy", "optimal", "--target", "0.1")
    #expect(run.status == .findings)
    #expect(run.error.contains("no camera below 15 frames a second"), "\(run.error)")
    let fits = try #require(run.error.split(separator: "\n").last { $0.contains("fits at ") }, "\(run.error)")
    let rate = try #require(fits.split(separator: " ").dropFirst(3).first.map(String.init))
    let line = "`capplan reduce --strategy optimal --target 0.1 --minimum-rate \(rate)`"
    #expect(run.error.contains("it fits at \(rate) frames a second:\n  \(line)\n"), "\(run.error)")
    let command = ["reduce", "--strategy", "optimal", "--target", "0.1", "--minimum-rate"]
    #expect(await world.run(command + [rate]).status == .success)
    let above = String((Double(rate) ?? 0) + 1)
    #expect(await world.run(command + [above]).status == .findings, "\(rate) is the highest whole rate")
    let ladder = await world.run("reduce", "--target", "0.1")
    #expect(ladder.error.hasSuffix("\(line)\n"), "\(ladder.error)")
    let said = ladder.error.replacing("\n  ", with: " ")
    #expect(said.contains("the minimum is 15 frames a second (--minimum-rate)"), "\(ladder.error)")
    let json = await world.run(["reduce", "--trace=json"] + command.dropFirst().dropLast())
    #expect(json.error.contains("\"slower\":{\"minimumFrameRate\":\(rate)"), "\(json.error)")
  }

  @Test func theLadderGoesDownToItAndTheCommandLineWins() async {
    let deep = await world.run("reduce", "--trace", "text", "--target", "0.1", "own.json")
    #expect(deep.error.contains("20 frames a second → 10 frames a second"), "\(deep.error)")
    let high = await world.run("reduce", "--trace", "text", "--target", "0.1", "--minimum-rate", "20", "own.json")
    let said = high.error.replacing("\n  ", with: " ")
    #expect(!said.contains("→ 15 frames") && said.contains("the minimum is 20"), "\(high.error)")
  }

  @Test func aStepSaysThatAnotherCameraIsHeldByIt() async {
    let run = await world.run("reduce", "--trace", "text", "--prefer", "wide,tele", "--target", "0.2")
    let said = run.error.replacing("\n   ", with: "")
    #expect(
      said.contains("another camera is as slow as it may be: 15 frames a second (--minimum-rate)"), "\(run.error)")
  }

  @Test func theProofNamesItWhereSlowerCamerasWouldLeaveMore() async {
    let decided = "more could be kept without this: no camera below 15 frames a second (--minimum-rate)\n"
    let run = await world.run("reduce", "--strategy", "optimal", "--target", "0.2")
    // A slower camera would be worse off than any is.
    #expect(run.error.contains("why no better: wide with ") && !run.error.contains(decided), "\(run.error)")
    let preferring = await world.run(
      "reduce", "--strategy", "optimal", "--target", "0.12", "--prefer", "wide", "both.json")
    #expect(preferring.error.replacing("\n  ", with: " ").contains(decided), "\(preferring.error)")
    let json = await world.run(
      "reduce", "--strategy", "optimal", "--target", "0.12", "--prefer", "wide", "--trace", "json", "both.json")
    #expect(json.error.contains("\"deciding\":[{\"kind\":\"minimumFrameRate\""), "\(json.error)")
  }

  @Test func aCheckAndAnOutlookFollowIt() async {
    let refused = await world.run("check", "--target", "0.1")
    #expect(refused.output.contains("iphone-xs: cannot run"))
    let adjusted = await world.run("check", "--target", "0.1", "--minimum-rate", "1")
    #expect(adjusted.output.contains("iphone-xs: likely adjusted"), "\(adjusted.output)")
    let outlook = await world.run("cost", "--what-if")
    #expect(outlook.output.contains("nothing cheaper keeps the rules at 15 frames a second"), "\(outlook.output)")
    let slower = await world.run("cost", "--what-if", "--minimum-rate", "10")
    #expect(slower.output.contains("binned, capped at 10 fps"), "\(slower.output)")
  }

  /// A camera that feeds a preview only is not told to promise less than plans keep, whoever said so.
  @Test func whatPlansKeepIsNotPromisedAway() async {
    let preview = Self.graph().replacing(#""type": "videoData""#, with: #""type": "previewLayer", "role": "preview""#)
      .replacing(#""maxFrameRateOverride": 15"#, with: #""maxFrameRateOverride": 60"#)
    let keep = #", "plan": { "keep": { "wide": { "frameRate": 60 } } }"#
    let kept = preview.replacing(#""output": "b" } ]"#, with: #""output": "b" } ]"# + keep)
    let world = FakeWorld([
      "graph.json": preview, "kept.json": kept, "set/.capplan.json": #"{ "minimumFrameRate": 60 }"#,
      "set/graph.json": preview,
    ])
    let promise = "[cost-override-missing]"
    #expect(await world.run("check", "-f", "concise", "graph.json").output.contains(promise))
    #expect(await world.run("check", "-f", "concise", "--minimum-rate", "24", "graph.json").output.contains(promise))
    for line in [["--minimum-rate", "60", "graph.json"], ["set/graph.json"], ["kept.json"]] {
      let run = await world.run(["check", "-f", "concise"] + line)
      #expect(!run.output.contains(promise), "\(line): \(run.output)")
    }
  }
}
