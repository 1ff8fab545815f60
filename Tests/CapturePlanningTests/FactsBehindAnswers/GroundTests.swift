import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import JSONSource
import TestSupport
import Testing

/// Verdicts that once said that they rest on less than they do.
@Suite struct GroundTests {
  private static func check(_ text: String, on id: String, trust: FactKind = .estimated) throws -> CheckResult {
    let reading = Planning.read(SourceText(text), profiles: [])
    return try Planning.check(reading, on: Bundled.profile(id).trusting(trust), options: CheckOptions())
  }

  /// A graph of inputs, each of which feeds an output, with further keys.
  private static func graph(_ inputs: [String], _ more: String = "") -> String {
    let made = inputs.enumerated().map { #"{ "id": "c\#($0)", \#($1) }"# }
    let outputs = inputs.indices.map { #"{ "id": "o\#($0)", "type": "videoData" }"# }
    let connections = inputs.indices.map { #"{ "input": "c\#($0)", "port": "video", "output": "o\#($0)" }"# }
    return """
      { "capplan": 1, "inputs": [ \(made.joined(separator: ",\n")) ],
        "outputs": [ \(outputs.joined(separator: ", ")) ],
        "connections": [ \(connections.joined(separator: ", ")) ]\(more) }
      """
  }

  private static func camera(_ type: String, _ position: String, _ format: String, _ more: String = "") -> String {
    #""deviceType": "\#(type)", "position": "\#(position)", "activeFormat": \#(format)\#(more)"#
  }

  /// Whatever is known of several formats of one camera is known of that camera.
  @Test func eachCameraIsNamedOnce() throws {
    let formats = try #require(Bundled.profile("iphone-xs").cameras.first?.formats.prefix(2))
    func words(_ inputs: [String]) -> String? {
      GroundSummary(zip(formats, inputs).map { Ground(.format(FormatName($0), input: $1), .derived) }).words
    }
    #expect(words(["front", "front"]) == "the format of front (derived)")
    #expect(words(["front", "back"]) == "the formats of front and back (derived)")
  }

  @Test(arguments: ["iphone-11-pro", "iphone-12-pro", "iphone-15-pro"])
  func whereNoListIsWholeNothingIsSaidOfFormatsThatMayBeCheaper(id: String) throws {
    let profile = try Bundled.profile(id)
    #expect(!profile.cameras.contains { $0.formatsComplete || $0.multiCamFormatsComplete })
    let tooFast = #"{ "width": 1920, "height": 1440, "maxFrameRate": 120 }"#
    let text = Self.graph(
      [
        Self.camera("builtInWideAngleCamera", "back", tooFast),
        Self.camera("builtInWideAngleCamera", "front", #"{ "width": 1280, "height": 720 }"#),
      ], #", "plan": { "targets": { "hardwareCost": 0.05 } }"#)
    let result = try Self.check(text, on: id)
    #expect(result.findings.contains { $0.rule == "target-missed" && $0.basis == nil })
    #expect(result.verdict == .cannotRun && result.basis == .estimated, "\(String(describing: result.basis))")
    #expect(result.restsOn.contains { $0.kind == .estimated }, "\(result.restsOn)")
    #expect(try Self.check(text, on: id, trust: .derived).verdict == .unverified)
    let ignoring = text.replacing(
      #", "plan""#, with: #", "ignore": [ { "rule": "format-not-multicam", "reason": "it does" } ], "plan""#)
    #expect(try Self.check(ignoring, on: id).verdict == .unverified)
  }

  @Test(arguments: [
    #"{ "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false }"#,
    #"{ "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false }"#, #"{ "width": 1920, "height": 1440 }"#,
    #"{ "maxFrameRate": 60, "binned": false }"#,
  ])
  func aFormatThatComesFirstIsMeantWhateverElseThereIs(_ format: String) throws {
    for (id, type) in [("iphone-12-pro", "builtInDualCamera"), ("iphone-xr", "builtInWideAngleCamera")] {
      let text = Self.graph([Self.camera(type, "back", format)])
      let result = try Self.check(text, on: id)
      guard let basis = result.basis else { continue }
      #expect(try Self.check(text, on: id, trust: basis).verdict == result.verdict, "\(id), \(basis)")
    }
  }

  @Test func aNoteAboutASystemIsNotTheErrorAboutTheDevice() throws {
    let text = Self.graph(
      [#""deviceType": "builtInLiDARDepthCamera", "position": "back""#],
      #", "deployment": { "platform": "iOS", "minimumOS": "13.0" }"#)
    let result = try Self.check(text, on: "iphone-15")
    #expect(result.verdict == .cannotRun && result.basis == .reported, "\(String(describing: result.basis))")
    #expect(result.restsOn.contains { $0.kind == .reported })
  }

  @Test func whatAnAuthorSaysOfARefusalHoldsWhereItCanNotBeJudged() throws {
    let text = Self.graph(
      [Self.camera("builtInWideAngleCamera", "back", #"{ "width": 1920, "height": 1080 }"#, #", "torchMode": "on""#)],
      #", "ignore": [ { "rule": "torch-mode-supported", "reason": "it is lit" } ]"#)
    let profile = try Bundled.profile("iphone-xs")
    var dark = profile
    for index in dark.cameras.indices { dark.cameras[index].hasTorch = nil }
    let reading = Planning.read(SourceText(text), profiles: [])
    let result = Planning.check(reading, on: dark, options: CheckOptions())
    #expect(result.verdict == .runs, "\(result.missing)")
    #expect(result.restsOn.contains(Ground(.ignored("torch-mode-supported"), nil)))
    #expect(!result.findings.contains { $0.rule == "unused-ignore" })
    // Without the entry it is what is missing.
    var options = CheckOptions()
    options.appliesIgnores = false
    #expect(Planning.check(reading, on: dark, options: options).verdict == .unverified)
  }

  @Test func aRefusalNamesTheCamerasThatItRestsOn() throws {
    let small = #"{ "width": 1280, "height": 720 }"#
    let shared = Self.graph([
      Self.camera("builtInTrueDepthCamera", "front", small), Self.camera("builtInWideAngleCamera", "front", small),
    ])
    let result = try Self.check(shared, on: "iphone-13-pro-max")
    #expect(result.verdict == .cannotRun && result.basis == .reported)
    #expect(result.restsOn.contains { $0.kind == .reported && $0.words.contains("camera is there") })
    // No format of 120 frames a second is thought to run beside other cameras.
    let fast = Self.graph(
      [
        Self.camera("builtInWideAngleCamera", "back", #"{ "width": 1920, "height": 1080, "maxFrameRate": 120 }"#),
        Self.camera("builtInWideAngleCamera", "front", small),
      ], #", "plan": { "keep": { "c0": { "frameRate": 120 } } }"#)
    let likely = try Self.check(fast, on: "iphone-17-pro")
    #expect(
      likely.verdict == .cannotRun && likely.basis == .estimated && likely.restsOn.contains { $0.kind == .estimated },
      "\(likely.restsOn)")
  }

  @Test func aSingleCameraThatRunsAnyFormatRestsOnTheSetThatHoldsIt() throws {
    let text = Self.graph(
      [Self.camera("builtInTelephotoCamera", "back", #"{ "width": 1920, "height": 1080, "maxFrameRate": 60 }"#)],
      #", "deployment": { "platform": "iOS", "minimumOS": "16.0", "linkedSDK": "26.0" }"#)
    let result = try Self.check(text, on: "iphone-17-pro")
    let basis = try #require(result.basis)
    #expect(result.verdict == .runs)
    #expect(try Self.check(text, on: "iphone-17-pro", trust: basis).verdict == .runs, "\(basis)")
  }
}
