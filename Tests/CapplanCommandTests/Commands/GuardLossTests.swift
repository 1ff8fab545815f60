import CapplanCommand
import Testing

/// Plans that give up a setting which the app guards, because the planned format lacks it.
struct GuardLossTests {
  /// The back camera's binned formats have no video HDR.
  private static func graph(isGuarded: Bool) -> String {
    """
    { "capplan": 1, "profiles": ["iphone-13-mini"],
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": false },
          "automaticallyAdjustsVideoHDREnabled": false, "videoHDREnabled": true,
          "torchMode": "on", "whereSupported": ["torchMode"\(isGuarded ? ", \"videoHDREnabled\"" : "")] },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "near", "type": "videoData" }, { "id": "face", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "near" },
                       { "input": "front", "port": "video", "output": "face" } ] }
    """
  }

  private static func reduce(_ target: String, isGuarded: Bool = true, _ more: String...) async -> FakeWorld.Run {
    await FakeWorld(["graph.json": graph(isGuarded: isGuarded)])
      .run(["reduce", "--strategy=optimal", "--target=\(target)"] + more + ["graph.json"])
  }

  private static func words(_ text: String) -> String { text.split { " \n".contains($0) }.joined(separator: " ") }

  @Test func oneKeyOfSeveralElementsIsNamedWithThem() async {
    let request = """
      "output": "photo", "maxPhotoDimensions": { "width": 8064, "height": 6048 }, \
      "whereSupported": ["maxPhotoDimensions"] }
      """
    let graph = """
      { "capplan": 1, "session": { "type": "single", "preset": "photo" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Photos of you and me." } },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
        "outputs": [ { "id": "photo", "type": "photo" } ],
        "connections": [ { "input": "back", "output": "photo" } ],
        "photoSettings": [ { "id": "a", \(request), { "id": "b", \(request) ] }
      """
    let run = await FakeWorld(["graph.json": graph]).run("matrix", "--profile", "iphone-13-mini")
    #expect(
      Self.words(run.output).contains("runs, without maxPhotoDimensions of \"a\" and maxPhotoDimensions of \"b\""),
      "\(run.output)")
  }

  /// A format of 1080p takes no photos of 12 megapixels; the one of the same width in 4:3 does, and none has to be wider.
  @Test(arguments: [false, true])
  func aFormatMayBeTallerThanAskedIfTheAskedOneIsUnfit(isGuarded: Bool) async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-13"], "session": { "type": "multiCam" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Takes photos of the shelf." } },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false } } ],
        "outputs": [ { "id": "photo", "type": "photo", "maxPhotoDimensions": { "width": 4032, "height": 3024 }
          \(isGuarded ? #", "whereSupported": ["maxPhotoDimensions"]"# : "") } ],
        "connections": [ { "input": "back", "port": "video", "output": "photo" } ] }
      """
    let words = Self.words(await FakeWorld(["graph.json": graph]).run("check", "graph.json").output)
    let plan = "after reduce --strategy optimal: back 1920x1440 at 60, unbinned, capped at 30 fps, keeps 100%"
    #expect(words.contains(plan) == !isGuarded, "\(words)")
    #expect(words.contains("without: maxPhotoDimensions") == isGuarded, "\(words)")
  }

  /// The binned twin of the format costs less, keeps every pixel of the video, and takes photos of less than 3 megapixels.
  /// Video comes before the photos beside it.
  @Test(arguments: [(1.4, "unbinned"), (0.2, "binned")])
  func photosThatAreToBeTheLargestStayThatLargeIfTheyCan(target: Double, binning: String) async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-13"], "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": false } } ],
        "outputs": [ { "id": "video", "type": "videoData" },
                     { "id": "photo", "type": "photo", "maxPhotoDimensions": "largest" } ],
        "connections": [ { "input": "back", "port": "video", "output": "video" },
                         { "input": "back", "port": "video", "output": "photo" } ] }
      """
    let run = await FakeWorld(["graph.json": graph])
      .run("reduce", "--strategy=optimal", "--target=\(target)", "--trace=json", "graph.json")
    #expect(run.output.contains("\"binned\": \(binning == "binned")"), "\(run.output)\(run.error)")
    #expect(
      run.error.contains("smaller photos") == (binning == "binned"), "\(run.error)")
    let loss = "get smaller: at most 1920x1440 and no longer 4032x3024"
    #expect(Self.words(run.error).contains(loss) == (binning == "binned"), "\(run.error)")
    let check = await FakeWorld(["graph.json": graph]).run("check", "--profile=iphone-13", "--target=0.2", "graph.json")
    #expect(Self.words(check.output).contains("pixels a second; photos of \"back\" " + loss), "\(check.output)")
  }

  /// What the device lacks is told though nothing changes, and nothing is given up.
  @Test func whatTheDeviceLacksIsToldBesideAPlan() async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-13"], "session": { "type": "single", "preset": "inputPriority" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 3840, "height": 2160, "maxFrameRate": 60, "binned": false },
          "activeColorSpace": "appleLog", "whereSupported": ["activeColorSpace"] } ],
        "outputs": [ { "id": "movie", "type": "movieFile" } ],
        "connections": [ { "input": "back", "port": "video", "output": "movie" } ] }
      """
    let world = FakeWorld(["graph.json": graph])
    let run = await world.run("reduce", "--strategy=optimal", "--target=0.6", "graph.json")
    let told = "without activeColorSpace of \"back\": \"back\" does not have the color space \"appleLog\""
    #expect(run.status == .success && Self.words(run.error).contains(told), "\(run.error)")
    #expect(!run.error.contains("gives up"), "\(run.error)")
    let json = await world.run("reduce", "--strategy=optimal", "--target=0.6", "--trace=json", "graph.json")
    #expect(
      json.error.contains(#""without":[{"pointer":"/inputs/0","key":"activeColorSpace","why":"\"back\" does not"#),
      "\(json.error)")
  }

  /// What is asked for comes before what the app can do without.
  @Test func aGuardedSettingCostsNoPixels() async {
    let wide = await Self.reduce("0.7")
    #expect(Self.words(wide.error).contains("back keeps 100% (binned), front 100%"), "\(wide.error)")
    #expect(wide.error.contains("gives up videoHDREnabled of \"back\""), "\(wide.error)")
    let lost = await Self.reduce("0.3")
    #expect(lost.status == .success, "\(lost.error)")
    let words = Self.words(lost.error)
    #expect(words.contains("back with all guarded settings would cost 1.094, over 0.3"), "\(words)")
    #expect(words.contains("gives up videoHDREnabled of \"back\": the planned format does not support it"), "\(words)")
    #expect(lost.output.contains("\"videoHDREnabled\": true") && lost.output.contains("\"binned\": true"))
    let json = await Self.reduce("0.3", "--trace=json")
    #expect(json.error.contains("\"lost\":[{\"pointer\":\"/inputs/0\",\"key\":\"videoHDREnabled\"}]"), "\(json.error)")
  }

  private static func pair(_ settings: String, connection: String = "", _ profile: String) -> FakeWorld {
    func input(_ id: String) -> String {
      """
      { "id": "\(id)", "deviceType": "builtInWideAngleCamera", "position": "\(id)",
        "activeFormat": { "width": 1920, "height": 1080 }, "maxFrameRateOverride": 30,
        "automaticallyAdjustsVideoHDREnabled": false, \(settings) }
      """
    }
    return FakeWorld([
      "graph.json": """
      { "capplan": 1, "profiles": ["\(profile)"], "inputs": [ \(input("back")), \(input("front")) ],
        "outputs": [ { "id": "near", "type": "videoData" }, { "id": "face", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "near"\(connection) },
                         { "input": "front", "port": "video", "output": "face" } ] }
      """
    ])
  }

  /// Nothing says which formats of an iPhone 15 Pro have video HDR beside another camera. The stabilization costs no
  /// hardware, and the torch nothing at all: both stay.
  @Test(arguments: [("0.3", "back keeps 100%, front 100%"), ("0.12", "back keeps 22%, front 29%")])
  func aSettingThatMayNotBeThereCostsNoPixels(target: String, shares: String) async {
    let world = Self.pair(
      #""videoHDREnabled": true, "torchMode": "on", "whereSupported": ["videoHDREnabled", "torchMode"]"#,
      connection: #"""
        , "preferredVideoStabilizationMode": "cinematic", "whereSupported": ["preferredVideoStabilizationMode"]
        """#, "iphone-15-pro")
    let run = await world.run("reduce", "--strategy=optimal", "--target", target, "graph.json")
    let words = Self.words(run.error)
    #expect(run.status == .success && words.replacing(" (binned)", with: "").contains(shares), "\(run.error)")
    let setting = "videoHDREnabled of \"back\" and videoHDREnabled of \"front\""
    #expect(words.contains("no longer asks for \(setting): whether they are supported is not known"), "\(run.error)")
    #expect(!run.output.contains("videoHDREnabled\": true") && run.output.contains(#""whereSupported": ["torchMode"]"#))
    #expect(run.output.contains("cinematic"), "\(run.output)")
    let check = await world.run("check", "--target", target, "graph.json")
    #expect(Self.words(check.output).contains("no longer asks for \(setting)"), "\(check.output)")
    let report = await world.run("check", "--target", target, "--format=json", "graph.json")
    #expect(report.output.contains(#""videoHDREnabled": false"#), "\(report.output)")
    let patch = await world.run("reduce", "--strategy=optimal", "--target", target, "--emit=patch", "graph.json")
    #expect(patch.output.contains(#"{ "op": "remove", "path": "/inputs/0/videoHDREnabled" }"#), "\(patch.output)")
  }

  /// A setting that the asked format is known to have comes before one that may not be there: an iPhone 13's front camera
  /// may have video HDR, its back camera has it where nothing is binned.
  @Test func aSettingThatMayNotBeThereCostsNoOtherSetting() async {
    let world = Self.pair(
      #""videoHDREnabled": true, "whereSupported": ["videoHDREnabled"]"#, "iphone-13")
    let run = await world.run("reduce", "--strategy=optimal", "--target=0.9", "graph.json")
    let words = Self.words(run.error)
    #expect(words.contains("no longer asks for videoHDREnabled of \"front\": whether it is supported"), "\(run.error)")
    #expect(!words.contains("gives up") && words.contains("back keeps 100%"), "\(run.error)")
  }

  /// One configuration for all leaves it no room either, even where one device is known to have it.
  @Test func aSettingThatMayNotBeThereCostsNoPixelsOnAnyDevice() async {
    let world = Self.pair(#""videoHDREnabled": true, "whereSupported": ["videoHDREnabled"]"#, "iphone-15-pro")
    func matrix(_ profiles: String, _ more: String..., target: Double = 0.12) async -> FakeWorld.Run {
      await world.run(
        ["matrix", "--one-for-all", "--profile", profiles, "--target=\(target)"] + more + ["graph.json"])
    }
    let text = await matrix("iphone-15-pro,iphone-15-pro-max")
    #expect(Self.words(text.output).contains("no longer asks for videoHDREnabled of \"back\" and"), "\(text.output)")
    let json = await matrix("iphone-15-pro,iphone-15-pro-max", "--format=json", "--configuration=all.json")
    #expect(json.output.contains(#""lost": ["#) && json.output.contains(#""key": "videoHDREnabled""#), "\(json.output)")
    #expect(json.written.first?.text.contains("videoHDREnabled\": true") == false, "\(json.error)")
    let known = await matrix("iphone-15-pro,iphone-13", target: 0.8)
    #expect(Self.words(known.output).contains("without video HDR, keeps 100% front"), "\(known.output)")
  }

  /// An iPhone 13's back camera has video HDR in the requested format, and not in the one that fits. Room for what the
  /// others may have costs no frames, and no unbinned format that was asked for.
  @Test(arguments: [("0.3", "at 60, binned, capped at 30 fps"), ("0.6", "at 30, unbinned")])
  func aSettingThatNoPlannedFormatIsKnownToHaveCostsNothing(target: String, back: String) async {
    let world = Self.pair(#""videoHDREnabled": true, "whereSupported": ["videoHDREnabled"]"#, "iphone-13")
    let run = await world.run(
      "matrix", "--one-for-all", "--profile=iphone-13,iphone-15-pro,iphone-17", "--target", target, "graph.json")
    let words = Self.words(run.output)
    #expect(
      words.contains("front 1920x1080 at 60, binned, capped at 30 fps, without video HDR, keeps 100%"), "\(words)")
    #expect(
      words.contains("one configuration for all back 1920x1080 \(back), without video HDR, keeps 100%"), "\(words)")
    let told = "\"back\": no plan with as many frames, pixels and other settings has room for it no longer"
    #expect(words.contains("no longer asks for videoHDREnabled of " + told), "\(words)")
    let markdown = await world.run(
      "matrix", "--one-for-all", "--profile=iphone-13,iphone-15-pro,iphone-17", "--target", target,
      "--format=markdown", "graph.json")
    #expect(markdown.output.contains("\nno longer asks for videoHDREnabled of"), "\(markdown.output)")
  }

  /// A plan for one device leaves no room for it either.
  @Test func aPlanForOneDeviceKeepsNoLessThanOneForSeveral() async {
    let graph = """
      { "capplan": 1,
        "inputs": [
          { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back", "maxFrameRateOverride": 60 },
          { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front", "maxFrameRateOverride": 60,
            "automaticallyAdjustsVideoHDREnabled": false, "videoHDREnabled": true,
            "whereSupported": ["videoHDREnabled"] } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "a" },
                         { "input": "front", "port": "video", "output": "b" } ] }
      """
    let world = FakeWorld(["graph.json": graph])
    let own = await world.run("reduce", "--strategy=optimal", "--target=0.7", "--profile=iphone-12-pro", "graph.json")
    #expect(own.error.contains("back keeps 100%, front 100%"), "\(own.error)")
    let all = await world.run("matrix", "--one-for-all", "--target=0.7", "--profile=iphone-12-pro", "graph.json")
    #expect(Self.words(all.output).contains("keeps 100% front"), "\(all.output)")
  }

  /// A binned format of an iPhone 13 mini's back camera has no video HDR: the app went without it before the plan, too.
  @Test func whatTheRequestedFormatLacksIsNotGivenUp() async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-13-mini"],
        "inputs": [
          { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
            "activeFormat": { "width": 1920, "height": 1440 }, "maxFrameRateOverride": 30 },
          { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440, "binned": true }, "maxFrameRateOverride": 30,
            "automaticallyAdjustsVideoHDREnabled": false, "videoHDREnabled": true,
            "whereSupported": ["videoHDREnabled"] } ],
        "outputs": [ { "id": "near", "type": "videoData" }, { "id": "face", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "near" },
                         { "input": "front", "port": "video", "output": "face" } ] }
      """
    let run = await FakeWorld(["graph.json": graph]).run(
      "reduce", "--trace=text", "--strategy=optimal", "--target=0.4", "graph.json")
    #expect(run.status == .success && run.error.contains("front 1920x1440"), "\(run.error)")
    #expect(!run.error.contains("gives up"), "\(run.error)")
  }

  /// An iPhone 17 Pro's front camera has video HDR in binned formats only: the app sets it in a planned one.
  @Test(arguments: [("0.18", true), ("0.21", false)])
  func aSettingThatOnlyTheRequestedFormatLacksIsAskedForInOthers(target: String, isDropped: Bool) async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-17-pro"],
        "inputs": [
          { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
            "activeFormat": { "width": 640, "height": 480, "maxFrameRate": 60, "binned": false },
            "automaticallyAdjustsVideoHDREnabled": false, "videoHDREnabled": true,
            "whereSupported": ["videoHDREnabled"] },
          { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1080 }, "maxFrameRateOverride": 30 } ],
        "outputs": [ { "id": "near", "type": "videoData" }, { "id": "face", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "near" },
                         { "input": "front", "port": "video", "output": "face" } ] }
      """
    let world = FakeWorld(["graph.json": graph])
    let run = await world.run("reduce", "--strategy=optimal", "--target", target, "graph.json")
    let words = Self.words(run.error)
    let shares = words.replacing(" (binned)", with: "")
    #expect(run.status == .success && shares.contains("front keeps 100%, back 100%"), "\(run.error)")
    let told = "no longer asks for videoHDREnabled of \"front\": the requested format does not support it, and room"
    #expect(words.contains(told) == isDropped, "\(run.error)")
    #expect(words.contains("front with video HDR would cost") == isDropped, "\(run.error)")
    #expect(run.output.contains("\"videoHDREnabled\": true") == !isDropped, "\(run.output)")
    let checked = await FakeWorld(["graph.json": run.output]).run("check", "--target", target, "graph.json")
    #expect(checked.status == .success, "\(checked.output)")
    let ladder = await world.run("reduce", "--target", target, "graph.json")
    #expect(ladder.status == .success, "\(ladder.error)")
  }

  /// With fewer frames said to do for a viewfinder, the frames of a Live Photo's movie count before size only where the app
  /// counts on it.
  @Test(arguments: [false, true]) func guardedLivePhotosCostNoPixels(isGuarded: Bool) async {
    func output(_ id: String) -> String {
      let guarded = isGuarded ? #", "whereSupported": ["livePhotoCaptureEnabled"]"# : ""
      return #"{ "id": "\#(id)", "type": "photo", "livePhotoCaptureEnabled": true\#(guarded) }"#
    }
    let graph = """
      { "capplan": 1, "profiles": ["iphone-13"], "session": { "type": "multiCam" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Takes photos of the shelf." } },
        "inputs": [
          { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440, "binned": false }, "maxFrameRateOverride": 30 },
          { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
            "activeFormat": { "width": 1920, "height": 1440, "binned": false }, "maxFrameRateOverride": 30 } ],
        "outputs": [ \(output("near")), \(output("face")) ],
        "connections": [ { "input": "back", "port": "video", "output": "near" },
                         { "input": "front", "port": "video", "output": "face" } ] }
      """
    let world = FakeWorld(["graph.json": graph])
    let run = await world.run("reduce", "--strategy=optimal", "--target=0.2", "--minimum-rate=15", "graph.json")
    let share = isGuarded ? "100%" : "56%"
    let shares = run.error.replacing(" (binned)", with: "")
    #expect(shares.contains("back keeps \(share), front \(share) of the requested pixels"), "\(run.error)")
    let told = "where \"front\" takes Live Photos, their movies have 15 frames a second"
    #expect(Self.words(run.error).contains(told) == isGuarded, "\(run.error)")
    #expect(!run.error.contains("viewfinders may stutter"), "\(run.error)")
    guard isGuarded else { return }
    // What is told of the other choice is what that choice is.
    let moving = await world.run("reduce", "--strategy=optimal", "--target=0.2", "graph.json")
    #expect(
      moving.error.contains("back keeps 56% (binned), front 56% (binned) of the requested pixels"), "\(moving.error)")
    let larger =
      "if viewfinders may stutter, photos can be larger: back 1920x1440 at 60, binned, capped at 24 fps, keeps 100%; front "
      + "1920x1440 at 60, binned, capped at 15 fps, keeps 100% of the requested pixels"
    #expect(Self.words(moving.error).contains(larger), "\(moving.error)")
    let all = await world.run("matrix", "--one-for-all", "--target=0.2", "graph.json")
    let words = "--minimum-rate 15 looks for one with larger photos, whose viewfinders may stutter"
    #expect(Self.words(all.output).contains(words), "\(all.output)")
    let slow = await world.run("matrix", "--one-for-all", "--target=0.2", "--minimum-rate=15", "graph.json")
    #expect(Self.words(slow.output).contains("keeps 100%"), "\(slow.output)")
    #expect(!slow.output.contains("stutter"), "\(slow.output)")
  }

  /// Where no format with a guarded setting fits, the one that was asked for stays, without the setting.
  @Test func aSettingThatIsLostAnywayCostsNothing() async {
    func camera(_ position: String, _ more: String = "") -> String {
      """
      { "id": "\(position)", "deviceType": "builtInWideAngleCamera", "position": "\(position)",
        "activeFormat": { "width": 1920, "height": 1080 }, "maxFrameRateOverride": 30\(more) }
      """
    }
    let hdr =
      #", "automaticallyAdjustsVideoHDREnabled": false, "videoHDREnabled": true, "whereSupported": ["videoHDREnabled"]"#
    let graph = """
      { "capplan": 1, "profiles": ["iphone-13"], "inputs": [ \(camera("back", hdr)), \(camera("front")) ],
        "outputs": [ { "id": "near", "type": "videoData" }, { "id": "face", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "near" },
                         { "input": "front", "port": "video", "output": "face" } ] }
      """
    let run = await FakeWorld(["graph.json": graph]).run(
      "reduce", "--trace=text", "--strategy=optimal", "--target=0.52", "graph.json")
    let told = Self.words(run.error)
    #expect(
      told.contains(
        "no longer asks for videoHDREnabled of \"back\": no plan with as many frames, pixels and other settings has"),
      "\(run.error)")
    #expect(
      told.contains("back 1920x1080 at 30, unbinned → 1920x1080 at 30, unbinned, without video HDR hardwareCost"),
      "\(run.error)")
    #expect(!run.output.contains("\"videoHDREnabled\""), "\(run.output)")
    let checked = await FakeWorld(["graph.json": run.output]).run("check", "--target=0.52", "graph.json")
    #expect(checked.status == .success, "\(checked.output)")
  }

  /// What the other choice gives up is told, too.
  @Test func theSizeOfGuardedPhotosIsToldOfTheOtherChoice() async {
    let limit = #", "maxPhotoDimensions": { "width": 4032, "height": 3024 }, "whereSupported": ["maxPhotoDimensions"]"#
    let graph = """
      { "capplan": 1, "profiles": ["iphone-13-mini"],
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Takes photos of the shelf." } },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440 }, "maxFrameRateOverride": 30 } ],
        "outputs": [ { "id": "photo", "type": "photo"\(limit) } ],
        "connections": [ { "input": "back", "port": "video", "output": "photo" } ] }
      """
    let run = await FakeWorld(["graph.json": graph]).run("reduce", "--strategy=optimal", "--target=0.25", "graph.json")
    let told = Self.words(run.error)
    let loss = "gives up maxPhotoDimensions of \"photo\": the planned format does not support it"
    #expect(told.contains(loss), "\(run.error)")
    #expect(told.contains("if viewfinders may stutter, photos can be larger: back 1920x1440"), "\(run.error)")
  }

  /// A color space costs nothing, so it stays.
  @Test func aSettingThatMayNotBeThereStaysIfItIsFree() async {
    let world = Self.pair(#""activeColorSpace": "P3_D65", "whereSupported": ["activeColorSpace"]"#, "iphone-15-pro")
    let run = await world.run("reduce", "--strategy=optimal", "--target=0.3", "graph.json")
    #expect(
      !run.error.contains("no longer asks") && run.output.contains("\"activeColorSpace\": \"P3_D65\""), "\(run.error)")
    let open =
      "perhaps without activeColorSpace of \"back\" and activeColorSpace of \"front\": nothing says whether the"
    #expect(Self.words(run.error).contains(open), "\(run.error)")
  }

  /// The lists of an iPhone 15 Pro say nothing of photos; a binned format doesn't read the pixels for 12 megapixels. The
  /// video beside the photos comes first.
  @Test(arguments: [#"{ "width": 4032, "height": 3024 }"#, #""largest""#])
  func photosStayThatLargeByWhatTheSensorReads(size: String) async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-15-pro"],
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1440 }, "maxFrameRateOverride": 30 } ],
        "outputs": [ { "id": "video", "type": "videoData" },
                     { "id": "photo", "type": "photo", "maxPhotoDimensions": \(size)
                       \(size.contains("4032") ? #", "whereSupported": ["maxPhotoDimensions"]"# : "") } ],
        "connections": [ { "input": "back", "port": "video", "output": "video" },
                         { "input": "back", "port": "video", "output": "photo" } ] }
      """
    let world = FakeWorld(["graph.json": graph])
    let large = await world.run("reduce", "--strategy=optimal", "--target=0.49", "graph.json")
    #expect(large.output.contains("\"binned\": false"), "\(large.output)\(large.error)")
    let small = await world.run("reduce", "--strategy=optimal", "--target=0.2", "graph.json")
    #expect(small.output.contains("\"binned\": true"), "\(small.output)\(small.error)")
    let loss = size.contains("4032") ? "gives up maxPhotoDimensions" : "photos of \"back\" get smaller"
    #expect(Self.words(small.error).contains(loss), "\(small.error)")
  }

  @Test func aSettingThatIsNotGuardedStays() async {
    let run = await Self.reduce("0.3", isGuarded: false)
    #expect(run.status == .findings && run.error.contains("can't be met"), "\(run.error)")
  }

  @Test func aCheckNamesWhatThePlanGivesUp() async {
    let world = FakeWorld(["graph.json": Self.graph(isGuarded: true)])
    let run = await world.run("check", "--target=0.3", "graph.json")
    let words = Self.words(run.output)
    #expect(
      words.contains("after reduce --strategy optimal: back ") && words.contains("; gives up videoHDREnabled"),
      "\(words)")
    let matrix = await world.run("matrix", "--target=0.3", "--profile=iphone-13-mini", "graph.json")
    #expect(Self.words(matrix.output).contains("after reduce --strategy optimal: back "), "\(matrix.output)")
  }
}
