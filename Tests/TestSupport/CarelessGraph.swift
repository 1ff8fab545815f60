import JSONSource
import CaptureModel
import CapturePlanning
package import CapturePlans
import DeviceProfiles

/// A random graph that no profile was asked for: cameras, formats and settings of any device, as an app written for
/// another phone has them.
package struct CarelessGraph {
  /// The graph as a document.
  package let text: String

  /// The graph, read.
  package var reading: GraphDocument { Planning.read(SourceText(text), profiles: DeviceProfiles.ids) }

  private static let cameras = [
    #""builtInWideAngleCamera", "position": "back""#, #""builtInWideAngleCamera", "position": "front""#,
    #""builtInWideAngleCamera", "position": "front""#, #""builtInUltraWideCamera", "position": "back""#,
    #""builtInTelephotoCamera", "position": "back""#, #""builtInDualCamera", "position": "back""#,
    #""builtInDualWideCamera", "position": "back""#, #""builtInTripleCamera", "position": "back""#,
    #""builtInTrueDepthCamera", "position": "front""#, #""builtInLiDARDepthCamera", "position": "back""#,
    #""builtInUltraWideCamera", "position": "front""#, #""builtInUltraWideCamera""#,
  ]

  private static let formats = [
    #"{ "width": 1920, "height": 1080 }"#, #"{ "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false }"#,
    #"{ "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true }"#,
    #"{ "width": 1920, "height": 1440, "maxFrameRate": 30 }"#, #"{ "width": 1280, "height": 720 }"#,
    #"{ "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true }"#, #"{ "width": 640, "height": 480 }"#,
    #"{ "width": 3840, "height": 2160, "maxFrameRate": 30 }"#, #"{ "width": 4032, "height": 3024 }"#,
    #"{ "width": 1920, "height": 1080, "maxFrameRate": 120 }"#, #"{ "width": 1000, "height": 1000 }"#,
  ]

  private static let settings = [
    #""torchMode": "on""#, #""torchLevel": 0.5"#, #""flashMode": "on""#, #""maxFrameRateOverride": 30"#,
    #""videoZoomFactor": 3"#, #""activeFrameRate": { "max": 24 }"#, #""activeColorSpace": "P3_D65""#,
    #""automaticallyAdjustsVideoHDREnabled": false, "videoHDREnabled": true"#,
    #""automaticallyAdjustsFaceDrivenAutoFocusEnabled": false, "faceDrivenAutoFocusEnabled": true"#,
  ]

  private static let outputs = [
    #""type": "videoData""#, #""type": "videoData""#, #""type": "previewLayer""#, #""type": "movieFile""#,
    #""type": "videoData", "pixelFormat": "x420""#, #""type": "depthData""#, #""type": "photo""#,
    #""type": "photo", "depthDataDeliveryEnabled": true"#,
    #""type": "photo", "enabledSemanticSegmentationMatteTypes": ["hair"]"#,
    #""type": "photo", "maxPhotoDimensions": { "width": 4032, "height": 3024 }"#,
  ]

  private static let systems = [
    #""minimumOS": "13.0""#, #""minimumOS": "16.0""#, #""minimumOS": "18.0""#, #""linkedSDK": "26.0""#,
    #""minimumOS": "12.0", "linkedSDK": "26.0""#,
  ]

  private static let ignoredRules = [
    "device-type-availability", "format-not-multicam", "device-set-unsupported", "no-12mp-multicam",
    "constituent-counted-twice", "torch-mode-supported", "hdr-video-flags", "target-missed", "lidar-uses-wide",
  ]

  private static let looseFormats = [
    #"{ "binned": false }"#, #"{ "maxFrameRate": 60, "binned": false }"#, #"{ "maxFrameRate": 30 }"#,
    #"{ "width": 192, "height": 144 }"#, #"{ "width": 1920, "height": 1440, "maxFrameRate": 120 }"#,
    #"{ "width": 3840, "height": 2160, "maxFrameRate": 60, "binned": true }"#,
  ]

  /// The next graph of a generator; `isElaborate` says whether it may name systems, silence rules, ask for formats by few
  /// keys and keep what it has.
  package init(using generator: inout SeededGenerator, isElaborate: Bool = false) {
    // Half of all words are the first ones of their list, which are what most apps write.
    func any(_ words: [String]) -> String {
      words.prefix(isRare(2) ? words.count : 3).randomElement(using: &generator) ?? ""
    }
    func isRare(_ odds: Int) -> Bool { Int.random(in: 0..<odds, using: &generator) == 0 }
    var inputs: [String] = []
    var ends: [String] = []
    var connections: [String] = []
    for place in 0..<(isRare(5) ? 3 : isRare(3) ? 1 : 2) {
      var members = [#""id": "c\#(place)""#, #""deviceType": \#(any(Self.cameras))"#]
      if isElaborate, isRare(4) {
        members.append(#""activeFormat": \#(Self.looseFormats.randomElement(using: &generator) ?? "{}")"#)
      } else if !isRare(12) {
        members.append(#""activeFormat": \#(any(Self.formats))"#)
      }
      if isRare(6) { members.append(any(Self.settings)) }
      inputs.append("{ \(members.joined(separator: ", ")) }")
      ends.append(#"{ "id": "o\#(place)", \#(any(Self.outputs)) }"#)
      let port = ends[place].contains("depthData\"") ? "depthData" : "video"
      connections.append(#"{ "input": "c\#(place)", "port": "\#(port)", "output": "o\#(place)" }"#)
    }
    if isRare(4) {
      inputs.append(#"{ "id": "mic", "deviceType": "microphone" }"#)
      ends.append(#"{ "id": "sound", "type": "audioData" }"#)
      let port = #"{ "mediaType": "audio", "sourceDevicePosition": "back" }"#
      connections.append(#"{ "input": "mic", "port": \#(port), "output": "sound" }"#)
    }
    let type = isRare(8) ? "single" : "multiCam"
    let controls = isRare(6) ? #", "controls": [{ "id": "zoom", "type": "systemZoomSlider", "device": "c0" }]"# : ""
    var plan = isRare(4) ? #", "plan": { "targets": { "hardwareCost": 0.4 } }"# : ""
    if isElaborate {
      if plan.isEmpty, isRare(4) {
        plan = #", "plan": { "targets": { "hardwareCost": 0.2 }, "keep": { "c0": { "width": 1280 } } }"#
      }
      let systems = isRare(2) ? Self.systems.randomElement(using: &generator) : nil
      plan += systems.map { #", "deployment": { "platform": "iOS", \#($0) }"# } ?? ""
      let ignored = isRare(3) ? Self.ignoredRules.shuffled(using: &generator).prefix(2) : []
      let entries = ignored.map { #"{ "rule": "\#($0)", "reason": "a prototype" }"# }
      if !entries.isEmpty { plan += #", "ignore": [ \#(entries.joined(separator: ", ")) ]"# }
    }
    text = """
      { "capplan": 1, "session": { "type": "\(type)"\(controls) },
        "inputs": [ \(inputs.joined(separator: ",\n    ")) ],
        "outputs": [ \(ends.joined(separator: ",\n    ")) ],
        "connections": [ \(connections.joined(separator: ",\n    ")) ]\(plan) }

      """
  }
}
