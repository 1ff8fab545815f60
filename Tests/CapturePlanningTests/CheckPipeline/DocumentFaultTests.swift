import CapturePlans
import JSONSource
import CapturePlanning
import DeviceProfiles
import TestSupport
import Testing

/// Faults of a graph document that nothing may pass in silence.
struct DocumentFaultTests {
  @Test(
    "A step with a target that it has not, or without one that it needs",
    arguments: [
      ("beginConfiguration", "back", "unknown-key"), ("commitConfiguration", "back", "unknown-key"),
      ("startRunning", "photo", "unknown-key"), ("stopRunning", "photo", "unknown-key"),
      ("requestAuthorization", "back", "unknown-key"),
      ("addInput", nil, "missing-key"), ("addOutput", nil, "missing-key"), ("addConnection", nil, "missing-key"),
      ("lockForConfiguration", nil, "missing-key"), ("setActiveFormat", nil, "missing-key"),
      ("setMaxFrameRateOverride", nil, "missing-key"), ("prepareSettings", nil, "missing-key"),
      ("enablePhotoFeature", nil, "missing-key"),
      ("prepareSettings", "video", "unknown-reference"), ("enablePhotoFeature", "video", "unknown-reference"),
      ("addInput", "video", "unknown-reference"), ("addOutput", "back", "unknown-reference"),
      ("startRunning", nil, nil), ("addInput", "back", nil), ("addOutput", "video", nil),
      ("prepareSettings", "photo", nil), ("addConnection", "/connections/0", nil),
    ] as [(String, String?, String?)])
  func targetsOfSteps(_ op: String, _ target: String?, _ rule: String?) throws {
    let member = target.map { ", \"target\": \"\($0)\"" } ?? ""
    let findings = try Self.findings(#""operations": [ { "op": "\#(op)"\#(member) } ]"#)
    #expect(findings.map(\.rule.rawValue) == (rule.map { [$0] } ?? []), "\(findings.map(\.message))")
  }

  @Test func aTargetThatAStepHasNotIsTakenOutByItsFix() throws {
    let text = Self.graph(#""operations": [ { "op": "startRunning", "target": "back" } ]"#)
    let finding = try #require(Self.findings(in: text).first)
    let fix = try #require(finding.fixes.first)
    let mended = SourceText(name: "graph.json", bytes: SourceEdit.apply(fix.edits, to: Array(text.utf8)))
    #expect(mended[mended.range].contains(#"{ "op": "startRunning" }"#))
  }

  @Test func aPhotoRequestNamesItsOutput() throws {
    let findings = try Self.findings(#""photoSettings": [ {}, { "id": "shot", "codec": "hevc" } ]"#)
    #expect(findings.map(\.rule) == ["missing-key", "missing-key"])
    #expect(findings.allSatisfy { $0.help == "choose from photo" })
    #expect(try Self.findings(#""photoSettings": [ { "output": "photo" } ]"#).isEmpty)
  }

  @Test func portAndPortsTogetherAreReportedOnceAndInEitherOrder() throws {
    let port = #""port": "video""#
    let ports = #""ports": [ { "mediaType": "video" } ]"#
    for members in ["\(port), \(ports)", "\(ports), \(port)"] {
      let text = Self.graph(#""x-a": 1"#, connection: members)
      let result = Planning.check(
        Planning.read(SourceText(text), profiles: DeviceProfiles.ids), on: try Bundled.profile("iphone-xs"),
        options: CheckOptions())
      let found = result.findings.filter { $0.severity == .error }
      #expect(found.map(\.rule) == ["port-ambiguous"])
      #expect(found.allSatisfy { $0.message.contains("'port'") && $0.message.contains("'ports'") })
    }
    let twice = Planning.read(
      SourceText(Self.graph(#""x-a": 1"#, connection: "\(port), \(port)")), profiles: DeviceProfiles.ids)
    let result = Planning.check(twice, on: try Bundled.profile("iphone-xs"), options: CheckOptions())
    #expect(!result.findings.contains { $0.rule == "port-ambiguous" })
    #expect(result.findings.contains { $0.rule == "json-duplicate-key" })
  }

  @Test(arguments: [
    ("videoMinFrameDurationOverride", "maxFrameRateOverride"), ("activeVideoMinFrameDuration", "activeFrameRate.max"),
    ("activeVideoMaxFrameDuration", "activeFrameRate.min"), ("activeDepthDataMinFrameDuration", "depthFrameRateLimit"),
    ("activeLockedVideoFrameDuration", "lockedVideoFrameDuration"),
  ])
  func aDurationOfTheAPIIsLedToTheKeyThatStandsForIt(_ name: String, _ key: String) throws {
    let findings = try Self.findings(in: Self.graph(#""x-a": 1"#, input: #", "\#(name)": 0.0333"#))
    #expect(findings.map(\.rule) == ["unknown-key"])
    #expect(findings.first?.label == "did you mean '\(key)'?")
    // The value has to be converted as well: renaming the key alone would be wrong.
    #expect(findings.allSatisfy { $0.fixes.isEmpty && ($0.help ?? "").hasPrefix("write \(key), in ") })
  }

  static func findings(_ members: String) throws -> [Finding] { try findings(in: graph(members)) }

  static func findings(in text: String) throws -> [Finding] {
    Planning.read(SourceText(text), profiles: DeviceProfiles.ids).findings
  }

  static func graph(_ members: String, connection: String = #""port": "video""#, input: String = "") -> String {
    #"""
    { "capplan": 1, \#(members),
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1280, "height": 720 }\#(input) } ],
      "outputs": [ { "id": "video", "type": "videoData" }, { "id": "photo", "type": "photo" } ],
      "connections": [ { "input": "back", "output": "video", \#(connection) } ] }
    """#
  }
}
