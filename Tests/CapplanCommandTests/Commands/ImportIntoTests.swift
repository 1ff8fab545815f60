import CapplanCommand
import CaptureModel
import JSONSource
import TestSupport
import Testing

/// `capplan import --into`: the target keeps its bytes where nothing is said against it.
struct ImportIntoTests {
  private static let target = #"""
    {
        "capplanProfile": 1,   "id": "own", "name": "Own", "x-team": {"a": [1, 2]},
        "modelIdentifiers": ["iPhone14,4"], "multiCamSupported": true,
        "siblings": [ {"profile": "iphone-13-mini", "source": "same"} ],
        "cameras": [
            { "deviceType": "builtInWideAngleCamera", "position": "back", "source": "same",
              "formatsOf": {"profile": "iphone-13-mini", "deviceType": "builtInWideAngleCamera", "position": "back"},
              "x-note": "wide" },
            { "deviceType": "builtInUltraWideCamera", "position": "back", "source": "same", "hasTorch": false,
              "formats": [ { "x-who": "me", "width": 640, "height": 480, "maxFrameRate": 60.0, "pixelFormats": ["420v"] },
                           { "width": 1280, "height": 720, "maxFrameRate": 60.0, "binned": false } ] }
        ],
        "multiCamDeviceSetsOf": "iphone-13-mini",
        "costModelOf": "iphone-13-mini",
        "sources": [ {"id": "same", "kind": "derived", "reference": "same chip", "x-s": 1} ]
    }
    """#

  private static func log(_ camera: String, _ number: Int, _ formats: String...) -> String {
    let mark = "][com.apple.avfoundation.avcapturedevice.built-in_video:\(number)]"
    return (["iPhone14,4", "[\(camera)\(mark)"] + formats).joined(separator: "\n")
  }

  private static func format(_ size: String, _ code: String = "420v", _ more: String = "") -> String {
    "<AVCaptureDeviceFormat: 0x1 'vide'/'\(code)' \(size), { 1- 60 fps}, photo dims:{4032x3024}, fov:67.802\(more), supports multicam>"
  }

  private func into(_ target: String, _ log: String) async -> FakeWorld.Run {
    await FakeWorld(["own.json": target, "a.log": log]).run("import", "--into", "own.json", "a.log")
  }

  /// The lines of the target that are not in the result.
  private func changed(_ run: FakeWorld.Run, _ target: String = target) -> [String] {
    let lines = Set(run.output.split(separator: "\n"))
    return target.split(separator: "\n").filter { !lines.contains($0) }.map { line in
      String(line.drop { $0 == " " }.prefix(20))
    }
  }

  @Test func oneMoreCameraLeavesAllElseAsItWas() async throws {
    let run = await into(Self.target, Self.log("Front Camera", 1, Self.format("1920x1080")))
    #expect(run.status == .success && run.error.isEmpty, "\(run.error)")
    // What is added behind them touches the ends of the two lists.
    #expect(
      changed(run) == [#"{ "width": 1280, "he"#, #""sources": [ {"id": "#])
    let profile = try #require(ProfileDecoder.decode(SourceText(run.output)) { try? Bundled.written($0) }.profile)
    #expect(profile.cameras.map(\.formats.count).last == 1 && profile.cameras.count == 3)
  }

  @Test func aFormatThatIsKnownBetterKeepsWhatIsTheUsers() async throws {
    let log = Self.log("Back Ultra Wide Camera", 5, Self.format("640x480"), Self.format("1920x1080"))
    let run = await into(Self.target, log)
    #expect(
      run.status == .success
        && run.output.contains(#"{ "x-who": "me", "width": 640, "height": 480, "maxFrameRate": 60.0,"#))
    #expect(run.output.contains(#""x-note": "wide""#) && run.output.contains(#""x-s": 1"#))
    #expect(run.output.contains("\"formatsOf\"") && run.output.contains("\"costModelOf\""))
    #expect(run.output.contains("\"multiCamDeviceSetsOf\"") && !run.output.contains("\"costModel\""))
  }

  @Test func aReferenceThatIsContradictedIsWrittenOut() async throws {
    let run = await into(Self.target, Self.log("Back Camera", 0, Self.format("1x1")))
    #expect(
      !run.output.contains("\"formatsOf\"") && run.output.contains("\"costModelOf\"")
        && run.output.contains("\"x-note\""))
    let read = ProfileDecoder.decode(SourceText(run.output)) { try? Bundled.written($0) }
    #expect(read.findings.isEmpty)
    #expect(read.profile?.camera(.builtInWideAngleCamera, at: .back)?.formats.count ?? 0 > 50)
  }

  @Test("The result is what a document that is written anew says", arguments: 1...12)
  func saysTheSame(_ seed: UInt64) async throws {
    var generator = SeededGenerator(seed)
    let cameras = [("Back Camera", 0), ("Front Camera", 1), ("Back Ultra Wide Camera", 5)]
    let sizes = ["640x480", "1280x720", "1920x1080", "1920x1440"]
    let (camera, number) = cameras.randomElement(using: &generator) ?? cameras[0]
    var lines = ["iPhone14,4", "[\(camera)][com.apple.avfoundation.avcapturedevice.built-in_video:\(number)]"]
    for index in 0..<Int.random(in: 1...6, using: &generator) {
      let size = sizes.randomElement(using: &generator) ?? ""
      let code = ["420v", "420f", "zzzz"].randomElement(using: &generator) ?? ""
      lines.append(
        Self.format(size, code, [", binned", ""].randomElement(using: &generator) ?? "").replacing(
          "0x1", with: "0x\(index)"))
    }
    let own = try #require(
      ProfileDecoder.decode(SourceText(Self.target)) { try? Bundled.written($0) }.profile)
    let plain = String(decoding: own.document, as: UTF8.self)
    let log = lines.joined(separator: "\n")
    let (kept, anew) = (await into(Self.target, log), await into(plain, log))
    #expect(kept.error == anew.error && kept.status == anew.status)
    let read = [kept, anew].map { ProfileDecoder.decode(SourceText($0.output)) { try? Bundled.written($0) }.profile }
    // The sources may come in another order.
    func facts(_ profile: DeviceProfile?) -> [Substring] {
      let text = String(decoding: profile?.document ?? [], as: UTF8.self).replacing(",", with: "")
      return text.split(separator: "\n").sorted()
    }
    #expect(facts(read[0]) == facts(read[1]))
    #expect(read[0] != nil && kept.output.contains("\"x-team\""))
    #expect(kept.output.contains("\"costModelOf\""))
  }
}
