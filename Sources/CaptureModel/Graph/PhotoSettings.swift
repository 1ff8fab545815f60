public import JSONSource

/// A photo request: an `AVCapturePhotoSettings`. What the graph leaves out is `nil`.
public struct PhotoSettings: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// The name that findings call it by.
  public var id: Located<Identifier>?

  /// The photo output that the request goes to.
  public var output: Located<Identifier>?

  /// `AVVideoCodecKey` of `AVCapturePhotoSettings.format`.
  public var codec: Located<String>?

  /// `kCVPixelBufferPixelFormatTypeKey` of `AVCapturePhotoSettings.format`: no codec beside it.
  public var pixelFormat: Located<PixelFormat>?

  /// `AVCapturePhotoSettings.rawPhotoPixelFormatType`, since iOS 10; `nil` means no RAW.
  public var rawPixelFormat: Located<PixelFormat>?

  /// `AVCapturePhotoSettings.processedFileType`, since iOS 11.
  public var fileType: Located<String>?

  /// `AVCapturePhotoSettings.flashMode`, since iOS 10; default `off`.
  public var flashMode: Located<LightMode>?

  /// `AVCapturePhotoSettings.photoQualityPrioritization`, since iOS 13; at most the output's.
  public var photoQualityPrioritization: Located<PhotoQuality>?

  /// `AVCapturePhotoSettings.isHighResolutionPhotoEnabled`, since iOS 10; deprecated in 16.
  public var highResolutionPhotoEnabled: Located<Bool>?

  /// `AVCapturePhotoSettings.maxPhotoDimensions`, since iOS 16.
  public var maxPhotoDimensions: Located<Dimensions>?

  /// `AVCapturePhotoSettings.isAutoStillImageStabilizationEnabled`, since iOS 10; deprecated in 13.
  public var autoStillImageStabilizationEnabled: Located<Bool>?

  /// `AVCapturePhotoSettings.isDepthDataDeliveryEnabled`, since iOS 11; default `false`.
  public var depthDataDeliveryEnabled: Located<Bool>?

  /// `AVCapturePhotoSettings.embedsDepthDataInPhoto`, since iOS 11; default `true`.
  public var embedsDepthDataInPhoto: Located<Bool>?

  /// `AVCapturePhotoSettings.isDepthDataFiltered`, since iOS 11; default `true`.
  public var depthDataFiltered: Located<Bool>?

  /// `AVCapturePhotoSettings.isPortraitEffectsMatteDeliveryEnabled`, since iOS 12; default `false`.
  public var portraitEffectsMatteDeliveryEnabled: Located<Bool>?

  /// `AVCapturePhotoSettings.embedsPortraitEffectsMatteInPhoto`, since iOS 12; default `true`.
  public var embedsPortraitEffectsMatteInPhoto: Located<Bool>?

  /// `AVCapturePhotoSettings.enabledSemanticSegmentationMatteTypes`, since iOS 13; default none.
  public var enabledSemanticSegmentationMatteTypes: Located<[Located<MatteType>]>?

  /// `AVCapturePhotoSettings.embedsSemanticSegmentationMattesInPhoto`, since iOS 13; default `true`.
  public var embedsSemanticSegmentationMattesInPhoto: Located<Bool>?

  /// `virtualDeviceConstituentPhotoDeliveryEnabledDevices`, by their types, since iOS 13; default none.
  public var virtualDeviceConstituentPhotoDeliveryEnabledDevices: Located<[Located<DeviceType>]>?

  /// `AVCapturePhotoSettings.isDualCameraDualPhotoDeliveryEnabled`, since iOS 11; deprecated in 13.
  public var dualCameraDualPhotoDeliveryEnabled: Located<Bool>?

  /// `AVCapturePhotoSettings.isCameraCalibrationDataDeliveryEnabled`, since iOS 11; default `false`.
  public var cameraCalibrationDataDeliveryEnabled: Located<Bool>?

  /// `AVCapturePhotoSettings.livePhotoMovieFileURL`, since iOS 10; `nil` means no Live Photo.
  public var livePhotoMovieFileURL: Located<String>?

  /// `AVCapturePhotoSettings.isAutoContentAwareDistortionCorrectionEnabled`, since iOS 14.1.
  public var autoContentAwareDistortionCorrectionEnabled: Located<Bool>?

  /// `AVCapturePhotoSettings.isAutoRedEyeReductionEnabled`, since iOS 12.
  public var autoRedEyeReductionEnabled: Located<Bool>?

  /// `AVCapturePhotoSettings.isConstantColorEnabled`, since iOS 18; default `false`.
  public var constantColorEnabled: Located<Bool>?

  /// `AVCapturePhotoBracketSettings.bracketedSettings`, since iOS 10; `nil` means no bracket.
  public var bracketedSettings: Located<[Located<BracketedSetting>]>?

  /// The methods that the request's `AVCapturePhotoCaptureDelegate` implements; `nil` where the graph does not say.
  public var delegateMethods: Located<[Located<PhotoDelegateMethod>]>?
}

