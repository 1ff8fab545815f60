import CapplanCommand
import Testing

/// What a change does to findings and costs, from the command line to the exit status.
struct DiffTests {
  /// A camera with some outputs, one connection each.
  private func graph(
    outputs: [String] = ["o0"], width: Int = 1280, height: Int = 720, profiles: String? = "\"iphone-xs\"",
    more: String = "", plist: Bool = true
  ) -> String {
    let entries = outputs.map { "{ \"id\": \"\($0)\", \"type\": \"videoData\" }" }.joined(separator: ", ")
    let connections = outputs.map { "{ \"input\": \"back\", \"port\": \"video\", \"output\": \"\($0)\" }" }
      .joined(separator: ",\n    ")
    let app =
      plist
      ? "\"usageDescriptions\": { \"NSCameraUsageDescription\": \"Films both of you.\" }, \"observesSystemPressure\": true"
      : ""
    return """
      { "capplan": 1\(profiles.map { ", \"profiles\": [\($0)]" } ?? "")\(more), "app": { \(app) },
        "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": \(width), "height": \(height), "maxFrameRate": 60, "binned": true } },
          { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
            "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true } } ],
        "outputs": [ \(entries), { "id": "f", "type": "videoData" } ],
        "connections": [
          \(connections),
          { "input": "front", "port": "video", "output": "f" } ] }

      """
  }

  private func diff(_ old: String, _ new: String, _ arguments: String...) async -> FakeWorld.Run {
    await FakeWorld(["old.json": old, "new.json": new]).run(["diff", "old.json", "new.json"] + arguments)
  }

