import JSONSource
import RuleKit
import Testing

/// What each form of an example line stands for.
struct ExampleLineTests {
  /// A line, with a part of the document that it is.
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let part: String

    init(_ line: String, _ part: String) {
      self.line = line
      self.part = part
    }

    var testDescription: String { line }
  }

  static let cases = [
    Case("single | back | video", #""session": { "type": "single" }"#),
    Case("multi preset=high | back | video", #""session": { "type": "multiCam", "preset": "high" }"#),
    Case("⟦multi⟧ | back | video", #""session": { "type": ⟦"multiCam"⟧ }"#),
    Case("iOS 16.0 | back | video", #""deployment": { "minimumOS": "16.0" }"#),
    Case("SDK ⟦9.0⟧ | back | video", #""deployment": { "linkedSDK": ⟦"9.0"⟧ }"#),
    Case("iOS 13.0 SDK 17.0", #""deployment": { "minimumOS": "13.0", "linkedSDK": "17.0" }"#),
    Case("back", #"{ "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" }"#),
    Case("again: back", #"{ "id": "again", "deviceType": "builtInWideAngleCamera", "position": "back" }"#),
    Case("selfie: ultra front", #"{ "id": "selfie", "deviceType": "builtInUltraWideCamera", "position": "front" }"#),
    Case("desk: deskViewCamera", #"{ "id": "desk", "deviceType": "deskViewCamera" }"#),
    Case("mic", #"{ "id": "mic", "deviceType": "microphone" }"#),
    Case("⟦face⟧", #""deviceType": ⟦"builtInTrueDepthCamera"⟧"#),
    Case("⟦near⟧: lidar", #"{ "id": ⟦"near"⟧, "deviceType": "builtInLiDARDepthCamera", "position": "back" }"#),
    Case("⟦mic: mic⟧", #"⟦{ "id": "mic", "deviceType": "microphone" }⟧"#),
    Case("tele ⟦front⟧", #""position": ⟦"front"⟧"#),
    Case("back 1280x720", #""activeFormat": { "width": 1280, "height": 720 }"#),
    Case("back ⟦1280x720@30⟧", #""activeFormat": ⟦{ "width": 1280, "height": 720, "maxFrameRate": 30 }⟧"#),
    Case(
      "back 1280x720@⟦60⟧ binned",
      #""activeFormat": { "width": 1280, "height": 720, "maxFrameRate": ⟦60⟧, "binned": true }"#),
    Case("back 1280x⟦720⟧ ⟦unbinned⟧", #"{ "width": 1280, "height": ⟦720⟧, "binned": ⟦false⟧ }"#),
    Case("back videoZoomFactor=⟦200⟧", #""videoZoomFactor": ⟦200⟧"#),
    Case("back ⟦torchMode⟧=on", #"⟦"torchMode"⟧: "on""#),
    Case("back iso=current exposureDuration=1e-3", #""iso": "current", "exposureDuration": 1e-3"#),
    Case("back videoHDREnabled", #""videoHDREnabled": true"#),
    Case("back videoHDREnabled=⟦false⟧", #""videoHDREnabled": ⟦false⟧"#),
    Case("back dynamicAspectRatio=16x9", #""dynamicAspectRatio": "16x9""#),
    Case("back focusPointOfInterest=(x=0.5 y=⟦2⟧)", #""focusPointOfInterest": { "x": 0.5, "y": ⟦2⟧ }"#),
    Case("back activeFormat=(640x480 pixelFormat=420v)", #"{ "width": 640, "height": 480, "pixelFormat": "420v" }"#),
    Case("back | photo maxPhotoDimensions=4032x3024", #""maxPhotoDimensions": { "width": 4032, "height": 3024 }"#),
    Case("back | codes metadataObjectTypes=[qr, ⟦face⟧]", #""metadataObjectTypes": ["qr", ⟦"face"⟧]"#),
    Case("back | a: sound unconnected", #""outputs": [ { "id": "a", "type": "audioData" } ] }"#),
    Case("back | a: video | front | b: video", #"{ "input": "front", "port": "video", "output": "b" }"#),
    Case("back | mic | movie", #"{ "input": "mic", "port": "audio", "output": "movie" }"#),
    Case("dual | depth", #"{ "input": "dual", "port": "depthData", "output": "depth" }"#),
    Case("back | codes", #"{ "input": "back", "port": "metadataObject", "output": "codes" }"#),
    Case("back | back -> ⟦video⟧", #""connections": [ { "input": "back", "port": "video", "output": ⟦"video"⟧ } ]"#),
    Case("back | back.any -> a: video", #"{ "input": "back", "output": "a" }"#),
    Case("back | back.⟦depthData⟧ -> video", #""port": ⟦"depthData"⟧"#),
    Case(
      "dual | dual.tele -> a: video videoRotationAngle=90",
      #"{ "mediaType": "video", "sourceDeviceType": "builtInTelephotoCamera" }, "output": "a""#),
    Case("mic | mic.back -> sound", #"{ "mediaType": "audio", "sourceDevicePosition": "back" }"#),
    Case("back | video | ⟦back -> video⟧", #"[ ⟦{ "input": "back", "port": "video", "output": "video" }⟧ ]"#),
    Case(
      "back | photo | shot flashMode=on",
      #""photoSettings": [ { "id": "shot", "output": "photo", "flashMode": "on" } ]"#),
    Case("back | photo | plain: shot output=photo", #"{ "id": "plain", "output": "photo" }"#),
    Case("steps addInput back, startRunning", #"[ { "op": "addInput", "target": "back" }, { "op": "startRunning" } ]"#),
    Case("steps ⟦addInput⟧ back", #"{ "op": ⟦"addInput"⟧, "target": "back" }"#),
    Case("steps ⟦setPreset preset=high⟧", #"⟦{ "op": "setPreset", "preset": "high" }⟧"#),
    Case(#"app camera='A "b"' observesSystemPressure"#, #"\"b\"" }, "observesSystemPressure": true"#),
    Case("plan targets=(hardwareCost=0.5)", #""plan": { "targets": { "hardwareCost": 0.5 } }"#),
    Case("plan keep=(back=(frameRate=60))", #""keep": { "back": { "frameRate": 60 } }"#),
    Case("ignore rule=zoom-range reason='It is so.'", #"[ { "rule": "zoom-range", "reason": "It is so." } ]"#),
    Case("profiles=[iphone-xs] | back", #""profiles": ["iphone-xs"]"#),
    Case("name='a name'", #""name": "a name""#),
    Case("back 'x-lens'=⟦wide⟧", #""x-lens": ⟦"wide"⟧"#),
  ]

  @Test(arguments: cases) func aFormStandsForJSON(_ test: Case) throws {
    let text = try ExampleLine.json(test.line)
    // Lines break where they are full.
    let line = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(line.contains(test.part), "\(text)")
  }

  @Test func aWholeLineIsADocumentInItsOrder() throws {
    let text = try ExampleLine.json(
      "app camera='Films.' | single | back 1280x720@30 videoZoomFactor=⟦200⟧ activeFrameRate=(min=24 max=30) | photo")
    #expect(
      text == """
        { "capplan": 1,
          "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films." } },
          "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 30 },
                        "videoZoomFactor": ⟦200⟧, "activeFrameRate": { "min": 24, "max": 30 } } ],
          "outputs": [ { "id": "photo", "type": "photo" } ],
          "connections": [ { "input": "back", "port": "video", "output": "photo" } ] }
        """)
  }

  @Test func aLineGoesOn() {
    let example = RuleExample.failing("single | back").with("1280x720 iso=⟦1⟧").and("video").on("iphone-13")
      .withoutFix()
    #expect(example.text == RuleExample.passing("single | back 1280x720 iso=1 | video").text)
    #expect(example.markedRanges.map(\.count) == [1])
    #expect(example.profile == "iphone-13" && example.profileText == nil && !example.hasFix)
  }

  @Test func aProfileThatIsMadeUpSaysItsName() {
    let example = RuleExample.passing("back").on(#"{ "capplanProfile": 1, "id": "example-camera" }"#)
    #expect(example.profile == "example-camera")
    #expect(example.profileText?.contains("capplanProfile") == true)
  }
}
