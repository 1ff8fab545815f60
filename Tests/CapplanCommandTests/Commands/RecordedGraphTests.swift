import CapplanCommand
import Foundation
import Testing

/// What the pages advise for a graph that the recorder writes: the file stays the recorder's, byte for byte.
struct RecordedGraphTests {
  /// As the recorder writes one: no profiles, no plan.
  private static let recorded = """
    {
      "capplan": 1,
      "session": { "type": "multiCam", "preset": "inputPriority", "formsConnections": "explicit" },
      "inputs": [
        {
          "id": "backWideAngle",
          "deviceType": "builtInWideAngleCamera",
          "position": "back",
          "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "minFrameRate": 1, "binned": true, "pixelFormat": "420v" },
          "activeFrameRate": { "min": 60, "max": 60 }
        }
      ],
      "outputs": [
        { "id": "backWideAngleVideoData", "type": "videoData", "pixelFormat": "420v" }
      ],
      "connections": [
        { "input": "backWideAngle", "port": "video", "output": "backWideAngleVideoData" }
      ]
    }

    """

  /// The settings that the page shows.
  private static func settings() throws -> String {
    try #require(Page.named("app").blocks(in: "json").first).joined(separator: "\n")
  }

  @Test func whatTheRecorderLeavesOutComesFromTheSettings() async throws {
    let bare = await FakeWorld(["graph.json": Self.recorded]).run("check", "-f", "concise")
    #expect(bare.output.contains("[profile-defaulted]"))
    let world = FakeWorld(["graph.json": Self.recorded, ".capplan.json": try Self.settings()])
    let run = await world.run("check", "-f", "json")
    #expect(!run.output.contains("profile-defaulted") && run.error.isEmpty, "\(run.error)")
    for profile in ["iphone-xs", "iphone-13"] { #expect(run.output.contains(#""profile": "\#(profile)""#)) }
    let config = await world.run("config", "graph.json").output.split(separator: "\n")
    for setting in ["profiles", "targets.hardwareCost", "minimumFrameRate"] {
      #expect(config.contains { $0.hasPrefix(setting + " ") && $0.contains(" .capplan.json:") }, "\(setting)")
    }
  }

  @Test func aRecordingOfANewerSystemNamesWhatWouldSettleIt() async {
    let newer = Self.recorded.replacing(
      #""type": "videoData","#, with: #""type": "videoData", "deferredStartEnabled": true,"#)
    let run = await FakeWorld(["graph.json": newer]).run("check")
    let words = run.output.split { $0 == "\n" || $0 == " " || $0 == "=" }.joined(separator: " ")
    for text in [
      "iphone-xs, never runs iOS 26.0, with which \"deferredStartEnabled\" came",
      "name the device that the graph is for, or was recorded on, with --profile",
    ] {
      #expect(words.contains(text), "\(run.output)")
    }
    let named = await FakeWorld(["graph.json": newer]).run("check", "--profile", "iphone-17")
    #expect(!named.output.contains("never runs"))
    #expect(await !FakeWorld(["graph.json": Self.recorded]).run("check").output.contains("never runs"))
  }

  @Test func aPlanGoesIntoAFileOfItsOwn() async throws {
    let world = FakeWorld(["graph.json": Self.recorded, ".capplan.json": try Self.settings()])
    let run = await world.run("reduce", "--profile", "iphone-13", "graph.json", "--target", "0.2", "-o", "planned.json")
    #expect(run.written.map(\.path) == ["planned.json"], "\(run.error)")
    #expect(
      run.written.first?.text != Self.recorded && run.written.first?.text.hasPrefix("{\n  \"capplan\": 1,") == true)
  }
}
