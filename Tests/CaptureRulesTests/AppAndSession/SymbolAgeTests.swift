import CaptureModel
import CapturePlanning
import CapturePlans
import JSONSource
import RuleKit
import TestSupport
import Testing

/// What is newer than the least system of an app is a note: Swift makes the app ask first.
struct SymbolAgeTests {
  /// What is used, the rule that speaks of its age, and a system without it.
  static let uses: [(rule: RuleID, minimum: String, graph: String)] = [
    ("multicam-requires-ios13", "12.0", camera(session: #""type": "multiCam""#)),
    (
      "device-type-availability", "15.0",
      camera(#""deviceType": "builtInLiDARDepthCamera", "activeFormat": { "width": 640, "height": 480 }"#)
    ),
    (
      "stabilization-mode-availability", "16.0",
      camera(connection: #", "preferredVideoStabilizationMode": "previewOptimized""#)
    ),
    ("deferred-start-output-unsupported", "18.0", camera(output: #", "deferredStartEnabled": true"#)),
    (
      "deferred-start-manual-unsupported", "18.0",
      camera(session: #""type": "single", "automaticallyRunsDeferredStart": false"#)
    ),
    (
      "multitasking-unsupported", "15.0",
      camera(session: #""type": "single", "multitaskingCameraAccessEnabled": true"#)
    ),
    ("codec-available", "10.0", camera(type: "movieFile", output: #", "codec": "hevc""#)),
    ("spatial-video-needs", "17.0", camera(type: "movieFile", output: #", "spatialVideoCaptureEnabled": true"#)),
    ("symbol-newer-than-minimum", "17.0", camera(type: "photo", output: #", "constantColorEnabled": true"#)),
    (
      "symbol-newer-than-minimum", "15.0",
      camera(type: "photo", output: #", "maxPhotoDimensions": { "width": 4032, "height": 3024 }"#)
    ),
    (
      "metadata-types-available", "14.0",
      camera(port: "metadataObject", type: "metadata", output: #", "metadataObjectTypes": ["microQR"]"#)
    ),
  ]

  @Test(arguments: uses.indices)
  func isANoteAndNoError(_ index: Int) throws {
    let use = Self.uses[index]
    let text = Self.deployment(use.minimum) + use.graph
    let own = try Self.check(text).filter { $0.rule == use.rule }
    let old = own.filter { $0.message.contains("iOS \(use.minimum)") }
    #expect(old.count == 1, "\(own.map(\.message))")
    #expect(old.allSatisfy { $0.severity == .note }, "\(old.map(\.severity))")
    // The newest system has it.
    let newest = try Self.check(Self.deployment("27.0") + use.graph)
    #expect(!newest.contains { $0.message.contains("iOS 27.0") })
  }

  @Test func aFlagWithItsDefaultIsNoUse() throws {
    for (output, isUse) in [("true", true), ("false", false)] {
      let text =
        Self.deployment("16.0")
        + Self.camera(type: "photo", output: #", "fastCapturePrioritizationEnabled": \#(output)"#)
      #expect(try Self.check(text).contains { $0.rule == "symbol-newer-than-minimum" } == isUse)
    }
  }

  @Test func aSymbolIsToldOnce() throws {
    let text = #"""
      { "capplan": 1, "deployment": { "minimumOS": "12.0" }, "session": { "type": "single" },
        "inputs": [ { "id": "a", "deviceType": "builtInWideAngleCamera", "position": "back", "maxFrameRateOverride": 30 },
                    { "id": "b", "deviceType": "builtInWideAngleCamera", "position": "front", "maxFrameRateOverride": 30 } ] }
      """#
    let found = try Self.check(text).filter { $0.rule == "symbol-newer-than-minimum" }
    let help =
      "set maxFrameRateOverride, here and in 1 more, only where iOS 13.0 is available, and say so: "
      + "name it in 'whereSupported'"
    #expect(found.map(\.help) == [help])
  }

  @Test func onADeviceThatNeverRunsSuchASystemItIsAnError() throws {
    // iPhone 7 Plus ends with iOS 15, whatever the app's least system.
    let graph = Self.camera(type: "photo", output: #", "maxPhotoDimensions": { "width": 4032, "height": 3024 }"#)
    for deployment in [Self.deployment("14.0"), Self.deployment("17.0"), #"{ "capplan": 1, "#] {
      let found = try Self.check(deployment + graph, on: "iphone-7-plus").filter {
        $0.rule == "symbol-newer-than-minimum"
      }
      #expect(found.map(\.severity) == [.error])
      #expect(found.first?.notes.map(\.message) == ["iOS 15.8 is the last version that runs on the device"])
    }
  }

  /// Apps that are linked with the SDK of iOS 16 are freed of some limits, but not on systems before iOS 16.
  @Test(arguments: [("movieFile", "movie-vdo-same-camera-pre16"), ("videoData", "same-type-outputs-plain-session")])
  func aLimitThatAnSDKLiftsHoldsOnOlderSystems(_ other: String, _ rule: String) throws {
    func severities(_ deployment: String, on profile: String) throws -> [Severity] {
      let text = #"""
        { "capplan": 1, "deployment": { \#(deployment) "linkedSDK": "17.0" }, "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
          "outputs": [ { "id": "frames", "type": "videoData" }, { "id": "other", "type": "\#(other)" } ] }
        """#
      return try Self.check(text, on: profile).filter { $0.rule == RuleID(rawValue: rule) }.map(\.severity)
    }
    #expect(try severities("", on: "iphone-13-mini") == [])
    #expect(try severities(#""minimumOS": "16.0","#, on: "iphone-13-mini") == [])
    #expect(try severities(#""minimumOS": "13.0","#, on: "iphone-13-mini") == [.warning])
    #expect(try severities(#""minimumOS": "13.0","#, on: "iphone-7-plus") == [.error])
    #expect(try severities("", on: "iphone-7-plus") == [.error])
  }

  private static func deployment(_ minimum: String) -> String {
    #"{ "capplan": 1, "deployment": { "minimumOS": "\#(minimum)" }, "#
  }

  private static func camera(
    _ device: String = #""deviceType": "builtInWideAngleCamera""#, session: String = #""type": "single""#,
    port: String = "video", type: String = "videoData", output: String = "", connection: String = ""
  ) -> String {
    #"""
    "session": { \#(session) },
    "inputs": [ { "id": "back", "position": "back", \#(device) } ],
    "outputs": [ { "id": "out", "type": "\#(type)"\#(output) } ],
    "connections": [ { "input": "back", "port": "\#(port)", "output": "out"\#(connection) } ] }
    """#
  }

  private static func check(_ text: String, on profile: String = "iphone-12-pro") throws -> [Finding] {
    Planning.check(
      Planning.read(SourceText(text), profiles: []), on: try Bundled.profile(profile), options: CheckOptions()
    ).findings
  }
}
