import CaptureSource
import TestSupport
import Testing

/// Emitted Swift turns pictures as the device is held, each where it is shown or captured.
struct EmittedRotationTests {
  private static func graph(minimumOS: String, turned: String, second: String = "\"coordinator\"") -> String {
    """
    { "capplan": 1, "profiles": ["iphone-xs"], "deployment": { "minimumOS": "\(minimumOS)" },
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "why" } }, "session": { "type": "multiCam" },
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true } },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "frames", "type": "videoData" }, { "id": "large", "type": "previewLayer" },
                   { "id": "small", "type": "previewLayer" }, { "id": "selfie", "type": "videoData" } ],
      "connections": [
        { "input": "back", "port": "video", "output": "frames", "videoRotationAngle": \(turned) },
        { "input": "back", "port": "video", "output": "large", "videoRotationAngle": "coordinator" },
        { "input": "back", "port": "video", "output": "small", "videoRotationAngle": \(second) },
        { "input": "front", "port": "video", "output": "selfie", "videoRotationAngle": 180 } ] }
    """
  }

  @Test func thereIsOneCoordinatorForACameraAndALayer() throws {
    let source = try Emitting.source(Self.graph(minimumOS: "17.0", turned: "\"coordinator\""))
    #expect(source.ranges(of: "AVCaptureDevice.RotationCoordinator(").count == 2)
    #expect(source.ranges(of: "rotation.append(backRotation").count == 2)
    for layer in ["large", "small"] {
      #expect(source.ranges(of: "previewLayer: \(layer)").count == 1)
      let turn = "MainActor.assumeIsolated { self.rotate([self.\(layer).connection], to: angle) }"
      #expect(source.ranges(of: turn).count == 1)
    }
    #expect(
      source.ranges(of: "self.queue.async { self.rotate([self.frames.connection(with: .video)], to: angle) }").count
        == 1)
    #expect(!source.contains("videoOrientation") && !source.contains("#available"))
    let alone = try Emitting.source(Self.graph(minimumOS: "17.0", turned: "\"coordinator\"", second: "90"))
    #expect(alone.ranges(of: "AVCaptureDevice.RotationCoordinator(").count == 1)
  }

  @Test func olderSystemsTurnByOrientation() throws {
    let source = try Emitting.source(Self.graph(minimumOS: "13.0", turned: "90", second: "0"))
    for (connection, orientation) in [
      ("framesConnection", "portrait"), ("smallConnection", "landscapeRight"), ("selfieConnection", "landscapeRight"),
    ] {
      let start = try #require(source.firstRange(of: "\(connection).videoRotationAngle = ")).upperBound
      let rest = source[start...].drop { $0 != "\n" }
      #expect(rest.hasPrefix("\n        } else {\n            try require("), "\(connection)")
      #expect(source.contains("            \(connection).videoOrientation = .\(orientation)\n"), "\(connection)")
    }
    #expect(source.contains("    func turn(to orientation: AVCaptureVideoOrientation) {"))
    #expect(source.contains("orient([large.connection], to: orientation)"))
    #expect(source.contains("    @available(iOS, introduced: 13.0, deprecated: 17.0)"))
    #expect(source.contains("        if #available(iOS 17.0, *) {\n            try await followRotation()\n        }"))
  }

  @Test(
    .enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"),
    arguments: Breadth.of(FakeAVFoundation.LanguageMode.allCases, orOneIn: 2))
  func compilesWithoutAWarning(_ mode: FakeAVFoundation.LanguageMode) throws {
    for minimum in ["13.0", "17.0"] {
      let source = try Emitting.source(Self.graph(minimumOS: minimum, turned: "\"coordinator\""))
      for isolation in ["nonisolated", "MainActor"] {
        let words = try FakeAVFoundation.built().typeCheck(["Built.swift": source], mode: mode, isolation: isolation)
        #expect(words == "", "\(minimum)")
      }
    }
  }

  private static let program = """
    import AVFoundation

    let built = Built()
    try await built.configure()
    print(built.large.connection?.videoRotationAngle ?? -1, built.small.connection?.videoRotationAngle ?? -1)
    var angle: CGFloat? { built.frames.connection(with: .video)?.videoRotationAngle }
    for _ in 0..<100 where angle != 90 { try await Task.sleep(nanoseconds: 50_000_000) }
    print(angle ?? -1, built.selfie.connection(with: .video)?.videoRotationAngle ?? -1)
    """

  @Test(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
  func layersAreTurnedOnceTheSessionIsConfigured() throws {
    let source = try Emitting.source(Self.graph(minimumOS: "13.0", turned: "\"coordinator\""))
    let run = try FakeAVFoundation.built().program(["Built.swift": source, "main.swift": Self.program])
      .run(on: Bundled.profile("iphone-xs").world())
    #expect(run.error == "")
    #expect(run.output == "90.0 90.0\n90.0 180.0\n")
  }
}
