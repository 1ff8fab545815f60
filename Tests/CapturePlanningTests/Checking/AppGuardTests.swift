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
