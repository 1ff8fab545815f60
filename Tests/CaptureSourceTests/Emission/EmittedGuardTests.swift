import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import CaptureSource
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// Emitted code asks before it sets or adds what a device may lack.
@Suite struct EmittedGuardTests {
  private static let text = """
    { "capplan": 1,
      "inputs": [
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true },
          "torchMode": "on", "whereSupported": ["torchMode"] },
        { "id": "tele", "deviceType": "builtInTelephotoCamera", "position": "back", "optional": true,
          "activeFormat": { "width": 1920, "height": 1080, "binned": true }, "videoZoomFactor": 2 } ],
      "outputs": [ { "id": "face", "type": "videoData" },
                   { "id": "far", "type": "videoData", "optional": true },
                   { "id": "photo", "type": "photo", "livePhotoCaptureEnabled": true,
                     "whereSupported": ["livePhotoCaptureEnabled"] } ],
      "connections": [
        { "input": "front", "port": "video", "output": "face", "preferredVideoStabilizationMode": "cinematic",
          "whereSupported": ["preferredVideoStabilizationMode"] },
        { "input": "tele", "port": "video", "output": "far", "preferredVideoStabilizationMode": "standard" },
        { "input": "front", "port": "video", "output": "photo" } ],
      "synchronizers": [ { "id": "frames", "outputs": ["face", "far"] } ],
      "photoSettings": [ { "id": "shot", "output": "photo", "codec": "hevc", "livePhotoMovieFileURL": "file:///a.mov",
                           "whereSupported": ["codec", "livePhotoMovieFileURL"] } ] }
    """

  private static func source(on id: String) throws -> String {
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    let (graph, document) = try (#require(reading.graph), #require(reading.document))
    let session = SessionResolver.resolve(graph, on: try Bundled.profile(id))
    let emission = SessionEmitter(session, in: document).emit(typeName: "Built", targets: graph.targets, costs: nil)
    #expect(emission.obstacles.isEmpty, "\(emission.obstacles)")
    return SwiftCode.text(of: emission.code)
  }

  @Test(arguments: ["iphone-13-mini", "iphone-13-pro"])
  func asksWithIf(id: String) throws {
    let code = try Self.source(on: id)
    for line in [
      "if frontDevice.isTorchModeSupported(.on) {", "let teleDevice = try? camera(.builtInTelephotoCamera, .back)",
      // Without a telephoto camera there is no format to plan.
      id == "iphone-13-pro" ? "if let teleDevice, let teleInput {" : "if let teleDevice {",
      "if photo.isLivePhotoCaptureSupported {",
      "if photo.isLivePhotoCaptureEnabled {",
      "isVideoStabilizationModeSupported(.cinematic)", "CodecTypes.contains(AVVideoCodecType.hevc) ?",
    ] {
      #expect(code.contains(line), "\(line)\n\(code)")
    }
    #expect(!code.contains("try require(frontDevice.isTorchModeSupported"))
  }

  @Test(
    .enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"),
    arguments: ["iphone-13-mini", "iphone-13-pro"])
  func typeChecks(id: String) throws {
    let code = try Self.source(on: id)
    for mode in FakeAVFoundation.LanguageMode.allCases {
      #expect(try FakeAVFoundation.built().typeCheck(["Built.swift": code], mode: mode) == "")
    }
  }
}
