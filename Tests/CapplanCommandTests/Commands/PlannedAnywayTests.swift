import CapplanCommand
import JSONSource
import Testing

/// A fact that changes no choice of a plan stops none.
struct PlannedAnywayTests {
  private static func graph(_ more: String = "", ultra: String = #", "maxFrameRateOverride": 30"#) -> String {
    let format = #""activeFormat": { "width": 1920, "height": 1440, "binned": false }"#
    return """
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [
          { "id": "wide", "deviceType": "builtInWideAngleCamera", "position": "back", \(format),
            "maxFrameRateOverride": 30 },
          { "id": "ultra", "deviceType": "builtInUltraWideCamera", "position": "back", \(format)\(ultra) }\(more) ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
        "connections": [ { "input": "wide", "port": "video", "output": "a" },
                         { "input": "ultra", "port": "video", "output": "b" } ] }
      """
  }

  /// Nothing says how fast the ultra-wide camera's format is, but the app promises no more than 30.
  @Test(arguments: ["ladder", "optimal"], ["iphone-15-pro", "iphone-17"])
  func aHighestRateThatAPromiseCapsStopsNoPlan(_ strategy: String, _ phone: String) async {
    let world = FakeWorld(["graph.json": Self.graph()])
    let run = await world.run("reduce", "--strategy", strategy, "--profile", phone, "--target", "0.3")
    #expect(run.status == .success, "\(run.error)")
    var planned = world
    planned.nodes["graph.json"] = .file(Array(run.output.utf8))
    let check = await planned.run("check", "--profile", phone, "--target", "0.3")
    #expect(check.status == .success && !check.output.contains("target-missed"), "\(check.output)")
  }

  /// Without the promise the rate decides what the format costs.
  @Test(arguments: ["ladder", "optimal"]) func aRateThatDecidesStopsIt(_ strategy: String) async {
    let world = FakeWorld(["graph.json": Self.graph(ultra: "")])
    let run = await world.run("reduce", "--strategy", strategy, "--profile", "iphone-15-pro", "--target", "0.3")
    #expect(run.status == .findings && run.output.isEmpty, "\(run.error)")
  }

  /// A camera that streams nothing stays as it is, so that its formats don't matter.
  @Test(arguments: ["ladder", "optimal"]) func theFormatsOfACameraWithoutAConnectionDoNotMatter(_ strategy: String)
    async
  {
    let idle = #", { "id": "idle", "deviceType": "builtInTrueDepthCamera", "position": "front" }"#
    let arguments = ["reduce", "--strategy", strategy, "--profile", "iphone-15-pro", "--target", "0.3"]
    let without = await FakeWorld(["graph.json": Self.graph()]).run(arguments)
    let with = await FakeWorld(["graph.json": Self.graph(idle)]).run(arguments)
    #expect(without.status == with.status, "\(with.error)")
    #expect(with.output.contains("\"idle\"") == (with.status == .success), "\(with.error)")
  }
}
