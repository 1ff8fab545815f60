import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource
import Testing

/// What an exact plan leaves out where a format breaks a rule: that of the camera which the rule speaks of, and no other.
struct ExcludedFormatTests {
  private static let photo =
    #""photoDimensions": [{ "width": 4032, "height": 3024 }, { "width": 1920, "height": 1080 }]"#
  private static let small = #""photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 640, "height": 480 }]"#

  private static func format(_ width: Int, _ height: Int, _ readout: Int, binned: Bool = false, _ more: String = "")
    -> String
  {
    """
    { "width": \(width), "height": \(height), "minFrameRate": 1, "maxFrameRate": 30, "binned": \(binned),
      "multiCam": true, "readout": \(readout)\(more.isEmpty ? "" : ", " + more) }
    """
  }

  private static func camera(_ position: String, _ formats: [String]) -> String {
    """
    { "deviceType": "builtInWideAngleCamera", "position": "\(position)", "name": "\(position)", "source": "made",
      "formatsComplete": true, "multiCamFormatsComplete": true, "formats": [ \(formats.joined(separator: ", ")) ] }
    """
  }

  /// A device whose back camera takes large photos in its unbinned formats only.
  private static func profile() throws -> DeviceProfile {
    let back = camera(
      "back",
      [
        format(1280, 720, 500_000, photo), format(1920, 1080, 500_000, binned: true, small),
        format(1920, 1080, 1_000_000, photo),
      ])
    let front = camera("front", [format(1280, 720, 500_000), format(1920, 1080, 1_000_000)])
    let text = """
      { "capplanProfile": 1, "id": "invented", "name": "Invented", "chip": "none", "multiCamSupported": true,
        "cameras": [ \(back), \(front) ],
        "multiCamDeviceSets": { "complete": true, "deviceTypes": ["builtInWideAngleCamera"], "source": "made",
          "sets": [[{ "deviceType": "builtInWideAngleCamera", "position": "back" },
                    { "deviceType": "builtInWideAngleCamera", "position": "front" }]] },
        "costModel": { "basis": "estimated", "note": "invented", "hardware": {
          "pixelBudget": { "atZeroWeight": { "low": 100000000, "value": 100000000, "high": 100000000 },
                           "perUnitWeight": { "low": 0, "value": 0, "high": 0 } },
          "deliveredWeight": { "low": 0, "value": 0, "high": 0 } } },
        "sources": [ { "id": "made", "kind": "estimated", "reference": "invented", "note": "invented" } ] }
      """
    let decoded = ProfileDecoder.decode(SourceText(name: "invented", text))
    return try #require(decoded.profile, "\(decoded.findings.map(\.message))")
  }

  private static func graph(output: String, request: String) -> String {
    func input(_ position: String) -> String {
      """
      { "id": "\(position)", "deviceType": "builtInWideAngleCamera", "position": "\(position)",
        "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false } }
      """
    }
    return """
      { "capplan": 1, "profiles": ["invented"], "session": { "type": "multiCam" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map." } },
        "inputs": [ \(input("back")), \(input("front")) ],
        "outputs": [ { "id": "photo", "type": "photo"\(output) }, { "id": "data", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "photo" },
                         { "input": "front", "port": "video", "output": "data" } ],
        "photoSettings": [ { "id": "request", "output": "photo"\(request) } ],
        "plan": { "targets": { "hardwareCost": 0.47 }, "prefer": ["front", "back"] } }
      """
  }

  /// The binned format is the first choice for the back camera; it takes no photos of the size, and the next one does.
  @Test(arguments: [
    (output: #", "maxPhotoDimensions": { "width": 4032, "height": 3024 }"#, request: ""),
    (output: "", request: #", "maxPhotoDimensions": { "width": 4032, "height": 3024 }"#),
  ])
  func aPhotoThatAFormatCannotTakeLeavesTheOtherCameraAsItIs(_ photo: (output: String, request: String)) throws {
    let reading = Planning.read(
      SourceText(Self.graph(output: photo.output, request: photo.request)), profiles: ["invented"])
    let session = SessionResolver.resolve(try #require(reading.graph, "\(reading.findings)"), on: try Self.profile())
    let request = ReductionRequest(for: session)
    let outcome = Reduction.optimal(session, request, of: reading, options: CheckOptions())
    guard case .reduced(let plan, _) = outcome else {
      Issue.record("there is a plan: \(outcome)")
      return
    }
    #expect(
      plan.session.configurations.words
        == "back 1280x720 at 30, unbinned; front 1920x1080 at 30, unbinned")
  }
}
