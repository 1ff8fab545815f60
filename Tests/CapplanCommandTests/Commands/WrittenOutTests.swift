import CapplanCommand
import Testing

/// `reduce` tells every value that it writes.
struct WrittenOutTests {
  private static func graph(_ settings: String = "", format: String? = named) -> String {
    let active = format.map { #", "activeFormat": \#($0)"# } ?? ""
    return """
      { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back"\(active)\(settings) } ],
        "outputs": [ { "id": "v", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "v" } ] }
      """
  }

  private static let named = #"{ "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }"#

  @Test func aPromiseThatIsTakenOutIsToldWithoutANumber() async {
    let run = await FakeWorld(["graph.json": Self.graph(#", "maxFrameRateOverride": 120"#)]).run("reduce")
    #expect(run.error.contains("written out: back maxFrameRateOverride 120 → left out"), "\(run.error)")
    #expect(run.error.contains("within the targets as it stands") && !run.error.contains("1. "), "\(run.error)")
    #expect(!run.error.contains("writes out"), "it is told on a line of its own")
    #expect(run.error.contains("no maxFrameRateOverride") && !run.output.contains("maxFrameRateOverride"))
  }

  @Test func aRateThatIsLoweredIsTold() async {
    let rates = #", "maxFrameRateOverride": 15, "activeFrameRate": { "min": 30, "max": 30 }"#
    let world = FakeWorld(["graph.json": Self.graph(rates)])
    let run = await world.run("reduce")
    #expect(run.error.contains("written out: back activeFrameRate.min 30 → 15"), "\(run.error)")
    #expect(run.error.contains("written out: back activeFrameRate.max 30 → 15"), "\(run.error)")
    // Every format in a printed list runs at 15.
    #expect(!run.error.contains("unverified"), "\(run.error)")
    let traced = await world.run("reduce", "--trace", "json")
    #expect(traced.error.contains(#""step":1,"rung":"writtenOut","input":"back""#), "\(traced.error)")
    let fixed = await world.run("check", "--fix", "--unsafe-fixes", "--select", "override-vs-active-duration")
    #expect(fixed.written.first?.text.contains(#""min": 15, "max": 15"#) == true, "\(fixed.error)")
    #expect(fixed.error.contains(": lower the rate to 15\n"), "\(fixed.error)")
  }

  @Test(
    "No step is told if and only if the bytes stay",
    arguments: ["ladder", "optimal"],
    [
      graph(), graph(format: nil), graph(#", "maxFrameRateOverride": 120"#), graph(#", "maxFrameRateOverride": 60"#),
      graph(#", "maxFrameRateOverride": 15"#),
      graph(#", "maxFrameRateOverride": 20, "activeFrameRate": { "max": 60 }"#),
      graph(#", "activeFrameRate": { "min": 90, "max": 90 }"#), graph(format: #"{ "width": 1920, "height": 1440 }"#),
      graph(format: #"{ "width": 1280, "height": 720, "maxFrameRate": 60 }"#),
    ])
  func stepsAndBytes(_ strategy: String, _ graph: String) async {
    for target in ["0.9", "0.2"] {
      let arguments = ["reduce", "--strategy", strategy, "--trace", "json", "--target", target]
      let run = await FakeWorld(["graph.json": graph]).run(arguments)
      guard run.status == .success else { continue }
      #expect(run.error.contains(#""step":"#) == (run.output != graph), "\(target)\n\(run.error)\n\(run.output)")
    }
  }
}
