import CaptureModel
import JSONSource
import Testing

/// Keys where they can do nothing are refused at their place.
struct RefusedKeyTests {
  private static func findings(
    input: String = "", output: String = "", step: String = #"{ "op": "startRunning" }"#
  ) -> [String] {
    let text = SourceText(
      #"""
      { "capplan": 1, "session": { "type": "single" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" },
                    { "id": "mic", "deviceType": "microphone"\#(input) } ],
        "outputs": [ { "id": "photo", "type": "photo"\#(output) } ],
        "connections": [ { "input": "back", "port": "video", "output": "photo" } ],
        "operations": [ \#(step) ] }
      """#)
    guard let document = JSONParser.parse(text, limit: 1 << 20).document else { return ["no document"] }
    return GraphDecoder.decode(document, profiles: ProfileDirectory([])).findings.map {
      "\($0.rule.rawValue) \(text[$0.range])"
    }
  }

  @Test func aMicrophoneHasNoKeysOfCameras() {
    #expect(Self.findings(input: #", "videoZoomFactor": 2"#) == ["unknown-key 2"])
    #expect(Self.findings(input: #", "torchMode": "on""#) == [#"unknown-key "on""#])
    let own = #", "multichannelAudioMode": "stereo", "windNoiseRemovalEnabled": true, "external": true"#
    #expect(Self.findings(input: own) == [])
  }

  @Test func aStepThatSetsAPresetNamesIt() {
    #expect(Self.findings(step: #"{ "op": "setPreset" }"#) == [#"missing-key { "op": "setPreset" }"#])
    #expect(Self.findings(step: #"{ "op": "setPreset", "preset": "photo" }"#) == [])
  }

  @Test(arguments: ["preparedPhotoSettings", "photoSettingsForSceneMonitoring"])
  func aRequestInAnOutputIsNotGuardedKeyByKey(_ key: String) {
    let request = #"{ "flashMode": "on", "whereSupported": ["flashMode"] }"#
    let isList = key == "preparedPhotoSettings"
    let found = Self.findings(output: #", "\#(key)": "# + (isList ? "[ \(request) ]" : request))
    #expect(found == [#"unknown-key "whereSupported""#])
    let plain = #"{ "flashMode": "on" }"#
    #expect(Self.findings(output: #", "\#(key)": "# + (isList ? "[ \(plain) ]" : plain)) == [])
  }

  @Test func photosHaveASizeOrAreTheLargest() {
    for size in [#""largest""#, #"{ "width": 4032, "height": 3024 }"#] {
      #expect(Self.findings(output: #", "maxPhotoDimensions": \#(size)"#) == [])
    }
    #expect(Self.findings(output: #", "maxPhotoDimensions": "larges""#) == [#"unknown-value "larges""#])
    #expect(Self.findings(output: #", "maxPhotoDimensions": 12"#) == ["wrong-type 12"])
  }
}
