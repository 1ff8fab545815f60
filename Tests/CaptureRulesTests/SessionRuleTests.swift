import CaptureSession
import CapturePlans
import JSONSource
import CapturePlanning
import DeviceProfiles
import TestSupport
import Testing

/// What the examples of rules can't show, since another rule speaks too or a fix is absent.
struct SessionRuleTests {
  @Test func aSynchronizedOutputWithoutAnyConnectionIsAnError() throws {
    let findings = try Self.findings(
      #"""
      { "capplan": 1, "inputs": [\#(Self.back)],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "audioData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "a" } ],
        "synchronizers": [ { "id": "sync", "outputs": ["a", "b"] } ] }
      """#, of: "synchronizer-same-session")
    #expect(findings.map(\.severity) == [.error])
  }

  @Test func onlyAnInputIsLockedForAStep() throws {
    for (target, count) in [("back", 1), ("a", 0), ("nobody", 0)] {
      let reading = Planning.read(
        SourceText(
          #"""
          { "capplan": 1, "session": { "type": "single" }, "inputs": [\#(Self.back)],
            "outputs": [ { "id": "a", "type": "videoData" } ],
            "connections": [ { "input": "back", "port": "video", "output": "a" } ],
            "operations": [ { "op": "addInput", "target": "back" },
                            { "op": "setGlobalToneMapping", "target": "\#(target)" } ] }
          """#), profiles: DeviceProfiles.ids)
      let result = Planning.check(reading, on: try Bundled.profile("iphone-xs"), options: CheckOptions())
      #expect(result.findings.filter { $0.rule == "device-locked-before-set" }.count == count, "\(target)")
      #expect((result.verdict == .invalid) == (target != "back"))
    }
  }

  @Test func anInputThatThePlanNamesIsNotMergedAway() throws {
    let findings = try Self.findings(
      #"""
      { "capplan": 1, "inputs": [\#(Self.back), { "id": "again", "deviceType": "builtInWideAngleCamera",
          "position": "back", "activeFormat": { "width": 640, "height": 480 } }],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "previewLayer" } ],
        "connections": [ { "input": "back", "port": "video", "output": "a" },
                         { "input": "again", "port": "video", "output": "b" } ],
        "plan": { "prefer": ["again"] } }
      """#, of: "one-input-per-camera")
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.fixes.isEmpty && $0.help != nil })
  }

  @Test func aPlainSessionOnMacOSTakesSeveralCameras() throws {
    for (platform, count) in [("macOS", 0), ("iOS", 1)] {
      let findings = try Self.findings(
        #"""
        { "capplan": 1, "deployment": { "platform": "\#(platform)" }, "session": { "type": "single" },
          "inputs": [\#(Self.back), { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front" }],
          "outputs": [], "connections": [] }
        """#, of: "single-session-multiple-cameras")
      #expect(findings.count == count, "\(platform)")
    }
  }

  @Test func anUnspecifiedPositionIsOneThatIsLeftOut() throws {
    let text = #"""
      { "capplan": 1, "inputs": [ { "id": "x", "deviceType": "TYPE", "position": "unspecified" } ] }
      """#
    for (type, count) in [("builtInWideAngleCamera", 1), ("builtInTelephotoCamera", 0)] {
      let graph = text.split(separator: "TYPE").joined(separator: type)
      #expect(try Self.findings(graph, of: "camera-ambiguous").count == count)
      #expect(try Self.findings(graph, of: "device-type-availability").isEmpty)
    }
  }

  @Test func manualBracketsAreReportedOnACameraThatSwitches() throws {
    let findings = try Self.findings(
      #"""
      { "capplan": 1, "inputs": [ { "id": "dual", "deviceType": "builtInDualCamera" } ],
        "outputs": [ { "id": "photo", "type": "photo" } ],
        "connections": [ { "input": "dual", "port": "video", "output": "photo" } ],
        "photoSettings": [ { "id": "p", "output": "photo", "bracketedSettings": [ { "iso": 100 } ] },
                           { "id": "q", "output": "photo", "bracketedSettings": [ { "exposureTargetBias": 1 } ] } ] }
      """#, of: "virtual-device-manual-controls")
    #expect(findings.count == 1)
  }

  @Test func theHighestRateOfAFormatIsInItsRange() throws {
    let graph = #"""
      { "capplan": 1, "session": { "type": "single" },
        "inputs": [ { "id": "dual", "deviceType": "builtInDualCamera", "position": "back",
                      "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 30 },
                      "activeFrameRate": { "max": RATE } } ] }
      """#
    // Every format in a printed list runs at 15 to 30, too.
    for (rate, isKnown) in [("30", true), ("24", true), ("12", false)] {
      let reading = Planning.read(SourceText(graph.replacing("RATE", with: rate)), profiles: DeviceProfiles.ids)
      let result = Planning.check(reading, on: try Bundled.profile("iphone-7-plus"), options: CheckOptions())
      #expect(result.missing.contains { $0.rule == "frame-duration-unsupported" } == !isKnown, "\(rate)")
    }
  }

  @Test func everyFormatOfALiDARDepthCameraHasDepth() throws {
    let graph = #"""
      { "capplan": 1, "session": { "type": "single" },
        "inputs": [ { "id": "a", "deviceType": "TYPE", "activeFormat": { "width": 1920, "height": 1440 } } ],
        "outputs": [ { "id": "depth", "type": "depthData" },
                     { "id": "photo", "type": "photo", "depthDataDeliveryEnabled": true } ],
        "connections": [ { "input": "a", "port": "depthData", "output": "depth" },
                         { "input": "a", "port": "video", "output": "photo" } ] }
      """#
    for (type, profile, isKnown) in [
      ("builtInLiDARDepthCamera", "iphone-12-pro", true), ("builtInTrueDepthCamera", "iphone-xs", false),
      ("builtInDualCamera", "iphone-xs", false),
    ] {
      let reading = Planning.read(SourceText(graph.replacing("TYPE", with: type)), profiles: DeviceProfiles.ids)
      let result = Planning.check(reading, on: try Bundled.profile(profile), options: CheckOptions())
      let unknown = result.missing.map(\.rule).filter { ["depth-device-incapable", "photo-depth-optin"].contains($0) }
      #expect(unknown.count == (isKnown ? 0 : 2), "\(type)")
    }
  }

  @Test func everyConfigurationThatIsOpenIsCommittedOnce() throws {
    let text = #"""
      { "capplan": 1, "operations": [ { "op": "beginConfiguration" }, { "op": "beginConfiguration" },
        { "op": "startRunning" }, { "op": "stopRunning" } ] }
      """#
    let findings = try Self.findings(text, of: "commit-before-start")
    #expect(findings.count == 1)
    let fix = try #require(findings.first?.fixes.first)
    let fixed = SourceText(name: "graph.json", bytes: SourceEdit.apply(fix.edits, to: Array(text.utf8)))
    let repaired = fixed[fixed.range]
    #expect(repaired.split(separator: "commitConfiguration").count == 3)
    #expect(try Self.findings(repaired, of: "commit-before-start").isEmpty)
  }

  /// A size that only lies across the frames is turned; another keeps its own direction.
  @Test(arguments: [
    (640, 360, 90, "ask for 360x640"), (360, 640, 0, "ask for 640x360"), (640, 480, 90, "ask for 360x640"),
    (480, 640, 90, "ask for 480x853"), (640, 480, 0, "ask for 640x360"), (640, 640, 90, "ask for 640x1138"),
  ])
  func aSizeAcrossTheFramesIsTurned(_ width: Int, _ height: Int, _ angle: Int, _ title: String) throws {
    let text = """
      { "capplan": 1, "deployment": { "linkedSDK": "16.0" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30 } } ],
        "outputs": [ { "id": "video", "type": "videoData", "width": \(width), "height": \(height) } ],
        "connections": [ { "input": "back", "port": "video", "output": "video", "videoRotationAngle": \(angle) } ] }
      """
    let findings = try Self.findings(text, of: "vdo-custom-aspect")
    #expect(findings.flatMap(\.fixes).map(\.title) == [title])
  }

  static let back = #"""
    { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
      "activeFormat": { "width": 640, "height": 480 } }
    """#

  static func findings(_ text: String, of rule: RuleID) throws -> [Finding] {
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    let result = Planning.check(reading, on: try Bundled.profile("iphone-xs"), options: CheckOptions())
    #expect(result.verdict != .invalid, "\(result.findings.map(\.message))")
    return result.findings.filter { $0.rule == rule }
  }
}
