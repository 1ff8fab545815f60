import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// A change of the graph that is offered to find out a fact leaves the app what it asks for.
@Suite struct FormatAdviceTests {
  private static let cameras = ["WideAngle", "UltraWide", "Telephoto"]
  private static let sizes = [(3840, 2160), (1920, 1080), (1920, 1440)]
  private static let rates: [Double] = [24, 30, 60, 120]

  /// Ways to ask for a rate: within the format, beside it, and as a promise.
  private static func ways(_ rate: Double) -> [(inFormat: String, beside: String)] {
    [
      (#", "maxFrameRate": \#(rate)"#, ""), ("", #", "activeFrameRate": { "max": \#(rate) }"#),
      ("", #", "maxFrameRateOverride": \#(rate)"#),
    ]
  }

  private static func graph(
    _ session: String, _ camera: String, _ size: (Int, Int), _ asked: (inFormat: String, beside: String)
  ) -> GraphDocument {
    let format = #"{ "width": \#(size.0), "height": \#(size.1)\#(asked.inFormat) }"#
    return Planning.read(
      SourceText(
        #"""
        { "capplan": 1, "session": { \#(session) },
          "inputs": [ { "id": "c", "deviceType": "builtIn\#(camera)Camera", "position": "back",
                        "activeFormat": \#(format)\#(asked.beside) } ],
          "outputs": [ { "id": "o", "type": "videoData" } ],
          "connections": [ { "input": "c", "port": "video", "output": "o" } ] }
        """#), profiles: [])
  }

  @Test(arguments: Breadth.of(Bundled.all.map(\.id), orOneIn: 8) + ["iphone-17-pro"])
  func noSlowerFormatIsOfferedThanTheAppRuns(id: String) throws {
    let profile = try Bundled.profile(id)
    for session in [#""type": "single", "preset": "inputPriority""#, #""type": "multiCam""#] {
      for (camera, size) in Self.cameras.flatMap({ camera in Self.sizes.map { (camera, $0) } }) {
        for rate in Self.rates {
          for way in Self.ways(rate) {
            let graph = Self.graph(session, camera, size, way)
            for missing in Planning.check(graph, on: profile, options: CheckOptions()).missing {
              guard let advice = missing.instead else { continue }
              let fastest = advice.format.maxFrameRate?.value ?? rate
              #expect(fastest >= rate, "\(id): \(advice.members) for \(rate)\n\(graph.source[graph.source.range])")
            }
          }
        }
      }
    }
  }
}
