import CaptureReports
import CapturePlans
import RuleKit
import JSONSource
import CaptureSession
import CapturePlanning
import DeviceProfiles
import TestSupport
import Testing

/// What the system will do: each kind where it speaks, and where it has to be silent.
struct PredictionTests {
  @Test func depthComesAtTheHighestFractionOfTheVideoRateThatItCanHold() throws {
    for (input, text) in [
      ("", "15 frames a second, with one of every 2 frames: video runs at 30, depth at no more than 24"),
      (
        #", "activeFrameRate": { "max": 24 }"#,
        "24 frames a second, with every frame: video runs at 24, depth at no more than 24"
      ),
      (
        #", "depthFrameRateLimit": 12"#,
        "10 frames a second, with one of every 3 frames: video runs at 30, depth at no more than 12"
      ),
    ] {
      let messages = try Self.messages(
        Self.depth(#"{ "width": 1280, "height": 720, "maxFrameRate": 30 }"#, input), "depth-frame-rate",
        on: "iphone-7-plus")
      #expect(messages == ["depth of \"dual\" comes at \(text)"])
    }
  }

  @Test func aDepthRateIsNotGuessed() throws {
    let format = #"{ "width": 1280, "height": 720 }"#
    #expect(
      try Self.messages(Self.depth(format), "depth-frame-rate", on: "iphone-xs")
        == ["how fast depth of \"dual\" comes is not known: the profile lacks its depth formats"])
    // 640x480 has depth on no list of the talk, and 720p at 60 has none.
    let fast = #"{ "width": 1280, "height": 720, "maxFrameRate": 60 }"#
    #expect(try Self.messages(Self.depth(fast), "depth-frame-rate", on: "iphone-7-plus").isEmpty)
    let photo = Self.photo(output: "", shot: "")
    #expect(try Self.messages(photo, "depth-frame-rate", on: "iphone-7-plus").isEmpty)
  }

