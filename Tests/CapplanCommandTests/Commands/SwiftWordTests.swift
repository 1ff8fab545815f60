import CapplanCommand
import TestSupport
import Testing

/// What Swift programmers type: keys in the spelling of their properties, names of dictionaries, whole Swift files.
struct SwiftWordTests {
  private static func graph(
    input: String = "", outputs: String = #"{ "id": "out", "type": "videoData" }"#, connection: String = ""
  ) -> String {
    #"""
    { "capplan": 1, "profiles": ["iphone-xs"],
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map." },
               "observesSystemPressure": true },
      "session": { "type": "single" },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back"\#(input) } ],
      "outputs": [ \#(outputs) ],
      "connections": [ { "input": "back", "port": "video", "output": "out"\#(connection) } ] }
    """#
  }

  private static func check(_ text: String, _ arguments: String...) async -> FakeWorld.Run {
    await FakeWorld(["graph.json": text]).run(["check", "-f", "concise"] + arguments)
  }

  @Test(
    "A key in the spelling of its property is renamed by --fix",
    arguments: [
      (
        Self.graph(connection: #", "isVideoMirrored": true, "automaticallyAdjustsVideoMirroring": false"#),
        "videoMirrored"
      ),
      (
        Self.graph(outputs: #"{ "id": "out", "type": "photo", "isLivePhotoCaptureEnabled": false }"#),
        "livePhotoCaptureEnabled"
      ),
      (Self.graph(connection: #", "isEnabled": true"#), "enabled"),
      (Self.graph(input: #", "isGeometricDistortionCorrectionEnabled": true"#), "geometricDistortionCorrectionEnabled"),
    ])
  func flags(_ text: String, _ key: String) async throws {
    let run = await FakeWorld(["graph.json": text]).run("check")
    let property = "is" + key.prefix(1).uppercased() + key.dropFirst()
    #expect(run.status == .findings)
    #expect(run.output.contains("error[unknown-key]: unknown key '\(property)'"), "\(run.output)")
    #expect(run.output.contains("did you mean '\(key)'?"), "\(run.output)")
    let json = await FakeWorld(["graph.json": text]).run("check", "-f", "json")
    #expect(json.output.contains(#""verdict": "invalid""#) && json.output.contains(#""applicability": "safe""#))
    let fixed = await Self.check(text, "--fix")
    let mended = try #require(fixed.written.first?.text)
    #expect(mended == text.replacing(property, with: key))
    #expect(fixed.status == .success, "\(fixed.output)")
  }

  @Test func theOtherFindingsAreThoseOfTheMendedGraph() async {
    // Mirroring by hand and by itself at once is a finding of its own.
    let text = Self.graph(connection: #", "isVideoMirrored": true"#)
    let others = await Self.check(text).output.split(separator: "\n").filter { !$0.contains("[unknown-key]") }
    let mended = await Self.check(text.replacing("isVideoMirrored", with: "videoMirrored"))
    #expect(mended.output.contains("[mirroring-needs-manual]"))
    func rules(_ lines: [Substring]) -> [Substring] { lines.compactMap { $0.split(separator: "[").last } }
    #expect(rules(others) == rules(mended.output.split(separator: "\n")))
  }

  @Test func bothSpellingsAreADuplicate() async {
    for both in [#", "isEnabled": true, "enabled": false"#, #", "enabled": true, "isEnabled": false"#] {
      let run = await Self.check(Self.graph(connection: both))
      #expect(run.output.contains("the key 'enabled' is given twice, in two spellings [json-duplicate-key]"))
      #expect(!run.output.contains("[unknown-key]"))
    }
  }

  @Test(
    "The name of a dictionary or a property gets the key that is meant",
    arguments: [
      (
        Self.graph(outputs: #"{ "id": "out", "type": "videoData", "videoSettings": { "pixelFormat": "420f" } }"#),
        "pixelFormat"
      ),
      (
        Self.graph(outputs: #"{ "id": "out", "type": "movieFile", "outputSettings": { "AVVideoCodecKey": "hevc" } }"#),
        "codec"
      ),
      (Self.graph(outputs: #"{ "id": "out", "type": "movieFile", "outputSettings": "hevc" }"#), "codec"),
      (
        Self.graph(outputs: #"{ "id": "out", "type": "videoData", "kCVPixelBufferPixelFormatTypeKey": "420f" }"#),
        "pixelFormat"
      ),
      (Self.graph(input: #", "format": { "width": 1280, "height": 720 }"#), "activeFormat"),
      (Self.graph(outputs: #"{ "id": "out", "type": "videoData", "format": "420f" }"#), "pixelFormat"),
    ])
  func dictionaries(_ text: String, _ key: String) async {
    let run = await FakeWorld(["graph.json": text]).run("check")
    #expect(run.output.contains("[unknown-key]") && run.output.contains("did you mean '\(key)'?"), "\(run.output)")
  }

  @Test func aNameWithoutAKeyInItsObjectSaysWhereTheKeyIs() async {
    let text = Self.graph(connection: #", "format": "420f""#)
    let run = await FakeWorld(["graph.json": text]).run("check")
    #expect(run.output.contains("'activeFormat' of its input") && !run.output.contains("'formed'"), "\(run.output)")
  }

  @Test func aFixNeverPutsAnObjectWhereATextBelongs() async {
    let text = Self.graph(
      outputs: #"{ "id": "out", "type": "movieFile", "videoSettings": { "AVVideoCodecKey": "hevc" } }"#)
    let run = await FakeWorld(["graph.json": text]).run("check", "--fix", "--unsafe-fixes")
    #expect(run.written.isEmpty && run.output.contains("did you mean 'codec'?"), "\(run.output)")
  }

  @Test(
    "A Swift file is told to be Swift",
    arguments: [
      ("App.swift", "import AVFoundation\n\nlet session = AVCaptureSession()\n"),
      ("graph.json", "// Copyright\n/* of\n someone */\n@preconcurrency import AVFoundation\n"),
      ("App.swift", "session.addInput(input)\n"),
    ])
  func swiftFiles(_ name: String, _ text: String) async {
    let run = await FakeWorld([name: text]).run("check", name)
    #expect(run.status == .unusable)
    #expect(run.output.contains("error[json-syntax]: this is a Swift file, not a JSON document"), "\(run.output)")
    #expect(run.output.contains("capplan record") && run.output.contains("1 error in 1 file"))
  }

  @Test func aBrokenGraphIsNoSwift() async {
    let run = await FakeWorld(["graph.json": "{ \"capplan\": 1, let }"]).run("check")
    #expect(run.output.contains("[json-syntax]") && !run.output.contains("Swift"))
  }
}
