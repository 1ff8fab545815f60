import CapplanCommand
import CaptureSource
import TestSupport
import Testing

/// Emitted Swift sets what has an effect, once, and asks before it does.
struct EmittedSettingTests {
  /// A graph of one camera with a photo output, in a single session.
  private static func graph(
    minimumOS: String = "17.0", session: String = "", camera: String = "", outputs: String = "",
    connections: String = "", connection: String = ""
  ) -> String {
    """
    { "capplan": 1, "profiles": ["iphone-xs"], "deployment": { "minimumOS": "\(minimumOS)" },
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "why" } }, "session": { "type": "single"\(session) },
      "inputs": [
        { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back"\(camera) } ],
      "outputs": [ { "id": "frames", "type": "videoData" }\(outputs) ],
      "connections": [ { "input": "back", "port": "video", "output": "frames"\(connection) }\(connections) ] }
    """
  }

  private static let format =
    #", "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true }"#

  /// Whether the texts stand in a source in this order.
  private static func has(_ texts: [String], in source: String) -> Bool {
    var rest = source[...]
    for text in texts {
      guard let range = String(rest).firstRange(of: text) else { return false }
      rest = Substring(String(rest)[range.upperBound...])
    }
    return true
  }

  @Test func aDeprecatedSettingIsRefusedWhereItIsTheOnlyOne() throws {
    for camera in [#", "flashMode": "auto""#, #", "flashMode": "auto", "focusMode": "locked""#] {
      let test = Emitting.Case(
        name: "flash", text: Self.graph(camera: camera), profile: try Bundled.profile("iphone-xs"))
      let obstacles = try #require(test.emission()).obstacles
      #expect(obstacles.count == 1 && obstacles[0].message.hasPrefix("\"flashMode\" is deprecated since iOS 10.0"))
    }
  }

