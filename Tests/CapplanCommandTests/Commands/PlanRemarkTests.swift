import CapplanCommand
import Testing

/// What a plan does besides the costs is told, and what settles an open one.
struct PlanRemarkTests {
  private static func words(_ text: String) -> String { text.split { " \n".contains($0) }.joined(separator: " ") }

  private static func pair(_ more: String = "", on profile: String = "iphone-xs") -> String {
    func input(_ position: String) -> String {
      """
      { "id": "\(position)", "deviceType": "builtInWideAngleCamera", "position": "\(position)",
        "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true },
        "maxFrameRateOverride": 30 }
      """
    }
    return """
      { "capplan": 1, "profiles": ["\(profile)"], "inputs": [ \(input("back")), \(input("front")) ],
        "outputs": [ { "id": "near", "type": "videoData" }, { "id": "face", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "near" },
                         { "input": "front", "port": "video", "output": "face" } ]\(more) }
      """
  }

  /// Cameras of a synchronizer keep step, unless someone says that they need not; then the plan says what becomes of it.
  @Test(arguments: [true, false])
  func camerasAtDifferentRatesAreToldOfTheirSynchronizer(keepsBack: Bool) async {
    let keep = #", "plan": { "independent": ["back"], "keep": { "back": { "width": 1920, "frameRate": 30 } } }"#
    let synchronizer = #", "synchronizers": [ { "id": "pairs", "outputs": ["near", "face"] } ]"#
    let world = FakeWorld(["graph.json": Self.pair(synchronizer + (keepsBack ? keep : ""))])
    let target = keepsBack ? "0.205" : "0.185"
    let run = await world.run("reduce", "--strategy=optimal", "--target", target, "graph.json")
    #expect(run.status == .success, "\(run.error)")
    let told = "\"pairs\" gets its cameras at different rates"
    #expect(Self.words(run.error).contains(told + ": what it delivers together") == keepsBack, "\(run.error)")
    let check = await world.run("check", "--target", target, "graph.json")
    #expect(Self.words(check.output).contains(told) == keepsBack, "\(check.output)")
  }

  /// The planned file has no target: what checks it and what emits it must be given the same one.
  @Test func theTargetIsNamedForCheckingAndEmitting() async {
    let run = await FakeWorld(["graph.json": Self.pair()]).run(
      "reduce", "--strategy=optimal", "--target=0.2", "graph.json")
    let told = "to check (or emit) with this target: `capplan check --target 0.2 -`"
    #expect(Self.words(run.error).contains(told), "\(run.error)")
  }

  /// Whether a LiDAR camera has a size is in the list of the device alone; a key for the other camera settles nothing.
  @Test func whatOnlyTheListOfTheDeviceSettlesIsSaid() async {
    let text = """
      { "capplan": 1, "profiles": ["iphone-15-pro"],
        "inputs": [ { "id": "lidar", "deviceType": "builtInLiDARDepthCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false } },
                    { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                      "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false } } ],
        "outputs": [ { "id": "depth", "type": "depthData" }, { "id": "face", "type": "videoData" } ],
        "connections": [ { "input": "lidar", "port": "depthData", "output": "depth" },
                         { "input": "front", "port": "video", "output": "face" } ] }
      """
    let run = await FakeWorld(["graph.json": text]).run("reduce", "graph.json")
    let words = Self.words(run.error)
    #expect(run.status == .findings && words.contains("give 'cameras[].formats' in a profile"), "\(words)")
    #expect(words.contains("no key of the graph tells, only the device's list"), "\(words)")
    #expect(!words.contains("to find out, write"), "\(words)")
  }

  /// A specification names 4K at 60 frames with HLG, not the highest rate of its format.
  @Test(arguments: ["iphone-15-pro", "iphone-17"])
  func aSpecifiedColorSpaceIsFoundWithoutTheHighestRate(profile: String) async {
    func graph(_ rate: String) -> String {
      """
      { "capplan": 1, "profiles": ["\(profile)"], "session": { "type": "single", "preset": "inputPriority",
          "automaticallyConfiguresCaptureDeviceForWideColor": false },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 3840, "height": 2160\(rate) }, "activeColorSpace": "HLG_BT2020",
          "activeFrameRate": { "min": 60, "max": 60 } } ],
        "outputs": [ { "id": "movie", "type": "movieFile" } ],
        "connections": [ { "input": "back", "port": "video", "output": "movie" } ] }
      """
    }
    let asked = await FakeWorld(["graph.json": graph(#", "maxFrameRate": 60"#)]).run("check", "graph.json")
    let advice = "to find out, leave out activeFormat.maxFrameRate for back: the device is known to have such a format"
    #expect(Self.words(asked.output).contains(advice), "\(asked.output)")
    let followed = await FakeWorld(["graph.json": graph("")]).run("check", "graph.json")
    #expect(followed.output.contains("runs") && !followed.output.contains("unverified"), "\(followed.output)")
  }

  /// Nothing says which formats have HLG: those of ten bits may, so a plan takes one of these, although it is smaller.
  @Test(arguments: ["HLG_BT2020", "appleLog", "P3_D65"])
  func aFormatOfEightBitsIsNotPlannedForTenBits(space: String) async {
    func format(_ size: String, _ pixels: String, _ readout: Int) -> String {
      let sides = size.split(separator: "x")
      return """
        { "width": \(sides[0]), "height": \(sides[1]), "minFrameRate": 1, "maxFrameRate": 30, "multiCam": true,
          "binned": \(readout < 4_000_000), "pixelFormats": ["\(pixels)"], "readout": \(readout) }
        """
    }
    let profile = """
      { "capplanProfile": 1, "id": "phone", "name": "A phone", "chip": "none", "multiCamSupported": true,
        "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "source": "made", "formats": [
          \(format("1920x1080", "x420", 8_000_000)), \(format("1280x720", "420v", 2_000_000)),
          \(format("640x480", "x420", 2_000_000)) ] } ],
        "costModel": { "basis": "estimated", "note": "invented", "hardware": {
          "pixelBudget": { "atZeroWeight": { "low": 480000000, "value": 480000000, "high": 480000000 },
                           "perUnitWeight": { "low": 0, "value": 0, "high": 0 } },
          "deliveredWeight": { "low": 0, "value": 0, "high": 0 } } },
        "sources": [ { "id": "made", "kind": "estimated", "reference": "invented", "note": "invented" } ] }
      """
    let text = """
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080 }, "activeColorSpace": "\(space)" } ],
        "outputs": [ { "id": "v", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "v" } ] }
      """
    let run = await FakeWorld(["graph.json": text, "phone.json": profile]).run(
      "reduce", "--strategy=optimal", "--minimum-rate=30", "--target=0.3", "--profile-file=phone.json",
      "--profile=phone", "graph.json")
    let size = space == "P3_D65" ? #""width": 1280"# : #""width": 640"#
    #expect(run.output.contains(size), "\(run.output)\(run.error)")
  }
}
