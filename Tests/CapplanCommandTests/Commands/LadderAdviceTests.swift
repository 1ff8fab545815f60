import CapplanCommand
import CaptureModel
import JSONSource
import TestSupport
import Testing

/// What `reduce` says where the ladder finds nothing.
struct LadderAdviceTests {
  /// One camera of an iPhone 13 mini whose binned format of 1280x720 has no video HDR.
  private static let binnedHDR = #"""
    { "capplan": 1, "profiles": ["iphone-13-mini"], "session": { "type": "multiCam" },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true },
                    "automaticallyAdjustsVideoHDREnabled": false, "videoHDREnabled": true } ],
      "outputs": [ { "id": "video", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
    """#

  /// The command that the last line names, without its first word.
  private func advised(by run: FakeWorld.Run) -> [String]? {
    guard let line = run.error.split(separator: "\n").last, line.hasPrefix("to have that: `capplan ") else {
      return nil
    }
    return line.split(separator: "`").last?.split(separator: " ").dropFirst().map(String.init)
  }

  @Test func aGraphThatStartsAgainstARuleIsLeftOrHandedToTheExactPlan() async throws {
    let world = FakeWorld(["hdr graph.json": Self.binnedHDR, "graph.json": Self.binnedHDR])
    let run = await world.run("reduce")
    if run.status != .success {
      #expect(run.output == "" && !run.error.contains("no choice"), "\(run.error)")
      let command = try #require(advised(by: run), "\(run.error)")
      #expect(await world.run(command).status == .success)
    }
    let dashed = await FakeWorld(["-g.json": Self.binnedHDR]).run("reduce", "--target", "0.4", "--", "-g.json")
    #expect(dashed.error.contains("--target 0.4 ./-g.json`"), "\(dashed.error)")
    let named = await world.run("reduce", "--keep", "back=640x480@15", "--target", "0.4", "hdr graph.json")
    let line = "`capplan reduce --strategy optimal --target 0.4 --keep back=640x480@15 'hdr graph.json'`"
    #expect(named.error.split(separator: "\n").last?.hasSuffix(line) == true, "\(named.error)")
  }

  @Test(arguments: [(FileError.noSpace, CapplanCommand.ExitStatus.unusable), (.brokenPipe, .success)])
  func aTraceThatWasAskedForAndCannotBeWrittenIsTold(_ failure: FileError, _ status: CapplanCommand.ExitStatus) async {
    var world = FakeWorld([
      "graph.json": Self.binnedHDR.replacing("videoHDREnabled\": true", with: "videoHDREnabled\": false")
    ])
    #expect(await world.run("reduce", "--trace", "json").status == .success)
    world.errorFailure = failure
    #expect(await world.run("reduce", "--trace", "json").status == status)
    // What nobody asked for may get lost.
    #expect(await world.run("reduce").status == .success)
  }

  @Test func aTwinInAnotherPixelFormatIsNotPassedOver() async {
    let graph = Self.binnedHDR.replacing("videoHDREnabled\": true", with: "videoHDREnabled\": false")
      .replacing("1280, \"height\": 720", with: "1920, \"height\": 1440")
    let run = await FakeWorld(["graph.json": graph]).run("reduce", "--trace", "text", "--target", "0.25")
    #expect(run.error.contains("1920x1440 at 60, binned → 1920x1080 at 60, binned"), "\(run.error)")
    #expect(!run.error.contains("passed over"), "\(run.error)")
  }

  @Test func aStepAgainstARuleIsPassedOver() async throws {
    // Only the largest format has photos of this size.
    let graph = #"""
      { "capplan": 1, "profiles": ["made"], "session": { "type": "multiCam" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false } } ],
        "outputs": [ { "id": "video", "type": "videoData" },
                     { "id": "photo", "type": "photo", "maxPhotoDimensions": { "width": 1920, "height": 1080 } } ],
        "connections": [ { "input": "back", "port": "video", "output": "video" },
                         { "input": "back", "port": "video", "output": "photo" } ] }
      """#
    func format(_ width: Int, _ height: Int, _ photo: String) -> String {
      """
      { "width": \(width), "height": \(height), "maxFrameRate": 30, "binned": false, "multiCam": true,
        "readout": \(width * height), "photoDimensions": [ \(photo) ] }
      """
    }
    func world(_ small: String) -> FakeWorld {
      let formats = [
        format(640, 360, small), format(1280, 720, #"{ "width": 1280, "height": 720 }"#),
        format(1920, 1080, #"{ "width": 1920, "height": 1080 }"#),
      ]
      let profile = """
        { "capplanProfile": 1, "id": "made", "name": "Made", "chip": "none", "multiCamSupported": true,
          "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "name": "Back", "source": "made",
                         "formatsComplete": true, "multiCamFormatsComplete": true,
                         "formats": [ \(formats.joined(separator: ", ")) ] } ],
          "costModel": { "basis": "estimated", "note": "invented", "hardware": {
            "pixelBudget": { "atZeroWeight": { "low": 100000000, "value": 100000000, "high": 100000000 },
                             "perUnitWeight": { "low": 0, "value": 0, "high": 0 } },
            "deliveredWeight": { "low": 0, "value": 0, "high": 0 } } },
          "sources": [ { "id": "made", "kind": "estimated", "reference": "invented", "note": "invented" } ] }
        """
      return FakeWorld(["graph.json": graph, "made.json": profile])
    }
    let rest = ["--profile-file", "made.json", "--profile", "made", "--target"]
    let passing = await world(#"{ "width": 1920, "height": 1080 }"#)
      .run(["reduce", "--trace", "text"] + rest + ["0.5"])
    #expect(passing.status == .success && passing.output.contains("\"width\": 640"), "\(passing.error)")
    #expect(!passing.output.contains("1280"))
    #expect(passing.error.contains("passed over 1280x720 at 30, unbinned, which breaks a rule or a limit"))
    // Where no smaller format has them, the rate falls.
    let slower = await world(#"{ "width": 640, "height": 360 }"#).run(["reduce"] + rest + ["0.5"])
    #expect(slower.status == .success && slower.output.contains("\"maxFrameRateOverride\": 20"), "\(slower.error)")
  }

  /// Wherever the ladder fails and the exact plan does not, the last line says so, with a command that works; a check and
  /// the exact plan always agree.
  @Test(arguments: 0..<Breadth.count(9, or: 1))
  func theLastLineSaysWhatTheExactPlanCan(_ part: Int) async throws {
    var generator = SeededGenerator(UInt64(4000 + part))
    var counts = [0, 0, 0]
    // On until each kind of end has occurred.
    for index in 0..<400 where index < 100 || counts.contains(0) {
      let profile = RandomGraph.profiles[(part + index) % RandomGraph.profiles.count]
      let target =
        [nil, Double(Int.random(in: 5...90, using: &generator)) / 100].randomElement(using: &generator) ?? nil
      let graph = RandomGraph(on: profile, using: &generator).demanding(target: target, using: &generator)
      let world = FakeWorld(["graph.json": graph.text])
      let ladder = await world.run("reduce")
      let exact = await world.run("reduce", "--strategy", "optimal")
      let check = await world.run("check", "-f", "json")
      let verdict = check.output.split(separator: "\"verdict\": \"").dropFirst().first.map { $0.prefix { $0 != "\"" } }
      #expect((ladder.status == .success) == !ladder.output.isEmpty, "\(graph.text)")
      if ladder.status != .success, exact.status == .success {
        let command = try #require(advised(by: ladder), "\(graph.text)\(ladder.error)")
        let followed = await world.run(command)
        #expect(followed.status == .success && followed.output == exact.output, "\(graph.text)\(ladder.error)")
        counts[0] += 1
      }
      if ladder.error.contains("no choice") { #expect(exact.error.contains("no choice"), "\(graph.text)") }
      switch verdict {
      case "adjusted":
        #expect(exact.status == .success && exact.output != graph.text, "\(graph.text)\(exact.error)")
        counts[1] += 1
      case "cannotRun":
        #expect(exact.status == .findings, "\(graph.text)\(exact.error)")
        counts[2] += 1
      default: #expect(verdict == "runs" || verdict == "unverified", "\(graph.text)")
      }
    }
    #expect(counts.allSatisfy { $0 > 0 }, "\(counts)")
  }
}
