import CapplanCommand
import JSONSource
import Testing

/// What `reduce` says of how sure it is: what it does not know of its plan, and what it was told not to believe.
struct SureReductionTests {
  private func graph(_ format: String, front: String = "", frontFormat: String? = nil) -> String {
    """
    { "capplan": 1, "session": { "type": "multiCam" },
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back", "activeFormat": \(format) },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front", \(front)
          "activeFormat": \(frontFormat ?? format) } ],
      "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "a" },
                       { "input": "front", "port": "video", "output": "b" } ] }
    """
  }

  private static let slow = #"{ "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false }"#
  private static let unbinned = #"{ "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": false }"#

  private func words(_ text: String) -> String { text.split { $0 == " " || $0 == "\n" }.joined(separator: " ") }

  /// What 4K reads on iPhone 15 Pro is not known, and 1080p fits whatever that is.
  @Test(arguments: ["ladder", "optimal"])
  func aPlanThatHoldsWhateverIsUnknownIsOffered(_ strategy: String) async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-15-pro"], "session": { "type": "single", "preset": "inputPriority" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 3840, "height": 2160, "maxFrameRate": 60 } } ],
        "outputs": [ { "id": "movie", "type": "movieFile" }, { "id": "frames", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "movie" },
                         { "input": "back", "port": "video", "output": "frames" } ] }
      """
    let world = FakeWorld(["graph.json": graph])
    let run = await world.run("reduce", "--strategy", strategy, "--target", "0.5")
    #expect(run.status == .findings && run.output.isEmpty)
    #expect(words(run.error).contains("whatever that is, this fits: back "), "\(run.error)")
    #expect(words(run.error).contains("one run of `capplan probe` on such a device fills in"), "\(run.error)")
    let line = "capplan reduce --strategy optimal --target 0.5 --confident"
    #expect(words(run.error).contains("to have that: `\(line)"), "\(run.error)")
    let sure = await world.run("reduce", "--strategy", "optimal", "--target", "0.5", "--confident")
    #expect(sure.status == .success && sure.error.contains("within the targets"), "\(sure.error)")
    var planned = world
    planned.nodes["graph.json"] = .file(Array(sure.output.utf8))
    let again = await planned.run("check", "--target", "0.5")
    #expect(again.status == .success && !again.output.contains("target-missed"), "\(again.output)")
  }

  /// The binning of that format is not known either, so it can't be named, and only a plan without it can be sure.
  @Test(arguments: ["ladder", "optimal"])
  func aFormatWithoutANameEndsInAPlanThatIsSure(_ strategy: String) async {
    let graph = """
      { "capplan": 1, "profiles": ["iphone-15-pro"], "session": { "type": "single", "preset": "inputPriority" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 3840, "height": 2160, "maxFrameRate": 60 },
                      "activeColorSpace": "HLG_BT2020", "whereSupported": ["activeColorSpace"] } ],
        "outputs": [ { "id": "movie", "type": "movieFile" }, { "id": "frames", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "movie" },
                         { "input": "back", "port": "video", "output": "frames" } ] }
      """
    let world = FakeWorld(["graph.json": graph])
    let run = await world.run("reduce", "--strategy", strategy, "--target", "0.25")
    #expect(run.status == .findings && run.output.isEmpty)
    #expect(words(run.error).contains("does not say whether back's format is binned"), "\(run.error)")
    #expect(words(run.error).contains("whatever that is, this fits: back "), "\(run.error)")
    let line = "capplan reduce --strategy optimal --target 0.25 --confident"
    #expect(words(run.error).contains("to have that: `\(line)"), "\(run.error)")
    let sure = await world.run(line.split(separator: " ").dropFirst().map(String.init))
    #expect(sure.status == .success && sure.error.contains("within the targets"), "\(sure.error)")
    let confident = await world.run("reduce", "--strategy", strategy, "--target", "0.0001", "--confident")
    #expect(!confident.error.contains("to have that"), "\(confident.error)")
  }

  @Test func aPriceOfMoreIsThatWithTheOtherCamerasAsTheyAre() async {
    let both = await FakeWorld(["graph.json": graph(Self.slow)]).run(
      "reduce", "--strategy", "optimal", "--target", "0.5")
    #expect(both.error.contains("why no better: ") && both.error.contains(", over 0.5"), "\(both.error)")
  }

  /// What the highest rate of a format is does not matter where the app promises a lower one.
  @Test(arguments: ["ladder", "optimal"])
  func aPromiseSettlesARateThatIsNotKnown(_ strategy: String) async {
    let open = #"{ "width": 1920, "height": 1440, "binned": false }, "maxFrameRateOverride": 30"#
    let world = FakeWorld(["graph.json": graph(open, frontFormat: #"{ "width": 1920, "height": 1080 }"#)])
    let options = ["--profile", "iphone-17", "--target", "0.4"]
    let run = await world.run(["reduce", "--strategy", strategy] + options)
    #expect(run.status == .success, "\(run.error)")
    #expect(words(run.error).contains("does not say the maximum frame rate of back's format, so that is left out"))
    #expect(run.output.contains(#"{ "width": 1920, "height": 1440, "binned": false }"#), "\(run.output)")
    let again = await FakeWorld(["graph.json": run.output]).run(["check"] + options)
    #expect(again.status == .success && !again.output.contains("target-missed"), "\(again.output)")
    // The camera itself can give way, too.
    let low = await world.run(["reduce", "--strategy", strategy, "--profile", "iphone-17", "--target", "0.25"])
    #expect(low.status == .success && low.output.contains("\"maxFrameRateOverride\": "), "\(low.error)")
    // Without the promise the rate may be any up to 60.
    let bare = graph(
      #"{ "width": 1920, "height": 1440, "binned": false }"#, frontFormat: #"{ "width": 1920, "height": 1080 }"#)
    let undecided = await FakeWorld(["graph.json": bare]).run(["reduce", "--strategy", strategy] + options)
    #expect(undecided.status == .findings && undecided.error.contains("maximum frame rate"), "\(undecided.error)")
  }

  /// The printed configuration keeps the profiles of its graph, byte for byte; that the plan is not for them is told.
  @Test func aPlanForOneOfSeveralDevicesSaysSo() async {
    let several = graph(Self.slow).replacing(
      #""capplan": 1,"#, with: #""capplan": 1, "profiles": ["iphone-xs", "iphone-12", "iphone-13"],"#)
    let run = await FakeWorld(["graph.json": several]).run("reduce", "--profile", "iphone-xs", "--target", "0.6")
    #expect(run.status == .success && run.output.contains(#""profiles": ["iphone-xs", "iphone-12", "iphone-13"]"#))
    let remark =
      "planned for iphone-xs alone; the graph names iphone-12 and iphone-13 too, which may need another plan: "
    let line = "`capplan matrix --one-for-all --target 0.6` looks for one"
    #expect(words(run.error).contains(remark + line), "\(run.error)")
    let own = graph(Self.slow).replacing(#""capplan": 1,"#, with: #""capplan": 1, "profiles": ["iphone-xs"],"#)
    for arguments in [["reduce"], ["reduce", "--profile", "iPhone XS"]] {
      let quiet = await FakeWorld(["graph.json": own]).run(arguments)
      #expect(quiet.status == .success && !quiet.error.contains("alone"), "\(quiet.error)")
    }
  }

  /// A camera that lacks the format leaves nothing to plan from; the fix that check offers mends that.
  @Test func aFormatThatIsNotThereIsToldWithItsFix() async {
    let graph = graph(
      #"{ "width": 1920, "height": 1440, "maxFrameRate": 30 }"#,
      frontFormat: #"{ "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }"#)
    let world = FakeWorld(["graph.json": graph])
    let run = await world.run("reduce", "--profile", "iphone-13-mini", "--target", "0.7")
    #expect(run.status == .findings, "\(run.error)")
    #expect(!words(run.error).contains("that no choice of format"), "\(run.error)")
    let way = "--fix --unsafe-fixes --select format-not-multicam"
    #expect(words(run.error).contains(way), "\(run.error)")
    let fixed = await world.run(
      "check", "--profile", "iphone-13-mini", "--fix", "--unsafe-fixes", "--select", "format-not-multicam")
    var mended = world
    mended.nodes["graph.json"] = .file(Array((fixed.written.first?.text ?? "").utf8))
    let planned = await mended.run("reduce", "--profile", "iphone-13-mini", "--target", "0.7")
    #expect(planned.status == .success, "\(fixed.error)\(planned.error)")
  }

  @Test(arguments: ["ladder", "optimal"])
  func aPlanSaysWhatIsNotKnownOfIt(_ strategy: String) async throws {
    let world = FakeWorld(["graph.json": graph(Self.unbinned)])
    let arguments = [
      "reduce", "--strategy", strategy, "--profile", "iphone-17-pro", "--trust", "printed", "--target", "0.6",
    ]
    let run = await world.run(arguments)
    // The flags of its formats are not printed.
    #expect(
      run.status == .success && words(run.error).contains("unverified: whether the back wide camera "), "\(run.error)")
    #expect(words(run.error).contains(#"the format of "back" (1920x1080, up to 60, "#), "\(run.error)")
    #expect(
      words(run.error).contains("to find out, give 'multiCamDeviceSets' in a profile of the device"), "\(run.error)")
    let traced = await world.run(arguments + ["--trace", "json"])
    let last = try #require(traced.error.split(separator: "\n").last)
    let document = try #require(JSONParser.parse(SourceText(String(last))).document)
    let facts = document.value(at: "/unverified").map { Array(document.elements(of: $0)).count } ?? 0
    #expect(facts > 1 && last.contains(#""settledBy":"#), "\(last)")
    // A check of what was written says the same.
    let written = FakeWorld(["graph.json": run.output])
    let check = await written.run("check", "--profile", "iphone-17-pro", "--trust", "printed", "--target", "0.6")
    #expect(check.output.contains(": unverified"), "\(check.output)")
  }

  @Test func aPlanOfWhichAllIsKnownSaysNothingOfTheKind() async {
    let run = await FakeWorld(["graph.json": graph(Self.unbinned)]).run("reduce", "--target", "0.6")
    #expect(!run.error.contains("unverified"), "\(run.error)")
    let json = await FakeWorld(["graph.json": graph(Self.unbinned)]).run("reduce", "--trace", "json")
    #expect(!json.error.contains("unverified"), "\(json.error)")
  }

  @Test func whatIsNotBelievedIsNoGapOfTheProfile() async {
    let slow = graph(#"{ "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false }"#)
    let world = FakeWorld([
      "graph.json": slow, ".capplan.json": "{}", "strict/graph.json": slow,
      "strict/.capplan.json": #"{ "trust": "derived" }"#,
    ])
    let run = await world.run("reduce", "--profile", "iphone-14", "--trust", "derived", "graph.json")
    #expect(run.status == .findings, "\(run.error)")
    #expect(words(run.error).hasPrefix("--trust derived leaves out what the profile iphone-14 says: "), "\(run.error)")
    #expect(!run.error.contains("does not say"), "\(run.error)")
    let settled = await world.run("reduce", "--profile", "iphone-14", "strict/graph.json")
    #expect(words(settled.error).hasPrefix("'trust' of the settings (derived) leaves out"), "\(settled.error)")
    let open = await world.run("reduce", "--profile", "iphone-18-pro", "--trust", "derived", "graph.json")
    #expect(words(open.error).hasPrefix("the profile iphone-18-pro does not say "), "\(open.error)")
  }

  @Test func anErrorThatRestsOnAnEstimateIsToldAsLikely() async {
    let torch = graph(
      #"{ "width": 640, "height": 480, "maxFrameRate": 60, "binned": true }"#, front: #""torchMode": "on","#)
    let run = await FakeWorld(["graph.json": torch]).run("reduce", "--profile", "iphone-14")
    #expect(run.status == .findings && run.output.isEmpty)
    #expect(run.error.contains(#": warning: likely: "front" has no torch [torch-mode-supported]"#), "\(run.error)")
    #expect(words(run.error).contains("the graph likely has an error that a plan does not mend"), "\(run.error)")
    let absent = torch.replacing(
      "builtInWideAngleCamera\", \"position\": \"front", with: "builtInUltraWideCamera\", \"position\": \"front")
    let sure = await FakeWorld(["graph.json": absent]).run("reduce", "--profile", "iphone-xs")
    #expect(sure.error.contains(": error: ") && !sure.error.contains("likely"), "\(sure.error)")
  }
}