/// One exposure of a bracket. What the graph leaves out is `nil`.
public struct BracketedSetting: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// `AVCaptureAutoExposureBracketedStillImageSettings.exposureTargetBias`, in EV.
  public var exposureTargetBias: Located<Double>?

  /// `AVCaptureManualExposureBracketedStillImageSettings.exposureDuration`, in seconds.
  public var exposureDuration: Located<Double>?

  /// `AVCaptureManualExposureBracketedStillImageSettings.iso`.
  public var iso: Located<Double>?
}

extension PhotoSettings: ShapedObject {
  package static let shape = ObjectShape<PhotoSettings>(
    {
      Field("id", .identifier) { $0.id = $1 }
      Field("output", .identifier) { $0.output = $1 }
      Field("codec", .text("a codec")) { $0.codec = $1 }
      Field("pixelFormat", .pixelFormat) { $0.pixelFormat = $1 }
      Field("rawPixelFormat", .pixelFormat) { $0.rawPixelFormat = $1 }
      Field("fileType", .text("a file type")) { $0.fileType = $1 }
      Field("flashMode", .name("flash mode")) { $0.flashMode = $1 }
      Field("photoQualityPrioritization", .name("quality prioritization")) { $0.photoQualityPrioritization = $1 }
      Field("highResolutionPhotoEnabled", .boolean) { $0.highResolutionPhotoEnabled = $1 }
      Field("maxPhotoDimensions", Dimensions.shape) { $0.maxPhotoDimensions = $1 }
      Field("autoStillImageStabilizationEnabled", .boolean) { $0.autoStillImageStabilizationEnabled = $1 }
      Field("depthDataDeliveryEnabled", .boolean) { $0.depthDataDeliveryEnabled = $1 }
      Field("embedsDepthDataInPhoto", .boolean) { $0.embedsDepthDataInPhoto = $1 }
      Field("depthDataFiltered", .boolean) { $0.depthDataFiltered = $1 }
      Field("portraitEffectsMatteDeliveryEnabled", .boolean) { $0.portraitEffectsMatteDeliveryEnabled = $1 }
      Field("embedsPortraitEffectsMatteInPhoto", .boolean) { $0.embedsPortraitEffectsMatteInPhoto = $1 }
      Field("enabledSemanticSegmentationMatteTypes", .list(of: .name("matte type"))) {
        $0.enabledSemanticSegmentationMatteTypes = $1
      }
      Field("embedsSemanticSegmentationMattesInPhoto", .boolean) { $0.embedsSemanticSegmentationMattesInPhoto = $1 }
      Field("virtualDeviceConstituentPhotoDeliveryEnabledDevices", .list(of: .name("device type"))) {
        $0.virtualDeviceConstituentPhotoDeliveryEnabledDevices = $1
      }
      Field("dualCameraDualPhotoDeliveryEnabled", .boolean) { $0.dualCameraDualPhotoDeliveryEnabled = $1 }
      Field("cameraCalibrationDataDeliveryEnabled", .boolean) { $0.cameraCalibrationDataDeliveryEnabled = $1 }
      Field("livePhotoMovieFileURL", .text("a file URL")) { $0.livePhotoMovieFileURL = $1 }
      Field("autoContentAwareDistortionCorrectionEnabled", .boolean) {
        $0.autoContentAwareDistortionCorrectionEnabled = $1
      }
      Field("autoRedEyeReductionEnabled", .boolean) { $0.autoRedEyeReductionEnabled = $1 }
      Field("constantColorEnabled", .boolean) { $0.constantColorEnabled = $1 }
      Field("bracketedSettings", .list(of: .object(BracketedSetting.self))) { $0.bracketedSettings = $1 }
      Field("delegateMethods", .list(of: .name("delegate method"))) { $0.delegateMethods = $1 }
    },
    make: { PhotoSettings(range: $0) })
}

extension PixelFormat {
  /// The format of Apple ProRAW, `kCVPixelFormatType_64RGBALE`: only requests for photos name it.
  public static let appleProRAW = PixelFormat("l64r")
}

extension BracketedSetting: ShapedObject {
  package static let shape = ObjectShape<BracketedSetting>(
    {
      Field("exposureTargetBias", .number(-20...20)) { $0.exposureTargetBias = $1 }
      Field("exposureDuration", .number(0...100, "seconds")) { $0.exposureDuration = $1 }
      Field("iso", .number(0...1_000_000)) { $0.iso = $1 }
    },
    make: { BracketedSetting(range: $0) })
}
