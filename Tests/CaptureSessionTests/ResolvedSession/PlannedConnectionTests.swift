import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// What a plan changed is told from what the graph asks.
struct PlannedConnectionTests {
  static let text = #"""
    { "capplan": 1,
      "inputs": [ { "id": "back", "deviceType": "builtInDualCamera", "position": "back" },
                  { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front" } ],
      "outputs": [ { "id": "one", "type": "videoData" }, { "id": "two", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "one" },
                       { "input": "front", "port": "video", "output": "two", "enabled": false } ] }
    """#

  @Test func aConnectionThatTheGraphDisablesIsNotThePlans() throws {
    let graph = try #require(Planning.read(SourceText(Self.text), profiles: []).graph)
    var session = SessionResolver.resolve(graph, on: try Bundled.profile("iphone-xs"))
    #expect(PlannedConnections(session).disabled.isEmpty && PlannedConnections(session).moved.isEmpty)
    for index in session.connections.indices { session.connections[index].isEnabled = false }
    #expect(PlannedConnections(session).disabled == [InputIndex(0)])
    session.connections[0].port = .found(Port(.video, .constituent(.builtInWideAngleCamera)))
    #expect(PlannedConnections(session).moved == [InputIndex(0)])
  }
}
