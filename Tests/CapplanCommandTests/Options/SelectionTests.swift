import CapplanCommand
import Testing

/// What is selected is what is reported; the verdict goes by every rule.
struct SelectionTests {
  private static let twoIntoOne = """
    { "capplan": 1, "profiles": ["iphone-xs"],
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1280, "height": 720 } },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 1280, "height": 720 } } ],
      "outputs": [ { "id": "video", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "video" },
                       { "input": "front", "port": "video", "output": "video" } ]IGNORE }

    """

  private static func run(_ line: String, ignore: String = "", profile: String = "iphone-xs") async -> FakeWorld.Run {
    let graph = twoIntoOne.replacing("IGNORE", with: ignore).replacing("iphone-xs", with: profile)
    return await FakeWorld(["graph.json": graph]).run(line.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    "--select zoom-range", "--ignore one-video-input-per-output", "--ignore all",
    "--select one-video-input-per-output --ignore all",
  ])
  func aHiddenRefusalCountsForTheVerdict(_ options: String) async {
    let text = await Self.run("check " + options)
    #expect(text.output.contains("graph.json on iphone-xs: cannot run"), "\(text.output)")
    #expect(
      text.output.contains(
        "no findings in 1 file on 1 profile\n1 finding that keeps a graph from running is hidden: one-"))
    #expect(text.status == .success && !text.output.contains("error["))
    let json = await Self.run("check -f json " + options)
    #expect(json.output.contains("\"verdict\": \"cannotRun\"") && json.output.contains("\"hiddenRefusals\": 1"))
    #expect(json.output.contains("\"errors\": 0"))
  }

  @Test(
    "What is wrong with the document may be hidden too, but not that it can't be read",
    arguments: [
      "--ignore unknown-key,unused-ignore", "--select zoom-range",
      "{ \"ignore\": [\"unknown-key\", \"unused-ignore\"] }",
    ])
  func faultsOfTheDocument(_ choice: String) async {
    let ignore = ", \"ignore\": [ { \"rule\": \"zoom-range\", \"reason\": \"r\" } ]"
    let graph = #"{ "capplan": 1, "profiles": ["iphone-xs"], "sesion": 1"#
    var nodes = ["graph.json": graph + ignore + " }", "broken.json": graph]
    var options = choice.split(separator: " ").map(String.init)
    if choice.hasPrefix("{") { (nodes[".capplan.json"], options) = (choice, []) }
    let world = FakeWorld(nodes)
    let usual = await FakeWorld(["graph.json": graph + ignore + " }"]).run("check", "-f", "concise")
    #expect(usual.output.contains("[unknown-key]") && usual.output.contains("[unused-ignore]"), "\(usual.output)")
    let run = await world.run(["check", "-f", "concise", "graph.json"] + options)
    #expect(run.status == .success && !run.output.contains("["), "\(run.output)")
    let json = await world.run(["check", "-f", "json", "graph.json"] + options)
    #expect(json.output.contains("\"hiddenRefusals\": 1"), "\(json.output)")
    let broken = await world.run(["check", "-f", "concise", "broken.json"] + options)
    #expect(broken.status == .unusable && broken.output.contains("[json-syntax]"), "\(broken.output)")
  }

  @Test func whatIsShownIsNotCountedAsHidden() async {
    let json = await Self.run("check -f json --select one-video-input-per-output")
    #expect(json.status == .findings && json.output.contains("\"hiddenRefusals\": 0"))
    let text = await Self.run("check")
    #expect(text.output.contains("error[one-video") && !text.output.contains("not shown"))
  }

  @Test func aHiddenDoubtStaysADoubt() async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "automaticallyAdjustsVideoHDREnabled": false, "videoHDREnabled": true,
                      "activeFormat": { "width": 1280, "height": 720 } } ],
        "outputs": [ { "id": "video", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "video" } ] }

      """
    let world = FakeWorld(["graph.json": graph])
    for options in [[], ["--select", "zoom-range"], ["--ignore", "all"]] {
      let run = await world.run(["check"] + options)
      #expect(run.output.contains("iphone-xs: unverified"), "\(run.output)")
      let strict = await world.run(["check", "--fail-on", "unverified"] + options)
      #expect(strict.status == .findings)
    }
  }

  @Test func whatTheAuthorIgnoresLeavesTheVerdict() async {
    let ignore = #", "ignore": [{ "rule": "one-video-input-per-output", "reason": "two sources are merged before" }]"#
    let run = await Self.run("check", ignore: ignore)
    #expect(run.output.contains("graph.json on iphone-xs: runs") && !run.output.contains("not shown"))
    let matrix = await Self.run("matrix --profile iphone-xs", ignore: ignore)
    #expect(matrix.status == .success && matrix.output.contains("1 runs"))
    let reduce = await Self.run("reduce", ignore: ignore)
    #expect(reduce.status == .success)
  }

  @Test func aComparisonShowsTheTrueVerdictsToo() async {
    let world = FakeWorld([
      "old.json": Self.twoIntoOne.replacing("IGNORE", with: "")
        .replacing(
          "\"type\": \"videoData\" }", with: "\"type\": \"videoData\" }, { \"id\": \"b\", \"type\": \"videoData\" }"
        )
        .replacing("\"output\": \"video\" } ]", with: "\"output\": \"b\" } ]"),
      "new.json": Self.twoIntoOne.replacing("IGNORE", with: ""),
    ])
    let run = await world.run("diff", "--ignore", "one-video-input-per-output", "old.json", "new.json")
    #expect(run.output.contains("runs → cannot run"), "\(run.output)")
  }

  @Test func aGeneralRuleSpeaksWhereTheSpecificOneIsNotWanted() async {
    let graph = Self.twoIntoOne.replacing("IGNORE", with: "").replacing("1280", with: "4032")
      .replacing("720", with: "3024")
    let world = FakeWorld(["graph.json": graph])
    let general = await world.run("check", "-f", "concise", "--select", "format-not-multicam")
    #expect(general.output.contains("[format-not-multicam]") && general.status == .findings)
    let specific = await world.run("check", "-f", "concise")
    #expect(specific.output.contains("[no-12mp-multicam]") && !specific.output.contains("[format-not-multicam]"))
  }
}
