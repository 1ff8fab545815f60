import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// Sessions as published apps set them up: their guards leave nothing that refuses them, and their cameras switch.
struct AppGuardTests {
  private static func check(_ text: String, on id: String) throws -> CheckResult {
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    return Planning.check(reading, on: try Bundled.profile(id), options: CheckOptions())
  }

  private static let back = #""id": "back", "deviceType": "builtInWideAngleCamera", "position": "back""#
  private static let front = #""id": "front", "deviceType": "builtInWideAngleCamera", "position": "front""#

  /// A session with a camera button: the second camera takes the place of the first.
  private static func switching(_ more: String, outputs: String, steps: String) -> String {
    """
    { "capplan": 1, "session": { "type": "single" }, "inputs": [ { \(back) }, { \(front) } ], "outputs": [ \(outputs) ],
      "operations": [ { "op": "addInput", "target": "back" }, \(steps), { "op": "startRunning" },
        { "op": "beginConfiguration" }, { "op": "removeInput", "target": "back" },
        { "op": "addInput", "target": "front" }, { "op": "commitConfiguration" } ]\(more) }
    """
  }

  @Test func theNextCameraFeedsTheSameOutputs() throws {
    let outputs = #"{ "id": "photo", "type": "photo" }, { "id": "preview", "type": "previewLayer" }"#
    let steps = #"{ "op": "addOutput", "target": "photo" }, { "op": "addOutput", "target": "preview" }"#
    let listed = [
      "", #", "connections": [ { "input": "front", "output": "photo", "formed": "implicitly", "enabled": true } ]"#,
      #"""
      , "connections": [ { "input": "back", "port": "video", "output": "photo" },
                         { "input": "back", "port": "video", "output": "preview" },
                         { "input": "front", "port": "video", "output": "photo" },
                         { "input": "front", "port": "video", "output": "preview" } ]
      """#,
    ]
    for more in listed {
      let result = try Self.check(Self.switching(more, outputs: outputs, steps: steps), on: "iphone-xs")
      #expect(result.verdict == .runs && result.findings.isEmpty, "\(more): \(result.findings)")
    }
  }

  @Test func aPhotoIsCapturedOfTheNextCamera() throws {
    let text = """
      { "capplan": 1, "session": { "type": "single" }, "inputs": [ { \(Self.back) }, { \(Self.front) } ],
        "outputs": [ { "id": "photo", "type": "photo" } ], "photoSettings": [ { "id": "shot", "output": "photo" } ],
        "operations": [ { "op": "addInput", "target": "back" }, { "op": "addOutput", "target": "photo" },
          { "op": "startRunning" }, { "op": "beginConfiguration" }, { "op": "removeInput", "target": "back" },
          { "op": "addInput", "target": "front" }, { "op": "commitConfiguration" },
          { "op": "capturePhoto", "target": "shot" } ] }
      """
    #expect(try Self.check(text, on: "iphone-xs").findings.isEmpty)
    let next = #"{ "op": "addInput", "target": "front" }"#
    let shot = #"{ "op": "capturePhoto", "target": "shot" }"#
    let early = text.replacing(next, with: "\(shot), \(next)")
    #expect(early != text)
    #expect(try Self.check(early, on: "iphone-xs").findings.contains { $0.rule == "capture-without-connection" })
  }

  @Test func camerasThatAreThereTogetherStillNeedOutputsOfTheirOwn() throws {
    let text = """
      { "capplan": 1, "session": { "type": "multiCam" }, "inputs": [ { \(Self.back) }, { \(Self.front) } ],
        "outputs": [ { "id": "video", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "video" },
                         { "input": "front", "port": "video", "output": "video" } ] }
      """
    #expect(try Self.check(text, on: "iphone-xs").findings.contains { $0.rule == "one-video-input-per-output" })
  }

  @Test func aPlainSessionCostsWhatItsMostExpensiveCameraCosts() throws {
    let outputs = #"{ "id": "movie", "type": "movieFile" }, { "id": "video", "type": "videoData" }"#
    let steps = #"{ "op": "addOutput", "target": "movie" }, { "op": "addOutput", "target": "video" }"#
    let format = #", "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30 }"#
    let both = try Self.check(
      Self.switching("", outputs: outputs, steps: steps).replacing(Self.back, with: Self.back + format)
        .replacing(Self.front, with: Self.front + format), on: "iphone-xs")
    let one = try Self.check(
      """
      { "capplan": 1, "session": { "type": "single" }, "inputs": [ { \(Self.back)\(format) } ],
        "outputs": [ \(outputs) ] }
      """, on: "iphone-xs")
    let front = try Self.check(
      """
      { "capplan": 1, "session": { "type": "single" }, "inputs": [ { \(Self.front)\(format) } ],
        "outputs": [ \(outputs) ] }
      """, on: "iphone-xs")
    let total = try #require(both.costs?.hardware.total)
    let single = try [one, front].map { try #require($0.costs?.hardware.total) }
    #expect(single.contains(total), "\(total) is none of \(single)")
  }

  @Test func aGuardedPresetIsNotSetByAStepEither() throws {
    let profile = #"""
      { "capplanProfile": 1, "id": "low", "name": "A phone with a low front camera", "cameras": [
        { "deviceType": "builtInWideAngleCamera", "position": "front", "formatsComplete": true,
          "formats": [ { "width": 1280, "height": 720, "maxFrameRate": 30 } ] } ] }
      """#
    func verdict(_ whereSupported: String) throws -> Verdict {
      let text = """
        { "capplan": 1, "session": { "type": "single", "preset": "hd1920x1080"\(whereSupported) },
          "inputs": [ { \(Self.front) } ], "outputs": [ { "id": "video", "type": "videoData" } ],
          "operations": [ { "op": "addInput", "target": "front" }, { "op": "addOutput", "target": "video" },
                          { "op": "setPreset", "preset": "hd1920x1080" }, { "op": "startRunning" } ] }
        """
      let reading = Planning.read(SourceText(text), profiles: [])
      let low = try #require(ProfileDecoder.decode(SourceText(name: "low", profile)).profile)
      return Planning.check(reading, on: low, options: CheckOptions()).verdict
    }
    #expect(try verdict("") == .cannotRun)
    #expect(try verdict(#", "whereSupported": ["preset"]"#) == .runs)
  }

  /// Frames of a size that apps choose from iOS 16 on.
  private static func sized(_ whereSupported: String, minimumOS: String = "15.0") -> String {
    """
    { "capplan": 1, "deployment": { "minimumOS": "\(minimumOS)", "linkedSDK": "18.0" },
      "session": { "type": "single", "preset": "hd1280x720" }, "inputs": [ { \(Self.back) } ],
      "outputs": [ { "id": "video", "type": "videoData", "pixelFormat": "420v", "width": 640, "height": 360\(whereSupported) } ] }
    """
  }

  private static let bothSides = #", "whereSupported": ["width", "height"]"#

  @Test func aKeyOfANewerSystemIsLeftOutOnAPhoneThatNeverGetsIt() throws {
    let plain = try Self.check(Self.sized(""), on: "iphone-7")
    #expect(plain.verdict == .cannotRun)
    let fix = try #require(plain.findings.filter(\.refuses).flatMap(\.fixes).first { $0.isGuard })
    #expect(fix.title == "set width and height only where they are supported")
    let fixed = SourceEdit.apply(fix.edits, to: Array(Self.sized("").utf8))
    #expect(String(decoding: fixed, as: UTF8.self).contains(#""whereSupported": ["width", "height"]"#))
    let guarded = try Self.check(Self.sized(Self.bothSides), on: "iphone-7")
    #expect(guarded.verdict == .runs && guarded.findings.isEmpty, "\(guarded.findings)")
    #expect(guarded.leftOut.compactMap(\.guarded.key) == ["width", "height"])
    #expect(guarded.leftOut.allSatisfy { $0.reasons == [#""video" can't choose the size of its buffers on iOS 15.8"#] })
    // One side alone is still set.
    let half = try Self.check(Self.sized(#", "whereSupported": ["width"]"#), on: "iphone-7")
    #expect(half.verdict == .cannotRun)
  }

  @Test func aKeyOfANewerSystemIsSetOnAPhoneThatGetsIt() throws {
    let plain = try Self.check(Self.sized(""), on: "iphone-15")
    #expect(plain.findings.map(\.rule) == ["vdo-custom-size-ios16"])
    let guarded = try Self.check(Self.sized(Self.bothSides), on: "iphone-15")
    #expect(guarded.verdict == .runs && guarded.findings.isEmpty, "\(guarded.findings)")
    #expect(guarded.leftOut.isEmpty && guarded.supportNotKnown.isEmpty)
  }

  /// Where the profile doesn't say which system is the device's last, nobody knows whether it gets the key.
  @Test func withoutALastSystemAKeyOfANewerOneIsNotKnown() throws {
    var device = try Bundled.profile("iphone-15")
    device.lastOperatingSystem = nil
    device.firstOperatingSystem = nil
    func check(_ text: String) -> CheckResult {
      Planning.check(
        Planning.read(SourceText(text), profiles: DeviceProfiles.ids), on: device, options: CheckOptions())
    }
    let result = check(Self.sized(Self.bothSides))
    #expect(result.verdict == .runs && result.supportNotKnown.map(\.key) == ["width", "height"])
    let fact = Fact.asked(.device(.lastOperatingSystem), .name("the last system of the device"))
    #expect(result.missing.contains { $0.fact == fact })
    // An app for newer systems only runs where they do.
    #expect(check(Self.sized(Self.bothSides, minimumOS: "16.0")).supportNotKnown.isEmpty)
  }

  @Test func whatEverySystemHasIsNoQuestion() throws {
    func findings(_ output: String, session: String = "") throws -> [Finding] {
      try Self.check(
        """
        { "capplan": 1, "session": { "type": "single"\(session) }, "inputs": [ { \(Self.back) } ],
          "outputs": [ { "id": "out", \(output) } ] }
        """, on: "iphone-15"
      ).findings.filter { $0.rule == "always-supported" }
    }
    let quality = try findings(
      #""type": "photo", "maxPhotoQualityPrioritization": "speed", "whereSupported": ["maxPhotoQualityPrioritization"]"#
    )
    #expect(
      quality.map(\.message) == [
        "'maxPhotoQualityPrioritization' is from iOS 13.0 on always supported, so there is nothing to ask first"
      ])
    let late = #""type": "videoData", "alwaysDiscardsLateVideoFrames": true"#
    let old = try findings(late + #", "whereSupported": ["alwaysDiscardsLateVideoFrames"]"#)
    #expect(old.count == 1 && old[0].message.contains("is always supported"))
    let controls = try findings(late, session: #", "controls": [], "whereSupported": ["controls"]"#)
    #expect(controls.count == 1 && controls[0].help?.contains(#""optional": true"#) ?? false, "\(controls)")
  }

  /// A setting of the app itself.
  @Test func theModeOfCenterStageIsGuarded() throws {
    func leftOut(lastSystem: String) throws -> [String?] {
      let profile = """
        { "capplanProfile": 1, "id": "old", "name": "An old phone", "lastOperatingSystem": "\(lastSystem)",
          "camerasComplete": true, "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back" } ] }
        """
      let device = try #require(Bundled.decode(SourceText(profile)).profile)
      let text = """
        { "capplan": 1, "deployment": { "minimumOS": "14.0" }, "session": { "type": "single" },
          "app": { "usageDescriptions": { "NSCameraUsageDescription": "why" }, "observesSystemPressure": true,
                   "handlesInterruptions": true, "requestsAuthorization": true,
                   "centerStageControlMode": "app", "whereSupported": ["centerStageControlMode"] },
          "inputs": [ { \(Self.back) } ], "outputs": [ { "id": "photo", "type": "photo" } ] }
        """
      return Planning.check(
        Planning.read(SourceText(text), profiles: DeviceProfiles.ids), on: device, options: CheckOptions()
      ).leftOut.map(\.guarded.key)
    }
    #expect(try leftOut(lastSystem: "14.4") == ["centerStageControlMode"])
    #expect(try leftOut(lastSystem: "14.5") == [])
    // A last system without a minor number counts as every minor version of it.
    #expect(try leftOut(lastSystem: "14") == [])
  }

  @Test func anOptionalPhotoOutputGoesWithItsCameraThoughSoundReachesIt() throws {
    let text = #"""
      { "capplan": 1, "session": { "type": "single", "preset": "photo" },
        "inputs": [ { "id": "cam", "deviceType": "builtInTelephotoCamera", "position": "back", "optional": true },
                    { "id": "mic", "deviceType": "microphone" } ],
        "outputs": [ { "id": "photo", "type": "photo", "optional": true } ],
        "photoSettings": [ { "id": "shot", "output": "photo" } ] }
      """#
    let result = try Self.check(text, on: "iphone-xr")
    #expect(!result.findings.contains { $0.severity == .error }, "\(result.findings)")
    #expect(result.leftOut.map(\.guarded.pointer) == ["/inputs/0", "/outputs/0"])
  }

  @Test func guardedPhotosOfSeveralCamerasAreLeftOutOnOneCamera() throws {
    let text = #"""
      { "capplan": 1, "session": { "type": "single", "preset": "photo" },
        "inputs": [ { "id": "cam", "deviceType": "builtInDualCamera", "position": "back",
                      "fallbackDeviceTypes": ["builtInWideAngleCamera"] } ],
        "outputs": [ { "id": "photo", "type": "photo",
                       "virtualDeviceConstituentPhotoDeliveryEnabled": true,
                       "whereSupported": ["virtualDeviceConstituentPhotoDeliveryEnabled"] } ] }
      """#
    let result = try Self.check(text, on: "iphone-xr")
    #expect(!result.findings.contains { $0.severity == .error }, "\(result.findings)")
    #expect(result.leftOut.map(\.guarded.key) == ["virtualDeviceConstituentPhotoDeliveryEnabled"])
  }
}
