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
}
