import CaptureModel
import Testing

/// A key that `whereSupported` may name, in a graph where its setting shows.
struct GuardedKey: CustomTestStringConvertible, Sendable {
  /// How it is known that a device lacks it.
  enum Denial: Sendable {
    /// A fact of the device, its cameras or formats.
    case fact

    /// Its last system, which is older than the key's symbol.
    case system

    /// Nothing that a profile can say.
    case nothing
  }

  /// A graph that many of the keys are set in together.
  enum Stage: String, CaseIterable, Sendable {
    /// A wide camera with a format, and every output but depth.
    case wide

    /// A dual camera with a format that has depth.
    case dual

    /// A camera under a preset.
    case preset

    /// A camera that captures cinematic video, at a rate that is locked.
    case cinematic
  }

  /// The path of its object in the schema: `outputs[photo]`.
  let object: String

  /// Its name.
  let key: String

  /// A value that needs support, as JSON.
  let json: String

  let stage: Stage

  /// What says in Swift, of the built session, what the setting is.
  let shown: String

  /// What that is where the setting is made, and where it is not.
  let values: (on: String, off: String)

  let denial: Denial

  /// The keys of its stage, by object and name, that it needs beside it.
  let needs: [String]

  var id: String { "\(object).\(key)" }
  var testDescription: String { id }

  private init(
    _ object: String, _ key: String, _ json: String, _ stage: Stage, _ shown: String, _ on: String, _ off: String,
    by denial: Denial, needs: [String] = []
  ) {
    self.object = object
    self.key = key
    self.json = json
    self.stage = stage
    self.shown = shown
    values = (on, off)
    self.denial = denial
    self.needs = needs
  }

  private static func flag(
    _ object: String, _ key: String, _ stage: Stage, of owner: String, by denial: Denial, needs: [String] = [],
    json: String = "true", off: String = "false"
  ) -> GuardedKey {
    let name = "is" + key.prefix(1).uppercased() + key.dropFirst()
    return GuardedKey(
      object, key, json, stage, "\(owner).\(name)", json, off == json ? "true" : off, by: denial, needs: needs)
  }

  /// All of them.
  static let all = session + camera + focusAndExposure + sound + outputs + photoOutput + connection + request
}

extension GuardedKey {
  private static let session = [
    GuardedKey(
      "session", "preset", #""hd4K3840x2160""#, .preset, "session.sessionPreset.rawValue",
      "AVCaptureSessionPreset3840x2160", "AVCaptureSessionPresetHigh", by: .fact),
    flag("session", "multitaskingCameraAccessEnabled", .wide, of: "session", by: .system),
    GuardedKey(
      "session", "automaticallyRunsDeferredStart", "false", .wide, "session.automaticallyRunsDeferredStart", "false",
      "true", by: .system),
  ]

  private static func face(_ what: String) -> [GuardedKey] {
    let automatic = "automaticallyAdjustsFaceDrivenAuto\(what)Enabled"
    return [
      GuardedKey(
        "inputs[]", automatic, "false", .wide, "device.\(automatic)", "false", "true",
        by: what == "Focus" ? .fact : .system),
      flag(
        "inputs[]", "faceDrivenAuto\(what)Enabled", .wide, of: "device", by: what == "Focus" ? .fact : .system,
        needs: ["inputs[].\(automatic)"]),
    ]
  }

