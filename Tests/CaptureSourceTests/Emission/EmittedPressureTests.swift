import CaptureSource
import TestSupport
import Testing

/// Emitted Swift answers pressure as the graph says: what a level sets holds at hotter ones.
struct EmittedPressureTests {
  private static func graph(_ response: String) -> String {
    """
    { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "why" }, "observesSystemPressure": true },
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true },
          "activeFrameRate": { "min": 15, "max": 30 } },
        { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
          "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true } } ],
      "outputs": [ { "id": "one", "type": "videoData" }, { "id": "two", "type": "videoData" },
                   { "id": "three", "type": "previewLayer" } ],
      "connections": [ { "input": "back", "port": "video", "output": "one" },
                       { "input": "front", "port": "video", "output": "two" },
                       { "input": "front", "port": "video", "output": "three", "enabled": false } ],
      "pressureResponse": \(response) }
    """
  }

  private static let whole = graph(
    """
    { "serious": { "frameRates": { "back": 15, "front": 20 } },
      "critical": { "disabledInputs": ["front"], "throttlesProcessing": true }, "shutdown": { "frameRates": { "back": 5 } } }
    """)

  /// The lines of a case of the answer.
  private static func lines(_ level: String, in source: String) -> [String] {
    let lines = source.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let start = lines.firstIndex { $0.hasPrefix("case .") && $0.contains(".\(level)") && $0.hasSuffix(":") }
    return start.map { lines[($0 + 1)...].prefix { !$0.hasPrefix("case ") && !$0.hasPrefix("default") } } ?? []
  }

