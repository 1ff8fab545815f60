import CapturePlanning
import CapturePlans
import JSONSource
import RuleKit
import TestSupport
import Testing

/// How much a finding matters where published apps and headers say different things.
struct FieldSeverityTests {
  @Test func mirroringIsAnErrorOnlyWhereItThrows() throws {
    let automatic = #""automaticallyAdjustsVideoMirroring": true, "#
    for (type, more, severity) in [
      ("videoData", "", Severity.warning), ("photo", "", .warning), ("movieFile", "", .warning),
      ("previewLayer", "", .error), ("videoData", automatic, .error),
    ] {
      let found = try Self.check(Self.graph(type, #", \#(more)"videoMirrored": true"#), "mirroring-needs-manual")
      #expect(found.map(\.severity) == [severity], "\(type) \(more)")
      let disagrees = found[0].notes.contains { $0.message.contains("header") }
      #expect(disagrees == (severity == .warning))
    }
  }

  @Test func aDeviceThatIsSetWithoutItsLockCannotRun() throws {
    let operations =
      #", "operations": [ { "op": "addInput", "target": "front" }, { "op": "setActiveFormat", "target": "front" } ]"#
    let found = try Self.check(Self.graph("videoData", "", operations), "device-locked-before-set")
    #expect(found.map(\.severity) == [.error])
  }

  @Test func multichannelAudioIsRefusedInAMultiCameraSession() throws {
    for (type, count) in [("multiCam", 1), ("single", 0)] {
      let text = #"""
        { "capplan": 1, "session": { "type": "\#(type)" },
          "inputs": [ { "id": "mic", "deviceType": "microphone", "multichannelAudioMode": "stereo" } ],
          "outputs": [ { "id": "sound", "type": "audioData" } ],
          "connections": [ { "input": "mic", "port": "audio", "output": "sound" } ] }
        """#
      #expect(try Self.check(text, "multichannel-audio-one-position").count == count)
    }
  }

  @Test func aStepThatMovesKeepsItsLock() throws {
    let operations = #"""
      , "operations": [ { "op": "lockForConfiguration", "target": "front" },
        { "op": "setActiveFrameRate", "target": "front" }, { "op": "unlockForConfiguration", "target": "front" },
        { "op": "addInput", "target": "front" } ]
      """#
    let text = Self.graph("videoData", "", operations)
    let fix = try #require(try Self.check(text, "frame-duration-set-before-add").first?.fixes.first)
    let fixed = String(decoding: SourceEdit.apply(fix.edits, to: SourceText(text).bytes), as: UTF8.self)
    #expect(try Self.check(fixed, "frame-duration-set-before-add").isEmpty)
    #expect(try Self.check(fixed, "device-locked-before-set").isEmpty)
  }

  private static func graph(_ type: String, _ settings: String, _ more: String = "") -> String {
    #"""
    { "capplan": 1, "session": { "type": "single" },
      "inputs": [ { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front" } ],
      "outputs": [ { "id": "out", "type": "\#(type)" } ],
      "connections": [ { "input": "front", "port": "video", "output": "out"\#(settings) } ]\#(more) }
    """#
  }

  private static func check(_ text: String, _ rule: RuleID) throws -> [Finding] {
    Planning.check(
      Planning.read(SourceText(text), profiles: []), on: try Bundled.profile("iphone-xs"), options: CheckOptions()
    ).findings.filter { $0.rule == rule }
  }
}
