import CaptureModel
import Foundation
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
    let emission = SessionEmitter(session, in: document).emit(
      typeName: "Built", targets: graph.aims.targets, costs: nil)
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
      "isVideoStabilizationModeSupported(.cinematic)",
      "if photo.availablePhotoCodecTypes.contains(AVVideoCodecType.hevc) {",
    ] {
      #expect(code.contains(line), "\(line)\n\(code)")
    }
    #expect(!code.contains("try require(frontDevice.isTorchModeSupported"))
  }

  /// Graphs of real apps, which guard what such apps guard.
  private static let apps = ["pip", "lidar", "barcode", "cine", "photos"]

  private static func app(_ name: String, on id: String, as typeName: String) throws -> String {
    let folder = PackageFolder.url(of: "Tests/CaptureSourceTests/Apps")
    let text = try String(contentsOf: folder.appendingPathComponent("\(name).json"), encoding: .utf8)
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    let (graph, document) = try (#require(reading.graph), #require(reading.document))
    let emitter = SessionEmitter(SessionResolver.resolve(graph, on: try Bundled.profile(id)), in: document)
    let emission = emitter.emit(typeName: typeName, targets: graph.aims.targets, costs: nil)
    #expect(emission.obstacles.isEmpty, "\(emission.obstacles)")
    return SwiftCode.text(of: emission.code)
  }

  @Test(
    .enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"),
    arguments: FakeAVFoundation.LanguageMode.allCases)
  func appsCompileWithoutAWord(_ mode: FakeAVFoundation.LanguageMode) throws {
    var files: [String: String] = [:]
    for (number, name) in Self.apps.enumerated() {
      files["\(name).swift"] = try Self.app(name, on: mode == .v5 ? "iphone-13" : "iphone-16-pro", as: "App\(number)")
    }
    let words = try FakeAVFoundation.built().typeCheck(files, mode: mode)
    #expect(words == "", "\(words.prefix(3000))")
  }

  @Test(arguments: apps) func nothingIsAskedTwiceInARowAndLinesFit(_ name: String) throws {
    for id in ["iphone-13", "iphone-16-pro"] {
      let lines = try Self.app(name, on: id, as: "Built").split(separator: "\n").map(String.init)
      for line in lines { #expect(line.count <= 100, "\(line)") }
      // A block that ends where another with the same condition starts.
      var open: [String] = []
      for (line, next) in zip(lines, lines.dropFirst() + [""]) {
        let text = line.drop { $0 == " " }
        if text.hasSuffix("{"), !text.hasPrefix("}") { open.append(line) }
        if text == "}", let head = open.popLast() {
          #expect(!(head == next && head.drop { $0 == " " }.hasPrefix("if ")), "\(head)")
        }
      }
    }
  }

  @Test func anOptionalMicrophoneIsNotDemanded() throws {
    let source = try Self.app("pip", on: "iphone-13", as: "Built")
    #expect(source.contains("let micDevice = microphone()") && !source.contains("microphoneNotAuthorized"))
    #expect(source.contains("_ = await AVCaptureDevice.requestAccess(for: .audio)"))
    let codes = try Self.app("barcode", on: "iphone-13", as: "Built")
    #expect(codes.contains("codes.metadataObjectTypes = codes.availableMetadataObjectTypes.filter {"), "\(codes)")
    #expect(!codes.contains("isSuperset"))
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