  @Test func aHotterLevelUndoesNothingOfAMilderOne() throws {
    let source = try Emitting.source(Self.whole)
    #expect(
      Self.lines("critical", in: source) == [
        "pause(frontConnections)", "try setFrameDurations(",
        "backInput, CMTime(value: 1, timescale: 15), CMTime(value: 1, timescale: 15)", ")",
        "try setFrameDurations(frontInput, CMTime(value: 1, timescale: 20), .invalid)", "onEvent(.throttle(true))",
      ])
    #expect(
      Self.lines("shutdown", in: source) == [
        "pause(frontConnections)", "try setFrameDurations(",
        "backInput, CMTime(value: 1, timescale: 5), CMTime(value: 1, timescale: 5)", ")",
        "try setFrameDurations(frontInput, CMTime(value: 1, timescale: 20), .invalid)", "onEvent(.throttle(true))",
      ])
    let serious = Self.lines("serious", in: source)
    #expect(serious.first == "pause([])" && serious.last == "onEvent(.throttle(false))")
    let said = Self.graph(
      #"{ "serious": { "throttlesProcessing": true }, "critical": { "throttlesProcessing": false } }"#)
    #expect(Self.lines("critical", in: try Emitting.source(said)) == ["onEvent(.throttle(false))"])
    let same = Self.graph(#"{ "serious": { "throttlesProcessing": true }, "critical": {} }"#)
    #expect(try Emitting.source(same).contains("case .serious, .critical, .shutdown:"))
  }

  @Test func whatIsTakenBackUnderPressureIsGivenAgain() throws {
    let source = try Emitting.source(Self.whole)
    #expect(
      Self.lines("nominal", in: source) == [
        "pause([])", "try setFrameDurations(",
        "backInput, CMTime(value: 1, timescale: 30), CMTime(value: 1, timescale: 15)", ")",
        "try setFrameDurations(frontInput, .invalid, .invalid)", "onEvent(.throttle(false))",
      ])
    for line in [
      "backDevice.activeFormat.supports(frameDuration: CMTime(value: 1, timescale: 30))",
      "queue.async { last.session.stopRunning() }", "    let queue = DispatchQueue(label: \"capture session\")",
      "guard self.isBuilt else { return self.onEvent(.notConfigured) }",
    ] {
      #expect(source.contains(line), "\(line)")
    }
  }

  /// A camera may start at any level, and skip some.
  @Test(arguments: [
    (#"{ "serious": { "disabledInputs": ["front"] } }"#, ["nominal, .fair", "serious, .critical, .shutdown"]),
    (
      #"{ "fair": { "frameRates": { "back": 20 } }, "critical": { "disabledInputs": ["front"] } }"#,
      ["nominal", "fair, .serious", "critical, .shutdown"]
    ),
    (#"{ "shutdown": { "throttlesProcessing": true } }"#, ["nominal, .fair, .serious, .critical", "shutdown"]),
    (#"{ "nominal": { "frameRates": { "back": 20 } } }"#, ["nominal, .fair, .serious, .critical, .shutdown"]),
  ]) func aLevelWithoutANameIsAnsweredAsTheOneBelowIt(_ response: String, _ cases: [String]) throws {
    let source = try Emitting.source(Self.graph(response))
    let found = source.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("case .") }
    #expect(found == cases.reversed().map { "case .\($0):" })
  }

  @Test func camerasAreStoppedTogetherByTheConnectionsThatFlow() throws {
    let source = try Emitting.source(Self.whole)
    #expect(source.contains("frontConnections = [twoConnection]"))
    let helper = try #require(source.firstRange(of: "private func pause(")).upperBound
    for word in ["session.beginConfiguration()", "session.commitConfiguration()"] {
      #expect(source[helper...].contains(word))
    }
  }

  /// Builds the session, and puts its back camera under pressure, at once and then at levels that follow.
  private static func program(_ levels: String) -> String {
    """
    import AVFoundation

    final class Log: @unchecked Sendable { var events: [String] = [] }

    let log = Log()
    let built = Built { log.events.append("\\($0)") }
    try await built.configure()
    built.start()
    guard let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) else { exit(2) }
    guard let other = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .front) else { exit(2) }
    let levels: [AVCaptureDevice.SystemPressureState.Level] = [\(levels)]
    for level in levels {
      device._fake(pressure: level)
      try await Task.sleep(nanoseconds: 100_000_000)
      let rates = [device, other].map { "\\($0.activeVideoMinFrameDuration.timescale)-\\($0.activeVideoMaxFrameDuration.timescale)" }
      let flows = built.session.connections.map { $0.isEnabled ? "on" : "off" }
      print(rates.joined(separator: " "), flows.joined(separator: " "), log.events.last ?? "")
    }
    """
  }

  /// What the session is like at each of the levels.
  private static func run(_ graph: String, at levels: String, then more: String = "") throws -> [Substring] {
    let files = ["Built.swift": try Emitting.source(graph), "main.swift": program(levels) + "\n" + more]
    let run = try FakeAVFoundation.built().program(files).run(on: Bundled.profile("iphone-xs").world())
    #expect(run.error == "")
    return run.output.split(separator: "\n")
  }

  @Test(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
  func eachLevelIsAsTheGraphHasIt() throws {
    #expect(
      try Self.run(Self.whole, at: ".serious, .critical, .shutdown, .critical, .serious, .fair", then: Self.held) == [
        "15-15 20-1 on on off throttle(false)", "15-15 20-1 on off off throttle(true)",
        "5-5 20-1 on off off throttle(true)", "15-15 20-1 on off off throttle(true)",
        "15-15 20-1 on on off throttle(false)", "30-15 60-1 on on off throttle(false)",
        "held 30", "free 15",
      ])
  }

  /// While another app holds the lock the rate stays; once it lets go, the level is answered.
  private static let held = """
    device._fakeIsLockedByAnother = true
    device._fake(pressure: .critical)
    try await Task.sleep(nanoseconds: 200_000_000)
    print("held", device.activeVideoMinFrameDuration.timescale)
    device._fakeIsLockedByAnother = false
    try await Task.sleep(nanoseconds: 1_500_000_000)
    print("free", device.activeVideoMinFrameDuration.timescale)
    """

  @Test func anAppThatOnlyObservesIsToldTheLevel() throws {
    let source = try Emitting.source(Self.graph("{}"))
    for line in [
      "case systemPressure(AVCaptureDevice.SystemPressureState.Level)", "onEvent(.systemPressure(worst))",
      "camera.observe(\\.systemPressureState", "/// Tells of system pressure",
    ] {
      #expect(source.contains(line), "\(line)")
    }
    let none = Self.graph("{}").replacing(", \"observesSystemPressure\": true", with: "")
    #expect(try !Emitting.source(none).contains("systemPressure"))
  }

  @Test(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
  func aLevelThatIsSkippedIsMadeUpFor() throws {
    let graph = Self.graph(
      #"{ "serious": { "frameRates": { "back": 15 } }, "critical": { "disabledInputs": ["front"] } }"#)
    #expect(
      try Self.run(graph, at: ".shutdown, .fair, .serious, .nominal").map { $0.drop { $0 == " " } } == [
        "15-15 60-1 on off off ", "30-15 60-1 on on off ", "15-15 60-1 on on off ", "30-15 60-1 on on off ",
      ])
  }
}
