import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// Which of the cameras that an app tries it takes.
struct DeviceChoiceTests {
  private static let text = #"""
    { "capplan": 1, "session": { "type": "single" },
      "inputs": [ { "id": "back", "deviceType": "builtInTripleCamera", "position": "back",
                    "fallbackDeviceTypes": ["builtInDualWideCamera", "builtInDualCamera", "builtInWideAngleCamera"] } ],
      "outputs": [ { "id": "video", "type": "videoData" } ] }
    """#

  @Test func theFirstKindThatTheDeviceHasIsTaken() throws {
    let reading = Planning.read(SourceText(Self.text), profiles: [])
    let graph = try #require(reading.graph, "\(reading.findings)")
    for (profile, expected) in [
      ("iphone-13-pro", DeviceType.builtInTripleCamera), ("iphone-13-mini", .builtInDualWideCamera),
      ("iphone-xs", .builtInDualCamera), ("iphone-xr", .builtInWideAngleCamera),
    ] {
      let device = try Bundled.profile(profile)
      let session = SessionResolver.resolve(graph, on: device)
      #expect(session.cameras.map(\.key.deviceType) == [expected], "\(profile)")
      #expect(session.cameras.map(\.device?.deviceType) == [expected], "\(profile)")
      // The order stays when the session is looked up again.
      let again = SessionResolver.resolve(session.graph, on: device)
      let tried = again.graph.inputs.map(\.triedDeviceTypes)
      #expect(tried == [[.builtInTripleCamera, .builtInDualWideCamera, .builtInDualCamera, .builtInWideAngleCamera]])
    }
  }

  /// The answer is as sure as the facts by which the first kinds are absent.
  @Test func theAnswerRestsOnTheKindsThatTheDeviceLacks() throws {
    let reading = Planning.read(SourceText(Self.text), profiles: [])
    let result = Planning.check(reading, on: try Bundled.profile("iphone-xr"), options: CheckOptions())
    #expect(result.verdict == .runs, "\(result.missing)")
    let absent = result.restsOn.filter { ground in
      if case .found(let words) = ground.subject { words.hasPrefix("the device has no") } else { false }
    }
    let kind = try Bundled.profile("iphone-xr").camerasComplete.map {
      try Bundled.profile("iphone-xr").kind(ofSource: $0.source)
    }
    #expect(absent.count == (kind.map { $0.isWeaker(than: .printed) } == true ? 3 : 0), "\(result.restsOn)")
  }
}
