import CapplanCommand
import Testing

/// What a user relies on, from the command line to the exit status.
struct CheckBehaviorTests {
  private func pair(_ more: String = "", second: String = "o1", profiles: String = "\"iphone-xs\"") -> String {
    """
    { "capplan": 1, "profiles": [\(profiles)]\(more),
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true } },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "o0", "type": "videoData" }, { "id": "o1", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "o0" },
                       { "input": "front", "port": "video", "output": "\(second)" } ] }

    """
  }

  private func check(_ graph: String, _ arguments: String...) async -> FakeWorld.Run {
    await FakeWorld(["graph.json": graph]).run(["check", "-f", "concise"] + arguments)
  }

  @Test func aFaultInOneValueDoesNotHideWhatTheRulesFind() async {
    let run = await check(pair(", \"name\": 5, \"session\": { \"preset\": \"high\" }"))
    #expect(run.output.contains("[wrong-type]") && run.output.contains("[multicam-preset-input-priority]"))
    #expect(run.status == .findings)
  }

  @Test func predictionsAreShownWhereTheyAreAskedForAndAlwaysInJSON() async {
    let graph = #"""
      { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "single" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
        "outputs": [ { "id": "video", "type": "videoData" } ] }
      """#
    let world = FakeWorld(["graph.json": graph])
    let said = "the session connects the video port of \"back\" to \"video\""
    let shown = await world.run("check", "--show", "predictions")
    #expect(shown.output.contains("  predicted:\n    3:24  \(said)\n"))
    let concise = await world.run("check", "-f", "concise", "--show", "predictions")
    #expect(concise.output.contains("graph.json:3:24: prediction: \(said) [implicit-connection]\n"))
    let silent = await world.run("check")
    #expect(silent.output.contains("graph.json") && !silent.output.contains(said))
    let quiet = await world.run("check", "-q", "--show=predictions")
    #expect(!quiet.output.contains(said))
    let json = await world.run("check", "-f", "json")
    #expect(json.output.contains("\"kind\": \"implicit-connection\"") && json.output.contains("/outputs/0/id"))
    let wrong = await world.run("check", "--show", "prediction")
    #expect(wrong.status == .usage && wrong.error.contains("predictions"))
    let cost = await world.run("cost", "-f", "json")
    #expect(cost.output.contains("\"predictions\": []"))
  }

  @Test func anIgnoreAtAKeyCoversTheFindingAtTheKey() async {
    let run = await check(
      pair(", \"zzz\": 1, \"ignore\": [{ \"rule\": \"unknown-key\", \"at\": \"/zzz\", \"reason\": \"r\" }]"))
    #expect(run.output == "" && run.status == .success)
  }

  @Test func anIgnoreThatMatchesOnOneProfileIsUsed() async {
    let ignore = ", \"ignore\": [{ \"rule\": \"multicam-unsupported-hardware\", \"reason\": \"r\" }]"
    let run = await check(pair(ignore, profiles: "\"iphone-xs\", \"iphone-7-plus\""))
    #expect(!run.output.contains("unused-ignore"))
    let unused = await check(pair(ignore))
    #expect(unused.output.contains("unused-ignore"))
  }

  @Test func aSyntaxErrorCannotBeIgnored() async {
    let run = await check(#"{"capplan":1,"ignore":[{"rule":"json-syntax","reason":"x"}],}"#)
    #expect(run.status == .unusable && run.output.contains("[json-syntax]"))
  }

  @Test func anUnknownProfileIsNotTakenForAnother() async {
    let run = await FakeWorld(["graph.json": pair(profiles: "\"iphone-sx\"")]).run("check", "-f", "json")
    #expect(run.status == .findings)
    #expect(run.output.contains("unknown-profile") && run.output.contains("\"profile\": null"))
  }

  @Test func documentFaultsAreNotAcceptedInSilence() async {
    for more in [
      ", \"app\": { \"extrinsics\": [{ \"from\": \"zzz\", \"to\": \"front\" }] }",
      ", \"operations\": [{ \"op\": \"addInput\" }]",
      ", \"ignore\": [{ \"rule\": \"unknown-port\", \"reason\": \" \" }]",
      ", \"photoSettings\": [{ \"id\": \"a\", \"output\": \"o0\" }, { \"id\": \"a\", \"output\": \"o0\" }]",
    ] {
      let run = await check(pair(more))
      #expect(run.status == .findings, "\(more)")
    }
  }

  @Test func aFixThatMayBeWrongIsLeftAndSaid() async {
    let world = FakeWorld(["graph.json": pair(", \"nmae\": \"Both\"")])
    let run = await world.run("check", "--fix")
    #expect(
      run.written.isEmpty && run.error.contains("left 1 finding in graph.json: a check shows"), "\(run.error)")
    #expect(await world.run("check", "--fix", "-q").error.isEmpty)
  }

  @Test func fixingKeepsTheByteOrderMarkAndComments() async {
    let run = await FakeWorld(["graph.json": "\u{FEFF}{ \"capplan\": 1, /* why */ \"profiles\": [\"iphone-xs\",] }"])
      .run("check", "--fix")
    #expect(run.written.first?.text.hasPrefix("\u{FEFF}{ \"capplan\": 1, /* why */") ?? false)
  }

  @Test func theReducedGraphIsWhatCheckCallsAdjusted() async throws {
    let graph = pair().replacing("\"binned\": true } },", with: "\"binned\": true }, \"maxFrameRateOverride\": 120 },")
    let checked = await FakeWorld(["graph.json": graph]).run("check")
    #expect(checked.output.contains("adjusted"))
    let reduced = await FakeWorld(["graph.json": graph]).run("reduce")
    #expect(reduced.status == .success && !reduced.output.contains("maxFrameRateOverride"))
    let again = await FakeWorld(["graph.json": reduced.output]).run("check")
    #expect(again.status == .success)
  }

  @Test func aFailedReductionPrintsNoConfiguration() async {
    let run = await FakeWorld(["graph.json": pair()]).run("reduce", "--target", "0.01")
    #expect(run.status == .findings && run.output == "" && run.error.contains("can't be met"))
    let broken = await FakeWorld(["graph.json": pair(second: "o0")]).run("reduce")
    #expect(broken.status == .findings && broken.output == "" && broken.error.contains("one-video-input-per-output"))
  }

  @Test func anOutputNeverReplacesAnInputOrAnotherOutput() async {
    let world = FakeWorld(["graph.json": pair()])
    for line in [
      "check -o json=graph.json graph.json", "check -o a.txt -o json=./a.txt graph.json",
      "reduce --trace json=graph.json graph.json", "reduce -o x.json --trace json=x.json graph.json",
      "reduce --in-place --trace json=./graph.json graph.json",
    ] {
      let run = await world.run(line.split(separator: " ").map(String.init))
      #expect(run.status == .usage && run.written.isEmpty && run.output.isEmpty, "\(line): \(run.error)")
    }
  }

  @Test func aFixThatIsSafeForOneProfileOnlyIsNotApplied() async {
    let graph = pair(profiles: "\"iphone-17-pro\", \"iphone-xs\"")
      .replacing(", \"maxFrameRate\": 60, \"binned\": true", with: "")
    let run = await FakeWorld(["graph.json": graph]).run("check", "--fix")
    #expect(
      run.error.contains("left 2 findings in graph.json: the safe fix is not that of every profile"), "\(run.error)")
    let mended = run.written.first?.text ?? graph
    let before = await FakeWorld(["graph.json": graph]).run("check")
    let after = await FakeWorld(["graph.json": mended]).run("check")
    #expect(before.status == after.status)
  }

  @Test func everyFaultIsFixedInOneRun() async {
    let lines = String(repeating: "[1,],\n", count: 700)
    let text = "{ \"capplan\": 1, \"profiles\": [\"iphone-xs\"], \"x-a\": [\(lines)[1]] }"
    let run = await FakeWorld(["graph.json": text]).run("check", "--fix")
    #expect(run.written.first?.text.contains("[1,]") == false)
    let again = await FakeWorld(["graph.json": run.written.first?.text ?? ""]).run("check", "--fix")
    #expect(again.written.isEmpty)
  }
}
