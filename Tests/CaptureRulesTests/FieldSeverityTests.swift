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
      let found = try Self.check(
        Self.graph(type, #", \#(more)"videoMirrored": true"#), "mirroring-needs-manual")
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
    let fixed = String(
      decoding: SourceEdit.apply(fix.edits, to: SourceText(text).bytes), as: UTF8.self)
    #expect(try Self.check(fixed, "frame-duration-set-before-add").isEmpty)
    #expect(try Self.check(fixed, "device-locked-before-set").isEmpty)
  }

  /// What nobody asks of a photo output does no harm; a request throws, and a preview is grey.
  @Test func aPhotoOutputWithoutAPictureIsAnErrorOnlyWhereItIsAsked() throws {
    let request = #", "photoSettings": [ { "id": "shot", "output": "out" } ]"#
    let raw = #", "photoSettings": [ { "id": "shot", "output": "out", "rawPixelFormat": "bgg4" } ]"#
    let cases: [(RuleID, String, String, String, Severity?)] = [
      ("photo-output-idle-under-log", #""activeColorSpace": "appleLog""#, "photo", request, .error),
      ("photo-output-idle-under-log", #""activeColorSpace": "appleLog""#, "photo", "", .note),
      ("photo-output-idle-under-log", #""activeColorSpace": "HLG_BT2020""#, "photo", request, nil),
      ("photo-output-idle-under-log", #""activeColorSpace": "appleLog""#, "movieFile", "", nil),
      (
        "photo-from-bayer-format", #""activeFormat": { "pixelFormat": "btp2" }"#, "photo", request,
        .error
      ),
      ("photo-from-bayer-format", #""activeFormat": { "pixelFormat": "btp2" }"#, "photo", raw, nil),
      (
        "photo-from-bayer-format", #""activeFormat": { "pixelFormat": "btp2" }"#, "photo", "", .note
      ),
      (
        "photo-from-bayer-format", #""activeFormat": { "pixelFormat": "btp2" }"#, "previewLayer",
        "", .warning
      ),
      (
        "photo-from-bayer-format", #""activeFormat": { "pixelFormat": "420v" }"#, "photo", request,
        nil
      ),
    ]
    for (rule, input, type, more, severity) in cases {
      let found = try Self.check(Self.graph(type, "", more, input: ", " + input), rule)
      #expect(
        found.map(\.severity) == [severity].compactMap(\.self), "\(rule) \(input) \(type) \(more)")
    }
  }

  /// Before the format the zoom is lost, after it nothing is; without steps it is a hint.
  @Test func aZoomBeforeItsFormatIsLost() throws {
    let input = #", "videoZoomFactor": 2, "activeFormat": { "width": 1280, "height": 720 }"#
    func steps(_ names: String...) -> String {
      let list = (["lockForConfiguration"] + names + ["unlockForConfiguration"]).map {
        #"{ "op": "\#($0)", "target": "front" }"#
      }
      return #", "operations": [ \#(list.joined(separator: ", ")) ]"#
    }
    for (more, severity) in [
      ("", Severity.note), (steps("setVideoZoomFactor", "setActiveFormat"), .warning),
      (steps("setActiveFormat", "setVideoZoomFactor"), nil),
      (steps("setVideoZoomFactor", "setActiveFormat", "setVideoZoomFactor"), nil),
    ] {
      let found = try Self.check(
        Self.graph("videoData", "", more, input: input), "zoom-reset-by-format")
      #expect(found.map(\.severity) == [severity].compactMap(\.self), "\(more)")
    }
  }

  /// An app that asks goes without custom exposure on a camera that switches, unless iOS 27 tells it that there is one.
  @Test func askingForCustomExposureHelpsUntilTheSDKOf27() throws {
    let guarded = #", "exposureMode": "custom", "whereSupported": ["exposureMode"]"#
    for (sdk, input, severity) in [
      ("26.0", guarded, nil), ("27.0", guarded, Severity.error), (nil, guarded, .warning),
      ("26.0", #", "exposureMode": "custom""#, .error),
    ] {
      let deployment = sdk.map { #""deployment": { "linkedSDK": "\#($0)" }, "# } ?? ""
      let text = #"""
        { "capplan": 1, \#(deployment)"session": { "type": "single" },
          "inputs": [ { "id": "wide", "deviceType": "builtInDualWideCamera", "position": "back"\#(input) } ],
          "outputs": [ { "id": "out", "type": "videoData" } ],
          "connections": [ { "input": "wide", "port": "video", "output": "out" } ] }
        """#
      let found = try Self.check(text, "virtual-device-manual-controls", on: "iphone-18-pro")
      #expect(found.map(\.severity) == [severity].compactMap(\.self), "\(sdk ?? "no SDK") \(input)")
    }
  }

  private static func graph(
    _ type: String, _ settings: String, _ more: String = "", input: String = ""
  ) -> String {
    #"""
    { "capplan": 1, "session": { "type": "single" },
      "inputs": [ { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front"\#(input) } ],
      "outputs": [ { "id": "out", "type": "\#(type)" } ],
      "connections": [ { "input": "front", "port": "video", "output": "out"\#(settings) } ]\#(more) }
    """#
  }

  private static func check(_ text: String, _ rule: RuleID, on profile: String = "iphone-xs") throws
    -> [Finding]
  {
    Planning.check(
      Planning.read(SourceText(text), profiles: []), on: try Bundled.profile(profile),
      options: CheckOptions()
    ).findings.filter { $0.rule == rule }
  }
}
