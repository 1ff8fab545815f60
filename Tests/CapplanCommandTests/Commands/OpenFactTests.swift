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
    // A binned picture is another one: the probe comes first.
    let advice = "or write activeFormat.binned: true for back, another picture, which the device"
    for strategy in ["ladder", "optimal"] {
      let run = await world.run("reduce", "--strategy", strategy)
      #expect(run.status == .findings && run.output.isEmpty)
      #expect(Self.words(run.error).contains(advice), "\(run.error)")
      #expect(Self.words(run.error).contains("to find out, give 'cameras[].formats'"), "\(run.error)")
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

  /// What costs nothing comes first: the format's own rate is left out, and the app promises the rate that was asked for.
  @Test func theAdviceKeepsThePictureAndItsRate() async {
    let graph = Self.graph(#""width": 1920, "height": 1440, "maxFrameRate": 30"#)
    let run = await FakeWorld(["graph.json": graph]).run("check")
    #expect(
      Self.words(run.output).contains(
        "to find out, leave out activeFormat.maxFrameRate and write maxFrameRateOverride: 30 for back")
        && !run.output.contains("binned: true"), "\(run.output)")
    let slower = graph.replacing(#""activeFormat":"#, with: #""maxFrameRateOverride": 24, "activeFormat":"#)
    let own = await FakeWorld(["graph.json": slower]).run("check")
    #expect(Self.words(own.output).contains("leave out activeFormat.maxFrameRate for back"), "\(own.output)")
    let mended = Self.graph(#""width": 1920, "height": 1440"#)
      .replacing(#""activeFormat":"#, with: #""maxFrameRateOverride": 30, "activeFormat":"#)
    let run30 = await FakeWorld(["graph.json": mended]).run("check")
    #expect(run30.status == .success && !run30.output.contains("unverified"), "\(run30.output)")
  }

  /// The rate that the app sets anyway is promised, before any phone is asked for.
  @Test func aRateThatTheAppSetsIsPromised() async {
    let input = #""deviceType": "builtInWideAngleCamera", "activeFormat": { "width": 1920, "height": 1440 }"#
    let graph = """
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "position": "back", "activeFrameRate": { "max": 30 }, \(input) },
                    { "id": "front", "position": "front", "activeFrameRate": { "max": 30 }, \(input) } ],
        "outputs": [ { "id": "street", "type": "videoData" }, { "id": "face", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "street" },
                         { "input": "front", "port": "video", "output": "face" } ] }
      """
    let run = await FakeWorld(["graph.json": graph]).run("check", "--profile", "iphone-xr")
    let advice = "write maxFrameRateOverride: 30 for back, which runs at that rate already, or give"
    let words = Self.words(run.output)
    #expect(words.contains(advice) && !words.contains("activeFormat.binned: true"), "\(run.output)")
    let matrix = await FakeWorld(["graph.json": graph]).run("matrix", "--profile", "iphone-xr")
    #expect(
      Self.words(matrix.output).contains("for the unverified cell, change the graph first as its reason says"),
      "\(matrix.output)")
  }

  /// Devices of a merged report keep their own advice.
  @Test func eachDeviceKeepsItsAdvice() async {
    let graph = Self.graph(#""width": 1280, "height": 720, "maxFrameRate": 30"#)
    for id in ["iphone-xr", "iphone-18-pro"] {
      let alone = await FakeWorld(["graph.json": graph]).run("check", "--profile", id)
      let both = await FakeWorld(["graph.json": graph]).run("check", "--profile", "iphone-xr,iphone-18-pro")
      let hint = "activeFormat.maxFrameRate"
      #expect(
        Self.words(alone.output).contains(hint) == (id == "iphone-xr") && Self.words(both.output).contains(hint),
        "\(both.output)")
    }
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
    #expect(Self.words(run.error).contains("give 'cameras[].formats[].maxFrameRate'"), "\(run.error)")
    #expect(!run.error.contains("binned: true"), "\(run.error)")
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
