import CaptureModel
import CaptureSource
import Foundation
import TestSupport

/// A device on which the probe runs: the fake of AVFoundation, the app's folder, and what happens on the way.
struct ProbedDevice {
  /// What happens while the probe reads its fourth session.
  enum Event: String {
    case nothing, heat, shortHeat, interruption, end, denied, noDescription, secondRun, cancellation
  }

  /// What a run left.
  struct Run {
    let lines: [String]
    let status: Int32
    let profile: String?
    let readings: String?

    /// The sessions that were begun.
    var begun: Int { lines.count { $0.hasPrefix("capplan: ") && $0.contains(" left") } }
  }

  /// The app's folder, and Documents in it.
  private let home: URL
  let folder: URL

  init() throws {
    home = FileManager.default.temporaryDirectory.appendingPathComponent("capplan-probed-\(UUID().uuidString)")
    folder = home.appendingPathComponent("Documents")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: home) }

  /// The file that the next run begins with.
  var state: URL { folder.appendingPathComponent("capplan-probe.state") }

  func run(on world: String = ProbedDevice.world, _ event: Event = .nothing) throws -> Run {
    let environment = ["PROBE_EVENT": event.rawValue, "CFFIXED_USER_HOME": home.path]
    let run = try Self.program.get().run(on: world, environment: environment)
    func file(_ name: String) -> String? {
      try? String(contentsOf: folder.appendingPathComponent("capplan-\(name).json"), encoding: .utf8)
    }
    return Run(
      lines: (run.output + run.error).split(separator: "\n").map { String($0) }, status: run.status,
      profile: file("profile"), readings: file("readings"))
  }

  /// The probe has no such waits.
  private struct Changed: Error {}

  /// The probe in an app that runs it, with short waits.
  private static let program = Result {
    let text = ProbeSource(
      typeName: "CaptureProbe", minimumOS: ProbeSource.oldest, sdk: OSVersion(27, 1), tool: "capplan"
    ).text
    let quick = text.replacingOccurrences(of: "settling = 0.5, pause = 10.0", with: "settling = 0.01, pause = 0.01")
    guard quick != text else { throw Changed() }
    return try FakeAVFoundation.built().program(["CaptureProbe.swift": quick, "main.swift": main])
  }

  /// What a device and an app have that the fake has not: a model, an Info.plist, heat, other apps.
  private static let main = """
    import AVFoundation
    import UIKit

    nonisolated(unsafe) var sessions = 0
    let event = ProcessInfo.processInfo.environment["PROBE_EVENT"] ?? ""

    @discardableResult
    func uname(_ name: UnsafeMutablePointer<utsname>) -> Int32 {
      withUnsafeMutableBytes(of: &name.pointee.machine) { $0.copyBytes(from: Array("iPhone99,1".utf8) + [0]) }
      return 0
    }

    struct Bundle {
      static let main = Bundle()
      func object(forInfoDictionaryKey key: String) -> Any? { event == "noDescription" ? nil : key }
    }

    nonisolated(unsafe) var running: Task<CaptureProbe.Files, any Error>?
    nonisolated(unsafe) let camera = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back)

    /// What an app has set on the camera before.
    func cameraState() -> String {
      guard let camera else { return "no camera" }
      let format = camera.formats.firstIndex(of: camera.activeFormat) ?? -1
      let hdr = "\\(camera.automaticallyAdjustsVideoHDREnabled) \\(camera.isVideoHDREnabled)"
      return "\\(format) \\(camera.videoZoomFactor) \\(camera.activeColorSpace.rawValue) \\(hdr)"
    }

    func runAgain() {
      Task { @MainActor in
        do { try await CaptureProbe.run { _ in } } catch { print("second: \\(error)") }
      }
    }

    let observer = NotificationCenter.default.addObserver(
      forName: AVCaptureSession.didStartRunningNotification, object: nil, queue: nil
    ) { note in
      let session = note.object as? AVCaptureSession
      let hasDepth = session?.outputs.contains { $0 is AVCaptureDepthDataOutput } ?? false
      for case let input as AVCaptureDeviceInput in session?.inputs ?? [] where !hasDepth && input.device !== camera {
        let formats = input.device.position == .unspecified ? [] : input.device.activeFormat.supportedDepthDataFormats
        if let first = formats.first, input.device.activeDepthDataFormat !== first { print("another session's depth") }
      }
      guard event == "interruption", sessions == 4 else { return }
      sessions += 1
      (note.object as? AVCaptureSession)?._fakeInterruption(.videoDeviceInUseByAnotherClient)
    }

    if let camera, event == "secondRun" || event == "cancellation" {
      try camera.lockForConfiguration()
      camera.activeFormat = camera.formats[1]
      camera.videoZoomFactor = 3
      camera.activeColorSpace = .P3_D65
      camera.automaticallyAdjustsVideoHDREnabled = false
      camera.isVideoHDREnabled = true
      camera.unlockForConfiguration()
    }
    try AVAudioSession.sharedInstance().setCategory(.record, mode: .measurement, options: .mixWithOthers)
    let before = cameraState()
    running = Task {
      try await CaptureProbe.run { line in
        print(line)
        fflush(nil)
        if line.contains(" left") { sessions += 1 }
        if line.contains("is hot"), event == "shortHeat" { ProcessInfo._fakeThermalState = .fair }
        guard line.contains(" left"), sessions == 4 else { return }
        if event == "heat" || event == "shortHeat" { ProcessInfo._fakeThermalState = .serious }
        if event == "end" { exit(9) }
        if event == "secondRun" { runAgain() }
        if event == "cancellation" { running?.cancel() }
      }
    }
    let result = await running?.result
    if case .failure(let error) = result { print("failed: \\(error)") }
    if event == "secondRun" || event == "cancellation" {
      print("camera \\(before == cameraState()), idle timer off \\(UIApplication.shared.isIdleTimerDisabled)")
    }
    let sound = AVAudioSession.sharedInstance()
    if sound.category != .record || sound.mode != .measurement || sound.categoryOptions != .mixWithOthers {
      print("another audio session")
    }
    if case .failure = result { exit(1) }
    """

  /// Cameras with one of everything. What a sensor reads is the size of its photos, as a cost model takes it.
  static let world = #"""
    { "multiCamSupported": true, "maxControlsCount": 4,
      "cameras": [
        { "deviceType": "builtInWideAngleCamera", "position": "back", "name": "Back Camera — ü", "hasTorch": true,
          "hasFlash": true, "presets": { "high": 1, "photo": 2 },
          "formats": [
            { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "pixelFormat": "420v", "binned": true,
              "multiCam": true, "readout": 2509056, "fieldOfView": 69.654, "maxZoomFactor": 94.5, "videoHDR": false,
              "stabilizationModes": ["standard", "cinematic"], "photoDimensions": [{ "width": 2112, "height": 1188 }] },
            { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "pixelFormat": "420v",
              "binned": false, "multiCam": true, "readout": 10036224, "fieldOfView": 69.654, "maxZoomFactor": 189,
              "stabilizationModes": ["standard", "cinematicExtended"], "videoHDR": true,
              "colorSpaces": ["sRGB", "P3_D65"], "photoDimensions": [{ "width": 4224, "height": 2376 }] },
            { "width": 4032, "height": 3024, "minFrameRate": 1, "maxFrameRate": 30, "pixelFormat": "420f",
              "binned": false, "multiCam": false, "readout": 12192768, "colorSpaces": ["sRGB"],
              "photoDimensions": [{ "width": 4032, "height": 3024 }, { "width": 8064, "height": 6048 }] } ] },
        { "deviceType": "builtInUltraWideCamera", "position": "back", "hasTorch": false, "hasFlash": false,
          "formats": [
            { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 60, "pixelFormat": "420f",
              "binned": false, "multiCam": true, "readout": 10036224,
              "photoDimensions": [{ "width": 4224, "height": 2376 }] } ] },
        { "deviceType": "builtInDualWideCamera", "position": "back",
          "constituents": ["builtInUltraWideCamera", "builtInWideAngleCamera"], "presets": { "high": 0, "photo": 0 },
          "formats": [
            { "width": 1920, "height": 1080, "minFrameRate": 1, "maxFrameRate": 30, "pixelFormat": "420f",
              "binned": false, "multiCam": true, "readout": 10036224, "photoDimensions": [{ "width": 4224, "height": 2376 }],
              "depthFormats": [ { "width": 320, "height": 180, "pixelFormat": "hdis", "maxFrameRate": 30 },
                                { "width": 640, "height": 360, "pixelFormat": "hdep", "maxFrameRate": 24 } ] } ] },
        { "deviceType": "builtInTrueDepthCamera", "position": "front",
          "formats": [
            { "width": 1920, "height": 1080, "maxFrameRate": 60, "pixelFormat": "420f", "binned": false, "multiCam": true,
              "frameRateRanges": [ { "minFrameRate": 1, "maxFrameRate": 30 }, { "minFrameRate": 60, "maxFrameRate": 60 } ],
              "readout": 6471936, "photoDimensions": [{ "width": 3392, "height": 1908 }],
              "unsupportedOutputs": ["movieFile"] } ] } ],
      "multiCamDeviceSets": [
        [ { "deviceType": "builtInWideAngleCamera", "position": "back" },
          { "deviceType": "builtInTrueDepthCamera", "position": "front" } ],
        [ { "deviceType": "builtInWideAngleCamera", "position": "back" },
          { "deviceType": "builtInUltraWideCamera", "position": "back" } ] ],
      "costs": { "pixelBudget": 1000000000, "deliveredWeight": 0.5, "depthStream": 0.1, "hdrFactor": 2,
                 "stabilization": { "standard": 0.05, "cinematic": 0.1 }, "depthPressure": 0.5, "microphoneBeam": 0.02 } }
    """#
}