  private static let camera =
    [
      GuardedKey(
        "inputs[]", "maxFrameRateOverride", "24", .wide, "input.videoMinFrameDurationOverride.timescale", "24", "0",
        by: .fact),
      GuardedKey(
        "inputs[]", "activeFrameRate", #"{ "min": 20, "max": 20 }"#, .wide,
        "device.activeVideoMaxFrameDuration.timescale", "20", "25", by: .fact),
      GuardedKey("inputs[]", "videoZoomFactor", "2", .wide, "device.videoZoomFactor", "2.0", "1.0", by: .fact),
      flag("inputs[]", "videoHDREnabled", .wide, of: "device", by: .fact),
      GuardedKey(
        "inputs[]", "activeColorSpace", #""appleLog""#, .wide, "device.activeColorSpace", "appleLog", "sRGB", by: .fact
      ),
      GuardedKey(
        "inputs[]", "exposureMode", #""locked""#, .wide, "device.exposureMode", "locked", "continuousAutoExposure",
        by: .nothing),
      GuardedKey(
        "inputs[]", "focusMode", #""autoFocus""#, .wide, "device.focusMode", "autoFocus", "locked", by: .nothing),
      GuardedKey(
        "inputs[]", "whiteBalanceMode", #""locked""#, .wide, "device.whiteBalanceMode", "locked",
        "continuousAutoWhiteBalance", by: .nothing),
      GuardedKey("inputs[]", "lensPosition", "0.25", .cinematic, "device.lensPosition", "0.25", "0.5", by: .nothing),
      GuardedKey("inputs[]", "torchMode", #""on""#, .wide, "device.torchMode", "on", "off", by: .fact),
      GuardedKey("inputs[]", "torchLevel", "0.5", .dual, "device.torchLevel", "0.5", "0.0", by: .fact),
      flag("inputs[]", "geometricDistortionCorrectionEnabled", .wide, of: "device", by: .nothing),
      GuardedKey(
        "inputs[]", "depthFrameRateLimit", "10", .dual, "device.activeDepthDataMinFrameDuration.timescale", "10", "0",
        by: .fact),
      flag("inputs[]", "autoVideoFrameRateEnabled", .dual, of: "device", by: .system),
      GuardedKey(
        "inputs[]", "lockedVideoFrameDuration", "0.05", .cinematic, "input.activeLockedVideoFrameDuration.timescale",
        "20", "0", by: .system),
      flag("inputs[]", "cinematicVideoCaptureEnabled", .cinematic, of: "input", by: .system),
      GuardedKey(
        "inputs[]", "simulatedAperture", "4", .cinematic, "input.simulatedAperture", "4.0", "0.0", by: .system,
        needs: ["inputs[].cinematicVideoCaptureEnabled"]),
    ] + face("Focus") + face("Exposure")

  private static let focusAndExposure = [
    GuardedKey(
      "inputs[]", "focusPointOfInterest", #"{ "x": 0.25, "y": 0.75 }"#, .wide, "device.focusPointOfInterest.x", "0.25",
      "0.5", by: .fact),
    GuardedKey(
      "inputs[]", "exposurePointOfInterest", #"{ "x": 0.25, "y": 0.75 }"#, .wide, "device.exposurePointOfInterest.y",
      "0.75", "0.5", by: .fact),
    GuardedKey("inputs[]", "exposureTargetBias", "1.5", .wide, "device.exposureTargetBias", "1.5", "0.0", by: .fact),
    flag("inputs[]", "smoothAutoFocusEnabled", .wide, of: "device", by: .fact),
    GuardedKey(
      "inputs[]", "autoFocusRangeRestriction", #""near""#, .wide, "device.autoFocusRangeRestriction", "near", "none",
      by: .fact),
    GuardedKey(
      "inputs[]", "automaticallyEnablesLowLightBoostWhenAvailable", "true", .wide,
      "device.automaticallyEnablesLowLightBoostWhenAvailable", "true", "false", by: .fact),
  ]

  private static let sound = [
    GuardedKey(
      "inputs[]", "multichannelAudioMode", #""stereo""#, .wide, "microphone.multichannelAudioMode", "stereo", "none",
      by: .system),
    flag(
      "inputs[]", "windNoiseRemovalEnabled", .wide, of: "microphone", by: .system,
      needs: ["inputs[].multichannelAudioMode"]),
  ]

  /// The outputs that start with the session, each with its stage.
  private static let deferring: [(String, Stage)] = [
    ("videoData", .wide), ("audioData", .wide), ("depthData", .dual), ("metadata", .wide), ("photo", .wide),
    ("movieFile", .wide), ("previewLayer", .wide),
  ]

  private static let outputs =
    deferring.map { type, stage in
      flag("outputs[\(type)]", "deferredStartEnabled", stage, of: type, by: .system)
    } + [
      GuardedKey(
        "outputs[videoData]", "pixelFormat", #""x422""#, .wide,
        "videoData.videoSettings[kCVPixelBufferPixelFormatTypeKey as String] as? OSType == kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange",
        "true", "false", by: .fact),
      GuardedKey(
        "outputs[metadata]", "metadataObjectTypes", #"["qr", "humanFullBody"]"#, .wide,
        #"metadata.metadataObjectTypes.map(\.rawValue).sorted().joined(separator: "+")"#,
        "humanFullBody+org.iso.QRCode", "org.iso.QRCode", by: .system),
      GuardedKey(
        "outputs[movieFile]", "codec", #""h264""#, .wide,
        "movieFile.outputSettings(for: movieFile.connections[0])[AVVideoCodecKey] as? AVVideoCodecType == .h264",
        "true", "false", by: .nothing),
      flag("outputs[movieFile]", "spatialVideoCaptureEnabled", .wide, of: "movieFile", by: .system),
    ]

  private static let photoOutput =
    [
      GuardedKey(
        "outputs[photo]", "maxPhotoDimensions", #"{ "width": 4032, "height": 3024 }"#, .wide,
        "photo.maxPhotoDimensions.width", "4032", "0", by: .fact),
      flag(
        "outputs[photo]", "livePhotoCaptureSuspended", .wide, of: "photo", by: .nothing,
        needs: ["outputs[photo].livePhotoCaptureEnabled"]),
      flag("outputs[photo]", "depthDataDeliveryEnabled", .dual, of: "photo", by: .fact),
      flag(
        "outputs[photo]", "portraitEffectsMatteDeliveryEnabled", .dual, of: "photo", by: .nothing,
        needs: ["outputs[photo].depthDataDeliveryEnabled"]),
      GuardedKey(
        "outputs[photo]", "enabledSemanticSegmentationMatteTypes", #"["hair", "skin"]"#, .dual,
        "photo.enabledSemanticSegmentationMatteTypes.count", "2", "0", by: .fact,
        needs: ["outputs[photo].depthDataDeliveryEnabled"]),
      flag("outputs[photo]", "virtualDeviceConstituentPhotoDeliveryEnabled", .dual, of: "photo", by: .nothing),
      flag("outputs[photo]", "dualCameraDualPhotoDeliveryEnabled", .dual, of: "photo", by: .nothing),
      flag(
        "outputs[photo]", "responsiveCaptureEnabled", .wide, of: "photo", by: .system,
        needs: ["outputs[photo].zeroShutterLagEnabled"]),
      flag(
        "outputs[photo]", "fastCapturePrioritizationEnabled", .wide, of: "photo", by: .system,
        needs: ["outputs[photo].zeroShutterLagEnabled", "outputs[photo].responsiveCaptureEnabled"]),
      GuardedKey(
        "outputs[photo]", "photoSettingsForSceneMonitoring", #"{ "flashMode": "auto" }"#, .wide,
        "photo.photoSettingsForSceneMonitoring?.flashMode ?? .off", "auto", "off", by: .nothing),
    ]
    + [
      ("livePhotoCaptureEnabled", Denial.nothing), ("contentAwareDistortionCorrectionEnabled", .nothing),
      ("zeroShutterLagEnabled", .system), ("autoDeferredPhotoDeliveryEnabled", .system),
      ("appleProRAWEnabled", .nothing), ("constantColorEnabled", .system),
    ].map { flag("outputs[photo]", $0.0, .wide, of: "photo", by: $0.1) }

  private static let connection = [
    GuardedKey(
      "connections[]", "preferredVideoStabilizationMode", #""cinematicExtended""#, .wide,
      "connection.preferredVideoStabilizationMode", "cinematicExtended", "off", by: .fact),
    GuardedKey(
      "connections[]", "videoRotationAngle", "90", .wide, "connection.videoRotationAngle", "90.0", "0.0", by: .system),
    GuardedKey(
      "connections[]", "videoOrientation", #""portrait""#, .dual, "connection.videoOrientation == .portrait", "true",
      "false", by: .nothing),
    flag(
      "connections[]", "videoMirrored", .wide, of: "connection", by: .nothing,
      needs: ["connections[].automaticallyAdjustsVideoMirroring"]),
    GuardedKey(
      "connections[]", "automaticallyAdjustsVideoMirroring", "false", .wide,
      "connection.automaticallyAdjustsVideoMirroring", "false", "true", by: .nothing),
    flag("connections[]", "cameraIntrinsicMatrixDeliveryEnabled", .dual, of: "connection", by: .nothing),
  ]

  private static func asked(_ key: String, _ stage: Stage, by denial: Denial) -> GuardedKey {
    flag("photoSettings[]", key, stage, of: "request", by: denial, needs: ["outputs[photo].\(key)"])
  }

  private static let request = [
    GuardedKey(
      "photoSettings[]", "codec", #""hevc""#, .wide,
      "request.format?[AVVideoCodecKey] as? AVVideoCodecType == .hevc", "true", "false", by: .nothing),
    GuardedKey(
      "photoSettings[]", "pixelFormat", #""BGRA""#, .dual, "request.format?[AVVideoCodecKey] == nil", "true", "false",
      by: .nothing),
    GuardedKey(
      "photoSettings[]", "rawPixelFormat", #""rgg4""#, .wide, "request.rawPhotoPixelFormatType != 0", "true", "false",
      by: .nothing),
    GuardedKey(
      "photoSettings[]", "fileType", #""public.heic""#, .wide, "request.processedFileType == .heic", "true", "false",
      by: .nothing),
    GuardedKey("photoSettings[]", "flashMode", #""auto""#, .wide, "request.flashMode", "auto", "off", by: .fact),
    GuardedKey(
      "photoSettings[]", "maxPhotoDimensions", #"{ "width": 1920, "height": 1080 }"#, .wide,
      "request.maxPhotoDimensions.width", "1920", "0", by: .nothing,
      needs: ["outputs[photo].maxPhotoDimensions"]),
    asked("depthDataDeliveryEnabled", .dual, by: .nothing),
    asked("portraitEffectsMatteDeliveryEnabled", .dual, by: .nothing),
    GuardedKey(
      "photoSettings[]", "enabledSemanticSegmentationMatteTypes", #"["hair"]"#, .dual,
      "request.enabledSemanticSegmentationMatteTypes.count", "1", "0", by: .nothing,
      needs: ["outputs[photo].enabledSemanticSegmentationMatteTypes", "outputs[photo].depthDataDeliveryEnabled"]),
    GuardedKey(
      "photoSettings[]", "virtualDeviceConstituentPhotoDeliveryEnabledDevices",
      #"["builtInWideAngleCamera", "builtInTelephotoCamera"]"#, .dual,
      "request.virtualDeviceConstituentPhotoDeliveryEnabledDevices.count", "2", "0", by: .nothing,
      needs: ["outputs[photo].virtualDeviceConstituentPhotoDeliveryEnabled"]),
    flag(
      "photoSettings[]", "cameraCalibrationDataDeliveryEnabled", .dual, of: "request", by: .nothing,
      needs: [
        "outputs[photo].virtualDeviceConstituentPhotoDeliveryEnabled",
        "photoSettings[].virtualDeviceConstituentPhotoDeliveryEnabledDevices",
      ]),
    GuardedKey(
      "photoSettings[]", "livePhotoMovieFileURL", #""file:///tmp/a.mov""#, .wide,
      "request.livePhotoMovieFileURL != nil",
      "true", "false", by: .nothing, needs: ["outputs[photo].livePhotoCaptureEnabled"]),
    flag("photoSettings[]", "autoRedEyeReductionEnabled", .wide, of: "request", by: .nothing),
    asked("constantColorEnabled", .wide, by: .system),
    GuardedKey(
      "photoSettings[]", "previewPhotoFormat", #"{ "pixelFormat": "BGRA", "width": 160, "height": 120 }"#, .wide,
      "request.previewPhotoFormat?.isEmpty == false", "true", "false", by: .nothing),
    GuardedKey(
      "photoSettings[]", "embeddedThumbnailPhotoFormat", #"{ "codec": "jpeg", "width": 160, "height": 120 }"#, .wide,
      "request.embeddedThumbnailPhotoFormat?.isEmpty == false", "true", "false", by: .nothing),
    flag("photoSettings[]", "shutterSoundSuppressionEnabled", .wide, of: "request", by: .system),
  ]
}
