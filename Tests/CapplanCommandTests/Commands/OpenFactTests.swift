import CapplanCommand
import TestSupport
import Testing

/// No dead ends: where a fact is missing, it is said what settles it, and what is gone with its graph is not fixed.
struct OpenFactTests {
  private static func graph(_ format: String) -> String {
    #"""
    { "capplan": 1, "profiles": ["iphone-15-pro"],
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map." } },
      "session": { "type": "multiCam" },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { \#(format) } } ],
      "outputs": [ { "id": "video", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
    """#
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func aReductionThatLacksAFormatNamesTheKeyThatSettlesIt() async {
    let world = FakeWorld([
      "graph.json": Self.graph(#""width": 1920, "height": 1440, "maxFrameRate": 60, "binned": false"#)
    ])
    let advice = "to find out, write activeFormat.binned: true for back, which the device"
    for strategy in ["ladder", "optimal"] {
      let run = await world.run("reduce", "--strategy", strategy)
      #expect(run.status == .findings && run.output.isEmpty)
      #expect(Self.words(run.error).contains(advice), "\(run.error)")
      #expect(Self.words(run.error).contains("(1920x1440 at 60, binned), or give 'cameras[].formats'"), "\(run.error)")
    }
    let check = await world.run("check")
    #expect(Self.words(check.output).contains(advice), "\(check.output)")
    let matrix = await world.run("matrix", "--profile", "iphone-15-pro")
    #expect(Self.words(matrix.output).contains(advice), "\(matrix.output)")
  }

  /// No probe of an iPhone 13 could tell: it has no LiDAR.
  @Test func nothingIsAskedOfACameraThatIsNotThere() async {
    let graph = """
      { "capplan": 1, "session": { "type": "single", "preset": "hd1280x720" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Measures your room." } },
        "inputs": [ { "id": "lidar", "deviceType": "builtInLiDARDepthCamera", "position": "back", "torchMode": "on" } ],
        "outputs": [ { "id": "depth", "type": "videoData" } ],
        "connections": [ { "input": "lidar", "port": "video", "output": "depth" } ] }
      """
    let run = await FakeWorld(["graph.json": graph]).run("check", "--profile", "iphone-13")
    #expect(run.output.contains("error[device-type-availability]") && run.output.contains("cannot run"))
    #expect(!run.output.contains("unverified") && !run.output.contains("capplan probe"), "\(run.output)")
    let pro = await FakeWorld(["graph.json": graph]).run("check", "--profile", "iphone-13-pro")
    #expect(!pro.output.contains("device-type-availability"), "\(pro.output)")
  }

  /// A format that runs faster than what was asked for keeps the rate: twice the rate costs twice as much.
  @Test func theAdviceKeepsTheRateThatWasAskedFor() async {
    let graph = Self.graph(#""width": 1920, "height": 1440, "maxFrameRate": 30"#)
    let format = "write activeFormat.maxFrameRate: 60, activeFormat.binned: true"
    let run = await FakeWorld(["graph.json": graph]).run("check")
    #expect(Self.words(run.output).contains("\(format) and maxFrameRateOverride: 30 for back"), "\(run.output)")
    let slower = graph.replacing(#""activeFormat":"#, with: #""maxFrameRateOverride": 24, "activeFormat":"#)
    let own = await FakeWorld(["graph.json": slower]).run("check")
    #expect(
      Self.words(own.output).contains("write activeFormat.maxFrameRate: 60 and activeFormat.binned"), "\(own.output)")
    let mended = Self.graph(#""width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true"#)
      .replacing(#""activeFormat":"#, with: #""maxFrameRateOverride": 30, "activeFormat":"#)
    let run30 = await FakeWorld(["graph.json": mended]).run("check")
    #expect(run30.status == .success && !run30.output.contains("unverified"), "\(run30.output)")
  }

  @Test func theAdviceWorks() async {
    let world = FakeWorld([
      "graph.json": Self.graph(#""width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true"#)
    ])
    let run = await world.run("reduce")
    #expect(run.status == .success, "\(run.error)")
  }

  @Test func aCostWithoutAValueSaysWhatSettlesIt() async {
    let world = FakeWorld(["graph.json": Self.graph(#""width": 1920, "height": 1440"#)])
    let run = await world.run("reduce", "--target", "0.9")
    #expect(Self.words(run.error).contains("write activeFormat.binned: true for back"), "\(run.error)")
  }

  @Test(
    "Where the new file is no graph, nothing is called fixed",
    arguments: [#"{ "capplan": 2 }"#, "[]", #"{ "capplan": 1, "inputs": [ { "deviceType": "x" } ] }"#])
  func diffOfWhatIsNoGraph(_ new: String) async {
    let old = Self.graph(#""width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true"#).replacing(
      #""app": { "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map." } },"#,
      with: #""app": {},"#)
    let run = await FakeWorld(["old.json": old, "new.json": new]).run("diff", "old.json", "new.json")
    #expect(run.status == .findings && !run.output.contains("fixed"), "\(run.output)")
    let mended = await FakeWorld(["old.json": old, "new.json": Self.graph(#""width": 1920, "height": 1440"#)])
      .run("diff", "old.json", "new.json")
    #expect(mended.output.contains("fixed "), "\(mended.output)")
  }
}
