import CapplanCommand
import Testing

/// What `reduce` tells people of its steps.
struct TraceTextTests {
  private static func graph(
    _ format: String = #"{ "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false }"#
  ) -> String {
    """
    { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
      "inputs": [
        { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back", "activeFormat": \(format) },
        { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": "back", "activeFormat": \(format) } ],
      "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
      "connections": [ { "input": "wide", "port": "video", "output": "a" },
                       { "input": "tele", "port": "video", "output": "b" } ] }
    """
  }

  private func run(_ arguments: [String], width: Int? = nil, graph: String = graph()) async -> FakeWorld.Run {
    var world = FakeWorld(["graph.json": graph])
    world.terminalWidth = width
    return await world.run(["reduce", "--trace", "text"] + arguments)
  }

  @Test("Without a trace, two cameras take twelve lines at most", arguments: ["ladder", "optimal"])
  func brief(_ strategy: String) async {
    for target in ["0.9", "0.6", "0.5", "0.2"] {
      let run = await FakeWorld(["graph.json": Self.graph()]).run("reduce", "--strategy", strategy, "--target", target)
      #expect(run.status == .success && run.error.contains("within the targets"), "\(run.error)")
      #expect(run.error.split(separator: "\n").count <= 12, "\(target): \(run.error)")
    }
  }

  @Test(
    "Every line fits the terminal but a command, which is not broken",
    arguments: [40, 60, 80, 200],
    [
      ["--target", "0.6"], ["--target", "0.05"], ["--strategy", "optimal", "--target", "0.6"],
      ["--strategy", "optimal", "--target", "0.15", "--keep", "wide=1920x1440"],
    ])
  func width(_ width: Int, _ arguments: [String]) async {
    let run = await run(arguments, width: width)
    let lines = run.error.split(separator: "\n")
    #expect(!lines.isEmpty && lines.allSatisfy { $0.count <= width || $0.contains("`capplan ") }, "\(run.error)")
    #expect(!lines.contains { $0.count(where: { $0 == "`" }) % 2 == 1 }, "\(run.error)")
    let words = run.error.lowercased()
    #expect(!["mend", "rung", "resolution(", "framerate(", "optimal:"].contains { words.contains($0) }, "\(run.error)")
  }

  @Test func itEndsWithWhatWasAskedAndWhatIsKept() async {
    let run = await run(["--target", "0.9"])
    #expect(
      run.error.hasSuffix(
        """
        camera  asked                      kept
        wide    1920x1440 at 30, unbinned  1920x1440 at 60, binned, capped at 30 fps
        tele    1920x1440 at 30, unbinned  as asked

        """), "\(run.error)")
    let narrow = await self.run(["--target", "0.9"], width: 40)
    let list = "wide\n  asked  1920x1440 at 30, unbinned\n  kept   1920x1440 at 60, binned,"
    #expect(narrow.error.contains(list), "\(narrow.error)")
    let same = await self.run([])
    #expect(!same.error.contains("asked  "), "\(same.error)")
  }

  /// Targets of the command line are not written, so the next check has to be told of them.
  @Test func itSaysHowToCheckWithTheSameTargets() async {
    func line(_ run: FakeWorld.Run) -> String? {
      run.error.split(separator: "`").first { $0.hasPrefix("capplan check ") }.map(String.init)
    }
    let run = await run(["--target", "0.9", "--pressure-target", "2"])
    #expect(line(run) == "capplan check --target 0.9 --pressure-target 2 -", "\(run.error)")
    var world = FakeWorld(["graph.json": run.output])
    world.terminalWidth = nil
    #expect(await world.run("check", "--target", "0.9", "--pressure-target", "2").status == .success)
    let file = await self.run(["--target", "0.9", "-o", "planned.json"])
    #expect(line(file) == "capplan check --target 0.9 planned.json")
    #expect(line(await self.run(["--target", "0.9", "--diff"])) == nil)
    #expect(line(await self.run([])) == nil)
    let plan = #""plan": { "targets": { "hardwareCost": 0.9 } }, "inputs""#
    let own = Self.graph().replacing("\"inputs\"", with: plan)
    #expect(line(await self.run([], graph: own)) == nil)
  }

  @Test func aStepIsSaidToLowerNothingOnlyWhereACostIsOver() async {
    let ladder = await run(["--target", "0.2"])
    #expect(!ladder.error.contains("this lowers no cost that is over its target"))
    let published = await run(["--target", "0.6", "--as-published"])
    #expect(published.error.contains("this lowers no cost that is over its target"))
    // No multi-camera format: the exact plan has to leave it, though both costs are within their targets.
    let large = #"{ "width": 4032, "height": 3024, "maxFrameRate": 30, "binned": false }"#
    let text = """
      { "capplan": 1, "profiles": ["iphone-13-mini"], "session": { "type": "multiCam" },
        "inputs": [ { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": \(large) } ],
        "outputs": [ { "id": "a", "type": "videoData" } ],
        "connections": [ { "input": "wide", "port": "video", "output": "a" } ] }
      """
    for strategy in ["optimal", "ladder"] {
      let run = await run(["--strategy", strategy], graph: text)
      #expect(run.status == .success && run.error.contains("1. ") && !run.error.contains("lower"), "\(run.error)")
    }
  }

  /// A pressure whose best guess is a session that does not last is shown, however wide its interval is; one that may be
  /// anything and worries nobody is not.
  @Test func pressureThatSaysNothingIsNotShown() async {
    let wide = await run(["--target", "0.9"])
    #expect(wide.error.contains("systemPressureCost 1.345 → 0.892"), "\(wide.error)")
    let small = Self.graph(#"{ "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }"#)
    let calm = await run(["--target", "0.5"], graph: small)
    #expect(calm.error.contains("\n   hardwareCost 0.636 → 0.573\n"), "\(calm.error)")
    let calmCheck = await FakeWorld(["graph.json": small]).run("check")
    #expect(calmCheck.output.contains("hardwareCost ") && !calmCheck.output.contains("systemPressureCost"))
    #expect(!calmCheck.output.contains("lasts ") && !calmCheck.output.contains("no time limit"), "\(calmCheck.output)")
    let judged = await run(["--target", "0.9", "--pressure-target", "2"])
    #expect(judged.error.contains("systemPressureCost 1.345 → 0.892"), "\(judged.error)")
    let world = FakeWorld(["graph.json": Self.graph()])
    let check = await world.run("check")
    let words = check.output.split { " \n".contains($0) }.joined(separator: " ")
    #expect(words.contains("hardwareCost fits (0.97 of 1.0)") && words.contains("systemPressureCost 1.3 "), "\(words)")
    #expect(words.contains("lasts up to 15 minutes (at worst 10 minutes, at best no limit)"), "\(words)")
    let target = await world.run("check", "--pressure-target", "2")
    #expect(target.output.contains("systemPressureCost near (1.3 of 2.0, up to 3.0)"), "\(target.output)")
    let json = await world.run("check", "-f", "json")
    #expect(json.output.contains("\"systemPressureCost\": {"))
  }
}
