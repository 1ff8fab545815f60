import CapplanCommand
import Testing

/// What `diff` says of findings that nobody can be sure of, of known ones, and of phones that come and go.
struct DiffKnowledgeTests {
  /// Two cameras on an iPhone 14, the front one with a format of a rate that its profile knows or doesn't know.
  private func graph(
    front: String = "\"width\": 1920, \"height\": 1440", back: String = "\"width\": 1920, \"height\": 1440",
    profiles: String = "\"iphone-14\"", more: String = ""
  ) -> String {
    """
    { "capplan": 1, "profiles": [\(profiles)],
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films both of you." } },
      "session": { "type": "multiCam" },
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { \(back), "maxFrameRate": 60, "binned": true } },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { \(front) }, "maxFrameRateOverride": 30\(more) } ],
      "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
      "connections": [
        { "input": "back", "port": "video", "output": "a" }, { "input": "front", "port": "video", "output": "b" } ] }

    """
  }

  /// The same with a front format of which nothing is known.
  private var unknown: String { graph(front: "\"width\": 1920, \"height\": 1440, \"maxFrameRate\": 40") }

  private func diff(_ old: String, _ new: String, _ arguments: String...) async -> FakeWorld.Run {
    await FakeWorld(["old.json": old, "new.json": new]).run(["diff", "old.json", "new.json"] + arguments)
  }

  @Test func aFindingThatIsGoneForWantOfAFactIsNotFixed() async {
    let run = await diff(graph(), unknown, "--target", "0.7")
    #expect(run.output.contains("no longer certain: error[target-missed]: hardwareCost is 0."), "\(run.output)")
    #expect(run.output.contains("  = not known: which format \"front\" runs"))
    #expect(run.output.contains("1 error no longer certain") && !run.output.contains("fixed error"))
    #expect(run.output.contains("may still be over 0.7") && !run.output.contains("now within"))
    let markdown = await diff(graph(), unknown, "--target", "0.7", "-f", "markdown")
    #expect(markdown.output.contains("**No longer certain, for want of a fact**\n\n- **error** hardwareCost is"))
    #expect(markdown.output.contains("**may still be over 0.7**"))
    #expect(!markdown.output.contains("**Fixed findings**\n\n- **error"))
    let json = await diff(graph(), unknown, "--target", "0.7", "-f", "json")
    #expect(json.output.contains("\"outcome\": \"noLongerCertain\"") && json.output.contains("\"noLongerCertain\": 1,"))
  }

  @Test func aFindingThatIsKnownToBeGoneIsFixed() async {
    let run = await diff(graph(), graph(front: "\"width\": 1280, \"height\": 720"), "--target", "0.7")
    #expect(run.output.contains("fixed error[target-missed]") && run.output.contains("now within 0.7"))
    #expect(!run.output.contains("no longer certain"))
  }

  @Test func aNewGraphMayBeOverItsTarget() async {
    let world = FakeWorld(["a/graph.json": graph(), "b/graph.json": graph(), "b/new.graph.json": unknown])
    #expect(await world.run("diff", "a", "b", "--target", "0.7").output.contains(", may be over 0.7\n"))
    let run = await diff(graph(front: "\"width\": 1280, \"height\": 720"), unknown, "--target", "0.7")
    #expect(run.output.contains(", may now be over 0.7\n"), "\(run.output)")
  }

  @Test func aBaselineMakesWhatItListsNoNewFinding() async {
    let bad = graph(more: ", \"zoomm\": 1")
    var files = ["a/x.graph.json": graph(), "b/x.graph.json": graph(), "b/old.graph.json": bad]
    let written = await FakeWorld(files).run("check", "b", "--write-baseline", "known.json")
    files["known.json"] = written.written.first { $0.path == "known.json" }?.text
    let world = FakeWorld(files)
    #expect(await world.run("diff", "a", "b").status == .findings)
    let run = await world.run("diff", "a", "b", "--baseline", "known.json")
    #expect(run.status == .success && !run.output.contains("error["), "\(run.output)")
    #expect(run.output.contains("b/old.graph.json is new; ") && run.output.contains("not shown\n"))
    let json = await world.run("diff", "a", "b", "--baseline", "known.json", "-f", "json")
    #expect(!json.output.contains("\"outcome\": \"new\"") && !json.output.contains("\"known\": 0"))
    // A finding that the baseline doesn't list still fails.
    files["b/old.graph.json"] = bad.replacing("\"session\"", with: "\"sesion\"")
    #expect(await FakeWorld(files).run("diff", "a", "b", "--baseline", "known.json").status == .findings)
  }

  @Test func theBaselineMayBeThatOfTheSettings() async {
    let bad = graph(more: ", \"zoomm\": 1")
    var files = ["old.json": graph(), "new.json": bad, ".capplan.json": "{ \"baseline\": \"known.json\" }"]
    let missing = await FakeWorld(files).run("diff", "old.json", "new.json")
    #expect(missing.status == .unusable && missing.error.contains("`capplan check --write-baseline` makes one"))
    let written = await FakeWorld(files).run("check", "new.json", "--write-baseline", "known.json")
    files["known.json"] = written.written.first { $0.path == "known.json" }?.text
    let run = await FakeWorld(files).run("diff", "old.json", "new.json")
    #expect(run.status == .success && run.output.contains("not shown"), "\(run.output)")
    let overwriting = await FakeWorld(files).run("diff", "old.json", "new.json", "-o", "known.json")
    #expect(overwriting.status == .usage && overwriting.written.isEmpty)
  }

  @Test func aKnownFindingThatGoesIsFixed() async {
    let bad = graph(more: ", \"zoomm\": 1")
    var files = ["old.json": graph(), "new.json": bad]
    let written = await FakeWorld(files).run("check", "new.json", "--write-baseline", "known.json")
    files["known.json"] = written.written.first { $0.path == "known.json" }?.text
    let run = await FakeWorld(files).run("diff", "new.json", "old.json", "--baseline", "known.json")
    #expect(run.output.contains("fixed error[unknown-key]") && run.status == .success)
  }

  @Test func aPhoneThatTheNewGraphDropsMakesNoNewFinding() async {
    let both = graph(front: "\"width\": 1280, \"height\": 720", profiles: "\"iphone-14\", \"iphone-7-plus\"")
    let one = graph(front: "\"width\": 1920, \"height\": 1080")
    let run = await diff(both, one)
    #expect(run.status == .success && run.output.contains("  no longer checked on iphone-7-plus\n"), "\(run.output)")
    #expect(!run.output.contains("iphone-7-plus:") && !run.output.contains("fixed"))
    let markdown = await diff(both, one, "-f", "markdown")
    #expect(markdown.output.contains("\n\nThe graph is no longer checked on iphone-7-plus.\n\n"))
    let json = await diff(both, one, "-f", "json")
    #expect(json.output.contains("\"kind\": \"noLongerChecked\""))
    let asked = await diff(both, one, "--profile", "iphone-14,iphone-7-plus")
    #expect(!asked.output.contains("no longer checked") && asked.output.contains("iphone-7-plus"))
  }

  @Test func aPhoneThatTheNewGraphAddsIsSaid() async {
    let run = await diff(graph(), graph(profiles: "\"iphone-14\", \"iphone-13\""))
    #expect(run.output.contains("  newly checked on iphone-13\n"), "\(run.output)")
    #expect(await diff(graph(), graph(), "--profile", "iphone-13").output.contains("newly") == false)
  }
}
