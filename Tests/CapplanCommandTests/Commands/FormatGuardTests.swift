import CapplanCommand
import Testing

/// Plans of apps that make a setting only in formats that have it: what the requested format lacks, another may have.
struct FormatGuardTests {
  /// Two cameras of an iPhone 17 Pro, each with its format and more keys, and more keys of the back one's video.
  private static func graph(
    back: String, front: String = #""width": 1280, "height": 720, "maxFrameRate": 60, "binned": true"#,
    backMore: String = "", frontMore: String = "", connection: String = "", photo: Bool = false
  ) -> String {
    func input(_ id: String, _ format: String, _ more: String) -> String {
      """
      { "id": "\(id)", "deviceType": "builtInWideAngleCamera", "position": "\(id)", "activeFormat": { \(format) }\(more) }
      """
    }
    return """
      { "capplan": 1, "profiles": ["iphone-17-pro"],
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Takes photos of the shelf." } },
        "session": { "type": "multiCam", "automaticallyConfiguresCaptureDeviceForWideColor": false },
        "inputs": [ \(input("front", front, frontMore)), \(input("back", back, backMore)) ],
        "outputs": [ { "id": "near", "type": "videoData" }, { "id": "face", "type": "videoData" }
          \(photo ? #", { "id": "photo", "type": "photo" }"# : "") ],
        "connections": [ { "input": "back", "port": "video", "output": "near"\(connection) },
          \(photo ? #"{ "input": "back", "port": "video", "output": "photo" },"# : "")
          { "input": "front", "port": "video", "output": "face" } ] }
      """
  }

  private static func words(_ text: String) -> String { text.split { " \n".contains($0) }.joined(separator: " ") }

  private static func optimal(_ graph: String, _ more: String...) async -> FakeWorld.Run {
    await FakeWorld(["graph.json": graph]).run(["reduce", "--strategy=optimal"] + more + ["graph.json"])
  }

  private static let log = graph(
    back: #""width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true"#,
    backMore: #", "activeColorSpace": "appleLog", "whereSupported": ["activeColorSpace"], "maxFrameRateOverride": 30"#,
    photo: true)

  /// A photo excludes Apple Log only where the app sets it: a format that lacks it breaks no rule.
  @Test func whatAFormatLacksBreaksNoRuleInIt() async {
    let optimal = await Self.optimal(Self.log, "--target=0.09")
    #expect(optimal.status == .success && Self.words(optimal.error).contains("back asked"), "\(optimal.error)")
    let world = FakeWorld(["graph.json": Self.log])
    let ladder = await world.run("reduce", "--target=1", "graph.json")
    #expect(ladder.status == .success, "\(ladder.error)")
    let all = await world.run(
      "matrix", "--one-for-all", "--profile=iphone-17-pro,iphone-13", "--target=0.2", "graph.json")
    #expect(Self.words(all.output).contains("one configuration for all front 1280x720"), "\(all.output)")
  }

  /// A camera that adjusts its video HDR itself throws where the app sets it, which only a format that has it lets happen.
  @Test(arguments: ["0.18", "0.206", "0.224", "0.314"])
  func videoHDRThatBreaksARuleIsDroppedInAFormatThatHasIt(target: String) async {
    let graph = Self.graph(
      back: #""width": 1920, "height": 1080"#,
      front: #""width": 640, "height": 480, "maxFrameRate": 60, "binned": false"#,
      backMore: #", "maxFrameRateOverride": 30"#,
      frontMore: #", "videoHDREnabled": true, "whereSupported": ["videoHDREnabled"]"#)
    let run = await Self.optimal(graph, "--target", target)
    #expect(run.status == .success, "\(run.error)")
    let checked = await FakeWorld(["graph.json": run.output]).run("check", "--target", target, "graph.json")
    #expect(checked.status == .success, "\(checked.output)")
  }

  /// HLG that may not be there is no HDR for sure.
  @Test(arguments: ["0.36", "0.27"])
  func videoHDRBesideGuardedHLGIsASettingOfItsOwn(target: String) async {
    let kept = "unbinned, capped at 30 fps, without video HDR"
    let graph = Self.graph(
      back: #""width": 640, "height": 480, "maxFrameRate": 60, "binned": false"#,
      front: #""width": 640, "height": 480, "maxFrameRate": 60, "binned": true"#,
      backMore: #"""
        , "activeColorSpace": "HLG_BT2020", "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false,
        "whereSupported": ["activeColorSpace", "videoHDREnabled"], "maxFrameRateOverride": 30
        """#, photo: true)
    let run = await Self.optimal(graph, "--target", target)
    #expect(run.status == .success && Self.words(run.error).contains("640x480 at 60, \(kept)"), "\(run.error)")
  }

  /// What a planned format has is charged in the plan as in a check of it.
  @Test(arguments: ["0.19", "0.45", "0.48", "0.49"])
  func stabilizationOfAPlannedFormatIsCharged(target: String) async {
    let graph = Self.graph(
      back: #""width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true"#,
      connection: #"""
        , "preferredVideoStabilizationMode": "cinematic", "whereSupported": ["preferredVideoStabilizationMode"]
        """#)
    let run = await Self.optimal(graph, "--pressure-target", target)
    #expect(run.status == .success, "\(run.error)")
    let checked = await FakeWorld(["graph.json": run.output]).run("check", "--pressure-target", target, "graph.json")
    #expect(checked.status == .success, "\(checked.output)")
  }

  /// Nothing says whether the requested formats run beside each other, so a plan with them is no surer than others.
  @Test func aPlanThatIsOpenAnywayKeepsTheMost() async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-15-pro"], "plan": { "prefer": ["back"] },
        "inputs": [
          { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 192, "height": 144, "maxFrameRate": 60, "binned": false } },
          { "id": "wide", "deviceType": "builtInUltraWideCamera", "position": "back",
            "activeFormat": { "width": 640, "height": 480, "maxFrameRate": 60 },
            "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false,
            "whereSupported": ["videoHDREnabled"] } ],
        "outputs": [ { "id": "near", "type": "videoData" }, { "id": "far", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "near" },
                         { "input": "wide", "port": "video", "output": "far" } ] }
      """
    let run = await Self.optimal(graph, "--target=0.455")
    #expect(Self.words(run.error).contains("back keeps 40%, wide 40%"), "\(run.error)")
    let proof = await Self.optimal(graph, "--target=0.455", "--trace=json")
    #expect(proof.error.contains("\"proven\":true,\"verified\":true"), "\(proof.error)")
  }

  /// A format without a small size of photos may have larger ones: they don't get smaller.
  @Test func aGuardedSizeThatIsLostMayBeTooSmall() async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-17-pro"], "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1024, "height": 768, "maxFrameRate": 60, "binned": false } } ],
        "outputs": [ { "id": "photo", "type": "photo", "maxPhotoDimensions": { "width": 1024, "height": 768 },
                       "whereSupported": ["maxPhotoDimensions"] }, { "id": "video", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "photo" },
                         { "input": "back", "port": "video", "output": "video" } ] }
      """
    let run = await Self.optimal(graph, "--target=0.09")
    #expect(run.error.contains("gives up maxPhotoDimensions") && !run.error.contains("smaller"), "\(run.error)")
  }
}
