import CapplanCommand
import Testing

/// A plan that lowers the rate of a camera lowers what the app sets under pressure with it.
struct PlannedPressureTests {
  private static let graph = """
    { "capplan": 1, "profiles": ["iphone-xs"],
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "video", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "video" } ],
      "pressureResponse": { "nominal": { "frameRates": { "back": 60 } }, "fair": { "frameRates": { "back": 20 } },
                            "serious": { "frameRates": {"back":45} } } }
    """

  @Test(arguments: ["optimal", "ladder"]) func noReactionIsFasterThanThePlan(_ strategy: String) async {
    let world = FakeWorld(["graph.json": Self.graph])
    let run = await world.run("reduce", "--strategy", strategy, "--target=0.16", "--keep=back=1920x1440", "graph.json")
    #expect(run.status == .success, "\(run.error)")
    for part in [#""nominal": { "frameRates": { "back": 30 } }"#, #""fair": { "frameRates": { "back": 20 } }"#] {
      #expect(run.output.contains(part), "\(run.output)")
    }
    #expect(run.output.contains(#""serious": { "frameRates": {"back":30} }"#), "\(run.output)")
    #expect(run.error.contains("pressureResponse sets back to at most 30 frames a second too"), "\(run.error)")
    let patch = await world.run(
      "reduce", "--strategy", strategy, "--target=0.16", "--keep=back=1920x1440", "--emit=patch", "graph.json")
    let operation = #"{ "op": "replace", "path": "/pressureResponse/nominal/frameRates/back", "value": 30 }"#
    #expect(patch.output.contains(operation), "\(patch.output)")
  }

  @Test func aPlanThatKeepsTheRateKeepsThem() async {
    let run = await FakeWorld(["graph.json": Self.graph]).run("reduce", "--strategy=optimal", "graph.json")
    #expect(run.status == .success && run.output == Self.graph, "\(run.error)")
  }
}
