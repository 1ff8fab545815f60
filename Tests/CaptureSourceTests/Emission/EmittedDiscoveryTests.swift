import TestSupport
import Testing

/// Emitted code finds each camera in the way that finds it.
struct EmittedDiscoveryTests {
  private static func graph(_ type: String) -> String {
    #"""
    { "capplan": 1, "deployment": { "minimumOS": "27.1" }, "session": { "type": "single" },
      "inputs": [ { "id": "front", "deviceType": "\#(type)", "position": "front" } ],
      "outputs": [ { "id": "movie", "type": "movieFile" } ],
      "connections": [ { "input": "front", "port": "video", "output": "movie" } ] }
    """#
  }

  @Test func onlyADiscoverySessionFindsTheInnerAndTheOuterCamera() throws {
    for type in ["builtInInnerUltraWideCamera", "builtInOuterUltraWideCamera"] {
      let source = try Emitting.source(Self.graph(type), on: "iphone-duo")
      #expect(source.contains("try discoveredCamera(.\(type), .front)") && source.contains("DiscoverySession("))
      #expect(!source.contains("AVCaptureDevice.default(type"))
    }
    let source = try Emitting.source(Self.graph("builtInUltraWideCamera"), on: "iphone-duo")
    #expect(source.contains("try camera(.builtInUltraWideCamera, .front)") && !source.contains("DiscoverySession("))
  }

  /// Emitted code tries the kinds in the graph's order, whichever of them the device has.
  @Test func aCameraWithFallbacksIsLookedForInTheirOrder() throws {
    let text = Self.graph(
      #"builtInTripleCamera", "fallbackDeviceTypes": ["builtInDualWideCamera", "builtInWideAngleCamera"], "x-a": ""#
    ).replacing(#""front""#, with: #""back""#).replacing("27.1", with: "15.0")
    for profile in ["iphone-13-pro", "iphone-13-mini", "iphone-xr"] {
      let source = try Emitting.source(text, on: profile)
      let list = "[.builtInTripleCamera, .builtInDualWideCamera, .builtInWideAngleCamera]"
      #expect(source.contains("try firstCamera(\n") && source.contains("\(list), .back\n"), "\(source)")
    }
  }
}
