import CaptureSource
import TestSupport
import Testing

/// Emitted Swift sets the frame durations that an external camera has, to the last digit.
struct EmittedExternalTests {
  private static func graph(_ external: String) -> String {
    """
    { "capplan": 1, "profiles": ["iphone-xs"], "deployment": { "minimumOS": "17.0" },
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "why" } }, "session": { "type": "single" },
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back"\(external),
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true },
          "activeFrameRate": { "min": 30, "max": 30 } } ],
      "outputs": [ { "id": "frames", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "frames" } ] }
    """
  }

  @Test func anExternalCameraRunsAtADurationOfItsRanges() throws {
    let own = "backDevice.activeFormat.ownDuration(near: CMTime(value: 1, timescale: 30))".filter { !$0.isWhitespace }
    // Long lines are broken: only what is not a space counts.
    let source = try Emitting.source(Self.graph(#", "external": true"#)).filter { !$0.isWhitespace }
    for key in ["Min", "Max"] {
      #expect(
        source.ranges(of: "backDevice.activeVideo\(key)FrameDuration=\(own)").count == 1, "\(key)")
    }
    #expect(
      source.ranges(of: "fileprivatefuncownDuration(nearduration:CMTime)->CMTime{").count
        == 1)
    #expect(
      source.contains(
        "frameDuration:$0.ownDuration(near:CMTime(value:1,timescale:30))"))
    #expect(!source.contains("FrameDuration=CMTime("))
  }

  @Test func aBuiltInCameraRunsAtTheReciprocalOfItsRate() throws {
    let source = try Emitting.source(Self.graph(""))
    #expect(source.contains("backDevice.activeVideoMinFrameDuration = CMTime(value: 1, timescale: 30)"))
    #expect(!source.contains("ownDuration"))
  }
}