  @Test(arguments: [
    ("", "1 photo"),
    (#", "rawPixelFormat": "bgg4""#, "1 photo: RAW"),
    (#", "rawPixelFormat": "bgg4", "fileType": "dng""#, "1 photo: RAW"),
    (#", "rawPixelFormat": "bgg4", "codec": "hevc""#, "2 photos: RAW and processed"),
    (
      #", "rawPixelFormat": "bgg4", "codec": "hevc", \#(PredictionTests.both)"#,
      "4 photos: RAW and processed, of 2 constituents"
    ),
    (
      #", "rawPixelFormat": "bgg4", "codec": "jpeg", \#(PredictionTests.bracket)"#,
      "6 photos: RAW and processed, in 3 exposures"
    ),
    (#", \#(PredictionTests.both), \#(PredictionTests.bracket)"#, "6 photos: of 2 constituents, in 3 exposures"),
    (#", "dualCameraDualPhotoDeliveryEnabled": true"#, "2 photos: of 2 constituents"),
  ])
  func photosOfARequestAreCounted(_ shot: String, _ count: String) throws {
    let graph = Self.photo(output: #", "virtualDeviceConstituentPhotoDeliveryEnabled": true"#, shot: shot)
    #expect(
      try Self.messages(graph, "photo-callbacks", on: "iphone-7-plus") == ["\"shot\" calls back with \(count)"])
  }

  @Test func photosOfARequestThatIsRefusedAreNotCounted() throws {
    for graph in [
      Self.photo(output: "", shot: #", \#(Self.both)"#),
      Self.photo(output: "", shot: #", "rawPixelFormat": "420f""#),
      Self.photo(output: "", shot: #", "bracketedSettings": []"#),
      Self.photo(output: #", "autoDeferredPhotoDeliveryEnabled": true"#, shot: ""),
      Self.photo(of: "builtInWideAngleCamera", output: "", shot: #", \#(Self.both)"#),
    ] {
      #expect(try Self.messages(graph, "photo-callbacks", on: "iphone-7-plus").isEmpty, "\(graph)")
    }
  }

  /// The largest photo is the active format's, and what no list says is not guessed.
  @Test func theLargestPhotoIsThatOfTheFormat() throws {
    func graph(_ output: String, _ shot: String, _ format: String) -> String {
      """
      { "capplan": 1,
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1440, \(format) } } ],
        "outputs": [ { "id": "photo", "type": "photo"\(output) } ],
        "connections": [ { "input": "back", "port": "video", "output": "photo" } ],
        "photoSettings": [ { "id": "shot", "output": "photo"\(shot) } ] }
      """
    }
    let largest = #", "maxPhotoDimensions": "largest""#
    let binned = #""maxFrameRate": 60, "binned": true"#
    #expect(
      try Self.messages(graph(largest, largest, binned), "photo-size") == [
        "the largest photos of \"photo\" are 2016x1512", "the largest photos of \"shot\" are 2016x1512",
      ])
    let unknown = try Self.messages(graph(largest, "", binned), "photo-size", on: "iphone-17")
    #expect(unknown.count == 1 && unknown.allSatisfy { $0.contains("not known: the profile lacks the photo sizes") })
    let size = #", "maxPhotoDimensions": { "width": 2016, "height": 1512 }"#
    #expect(
      try Self.messages(graph(size, largest, binned), "photo-size") == ["the largest photos of \"shot\" are 2016x1512"])
    #expect(try Self.messages(graph(size, size, binned), "photo-size").isEmpty)
    #expect(try Self.messages(graph("", largest, binned), "photo-size").isEmpty, "the output allows nothing")
  }

  @Test func segmentationMattesHaveHalfThePhotosSides() throws {
    let mattes = #""enabledSemanticSegmentationMatteTypes""#
    let size = #""maxPhotoDimensions": { "width": 4032, "height": 3024 }"#
    // The largest is what the output allows.
    let largest = Self.photo(
      output: #", \#(mattes): [ "hair", "skin" ], \#(size)"#,
      shot: #", \#(mattes): [ "hair", "skin" ], "maxPhotoDimensions": "largest""#)
    let known = Self.photo(
      output: #", \#(mattes): [ "hair", "skin" ]"#,
      shot: #", \#(mattes): [ "hair", "skin" ], \#(size)"#)
    for graph in [known, largest] {
      #expect(
        try Self.messages(graph, "matte-size") == [
          "the hair and skin mattes of \"shot\" are half as wide and half as high as the photo, 2016x1512 for one of "
            + "4032x3024, and 0x0 where it shows no person"
        ])
    }
    let notEnabled = Self.photo(output: "", shot: #", \#(mattes): [ "hair" ]"#)
    #expect(try Self.messages(notEnabled, "matte-size").isEmpty)
    let dropped = Self.photo(
      output: #", \#(mattes): [ "hair" ], "appleProRAWEnabled": true"#,
      shot: #", \#(mattes): [ "hair" ], "rawPixelFormat": "l64r""#)
    #expect(try Self.messages(dropped, "matte-size").isEmpty)
  }

  @Test func noSizeIsMadeUpForAPortraitMatte() throws {
    let flags = #", "depthDataDeliveryEnabled": true, "portraitEffectsMatteDeliveryEnabled": true"#
    let messages = try Self.messages(Self.photo(output: flags, shot: flags), "matte-size")
    #expect(messages.count == 1 && messages.allSatisfy { $0.contains("not known") })
    #expect(try Self.messages(Self.photo(output: "", shot: flags), "matte-size").isEmpty)
  }

  @Test func implicitConnectionsAreToldInOrder() throws {
    let graph = #"""
      { "capplan": 1, "session": { "type": "single" },
        "inputs": [ { "id": "mic", "deviceType": "microphone" },
                    { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "disabledPorts": [ "metadataObject" ] } ],
        "outputs": [ { "id": "movie", "type": "movieFile" }, { "id": "codes", "type": "metadata" } ] }
      """#
    #expect(
      try Self.messages(graph, "implicit-connection") == [
        "the session connects the video port of \"back\" to \"movie\"",
        "the session connects the audio port of \"mic\" to \"movie\"",
        "the session connects the metadataObject port of \"back\" to \"codes\", and the port is disabled",
      ])
    let explicit = Self.photo(output: "", shot: "")
    #expect(try Self.messages(explicit, "implicit-connection").isEmpty)
  }

  @Test func anExternalMicrophoneReachesEveryAudioPort() throws {
    let external = "the external microphone \"mic\", as every audio port does"
    #expect(
      try Self.messages(Self.sound(#", "external": true"#), "audio-source") == [
        "\"a\" hears \(external), not what comes from the back", "\"b\" hears \(external)",
      ])
    #expect(
      try Self.messages(Self.sound(#", "external": false"#), "audio-source") == [
        "\"a\" hears the back beam of the built-in microphones", "\"b\" hears all directions",
      ])
    let open = try Self.messages(Self.sound(""), "audio-source")
    #expect(open.count == 2 && open.allSatisfy { $0.hasSuffix(", or an external microphone while one is plugged in") })
  }

  @Test func theSoundOfAPlainSessionFollowsTheCamera() throws {
    func graph(_ camera: String, _ session: String = "") -> String {
      #"""
      { "capplan": 1, "session": { "type": "single"\#(session) },
        "inputs": [ { "id": "mic", "deviceType": "microphone", "external": false }\#(camera) ],
        "outputs": [ { "id": "a", "type": "audioData" } ] }
      """#
    }
    let front = #", { "id": "me", "deviceType": "builtInWideAngleCamera", "position": "front" }"#
    #expect(
      try Self.messages(graph(front), "audio-source") == [
        "\"a\" hears the front beam of the built-in microphones, as \"me\" looks there"
      ])
    #expect(
      try Self.messages(graph(""), "audio-source") == ["\"a\" hears all directions, since the session has no camera"])
    let manual = graph(front, #", "automaticallyConfiguresApplicationAudioSession": false"#)
    #expect(try Self.messages(manual, "audio-source").isEmpty)
  }

  @Test func nothingIsPredictedWhereNobodyAsks() throws {
    let reading = Planning.read(SourceText(Self.sound("")), profiles: DeviceProfiles.ids)
    let result = Planning.check(reading, on: try Bundled.profile("iphone-xs"), options: CheckOptions())
    #expect(result.predictions.isEmpty)
  }

  @Test func everyKindHasASlugAndSources() {
    #expect(Set(PredictionKind.all.map(\.id)).count == PredictionKind.all.count)
    for kind in PredictionKind.all {
      #expect(!kind.sources.isEmpty && Rule.named(kind.id.rawValue) == nil && APIFact.named(kind.id.rawValue) == nil)
    }
  }

  static let both =
    #""virtualDeviceConstituentPhotoDeliveryEnabledDevices": [ "builtInWideAngleCamera", "builtInTelephotoCamera" ]"#
  static let bracket =
    #""bracketedSettings": [ { "exposureTargetBias": -1 }, { "exposureTargetBias": 0 }, { "exposureTargetBias": 1 } ]"#

  static func depth(_ format: String, _ input: String = "") -> String {
    #"""
    { "capplan": 1, "session": { "type": "single" },
      "inputs": [ { "id": "dual", "deviceType": "builtInDualCamera", "position": "back",
                    "activeFormat": \#(format)\#(input) } ],
      "outputs": [ { "id": "depth", "type": "depthData" } ],
      "connections": [ { "input": "dual", "port": "depthData", "output": "depth" } ] }
    """#
  }

  static func photo(of device: String = "builtInDualCamera", output: String, shot: String) -> String {
    #"""
    { "capplan": 1, "session": { "type": "single" },
      "inputs": [ { "id": "back", "deviceType": "\#(device)", "position": "back" } ],
      "outputs": [ { "id": "photo", "type": "photo"\#(output) } ],
      "connections": [ { "input": "back", "port": "video", "output": "photo" } ],
      "photoSettings": [ { "id": "shot", "output": "photo"\#(shot) } ] }
    """#
  }

  static func sound(_ microphone: String) -> String {
    #"""
    { "capplan": 1,
      "inputs": [ { "id": "mic", "deviceType": "microphone"\#(microphone) } ],
      "outputs": [ { "id": "a", "type": "audioData" }, { "id": "b", "type": "audioData" } ],
      "connections": [
        { "input": "mic", "port": { "mediaType": "audio", "sourceDevicePosition": "back" }, "output": "a" },
        { "input": "mic", "port": "audio", "output": "b" } ] }
    """#
  }

  static func messages(
    _ text: String, _ kind: PredictionKind.ID, on profile: String = "iphone-xs"
  ) throws -> [String] {
    let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
    var options = CheckOptions()
    options.predicts = true
    let result = Planning.check(reading, on: try Bundled.profile(profile), options: options)
    #expect(result.verdict != .invalid, "\(result.findings.map(\.message))")
    return result.predictions.filter { $0.kind == kind }.map(\.message)
  }
}
