import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSource
import Foundation
import JSONSource
import TestSupport
import Testing

/// The recorder compiles, and on the fake of AVFoundation it writes down what was built.
@Suite(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
struct RecorderRunTests {
  @Test(arguments: Breadth.of([OSVersion(13), OSVersion(15, 4), OSVersion(17), OSVersion(26)], orOneIn: 3))
  func compilesWithoutAWord(_ minimum: OSVersion) throws {
    for sdk in FakeAVFoundation.SDK.allCases {
      let text = RecorderSource(typeName: "SessionGraph", minimum: minimum, sdk: sdk.newest).text()
      for mode in Breadth.of(FakeAVFoundation.LanguageMode.allCases, orOneIn: 2) {
        #expect(try FakeAVFoundation.built(sdk: sdk).typeCheck(["SessionGraph.swift": text], mode: mode) == "")
      }
    }
  }

  @Test func isCalledWhereTheSessionIsConfigured() throws {
    let camera = """
      import AVFoundation

      actor Camera {
        let session = AVCaptureSession()
        func graph() -> String { CaptureGraphRecorder.json(of: session) }
      }
      """
    let files = ["Camera.swift": camera, "CaptureGraphRecorder.swift": RecorderTests.text]
    for isolation in ["nonisolated", "MainActor"] {
      #expect(try FakeAVFoundation.built().typeCheck(files, mode: .v6, isolation: isolation) == "")
    }
  }

  /// Programs that build a session by hand and print what the recorder writes of it, with the device that they run on.
  static let programs = [
    ("every-output", "iphone-7-plus"), ("two-cameras", "iphone-xs"), ("left-out", "iphone-16-pro"),
    ("one-preset", "iphone-xs"), ("preset-rates", "iphone-xs"),
  ]

  @Test(arguments: Breadth.of(programs, orOneIn: 3))
  func writesDownWhatWasBuilt(_ name: String, on profile: String) throws {
    let folder = PackageFolder.url(of: "Tests/CaptureSourceTests/Recordings")
    let file = { (name: String) in try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) }
    let files = [
      "main.swift": try file("\(name).swift"), "Helpers.swift": try file("helpers.swift"),
      "CaptureGraphRecorder.swift": RecorderTests.text,
    ]
    let world = try Bundled.profile(profile).world(maxControlsCount: 4)
    let run = try FakeAVFoundation.built().program(files).run(on: world)
    #expect(run.error == "")
    #expect(run.status == 0)
    let graph = folder.appendingPathComponent("\(name).json")
    if ProcessInfo.processInfo.environment["CAPPLAN_REWRITE_GOLDENS"] != nil {
      try run.output.write(to: graph, atomically: true, encoding: .utf8)
    }
    #expect(try run.output == file("\(name).json"))
    let reading = Planning.read(SourceText(name: "graph.json", run.output), profiles: [])
    #expect(reading.graph != nil)
    #expect(reading.findings.map(\.message) == [])
  }

  @Test func whatThePresetChoseIsNotRecordedAsIfTheAppHad() throws {
    let graph = try Self.file("one-preset.json")
    #expect(graph.contains("\"preset\": \"photo\""))
    for key in ["activeFormat", "activeFrameRate", "activeColorSpace"] { #expect(!graph.contains(key), "\(key)") }
    var options = CheckOptions()
    options.today = CalendarDate(year: 2026, month: 1, day: 1)
    let judged = Planning.judge(
      Planning.read(SourceText(graph), profiles: []), on: try Bundled.profile("iphone-xs"), options: options)
    // What is wrong is what no session tells: the app around it.
    #expect(judged.findings.filter { $0.severity != .note }.map(\.rule) == [])
  }

  @Test func ratesThatWereSetBesideAPresetAreKept() throws {
    let graph = try Self.file("preset-rates.json")
    #expect(graph.contains("\"preset\": \"photo\"") && graph.contains(#""activeFrameRate": { "min": 24, "max": 24 }"#))
  }

  @Test func onlyPicturesAreTurned() throws {
    for (name, count) in [("every-output", 3), ("left-out", 1)] {
      let lines = try Self.file("\(name).json").split(separator: "\n")
      let turned = lines.filter { $0.contains("videoRotationAngle") }
      #expect(turned.count == count && turned.allSatisfy { !$0.contains("audio") && !$0.contains("metadata") })
    }
  }

  @Test func whatAGraphCannotSayIsTold() throws {
    let graph = try Self.file("left-out.json")
    for words in [
      "AVCaptureMetadataInput", "AVCaptureThumbnailOutput", "the connection from AVCaptureMetadataInput to",
      "the device whose signal backWideAngle follows",
    ] {
      #expect(graph.contains(words), "\(words)")
    }
  }

  @Test func aLensThatDoesNotMoveHasNoModeToRecord() throws {
    for (fixed, keys) in [([], ["focusMode"]), ([.back], [])] as [(Set<DevicePosition>, [String])] {
      let program = """
        import AVFoundation

        let session = AVCaptureSession()
        let back = try camera(.builtInWideAngleCamera, .back, in: session)
        if back.device.isFocusModeSupported(.continuousAutoFocus) {
          try back.device.lockForConfiguration()
          back.device.focusMode = .continuousAutoFocus
        }
        print(CaptureGraphRecorder.json(of: session), terminator: "")
        """
      let files = [
        "main.swift": program, "Helpers.swift": try Self.file("helpers.swift"),
        "CaptureGraphRecorder.swift": RecorderTests.text,
      ]
      let world = try Bundled.profile("iphone-xs").world(fixedFocus: fixed)
      let run = try FakeAVFoundation.built().program(files).run(on: world)
      #expect(run.error == "" && run.output.contains("\"exposureMode\""))
      #expect(["focusMode", "lensPosition"].filter { run.output.contains("\"\($0)\"") } == keys, "\(run.output)")
    }
  }

  private static func file(_ name: String) throws -> String {
    let folder = PackageFolder.url(of: "Tests/CaptureSourceTests/Recordings")
    return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