  /// A connection has no id, and its index says nothing after a line has moved.
  @Test(arguments: [
    (#", "port": "video""#, " (video)"), (#", "ports": ["video"]"#, " (video)"), ("", ""),
    (#", "port": { "mediaType": "video", "sourceDevicePosition": "back" }"#, " (back video)"),
  ])
  func whatAConnectionGoesWithoutIsToldByItsEnds(_ port: String, _ words: String) async {
    func graph(_ more: String) -> String {
      """
      { "capplan": 1, "profiles": ["iphone-13-mini"], "session": { "type": "single" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 2592, "height": 1944 } } ],
        "outputs": [ { "id": "movie", "type": "videoData" } ],
        "connections": [ { "input": "back", "output": "movie"\(port)\(more) } ] }
      """
    }
    let mode = #", "preferredVideoStabilizationMode": "cinematicExtended", "#
    let run = await diff(graph(""), graph(mode + #""whereSupported": ["preferredVideoStabilizationMode"]"#))
    let told = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    let key = "preferredVideoStabilizationMode"
    let name = #"now without: \#(key) of the connection from "back"\#(words) to "movie""#
    #expect(told.contains(name), "\(run.output) \(run.error)")
    #expect(!run.output.contains("connections["))
  }

  @Test func aCostThatASessionDoesNotHaveIsNoZero() async {
    let single = """
      { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "single" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
        "outputs": [ { "id": "o0", "type": "photo" } ],
        "connections": [ { "input": "back", "port": "video", "output": "o0" } ] }
      """
    let away = await diff(graph(), single)
    #expect(away.output.contains(") → none\n    systemPressureCost"), "\(away.output)")
    let back = await diff(single, graph())
    #expect(back.output.contains("    hardwareCost 0."), "\(back.output)")
    for run in [away, back] { #expect(!run.output.contains("0.000 →") && !run.output.contains("→ 0.000")) }
  }

  @Test func theSameGraphChangesNothing() async {
    let run = await diff(graph(), graph())
    #expect(run.output == "new.json against old.json: nothing changes\n")
    #expect(run.status == .success && run.error.isEmpty)
    let markdown = await diff(graph(), graph(), "-f", "markdown")
    #expect(markdown.output == "**capplan**: no change in findings or costs of `new.json`.\n")
    #expect(await diff(graph(), graph(), "-f", "json").output.contains("\"changes\": []"))
  }

  @Test func aNewErrorIsShownWithItsPlaceAndFails() async {
    let run = await diff(graph(), graph(outputs: ["o0", "o1"]))
    #expect(run.output.contains("new error[no-camera-fanout-same-type]"))
    #expect(run.output.contains("iphone-xs: runs → cannot run"))
    #expect(run.output.contains(": 1 new error\n"))
    #expect(run.status == .findings)
    let back = await diff(graph(outputs: ["o0", "o1"]), graph())
    #expect(back.output.contains("fixed error[no-camera-fanout-same-type]") && back.status == .success)
  }

  @Test func anErrorThatWasThereIsNoNewOne() async {
    let before = graph(outputs: ["o0", "o1", "o2", "o3", "o4"])
    let after = before.replacing(
      "\"connections\": [", with: "\"x-note\": [\n\n], \"connections\": [\n\n")
    let run = await diff(before, after)
    #expect(run.output.contains("nothing changes; 4 findings as before") && run.status == .success)
  }

  @Test func aConnectionThatIsPutInMovesNoFinding() async throws {
    let before = graph(outputs: ["o0", "o1", "o2", "o3", "o4"])
    let preview = "{ \"id\": \"look\", \"type\": \"previewLayer\" }, "
    let after = before.replacing("\"outputs\": [ ", with: "\"outputs\": [ \(preview)").replacing(
      "\"connections\": [",
      with: "\"connections\": [ { \"input\": \"back\", \"port\": \"video\", \"output\": \"look\" },")
    let run = await diff(before, after)
    #expect(!run.output.contains("new ") && !run.output.contains("fixed"), "\(run.output)")
    #expect(run.output.contains("4 findings as before"))
  }

  @Test func aRenamedOutputIsTheSame() async {
    let before = graph(outputs: ["o0", "o1", "o2"])
    let run = await diff(before, before.replacing("\"o1\"", with: "\"second\""))
    #expect(!run.output.contains("new error") && !run.output.contains("fixed"), "\(run.output)")
    #expect(run.status == .success)
  }

  @Test func anErrorAtAnotherOutputIsNew() async {
    // The same words about the same camera, but of another connection.
    let run = await diff(graph(outputs: ["o0", "o1"]), graph(outputs: ["o0", "o1", "o2"]))
    #expect(run.output.contains(": 1 new error; 1 finding as before") && run.status == .findings)
  }

  @Test func aCostThatRisesIsShownAndFailsOnlyWhereAsked() async {
    let (small, large) = (graph(), graph(width: 1920, height: 1080))
    let run = await diff(small, large)
    #expect(run.status == .success)
    #expect(run.output.contains("hardwareCost 0."))
    #expect(run.output.contains(" (+0."))
    #expect(await diff(small, large, "--fail-on-cost-increase", "0").status == .findings)
    #expect(await diff(small, large, "--fail-on-cost-increase", "0.9").status == .success)
    #expect(await diff(large, small, "--fail-on-cost-increase", "0").status == .success)
    #expect(await diff(small, small, "--fail-on-cost-increase", "0").status == .success)
  }

  @Test func aRiseThatFailsIsSaidInEveryForm() async {
    let (small, large) = (graph(), graph(width: 1920, height: 1080))
    let said = "new.json on iphone-xs: systemPressureCost rose by 0."
    for arguments in [[], ["-q"]] {
      let text = await FakeWorld(["old.json": small, "new.json": large])
        .run(["diff", "old.json", "new.json", "--fail-on-cost-increase", "0.05"] + arguments)
      #expect(text.output.contains("error: \(said)") && text.output.contains(", more than the 0.05 allowed\n"))
      #expect(text.status == .findings && text.error.isEmpty)
    }
    for format in ["json", "markdown"] {
      let run = await diff(small, large, "--fail-on-cost-increase", "0.05", "-f", format)
      #expect(run.status == .findings && run.error.contains("capplan: \(said)"), "\(run.error)")
      #expect(format == "json" || run.output.contains("**Costs that rose too far**\n\n- \(said)"))
    }
    let allowed = await diff(small, large, "--fail-on-cost-increase", "0.9", "-f", "json")
    #expect(allowed.error.isEmpty && allowed.status == .success)
    #expect(await !diff(small, large, "--fail-on-cost-increase", "0.9").output.contains("allowed"))
  }

  @Test func connectionsThatChangePlacesMakeNoFindingNew() async {
    let before = graph(outputs: ["o0", "o1"])
    let after = before.replacing("\"output\": \"o0\"", with: "\"output\": \"x\"")
      .replacing("\"output\": \"o1\"", with: "\"output\": \"o0\"")
      .replacing("\"output\": \"x\"", with: "\"output\": \"o1\"")
    let run = await diff(before, after)
    #expect(run.output == "new.json against old.json: nothing changes; 1 finding as before\n", "\(run.output)")
    #expect(run.status == .success)
  }

  @Test func quietSaysNothingOfNewWarningsUnlessTheyFail() async {
    let (before, after) = (graph(), graph(plist: false))
    let rule = ["--select", "pressure-observer-missing"]
    let world = FakeWorld(["old.json": before, "new.json": after])
    let quiet = await world.run(["diff", "-q", "old.json", "new.json"] + rule)
    #expect(quiet.status == .success && quiet.output.isEmpty)
    let failing = await world.run(["diff", "-q", "old.json", "new.json", "--fail-on=warning"] + rule)
    #expect(failing.status == .findings && failing.output.hasPrefix("new warning["))
    let json = await world.run(["diff", "-q", "-f", "json", "old.json", "new.json"] + rule)
    #expect(json.output.contains("pressure-observer-missing"))
  }

  @Test func aTargetThatIsCrossedIsSaid() async {
    let run = await diff(graph(), graph(width: 1920, height: 1080), "--target", "0.4")
    #expect(run.output.contains(", now over 0.4"))
    #expect(run.output.contains("new error[target-missed]") && run.status == .findings)
    let back = await diff(graph(width: 1920, height: 1080), graph(), "--target", "0.4")
    #expect(back.output.contains(", now within 0.4"))
  }

  @Test func aCostThatDriftsMakesNoNewFinding() async {
    let run = await diff(graph(), graph(width: 1920, height: 1080), "--target", "0.01")
    #expect(!run.output.contains("new error") && run.status == .success)
    #expect(run.output.contains("still over 0.01"))
  }

  @Test func theNewGraphIsJudgedOnWhatItNamesAndTheOldOneOnBoth() async {
    let run = await diff(graph(), graph(profiles: "\"iphone-xr\""), "-f", "json")
    #expect(run.output.contains("\"profiles\": 2") && run.output.contains("\"profiles\": 1"))
    let other = await diff(graph(profiles: nil), graph(profiles: "\"iphone-xr\""), "-f", "json")
    #expect(other.output.contains("\"profile\": \"iphone-xr\"") && !other.output.contains("\"profile\": \"iphone-xs\""))
    let none = await diff(graph(profiles: nil), graph(profiles: nil), "-f", "json")
    #expect(none.output.contains("\"profile\": \"iphone-xs\""))
    let asked = await diff(graph(), graph(), "--profile", "iphone-xr,iphone-7-plus", "-f", "json")
    #expect(asked.output.contains("\"profile\": \"iphone-7-plus\"") && !asked.output.contains("\"iphone-xs\""))
  }

  @Test func warningsFailWhereAskedAndRulesAreChosen() async {
    let (before, after) = (graph(), graph(plist: false))
    let run = await diff(before, after, "--select", "pressure-observer-missing")
    #expect(run.output.contains("new warning[pressure-observer-missing]") && run.status == .success)
    #expect(
      await diff(before, after, "--select", "pressure-observer-missing", "--fail-on", "warning").status == .findings)
    let hidden = await diff(before, after, "--ignore", "all")
    #expect(
      hidden.output.contains("no change in findings\n  iphone-xs: runs → cannot run") && hidden.status == .success)
  }

  @Test func quietPrintsNewFindingsOnly() async {
    #expect(await diff(graph(), graph(width: 1920, height: 1080), "-q").output.isEmpty)
    let run = await diff(graph(plist: false), graph(outputs: ["o0", "o1"]), "-q")
    #expect(run.output.hasPrefix("new error[") && !run.output.contains("fixed") && !run.output.contains("against"))
  }

  @Test func whatCannotBeReadIsSaidAndIsThree() async {
    for operands in [["gone.json", "new.json"], ["new.json", "gone.json"]] {
      let world = FakeWorld(["new.json": graph()])
      let run = await world.run(["diff"] + operands)
      #expect(run.status == .unusable && run.output.isEmpty)
      #expect(run.error == "capplan: 'gone.json' can't be read: no such file or directory\n")
      let json = await world.run(["diff", "-f", "json"] + operands)
      #expect(json.status == .unusable && json.output.contains("\"rule\": \"unreadable\""))
      #expect(json.output.contains("\"changes\": []"))
    }
  }

  @Test func aTextThatIsNoJSONIsShownAsInACheck() async {
    for (old, new) in [("{", graph()), (graph(), "{")] {
      let run = await diff(old, new)
      #expect(run.status == .unusable && run.output.hasPrefix("error[json-syntax]"))
      #expect(await diff(old, new, "-f", "markdown").output.contains("is no JSON: "))
    }
  }

  @Test func besideAnInvalidGraphTheNewOneIsJudgedAlone() async {
    let run = await diff("{ \"capplan\": 1, \"inputs\": 5 }", graph(outputs: ["o0", "o1"]))
    #expect(run.output.contains("fixed error[wrong-type]") && run.output.contains("invalid → cannot run"))
    #expect(run.output.contains("new error[no-camera-fanout-same-type]") && run.status == .findings)
    let worse = await diff(graph(), "{ \"capplan\": 1, \"inputs\": 5 }")
    #expect(worse.output.contains("runs → invalid") && worse.status == .findings)
    #expect(worse.output.contains("→ none"))
  }

  @Test func standardInputIsOneOfTheTwo() async {
    var world = FakeWorld(["old.json": graph()])
    world.standardInput = .success(Array(graph(outputs: ["o0", "o1"]).utf8))
    let run = await world.run("diff", "old.json", "-", "--stdin-filename", "edited.json")
    #expect(run.output.contains("edited.json against old.json: 1 new error"))
    #expect(await world.run("diff", "-", "old.json").output.contains("old.json against <stdin>: 1 fixed error"))
    let twice = await world.run("diff", "-", "-")
    #expect(twice.status == .usage && twice.output.isEmpty)
  }

  @Test(
    "A command line that makes no sense is refused",
    arguments: [
      (["diff"], "OLD is missing"), (["diff", "old.json"], "NEW is missing"),
      (["diff", "a", "b", "c"], "the command takes two"),
      (["diff", "--git", "HEAD", "a", "-"], "--git and standard input"),
      (["diff", "--git=-x", "old.json"], "begins with no dash"), (["diff", "--git=", "old.json"], "empty"),
      (["diff", "--git", "HEAD", "-"], "standard input"), (["dif", "a", "b"], "did you mean 'diff'"),
      (["diff", "a", "b", "--fail-on-cost-increase", "-1"], "out of range"),
      (["diff", "a", "b", "--fail-on-cost-increase", "x"], "not a decimal number"),
      (["diff", "a", "b", "--fail-on-cost-incease", "1"], "did you mean '--fail-on-cost-increase'"),
      (["diff", "a", "b", "--profile", "iphone-sx"], "did you mean 'iphone-xs'"),
      (["diff", "old.json", "folder"], "'folder' is a directory and 'old.json' is not"),
      (["diff", "folder", "old.json"], "'folder' is a directory and 'old.json' is not"),
      (["diff", "old.json", "old.json", "-o", "./old.json"], "is named twice"),
    ])
  func refusal(_ arguments: [String], _ message: String) async {
    let world = FakeWorld(["old.json": graph(), "folder/graph.json": graph()])
    let run = await world.run(arguments)
    #expect(run.status == .usage && run.output.isEmpty && run.written.isEmpty)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test func theComparisonGoesToAFile() async {
    let run = await diff(graph(), graph(outputs: ["o0", "o1"]), "-f", "markdown", "-o", "comment.md")
    #expect(run.output.isEmpty && run.status == .findings)
    #expect(run.written.first?.path == "comment.md")
    #expect(run.written.first?.text.hasPrefix("### capplan: `new.json`") ?? false)
  }

  @Test func graphsOfDirectoriesAreMatchedByTheirPaths() async {
    let world = FakeWorld([
      "a/same.graph.json": graph(), "b/same.graph.json": graph(),
      "a/x/graph.json": graph(), "b/x/graph.json": graph(outputs: ["o0", "o1"]),
      "a/gone.graph.json": graph(outputs: ["o0", "o1"]), "b/new.graph.json": graph(),
    ])
    let run = await world.run("diff", "a/", "b")
    #expect(run.status == .findings)
    #expect(run.output.contains("a/gone.graph.json was removed"))
    #expect(run.output.contains("b/new.graph.json is new\n"))
    #expect(run.output.contains("b/x/graph.json against a/x/graph.json: 1 new error"))
    #expect(!run.output.contains("same.graph.json"))
    #expect(run.output.hasSuffix("3 of 4 graphs changed: 1 new error\n"))
    let json = await world.run("diff", "a", "b", "-f", "json")
    #expect(json.output.contains("\"kind\": \"graph\",\n      \"old\": \"a/gone.graph.json\",\n      \"new\": null"))
    let markdown = await world.run("diff", "a", "b", "-f", "markdown")
    #expect(markdown.output.hasSuffix("\n\n1 other graph is as before.\n"))
  }

  @Test func aNewGraphHasNoCostToRiseFrom() async {
    let world = FakeWorld([
      "a/graph.json": graph(), "b/graph.json": graph(), "b/new.graph.json": graph(),
    ])
    #expect(await world.run("diff", "a", "b", "--fail-on-cost-increase", "0").status == .success)
  }
}
