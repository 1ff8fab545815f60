open class AVCapturePhotoSettings: NSObject {
  nonisolated(unsafe) private static var count: Int64 = 0

  public let uniqueID: Int64
  public let format: [String: Any]?
  public let rawPhotoPixelFormatType: OSType
  public let processedFileType: AVFileType?
  public let rawFileType: AVFileType?
  var wasCaptured = false

  public init(
    rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?,
    processedFileType: AVFileType?
  ) {
    Self.count += 1
    uniqueID = Self.count
    format = processedFormat
    rawPhotoPixelFormatType = rawPixelFormatType
    self.processedFileType = processedFileType
    self.rawFileType = rawFileType
  }

  public override convenience init() { self.init(format: [AVVideoCodecKey: AVVideoCodecType.jpeg.rawValue]) }

  public convenience init(format: [String: Any]?) {
    self.init(rawPixelFormatType: 0, rawFileType: nil, processedFormat: format, processedFileType: nil)
  }

  public convenience init(rawPixelFormatType: OSType) {
    self.init(rawPixelFormatType: rawPixelFormatType, processedFormat: nil)
  }

  public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
    self.init(
      rawPixelFormatType: rawPixelFormatType, rawFileType: nil, processedFormat: processedFormat, processedFileType: nil
    )
  }

  public var flashMode = AVCaptureDevice.FlashMode.off
  public var isAutoRedEyeReductionEnabled = false
  public var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  public var isAutoStillImageStabilizationEnabled = true
  public var isAutoVirtualDeviceFusionEnabled = true
  public var virtualDeviceConstituentPhotoDeliveryEnabledDevices: [AVCaptureDevice] = []
  public var isDualCameraDualPhotoDeliveryEnabled = false
  public var isHighResolutionPhotoEnabled = false
  public var maxPhotoDimensions = CMVideoDimensions(width: 0, height: 0)
  public var isDepthDataDeliveryEnabled = false
  public var embedsDepthDataInPhoto = true
  public var isDepthDataFiltered = true
  public var isCameraCalibrationDataDeliveryEnabled = false
  public var isPortraitEffectsMatteDeliveryEnabled = false
  public var embedsPortraitEffectsMatteInPhoto = true
  public var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
  public var embedsSemanticSegmentationMattesInPhoto = true
  public var metadata: [String: Any] = [:]
  public var livePhotoMovieFileURL: URL?
  public var livePhotoVideoCodecType = AVVideoCodecType.hevc
  public var previewPhotoFormat: [String: Any]?
  public var embeddedThumbnailPhotoFormat: [String: Any]?
  public var rawEmbeddedThumbnailPhotoFormat: [String: Any]?
  public var rawFileFormat: [String: Any]?
  public var isAutoContentAwareDistortionCorrectionEnabled = false
  public var isConstantColorEnabled = false
  public var isConstantColorFallbackPhotoDeliveryEnabled = false
  public var isShutterSoundSuppressionEnabled = false

  public var availablePreviewPhotoPixelFormatTypes: [OSType] {
    World.offered([kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_32BGRA], "previewPhotoFormat")
  }
  public var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] {
    World.offered([.jpeg, .hevc], "embeddedThumbnailPhotoFormat")
  }

  public var availableRawEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] {
    World.offered([.jpeg], "rawEmbeddedThumbnailPhotoFormat")
  }

  /// Raises an exception where the settings ask for what an output has not been asked for before.
  func requireSupport(by output: AVCapturePhotoOutput, in function: String = #function) {
    func wants(_ isOn: Bool, _ isEnabled: Bool, _ feature: String) {
      require(!isOn || isEnabled, "the output's \(feature) is off", in: function)
    }
    wants(isDepthDataDeliveryEnabled, output.isDepthDataDeliveryEnabled, "depth data delivery")
    wants(
      isPortraitEffectsMatteDeliveryEnabled, output.isPortraitEffectsMatteDeliveryEnabled,
      "portrait effects matte delivery")
    wants(
      !virtualDeviceConstituentPhotoDeliveryEnabledDevices.isEmpty,
      output.isVirtualDeviceConstituentPhotoDeliveryEnabled, "constituent photo delivery")
    wants(livePhotoMovieFileURL != nil, output.isLivePhotoCaptureEnabled, "Live Photo capture")
    wants(isConstantColorEnabled, output.isConstantColorEnabled, "constant color")
    require(!isConstantColorEnabled || rawPhotoPixelFormatType == 0, "a RAW photo has no constant color", in: function)
    wants(
      isAutoContentAwareDistortionCorrectionEnabled, output.isContentAwareDistortionCorrectionEnabled,
      "content-aware distortion correction")
    wants(isHighResolutionPhotoEnabled, output.isHighResolutionCaptureEnabled, "high resolution capture")
    wants(isShutterSoundSuppressionEnabled, output.isShutterSoundSuppressionSupported, "shutter sound suppression")
    require(output.supportedFlashModes.contains(flashMode), "the flash mode is not supported", in: function)
    require(
      photoQualityPrioritization.rawValue <= output.maxPhotoQualityPrioritization.rawValue,
      "the quality is above the output's maximum", in: function)
    require(
      enabledSemanticSegmentationMatteTypes.allSatisfy(output.enabledSemanticSegmentationMatteTypes.contains),
      "a matte is not enabled on the output", in: function)
  }
}

open class AVCaptureBracketedStillImageSettings: NSObject {
  override fileprivate init() {}
}

open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
  public fileprivate(set) var exposureTargetBias: Float = 0

  open class func autoExposureSettings(
    exposureTargetBias: Float
  ) -> AVCaptureAutoExposureBracketedStillImageSettings {
    let settings = AVCaptureAutoExposureBracketedStillImageSettings()
    settings.exposureTargetBias = exposureTargetBias
    return settings
  }
}

open class AVCaptureManualExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings {
  public fileprivate(set) var exposureDuration = CMTime.zero
  public fileprivate(set) var iso: Float = 0

  open class func manualExposureSettings(
    exposureDuration duration: CMTime, iso ISO: Float
  ) -> AVCaptureManualExposureBracketedStillImageSettings {
    let settings = AVCaptureManualExposureBracketedStillImageSettings()
    settings.exposureDuration = duration
    settings.iso = ISO
    return settings
  }
}

open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings {
  public let bracketedSettings: [AVCaptureBracketedStillImageSettings]
  public var isLensStabilizationEnabled = false

  public init(
    rawPixelFormatType: OSType, rawFileType: AVFileType?, processedFormat: [String: Any]?,
    processedFileType: AVFileType?, bracketedSettings: [AVCaptureBracketedStillImageSettings]
  ) {
    self.bracketedSettings = bracketedSettings
    super.init(
      rawPixelFormatType: rawPixelFormatType, rawFileType: rawFileType, processedFormat: processedFormat,
      processedFileType: processedFileType)
  }

  public convenience init(
    rawPixelFormatType: OSType, processedFormat: [String: Any]?,
    bracketedSettings: [AVCaptureBracketedStillImageSettings]
  ) {
    self.init(
      rawPixelFormatType: rawPixelFormatType, rawFileType: nil, processedFormat: processedFormat,
      processedFileType: nil, bracketedSettings: bracketedSettings)
  }
}
