import CapplanCommand
import Testing

/// The key of the graph that settles a missing fact is named by every form.
struct SettlingKeyTests {
  private static let world = FakeWorld([
    "graph.json": """
    { "capplan": 1,
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": false } },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "near", "type": "videoData" }, { "id": "face", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "near" },
                       { "input": "front", "port": "video", "output": "face" } ] }
    """
  ])

  /// A session that costs nothing needs no plan, even if nobody knows its format.
  @Test func aSingleCameraSessionOfAnUnknownFormatStaysAsItIs() async {
    let graph = """
      { "capplan": 1, "session": { "type": "single", "preset": "inputPriority" },
        "inputs": [ { "id": "lidar", "deviceType": "builtInLiDARDepthCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1080 } } ],
        "outputs": [ { "id": "video", "type": "videoData" } ] }
      """
    for strategy in ["ladder", "optimal"] {
      let run = await FakeWorld(["graph.json": graph])
        .run("reduce", "--target=0.5", "--profile=iphone-15-pro", "--strategy=\(strategy)", "graph.json")
      #expect(run.status == .success && run.output == graph, "\(run.error)\(run.output)")
      let words = run.error.split { " \n".contains($0) }.joined(separator: " ")
      #expect(words.contains("has no hardwareCost") && words.contains("unverified: "), "\(words)")
    }
  }

  /// Of a format that only a specification names, the highest rate is not known.
  @Test(arguments: [#", "activeFrameRate": { "min": 60, "max": 60 }"#, ""])
  func aHighestRateThatIsNotKnownIsLeftOut(_ rates: String) async {
    func graph(_ format: String, _ rates: String) -> String {
      """
      { "capplan": 1, "session": { "type": "single", "preset": "inputPriority" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 3840, "height": 2160, \(format)"pixelFormat": "x420" }\(rates) } ],
        "outputs": [ { "id": "movie", "type": "movieFile" } ] }
      """
    }
    let check = await FakeWorld(["graph.json": graph(#""maxFrameRate": 60, "#, rates)])
      .run("check", "--profile=iphone-15-pro", "graph.json")
    let words = check.output.split { " \n".contains($0) }.joined(separator: " ")
    let rest = rates.isEmpty ? " and write activeFrameRate.max: 60" : ""
    #expect(
      words.contains("to find out, leave out activeFormat.maxFrameRate\(rest) for back: the device is known to have"),
      "\(words)")
    // It helps.
    let mended = graph("", rates.isEmpty ? #", "activeFrameRate": { "max": 60 }"# : rates)
    let run = await FakeWorld(["graph.json": mended]).run("check", "--profile=iphone-15-pro", "graph.json")
    #expect(run.output.contains("runs") && !run.output.contains("unverified"), "\(run.output)")
  }

  /// A specification tells no readout: another name of the format would not either.
  @Test func noKeyIsAdvisedThatLeavesTheFactOpen() async {
    let graph = """
      { "capplan": 1, "session": { "type": "single", "preset": "inputPriority" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 3840, "height": 2160, "maxFrameRate": 60 } } ],
        "outputs": [ { "id": "movie", "type": "movieFile" }, { "id": "frames", "type": "videoData" } ] }
      """
    let run = await FakeWorld(["graph.json": graph]).run("check", "--profile=iphone-15-pro", "graph.json")
    let words = run.output.split { " \n".contains($0) }.joined(separator: " ")
    #expect(words.contains("format reads (readout)") && !words.contains("leave out"), "\(words)")
  }

  /// The binned formats of this size, which are known, take no photos of 12 megapixels.
  @Test func noFormatIsAdvisedThatLacksWhatIsAsked() async {
    func graph(_ size: String) -> String {
      """
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30 } } ],
        "outputs": [ { "id": "photo", "type": "photo"\(size) } ],
        "connections": [ { "input": "back", "port": "video", "output": "photo" } ] }
      """
    }
    func advice(_ size: String) async -> String {
      let run = await FakeWorld(["graph.json": graph(size)]).run("check", "--profile=iphone-17", "graph.json")
      return run.output.split { " \n".contains($0) }.joined(separator: " ")
    }
    let plain = await advice("")
    // The picture stays as it is: a binned one would be another.
    #expect(
      plain.contains("leave out activeFormat.maxFrameRate and write maxFrameRateOverride: 30 for back")
        && !plain.contains("binned: true"), "\(plain)")
    let large = await advice(#", "maxPhotoDimensions": { "width": 4032, "height": 3024 }"#)
    #expect(
      large.contains(
        "leave out activeFormat.maxFrameRate and write maxFrameRateOverride: 30 for back: the device likely")
        && !large.contains("binned: true"), "\(large)")
  }

  /// A format beside a preset that chooses one would be undone.
  @Test func aFormatIsAdvisedTogetherWithItsPreset() async {
    func graph(_ preset: String) -> String {
      """
      { "capplan": 1, "session": { "type": "single"\(preset) },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFrameRate": { "max": 60 } } ],
        "outputs": [ { "id": "movie", "type": "movieFile" } ] }
      """
    }
    let advice = "name the format of \"back\" in 'activeFormat'"
    for (preset, isNamed) in [(#", "preset": "hd1920x1080""#, true), ("", false)] {
      let run = await FakeWorld(["graph.json": graph(preset)]).run("check", "--profile=iphone-15-pro", "graph.json")
      let words = run.output.split { " \n".contains($0) }.joined(separator: " ")
      #expect(words.contains(advice), "\(words)")
      #expect(words.contains(advice + ", and write 'inputPriority' as 'session.preset'") == isNamed, "\(words)")
    }
  }

  private static let advice = "or write activeFormat.binned: true for back, another picture"

  @Test(
    arguments: [
      ["check", "-f", "json"], ["matrix", "--one-for-all"], ["matrix", "--one-for-all", "-f", "json"],
      ["reduce", "--trace=json"],
    ])
  func everyFormNamesTheKeyOfTheGraph(_ command: [String]) async {
    let run = await Self.world.run(command + ["--profile=iphone-15", "graph.json"])
    let words = (run.output + run.error).split { " \n".contains($0) }.joined(separator: " ")
    // The cells of a matrix name it, too; here the part on one configuration has to.
    let part = command[0] == "matrix" ? words.split(separator: "one configuration for all").last : Substring(words)
    let json = words.split(separator: "\"oneForAll\"").last
    #expect(
      (command.last == "json" && command[0] == "matrix" ? json : part)?.contains(Self.advice) ?? false, "\(words)")
  }
}