  @Test(
    "On a connection without video no setter about video is called, since it may throw even for its default",
    arguments: [
      (#""recordsVideoOrientationAndMirroringChangesAsMetadataTrack": false"#, "OrientationAndMirroringChanges"),
      (#""preferredVideoStabilizationMode": "off""#, "Stabilization"),
      (#""automaticallyAdjustsVideoMirroring": true"#, "automaticallyAdjustsVideoMirroring"),
      (#""cameraIntrinsicMatrixDeliveryEnabled": false"#, "IntrinsicMatrix"),
    ])
  func videoSettersOfAudio(_ key: String, _ symbol: String) throws {
    func source(video: String, audio: String) throws -> String {
      let text = """
        { "capplan": 1, "profiles": ["iphone-xs"], "deployment": { "minimumOS": "17.0" },
          "app": { "usageDescriptions": { "NSCameraUsageDescription": "why", "NSMicrophoneUsageDescription": "why" } },
          "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" },
                      { "id": "mic", "deviceType": "microphone" } ],
          "outputs": [ { "id": "movie", "type": "movieFile" } ],
          "connections": [ { "input": "back", "port": "video", "output": "movie"\(video) },
                           { "input": "mic", "port": "audio", "output": "movie"\(audio) } ] }
        """
      return try Emitting.source(text)
    }
    #expect(!(try source(video: "", audio: ", \(key)").contains(symbol)))
    #expect(try source(video: ", \(key)", audio: "").contains(symbol))
  }

  @Test func howManyPhotosABracketMayHaveIsAsked() throws {
    let source = try Emitting.source(of: .preparedPhoto)
    let asked = "photo.maxBracketedCapturePhotoCount >= 3"
    #expect(Self.has([asked, "AVCapturePhotoBracketSettings("], in: source), "\(source)")
  }

  @Test func constituentsAreFoundAndAllowedBeforeARequestNamesThem() throws {
    let source = try Emitting.source(of: .dualPhoto)
    let texts = [
      "let devices = device.constituentDevices.filter { types.contains($0.deviceType) }",
      "photo.isVirtualDeviceConstituentPhotoDeliveryEnabled",
      "&& devices.count == types.count", "settings.virtualDeviceConstituentPhotoDeliveryEnabledDevices = devices",
    ]
    #expect(Self.has(texts, in: source), "\(source)")
    let isSet = ["photo.isVirtualDeviceConstituentPhotoDeliverySupported", "ConstituentPhotoDeliveryEnabled = true"]
    #expect(Self.has(isSet, in: source), "\(source)")
  }

  @Test func theAppIsToldWhetherPhotosArePrepared() throws {
    let source = try Emitting.source(of: .preparedPhoto)
    let texts = [
      "case photosPrepared(Bool, (any Error)?)",
      "setPreparedPhotoSettingsArray(prepared) { [onEvent] isPrepared, error in",
      "onEvent(.photosPrepared(isPrepared, error))",
    ]
    #expect(Self.has(texts, in: source), "\(source)")
    #expect(try !Emitting.source(of: .pip).contains("photosPrepared"))
  }

  @Test func theSessionLeavesTheColorSpaceThatIsSet() throws {
    let texts = [
      "session.automaticallyConfiguresCaptureDeviceForWideColor = false", "backDevice.activeColorSpace = .sRGB",
    ]
    let camera = Self.format + #", "activeColorSpace": "sRGB""#
    #expect(Self.has(texts, in: try Emitting.source(Self.graph(camera: camera))))
    #expect(try !Emitting.source(Self.graph(camera: Self.format)).contains("WideColor"))
    let own = #", "automaticallyConfiguresCaptureDeviceForWideColor": true"#
    #expect(try !Emitting.source(Self.graph(session: own, camera: camera)).contains("ForWideColor = false"))
  }

  /// Before iOS 16, the pixel format is all that may be set.
  @Test func theSizeOfBuffersWaitsForItsSystemAndThePixelFormatDoesNot() throws {
    func source(_ minimumOS: String, _ settings: String) throws -> String {
      try Emitting.source(
        Self.graph(minimumOS: minimumOS).replacing(#""type": "videoData""#, with: #""type": "videoData", \#(settings)"#)
      )
    }
    let size = #""width": 640, "height": 360"#
    let pixels = "kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA"
    for guards in ["", #", "whereSupported": ["width", "height"]"#] {
      let both = try source("15.0", #""pixelFormat": "BGRA", "# + size + guards)
      let texts = [
        "if #available(iOS 16.0, *) {\n", "frames.videoSettings = [", pixels, "kCVPixelBufferWidthKey as String: 640",
        "kCVPixelBufferHeightKey as String: 360", "} else {\n", "frames.videoSettings = [", pixels,
      ]
      #expect(Self.has(texts, in: both), "\(both)")
      #expect(both.ranges(of: "kCVPixelBufferWidthKey").count == 1 && both.ranges(of: "#available").count == 1)
      let alone = try source("15.0", size + guards)
      #expect(Self.has(["if #available(iOS 16.0, *) {\n", "kCVPixelBufferWidthKey"], in: alone), "\(alone)")
      #expect(!alone.contains("} else {\n            frames"))
      #expect(try !source("16.0", size + guards).contains("#available"))
    }
    let known = try source(
      "15.0", #""pixelFormat": "BGRA", "# + size + #", "whereSupported": ["pixelFormat", "width", "height"]"#)
    #expect(
      Self.has(
        [
          "if #available(iOS 16.0, *) {\n", "kCVPixelBufferHeightKey",
          "if frames.availableVideoPixelFormatTypes.contains(kCVPixelFormatType_32BGRA) {",
          "frames.videoSettings[kCVPixelBufferPixelFormatTypeKey as String] =", "kCVPixelFormatType_32BGRA",
        ], in: known), "\(known)")
  }

  @Test func onlyNewerMetadataTypesWaitForNewerSystems() throws {
    let source = try Emitting.source(
      Self.graph(
        minimumOS: "13.0",
        outputs: #", { "id": "codes", "type": "metadata", "metadataObjectTypes": ["microQR", "qr", "humanFullBody"] }"#,
        connections: #", { "input": "back", "port": "metadataObject", "output": "codes" }"#))
    let texts = [
      "        codes.metadataObjectTypes = [.qr]\n        if #available(iOS 15.4, *) {\n", "isSuperset(of: [.microQR])",
      "            codes.metadataObjectTypes += [.microQR]\n        }\n        if #available(iOS 17.0, *) {",
      "            codes.metadataObjectTypes += [.humanFullBody]\n        }",
    ]
    #expect(Self.has(texts, in: source), "\(source)")
  }

  @Test func aCustomExposureIsOneCallWithItsAperture() throws {
    let camera = Self.format + #", "lensAperture": "current", "exposureDuration": 0.01, "iso": 400"#
    let graph = Self.graph(minimumOS: "27.0", camera: camera).replacing("iphone-xs", with: "iphone-18-pro")
    let source = try Emitting.source(graph, on: "iphone-18-pro")
    let texts = ["setExposureModeCustom(", "lensAperture: ", "duration: ", "iso: 400"]
    #expect(Self.has(texts, in: source), "\(source)")
    #expect(source.ranges(of: "setExposureModeCustom(").count == 1, "\(source)")
  }

  @Test func anAutomaticPartOfAnExposureNeedsTheCallWithAnAperture() throws {
    let camera = Self.format + #", "exposureDuration": 0.01, "iso": "auto""#
    let graph = Self.graph(minimumOS: "26.0", camera: camera).replacing("iphone-xs", with: "iphone-18-pro")
    let source = try Emitting.source(graph, on: "iphone-18-pro")
    let texts = [
      "if #available(iOS 27.0, *)", "setExposureModeCustom(", "lensAperture: AVCaptureDevice.currentLensAperture",
      "iso: AVCaptureDevice.autoISO",
    ]
    #expect(Self.has(texts, in: source), "\(source)")
    #expect(source.ranges(of: "setExposureModeCustom(").count == 1, "\(source)")
  }

  @Test func aMonitorIsToldItsFramingsAndStarted() throws {
    let framing = #", "smartFraming": { "enabledFramings": ["3x4", "4x3"], "monitoring": true }"#
    let graph = Self.graph(minimumOS: "18.0", camera: Self.format + framing)
    let source = try Emitting.source(graph.replacing("iphone-xs", with: "iphone-17"), on: "iphone-17")
    let texts = [
      "if #available(iOS 26.0, *)", "if let monitor = ", ".smartFramingMonitor {",
      "monitor.supportedFramings.filter {", "[.ratio3x4, .ratio4x3].contains($0.aspectRatio)",
      "try monitor.startMonitoring()",
    ]
    #expect(Self.has(texts, in: source), "\(source)")
    let idle = graph.replacing("\"monitoring\": true", with: "\"monitoring\": false")
    #expect(
      !(try Emitting.source(idle.replacing("iphone-xs", with: "iphone-17"), on: "iphone-17")).contains("startMon"))
  }

  @Test func theDelegateOfDeferredStartHasAMethod() throws {
    let graph = Self.graph(minimumOS: "26.0", session: #", "deferredStartDelegate": { "queue": true }"#)
      .replacing("iphone-xs", with: "iphone-17")
    let source = try Emitting.source(graph, on: "iphone-17")
    let texts = [
      "func setDeferredStartDelegate(_ delegate: any AVCaptureSessionDeferredStartDelegate)",
      "self.session.setDeferredStartDelegate(", "carried.delegate, deferredStartDelegateCallbackQueue: self.queue)",
    ]
    #expect(Self.has(texts, in: source), "\(source)")
    #expect(!(try Emitting.source(Self.graph()).contains("DeferredStartDelegate")))
  }

  @Test func centerStageIsSwitchedBeforeTheCamerasAreSet() throws {
    let stage = #", "centerStageControlMode": "cooperative", "centerStageEnabled": true"#
    let graph = Self.graph(camera: Self.format + #", "videoZoomFactor": 1.5"#)
      .replacing(#""why" }"#, with: #""why" }"# + stage)
    let texts = [
      "AVCaptureDevice.centerStageControlMode = .cooperative", "AVCaptureDevice.isCenterStageEnabled = true",
      "videoZoomFactor = 1.5",
    ]
    let source = try Emitting.source(graph)
    #expect(Self.has(texts, in: source) && !source.contains("isCenterStageSupported"), "\(source)")
    let guarded = graph.replacing(stage, with: stage + #", "whereSupported": ["centerStageEnabled"]"#)
    let asking = try Emitting.source(guarded)
    let asked = ["isCenterStageSupported", "AVCaptureDevice.isCenterStageEnabled = true", "videoZoomFactor = 1.5"]
    #expect(Self.has(asked, in: asking), "\(asking)")
  }

  @Test func aPresetIsSetOnlyWhereNoFormatTakesItsPlace() throws {
    let preset = #", "preset": "high""#
    #expect(try Emitting.source(Self.graph(session: preset)).contains("session.sessionPreset = .high"))
    for name in ["high", "inputPriority"] {
      let graph = Self.graph(session: #", "preset": "\#(name)""#, camera: Self.format)
      let source = try Emitting.source(graph)
      #expect(
        source.contains("session.sessionPreset = .inputPriority") && !source.contains("sessionPreset = .high"),
        "\(name)")
    }
    #expect(
      try Emitting.source(Self.graph(session: #", "preset": "inputPriority""#)).contains(
        "session.sessionPreset = .inputPriority"))
  }

  @Test func whatAPresetResetsIsSetAfterItIsApplied() throws {
    let rates = #", "activeFrameRate": { "min": 24, "max": 24 }"#
    func isSetAfterCommit(_ source: String) throws -> Bool {
      let rate = try #require(source.firstRange(of: "activeVideoMinFrameDuration ="))
      let commit = source.firstRange(of: "        session.commitConfiguration()\n        isCommitted = true\n")
      return commit.map { $0.upperBound < rate.lowerBound } ?? false
    }
    let underPreset = try Emitting.source(Self.graph(session: #", "preset": "photo""#, camera: rates))
    #expect(try isSetAfterCommit(underPreset), "\(underPreset)")
    #expect(underPreset.contains("defer { if !isCommitted { session.commitConfiguration() } }"))
    #expect(try isSetAfterCommit(Emitting.source(Self.graph(camera: rates))), "the preset is high where none is named")
    let withFormat = try Emitting.source(Self.graph(camera: Self.format + rates))
    #expect(try !isSetAfterCommit(withFormat) && !withFormat.contains("isCommitted"), "\(withFormat)")
  }

  @Test func aControlThatIsRefusedStopsNothing() throws {
    let control = #", "controls": [ { "id": "zoom", "type": "systemZoomSlider", "device": "back" } ]"#
    let graph = Self.graph(minimumOS: "18.0", session: control).replacing("iphone-xs", with: "iphone-16-pro")
    let source = try Emitting.source(graph, on: "iphone-16-pro")
    #expect(source.contains("if session.canAddControl(zoomControl) { session.addControl(zoomControl) }"))
    #expect(!source.contains("require(session.canAddControl"))
  }

  @Test func modesThatAnotherSettingBringsAreNotSetBesideIt() throws {
    let camera = #", "torchMode": "on", "torchLevel": 0.5, "focusMode": "locked", "lensPosition": 0.3"#
    let source = try Emitting.source(Self.graph(camera: camera))
    #expect(
      source.contains("Torch(device: backDevice, mode: .on, level: 0.5)")
        && source.contains("setFocusModeLocked(lensPosition: 0.3)"))
    #expect(!source.contains("backDevice.torchMode") && !source.contains("focusMode = "))
    let plain = try Emitting.source(Self.graph(camera: #", "torchMode": "on", "focusMode": "locked""#))
    #expect(plain.contains("Torch(device: backDevice, mode: .on, level: nil)") && plain.contains("focusMode = .locked"))
  }

  @Test func nothingIsAskedTwiceOnEnd() throws {
    let source = try Emitting.source(of: .faceExposure)
    #expect(source.ranges(of: "isExposureModeSupported(.continuousAutoExposure),").count == 1, "\(source)")
    let texts = [
      "isFaceDrivenAutoExposureEnabled = true", "// Whether faces drive exposure takes effect when the mode is set.",
      "if frontDevice.isExposureModeSupported(.continuousAutoExposure) {",
      "frontDevice.exposureMode = .continuousAutoExposure",
    ]
    #expect(Self.has(texts, in: source), "\(source)")
  }

  @Test func whetherAFormatHasTheRateOfAnOverrideIsAsked() throws {
    let texts = [
      "dualDevice.activeFormat.supports(frameDuration: CMTime(value: 1, timescale: 30))",
      "dualInput.videoMinFrameDurationOverride = CMTime(value: 1, timescale: 30)",
    ]
    #expect(Self.has(texts, in: try Emitting.source(of: .dualCamera)))
  }

  @Test func aPredictionStandsWhereThereIsOne() throws {
    #expect(try Emitting.source(of: .pip).contains("// hardwareCost is predicted as 0."))
    for template in [StarterTemplate.photoDepth, .twoStreams] {
      #expect(try !Emitting.source(of: template).contains("predicted"), "\(template)")
    }
    // Between two ends that lie far apart is no prediction.
    for (_, _, text) in EmissionTests.emissions {
      #expect(!text.contains("predicted as between"))
    }
    let unknown = try Emitting.source(of: .lidar)
    #expect(!unknown.contains("is unknown") && !unknown.contains("at least"))
  }

  @Test func aFormatHasTheDepthThatIsPlanned() throws {
    let source = try Emitting.source(of: .lidar)
    let chosen = try #require(source.firstRange(of: "let lidarFormat = ")).upperBound
    let fact = try #require(source[chosen...].firstRange(of: ".supportedDepthDataFormats.")).lowerBound
    let end = try #require(source[chosen...].firstRange(of: "else { throw")).lowerBound
    #expect(fact < end)
  }

  /// A size of depth that nobody asked for is the largest, not the first.
  @Test(arguments: [("", true), (#""width": 320, "height": 240, "#, false)])
  func depthOfNoSizeIsTheLargest(size: String, isLargest: Bool) throws {
    let text = """
      { "capplan": 1, "session": { "type": "single" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Scans the shelf." } },
        "inputs": [ { "id": "lidar", "deviceType": "builtInLiDARDepthCamera", "position": "back",
                      "activeFormat": { "width": 1920, "height": 1440 },
                      "activeDepthDataFormat": { \(size)"pixelFormat": "DepthFloat16" } } ],
        "outputs": [ { "id": "depth", "type": "depthData" } ],
        "connections": [ { "input": "lidar", "port": "depthData", "output": "depth" } ] }
      """
    let source = try Emitting.source(text, on: "iphone-15-pro")
    #expect(source.contains(".max(by: { $0.size.width < $1.size.width })") == isLargest, "\(source)")
    #expect(source.contains("supportedDepthDataFormats.first(where: {") != isLargest, "\(source)")
    let errors = try FakeAVFoundation.built().typeCheck(["Built.swift": source], mode: .v6)
    #expect(errors == "")
  }

  @Test func aSynchronizersDelegateIsSetOnceItExists() throws {
    let both = [StarterTemplate.depthStream, .pip].map {
      try? Emitting.source(of: $0).contains("set its delegate then")
    }
    #expect(both == [true, false])
  }

  @Test func failuresNameWhatTheyAreOf() {
    for (line, name) in EmissionTests.lines {
      #expect(!line.contains(" of \"") && !line.contains("\"max of") && !line.contains("\"min of"), "\(name): \(line)")
    }
  }
}
