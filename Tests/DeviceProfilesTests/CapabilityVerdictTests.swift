import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// What is told of models and of their formats in general decides graphs, on the basis of its source and no further.
struct CapabilityVerdictTests {
  /// A graph of one camera, devices, and the answer on each of them.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let graph: String

    /// The verdict and its basis by profile: `runs/derived`.
    let answers: [String: String]

    var testDescription: String { name }
  }

  private static let wide = "builtInWideAngleCamera"

  /// One camera in a plain session with further keys of the input and of the connection.
  private static func graph(
    _ input: String, of type: String = wide, at position: String = "back", preset: String = "inputPriority",
    output: String = #""type": "videoData""#, connection: String = ""
  ) -> String {
    """
    { "capplan": 1, "deployment": { "minimumOS": "18.0", "linkedSDK": "18.0" },
      "session": { "type": "single", "preset": "\(preset)", "automaticallyConfiguresCaptureDeviceForWideColor": false },
      "inputs": [ { "id": "camera", "deviceType": "\(type)", "position": "\(position)"\(input) } ],
      "outputs": [ { "id": "out", \(output) } ],
      "connections": [ { "input": "camera", "port": "video", "output": "out"\(connection) } ] }
    """
  }

  private static func format(_ width: Int, _ height: Int, at rate: Int, _ more: String = "") -> String {
    #", "activeFormat": { "width": \#(width), "height": \#(height)\#(more) }, "activeFrameRate": { "max": \#(rate) }"#
  }

  private static func check(_ graph: String, on id: String) throws -> CheckResult {
    let reading = Planning.read(SourceText(graph), profiles: [])
    return try Planning.check(reading, on: Bundled.profile(id), options: CheckOptions())
  }

  private static func photos(_ width: Int, _ height: Int) -> String {
    #""type": "photo", "maxPhotoDimensions": { "width": \#(width), "height": \#(height) }"#
  }

  private static let proRes = #", "pixelFormat": "x422""#

  static let cases = [
    Case(
      name: "ProRes in 4K at 60", graph: graph(format(3840, 2160, at: 60, proRes), output: #""type": "movieFile""#),
      answers: [
        "iphone-13-pro": "cannotRun/derived", "iphone-13-pro-max": "cannotRun/derived",
        "iphone-14-pro": "cannotRun/estimated", "iphone-15-pro": "runs/derived", "iphone-18-pro": "runs/derived",
        "iphone-duo": "unverified",
      ]),
    Case(
      name: "ProRes in 4K at 60, by the format's own rate",
      graph: graph(
        format(3840, 2160, at: 60, proRes + #", "maxFrameRate": 60"#), output: #""type": "movieFile""#),
      answers: ["iphone-13-pro": "cannotRun/derived"]),
    Case(
      name: "ProRes in 4K at 30", graph: graph(format(3840, 2160, at: 30, proRes), output: #""type": "movieFile""#),
      answers: [
        "iphone-13-pro": "runs/derived", "iphone-14-pro": "runs/derived", "ipad-pro-11-inch-m5": "runs/derived",
        "ipad-pro-11-inch-m4": "unverified",
      ]),
    Case(
      name: "a movie in ProRes",
      graph: graph(format(3840, 2160, at: 30, proRes), output: #""type": "movieFile", "codec": "proRes422HQ""#),
      answers: [
        "iphone-13-pro": "runs/derived", "iphone-15-pro": "runs/estimated", "iphone-17-pro": "runs/estimated",
        "iphone-18-pro": "unverified", "ipad-pro-11-inch-m5": "unverified", "iphone-13-mini": "cannotRun/printed",
      ]),
    Case(
      name: "a movie in ProRes from a format of eight bits",
      graph: graph(
        format(3840, 2160, at: 30, #", "pixelFormat": "420v""#), output: #""type": "movieFile", "codec": "proRes422""#),
      answers: ["iphone-13-pro": "unverified"]),
    Case(
      name: "ten bits at the front",
      graph: graph(format(1920, 1080, at: 30, #", "pixelFormat": "x420""#), at: "front"),
      answers: [
        "iphone-7": "cannotRun/reported", "iphone-x": "cannotRun/reported", "iphone-xr": "cannotRun/reported",
        "iphone-se-3rd-generation": "unverified", "iphone-13": "runs/estimated",
      ]),
    Case(
      name: "HLG in eight bits",
      graph: graph(format(3840, 2160, at: 30, #", "pixelFormat": "420v""#) + #", "activeColorSpace": "HLG_BT2020""#),
      answers: [
        "iphone-13-mini": "cannotRun/printed", "iphone-12": "cannotRun/estimated", "iphone-12-pro": "cannotRun/derived",
        "iphone-16": "cannotRun/estimated", "iphone-18-pro": "unverified",
      ]),
    Case(
      name: "Apple Log at 60", graph: graph(format(3840, 2160, at: 60, proRes) + #", "activeColorSpace": "appleLog""#),
      answers: ["iphone-14-pro": "cannotRun/reported", "iphone-15-pro": "runs/derived"]),
    Case(
      name: "Apple Log 2 in a format of which nothing is known",
      graph: graph(format(1920, 1080, at: 30, proRes) + #", "activeColorSpace": "appleLog2""#),
      answers: ["iphone-16-pro": "cannotRun/estimated", "iphone-17-pro": "runs/printed", "iphone-18-pro": "unverified"]),
    Case(
      name: "1080p at the front", graph: graph(format(1920, 1080, at: 30), at: "front"),
      answers: ["iphone-8": "runs/derived", "iphone-x": "runs/estimated", "iphone-duo": "unverified"]),
    Case(
      name: "Apple Log 2", graph: graph(format(3840, 2160, at: 30, proRes) + #", "activeColorSpace": "appleLog2""#),
      answers: ["iphone-18-pro": "runs/derived", "iphone-15-pro": "cannotRun/printed", "iphone-duo": "unverified"]),
    Case(
      name: "HLG in 4K at 60", graph: graph(format(3840, 2160, at: 60) + #", "activeColorSpace": "HLG_BT2020""#),
      answers: ["iphone-12-pro": "runs/derived", "iphone-12": "unverified", "iphone-12-mini": "unverified"]),
    Case(
      name: "torch at the front", graph: graph(#", "torchMode": "on""#, at: "front", preset: "high"),
      answers: [
        "ipad-10th-generation": "cannotRun/estimated", "ipad-pro-11-inch-m4": "cannotRun/estimated",
        "iphone-7": "cannotRun/estimated", "iphone-13": "cannotRun/estimated",
      ]),
    Case(
      name: "torch at the back", graph: graph(#", "torchMode": "on""#, preset: "high"),
      answers: [
        "ipad-mini-6th-generation": "runs/reported", "ipad-pro-11-inch-m4": "runs/reported",
        "ipad-mini-5th-generation": "cannotRun/reported", "ipad-air-5th-generation": "cannotRun/reported",
        "ipad-10th-generation": "unverified", "ipad-pro-11-inch": "unverified", "iphone-7": "runs/estimated",
        "iphone-13": "runs/reported", "iphone-15": "runs/printed", "iphone-15-plus": "runs/estimated",
      ]),
    Case(
      name: "a point to meter at",
      graph: graph(
        #", "exposureMode": "continuousAutoExposure", "exposurePointOfInterest": { "x": 0.5, "y": 0.5 }"#, at: "front",
        preset: "high"),
      answers: ["iphone-13": "runs/estimated", "ipad-10th-generation": "unverified"]),
    Case(
      name: "4K of a camera that is known to have it",
      graph: graph(format(3840, 2160, at: 30), of: "builtInUltraWideCamera"),
      answers: ["iphone-16-pro": "runs/reported", "iphone-16": "unverified"]),
    Case(
      name: "4K of a camera of unknown rate", graph: graph(format(3840, 2160, at: 60), of: "builtInUltraWideCamera"),
      answers: ["iphone-16-pro": "unverified"]),
    Case(
      name: "white balance that is set once",
      graph: graph(#", "whiteBalanceMode": "autoWhiteBalance""#, preset: "high"),
      answers: [
        "iphone-14-pro": "cannotRun/reported", "iphone-18-pro-max": "cannotRun/reported", "iphone-15": "unverified",
      ]),
    Case(
      name: "photos of 24 megapixels",
      graph: graph("", of: "builtInTripleCamera", preset: "photo", output: photos(5712, 4284)),
      answers: ["iphone-18-pro-max": "runs/printed", "iphone-18-pro": "unverified"]),
    Case(
      name: "photos of 48 megapixels of the telephoto camera",
      graph: graph("", of: "builtInTelephotoCamera", preset: "photo", output: photos(8064, 6048)),
      answers: [
        "iphone-16-pro": "cannotRun/reported", "iphone-18-pro": "runs/derived", "iphone-17-pro": "unverified",
      ]),
    // A size that one source prints and one that follows from a specification.
    Case(
      name: "photos of 48 megapixels", graph: graph("", preset: "photo", output: photos(8064, 6048)),
      answers: [
        "iphone-15-pro": "runs/printed", "iphone-15": "runs/derived", "iphone-18-pro-max": "runs/derived",
        "iphone-13-mini": "cannotRun/printed",
      ]),
    // A sensor of 48 megapixels reads a quarter of them for a frame of 4032x3024, and all for a photo.
    Case(
      name: "photos of 48 megapixels in the format of the whole sensor",
      graph: graph(format(4032, 3024, at: 30), output: photos(8064, 6048)),
      answers: [
        "iphone-14-pro": "runs/derived", "iphone-15": "runs/derived", "iphone-17-pro": "runs/printed",
        "iphone-12": "cannotRun/reported", "ipad-air-5th-generation": "cannotRun/reported",
      ]),
    Case(
      name: "photos of 48 megapixels in a video format",
      graph: graph(format(3840, 2160, at: 30), output: photos(8064, 6048)),
      answers: [
        "iphone-12": "cannotRun/reported", "iphone-15": "cannotRun/derived", "iphone-17-pro": "cannotRun/printed",
        "ipad-9th-generation": "cannotRun/reported",
      ]),
    Case(
      name: "photos of 12 megapixels", graph: graph("", preset: "photo", output: photos(4032, 3024)),
      answers: ["iphone-15": "runs/derived", "iphone-16-pro": "runs/derived", "iphone-18-pro-max": "runs/derived"]),
    Case(
      name: "Live Photos in the format with 48 megapixels",
      graph: graph("", preset: "photo", output: photos(8064, 6048) + #", "livePhotoCaptureEnabled": true"#),
      answers: [
        "iphone-18-pro-max": "cannotRun/reported", "iphone-18-pro": "cannotRun/derived", "iphone-15-pro": "unverified",
      ]),
    Case(
      name: "Live Photos in another format",
      graph: graph("", preset: "photo", output: photos(4032, 3024) + #", "livePhotoCaptureEnabled": true"#),
      answers: ["iphone-18-pro-max": "runs/derived"]),
    Case(
      name: "depth of the triple camera",
      graph: graph(
        "", of: "builtInTripleCamera", preset: "photo", output: #""type": "photo", "depthDataDeliveryEnabled": true"#),
      answers: [
        "iphone-18-pro-max": "runs/printed", "iphone-18-pro": "runs/derived", "iphone-14-pro": "unverified",
      ]),
    Case(
      name: "a LiDAR camera",
      graph: graph(format(1920, 1440, at: 30), of: "builtInLiDARDepthCamera"),
      answers: ["iphone-18-pro": "runs/derived", "iphone-17-pro": "runs/derived", "iphone-duo": "unverified"]),
    Case(
      name: "autofocus for macro photos",
      graph: graph(#", "focusMode": "autoFocus""#, of: "builtInUltraWideCamera", preset: "photo"),
      answers: ["iphone-18-pro": "runs/reported", "iphone-duo": "runs/reported", "iphone-15": "cannotRun/reported"]),
    Case(
      name: "autofocus of the front ultra-wide camera",
      graph: graph(#", "focusMode": "autoFocus""#, of: "builtInUltraWideCamera", at: "front", preset: "photo"),
      answers: ["iphone-17": "runs/reported", "iphone-air": "runs/reported", "ipad-air-5th-generation": "unverified"]),
    Case(
      name: "focus of an iPad's ultra-wide camera",
      graph: graph(#", "focusMode": "locked""#, of: "builtInUltraWideCamera", preset: "photo"),
      answers: ["ipad-pro-11-inch-4th-generation": "cannotRun/reported"]),
    Case(
      name: "Apple ProRAW",
      graph: graph("", preset: "photo", output: #""type": "photo", "appleProRAWEnabled": true"#),
      answers: ["iphone-18-pro": "runs/reported", "iphone-duo": "unverified", "iphone-15": "cannotRun/reported"]),
  ]

  @Test(arguments: cases)
  func theAnswerIsThatOfTheSource(_ test: Case) throws {
    for (id, answer) in test.answers.sorted(by: { $0.key < $1.key }) {
      let result = try Self.check(test.graph, on: id)
      let basis = result.verdict == .unverified ? "" : "/" + (result.basis?.rawValue ?? "")
      #expect("\(result.verdict.rawValue)\(basis)" == answer, "\(id): \(result.findings.map(\.message))")
    }
  }

  /// A format's shape tells its stabilization; a mode that it lacks is no refusal.
  @Test func theShapeOfAFormatTellsItsStabilization() throws {
    func answer(_ width: Int, _ height: Int, _ rate: Int, _ mode: String, on id: String = "iphone-14") throws -> String
    {
      let graph = Self.graph(
        Self.format(width, height, at: rate), connection: #", "preferredVideoStabilizationMode": "\#(mode)""#)
      let result = try Self.check(graph, on: id)
      let rule: RuleID = "stabilization-unsupported-format"
      if result.missing.contains(where: { $0.rule == rule }) { return "open" }
      return result.findings.contains { $0.rule == rule } ? "lacks" : "has"
    }
    #expect(try answer(1920, 1080, 60, "cinematic") == "has" && answer(3840, 2160, 60, "standard") == "has")
    #expect(try answer(4032, 3024, 30, "cinematic") == "lacks" && answer(4032, 3024, 30, "standard") == "lacks")
    #expect(try answer(1920, 1080, 240, "standard") == "has" && answer(1920, 1080, 240, "cinematic") == "lacks")
    // Other modes and other devices: nothing follows.
    #expect(try answer(1920, 1080, 60, "cinematicExtended") == "open")
    #expect(try answer(1920, 1080, 60, "cinematic", on: "ipad-10th-generation") == "open")
  }

  /// A refusal of a photo names the size of the camera's photos as its reason, not only that the camera is there.
  @Test func aPhotoThatIsTooLargeRestsOnTheLargestOne() throws {
    let graph = Self.graph("", preset: "photo", output: Self.photos(8064, 6048))
    let result = try Self.check(graph, on: "iphone-14")
    let finding = try #require(result.findings.first { $0.rule == "photo-max-dimensions" })
    #expect(finding.notes.contains { $0.message.contains("have 4032x3024") }, "\(finding.notes.map(\.message))")
    let sensors = try #require(try Bundled.profile("iphone-14").sources.first { $0.id == "sensors" })
    #expect(result.restsOn.contains { $0.source == sensors.reference && $0.kind == .reported }, "\(result.restsOn)")
  }

  /// The stops of a lens bound its aperture, on the phone whose formats are not known.
  @Test func theStopsOfALensBoundItsAperture() throws {
    func verdict(_ type: String, _ aperture: String) throws -> Verdict {
      let input = #", "exposureMode": "custom", "exposureDuration": 0.01, "iso": 100, "lensAperture": \#(aperture)"#
      let graph = Self.graph(input, of: type, preset: "high").replacing("18.0", with: "27.0")
      let result = try Self.check(graph, on: "iphone-18-pro")
      let rules: [RuleID] = ["lens-aperture-range", "exposure-priority-unsupported"]
      if result.findings.contains(where: { rules.contains($0.rule) && $0.refuses }) { return .cannotRun }
      return result.missing.contains { rules.contains($0.rule) } ? .unverified : .runs
    }
    #expect(try verdict(Self.wide, "2.8") == .runs && verdict(Self.wide, "1.2") == .cannotRun)
    #expect(try verdict("builtInUltraWideCamera", "4") == .cannotRun)
    #expect(try verdict("builtInTelephotoCamera", #""auto""#) == .cannotRun)
  }

  /// A virtual camera that is locked to a lens zooms from its switch-over factor on.
  @Test func aLockZoomsFromTheSwitchOver() throws {
    func isMoved(_ type: String, _ zoom: Double) throws -> Bool {
      let input = #", "lockedPrimaryConstituentDevice": "\#(type)", "videoZoomFactor": \#(zoom)"#
      let graph = Self.graph(input, of: "builtInTripleCamera", preset: "high").replacing("18.0", with: "27.0")
      let result = try Self.check(graph, on: "iphone-16-pro")
      let rule: RuleID = "constituent-lock-clamps-zoom"
      #expect(!result.missing.contains { $0.rule == rule })
      return result.findings.contains { $0.rule == rule }
    }
    #expect(try isMoved(Self.wide, 1.5) && !isMoved(Self.wide, 2))
    #expect(try isMoved("builtInTelephotoCamera", 5) && !isMoved("builtInTelephotoCamera", 10))
  }

  /// The newest iPad is known by its name alone: nothing of its cameras runs or is refused.
  @Test func ofADeviceWithoutCamerasNothingIsSaid() throws {
    let profile = try Bundled.profile("ipad-mini-a20-pro")
    #expect(profile.modelIdentifiers == ["iPad19,1", "iPad19,2"] && profile.cameras.isEmpty)
    #expect(try Self.check(Self.graph(Self.format(1920, 1080, at: 30)), on: profile.id).verdict == .unverified)
  }
}
