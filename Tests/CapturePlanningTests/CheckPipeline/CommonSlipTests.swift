import CapturePlanning
import CapturePlans
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// Slips that are made again and again are recognised, and their fix leads on.
struct CommonSlipTests {
  private static func findings(_ text: String) throws -> [Finding] {
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    return Planning.check(reading, on: try Bundled.profile("iphone-xs"), options: CheckOptions()).findings
  }

  private static func graph(
    input: String = "", format: String = "", session: String = #""type": "single""#,
    ends: String = #""input": "back", "output": "codes""#, types: String = #"["qr"]"#
  ) -> String {
    #"""
    { "capplan": 1, "profiles": ["iphone-xs"], "session": { \#(session) },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back"\#(input),
                    "activeFormat": { "width": 1280, "height": 720\#(format) } } ],
      "outputs": [ { "id": "codes", "type": "metadata", "metadataObjectTypes": \#(types) } ],
      "connections": [ { "port": "metadataObject", \#(ends) } ] }
    """#
  }

  @Test(
    "A slip",
    arguments: [
      (graph(input: #", "fps": 30"#), "fps", "maxFrameRateOverride"),
      (graph(format: #", "fps": 60"#), "fps", "maxFrameRate"),
      (graph(format: #", "isVideoBinned": true"#), "isVideoBinned", "binned"),
      (graph(ends: #""from": "back", "output": "codes""#), "from", "input"),
      (graph(ends: #""input": "back", "to": "codes""#), "to", "output"),
      (graph(ends: #""input": "back", "output": "codes", "isEnabled": true"#), "isEnabled", "enabled"),
      (graph(session: #""type": "single", "sessionPreset": "high""#), "sessionPreset", "preset"),
      (graph(session: #""type": "single", "preset": "4k""#), "4k", "hd4K3840x2160"),
      (graph(session: #""type": "single", "preset": "1080p""#), "1080p", "hd1920x1080"),
      (graph(types: #"["org.iso.QRCode"]"#), "org.iso.QRCode", "qr"),
      (graph(types: #"["org.gs1.EAN-13"]"#), "org.gs1.EAN-13", "ean13"),
      (graph(types: #"["AVMetadataObjectTypePDF417Code"]"#), "AVMetadataObjectTypePDF417Code", "pdf417"),
    ])
  func slip(_ text: String, _ word: String, _ meant: String) throws {
    let findings = try Self.findings(text)
    let finding = try #require(findings.first { $0.message.contains(word) }, "\(findings.map(\.message))")
    #expect(finding.label == "did you mean '\(meant)'?")
    let fix = try #require(finding.fixes.first)
    let fixed = SourceText(name: "graph.json", bytes: SourceEdit.apply(fix.edits, to: Array(text.utf8)))
    #expect(fixed[SourceRange(0, fixed.bytes.count)].contains("\"\(meant)\""))
    let rest = Planning.read(fixed, profiles: DeviceProfiles.ids).findings
    #expect(!rest.contains { $0.severity == .error }, "\(rest.map(\.message))")
  }

  @Test(
    "A value of the wrong type: what is allowed",
    arguments: [
      (#""preset": true"#, "one of inputPriority, photo, high, "), (#""preset": 3.5"#, "one of inputPriority, "),
      (#""type": []"#, "one of multiCam, single"),
    ])
  func wrongType(_ session: String, _ allowed: String) throws {
    let findings = try Self.findings(Self.graph(session: session)).filter { $0.rule == "wrong-type" }
    #expect(findings.count == 1 && findings[0].help?.hasPrefix(allowed) == true, "\(findings)")
  }

  @Test func wrongTypesOfNumbersAndObjectsSayWhatIsAllowed() throws {
    let number = try Self.findings(Self.graph(input: #", "maxFrameRateOverride": "30""#))
    #expect(number.map(\.help) == ["allowed: 0.01 to 1000 frames a second"])
    let object = try Self.findings(Self.graph(input: #", "activeFrameRate": 30"#))
    #expect(object.map(\.help) == ["its keys are min, max"])
  }
}
