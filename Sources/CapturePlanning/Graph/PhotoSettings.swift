/// The settings of an `AVCapturePhotoOutput`. What the graph leaves out is `nil`.
public struct PhotoOutputSettings: Sendable {
  /// `AVCapturePhotoOutput.isHighResolutionCaptureEnabled`, since iOS 10; deprecated in 16.
  public var highResolutionCaptureEnabled: Located<Bool>?

  /// `AVCapturePhotoOutput.maxPhotoDimensions`, since iOS 16.
  public var maxPhotoDimensions: Located<Dimensions>?

  /// `AVCapturePhotoOutput.maxPhotoQualityPrioritization`, since iOS 13; default `balanced`, multi-cam `speed`.
  public var maxPhotoQualityPrioritization: Located<PhotoQuality>?

  /// `AVCapturePhotoOutput.isLivePhotoCaptureEnabled`, since iOS 10; default `false`.
  public var livePhotoCaptureEnabled: Located<Bool>?

  /// `AVCapturePhotoOutput.isLivePhotoCaptureSuspended`, since iOS 10; default `false`.
  public var livePhotoCaptureSuspended: Located<Bool>?

  /// `AVCapturePhotoOutput.isLivePhotoAutoTrimmingEnabled`, since iOS 10; default `true`.
  public var livePhotoAutoTrimmingEnabled: Located<Bool>?

  /// `AVCapturePhotoOutput.isDepthDataDeliveryEnabled`, since iOS 11; default `false`.
  public var depthDataDeliveryEnabled: Located<Bool>?

  /// `AVCapturePhotoOutput.isPortraitEffectsMatteDeliveryEnabled`, since iOS 12; default `false`.
  public var portraitEffectsMatteDeliveryEnabled: Located<Bool>?

  /// `AVCapturePhotoOutput.enabledSemanticSegmentationMatteTypes`, since iOS 13; default none.
  public var enabledSemanticSegmentationMatteTypes: Located<[Located<MatteType>]>?

  /// `AVCapturePhotoOutput.isVirtualDeviceConstituentPhotoDeliveryEnabled`, since iOS 13; default `false`.
  public var virtualDeviceConstituentPhotoDeliveryEnabled: Located<Bool>?

  /// `AVCapturePhotoOutput.isDualCameraDualPhotoDeliveryEnabled`, since iOS 11; deprecated in 13.
  public var dualCameraDualPhotoDeliveryEnabled: Located<Bool>?

  /// `AVCapturePhotoOutput.isContentAwareDistortionCorrectionEnabled`, since iOS 14.1; default `false`.
  public var contentAwareDistortionCorrectionEnabled: Located<Bool>?

  /// `AVCapturePhotoOutput.isZeroShutterLagEnabled`, since iOS 17.
  public var zeroShutterLagEnabled: Located<Bool>?

  /// `AVCapturePhotoOutput.isResponsiveCaptureEnabled`, since iOS 17; default `false`.
  public var responsiveCaptureEnabled: Located<Bool>?

  /// `AVCapturePhotoOutput.isFastCapturePrioritizationEnabled`, since iOS 17; default `false`.
  public var fastCapturePrioritizationEnabled: Located<Bool>?

  /// `AVCapturePhotoOutput.isAutoDeferredPhotoDeliveryEnabled`, since iOS 17; default `false`.
  public var autoDeferredPhotoDeliveryEnabled: Located<Bool>?

  /// `AVCapturePhotoOutput.isAppleProRAWEnabled`, since iOS 14.3; default `false`.
  public var appleProRAWEnabled: Located<Bool>?

  /// `AVCapturePhotoOutput.isConstantColorEnabled`, since iOS 18; default `false`.
  public var constantColorEnabled: Located<Bool>?

  /// The settings of `setPreparedPhotoSettingsArray(_:completionHandler:)`, since iOS 10.
  ///
  /// `nil` means the default, which prepares for JPEG; an empty list gives the memory back.
  public var preparedPhotoSettings: Located<[Located<PhotoSettings>]>?

  /// `AVCapturePhotoOutput.photoSettingsForSceneMonitoring`, since iOS 10; `nil` monitors nothing.
  public var photoSettingsForSceneMonitoring: Located<PhotoSettings>?
}

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

/// `AVCapturePhotoOutput.QualityPrioritization`.
public enum PhotoQuality: String, Vocabulary, Comparable {
  /// Its names, to be found by their bytes.
  public static let names = table()

  case speed, balanced, quality

  /// The integers of the enumeration.
  public static var numbers: [(Int, PhotoQuality)] { [(1, .speed), (2, .balanced), (3, .quality)] }

  /// Orders speed before balanced before quality.
  public static func < (left: PhotoQuality, right: PhotoQuality) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.numbers.first { $0.1 == self }?.0 ?? 0 }
}

/// The methods of an `AVCapturePhotoCaptureDelegate`, by the labels that tell them apart.
public enum PhotoDelegateMethod: String, Vocabulary {
  /// Its names, to be found by their bytes.
  public static let names = table()

  case willBeginCaptureFor, willCapturePhotoFor, didCapturePhotoFor, didFinishProcessingPhoto
  case didFinishCapturingDeferredPhotoProxy, didFinishRecordingLivePhotoMovieForEventualFileAt
  case didFinishProcessingLivePhotoToMovieFileAt, didFinishCaptureFor
}

/// `AVSemanticSegmentationMatte.MatteType`.
public enum MatteType: String, Vocabulary {
  /// Its names, to be found by their bytes.
  public static let names = table()

  case hair, skin, teeth, glasses

  /// The C symbols.
  public static var aliases: [(String, MatteType)] { symbols("AVSemanticSegmentationMatteType") }
}

extension Dimensions {
  private struct Request: Sendable {
    var width: Located<Int>?
    var height: Located<Int>?
  }

  private static let object = ObjectShape<Request>(
    [
      Field("width", .integer(1...100_000, "pixels"), isRequired: true) { $0.width = $1 },
      Field("height", .integer(1...100_000, "pixels"), isRequired: true) { $0.height = $1 },
    ],
    make: { _ in Request() })

  static let shape = Shape<Dimensions>(object.shape.schema) { reader, value in
    guard let request = object.read(&reader, value), let width = request.width, let height = request.height else {
      return nil
    }
    return Dimensions(width.value, height.value)
  }
}

extension PhotoOutputSettings {
  static let fields: [Field<GraphOutput>] = [
    Field("highResolutionCaptureEnabled", .boolean) { $0.photo.highResolutionCaptureEnabled = $1 },
    Field("maxPhotoDimensions", Dimensions.shape) { $0.photo.maxPhotoDimensions = $1 },
    Field("maxPhotoQualityPrioritization", .name("quality prioritization")) {
      $0.photo.maxPhotoQualityPrioritization = $1
    },
    Field("livePhotoCaptureEnabled", .boolean) { $0.photo.livePhotoCaptureEnabled = $1 },
    Field("livePhotoCaptureSuspended", .boolean) { $0.photo.livePhotoCaptureSuspended = $1 },
    Field("livePhotoAutoTrimmingEnabled", .boolean) { $0.photo.livePhotoAutoTrimmingEnabled = $1 },
    Field("depthDataDeliveryEnabled", .boolean) { $0.photo.depthDataDeliveryEnabled = $1 },
    Field("portraitEffectsMatteDeliveryEnabled", .boolean) { $0.photo.portraitEffectsMatteDeliveryEnabled = $1 },
    Field("enabledSemanticSegmentationMatteTypes", .list(of: .name("matte type"))) {
      $0.photo.enabledSemanticSegmentationMatteTypes = $1
    },
    Field("virtualDeviceConstituentPhotoDeliveryEnabled", .boolean) {
      $0.photo.virtualDeviceConstituentPhotoDeliveryEnabled = $1
    },
    Field("dualCameraDualPhotoDeliveryEnabled", .boolean) { $0.photo.dualCameraDualPhotoDeliveryEnabled = $1 },
    Field("contentAwareDistortionCorrectionEnabled", .boolean) {
      $0.photo.contentAwareDistortionCorrectionEnabled = $1
    },
    Field("zeroShutterLagEnabled", .boolean) { $0.photo.zeroShutterLagEnabled = $1 },
    Field("responsiveCaptureEnabled", .boolean) { $0.photo.responsiveCaptureEnabled = $1 },
    Field("fastCapturePrioritizationEnabled", .boolean) { $0.photo.fastCapturePrioritizationEnabled = $1 },
    Field("autoDeferredPhotoDeliveryEnabled", .boolean) { $0.photo.autoDeferredPhotoDeliveryEnabled = $1 },
    Field("appleProRAWEnabled", .boolean) { $0.photo.appleProRAWEnabled = $1 },
    Field("constantColorEnabled", .boolean) { $0.photo.constantColorEnabled = $1 },
    Field("preparedPhotoSettings", .list(of: .object(PhotoSettings.self))) { $0.photo.preparedPhotoSettings = $1 },
    Field("photoSettingsForSceneMonitoring", .object(PhotoSettings.self)) {
      $0.photo.photoSettingsForSceneMonitoring = $1
    },
  ]
}

extension PhotoSettings: ShapedObject {
  package static let shape = ObjectShape<PhotoSettings>(
    [
      Field("id", .identifier) { $0.id = $1 },
      Field("output", .identifier) { $0.output = $1 },
      Field("codec", .text("a codec")) { $0.codec = $1 },
      Field("pixelFormat", .pixelFormat) { $0.pixelFormat = $1 },
      Field("rawPixelFormat", .rawPixelFormat) { $0.rawPixelFormat = $1 },
      Field("fileType", .text("a file type")) { $0.fileType = $1 },
      Field("flashMode", .name("flash mode")) { $0.flashMode = $1 },
      Field("photoQualityPrioritization", .name("quality prioritization")) { $0.photoQualityPrioritization = $1 },
      Field("highResolutionPhotoEnabled", .boolean) { $0.highResolutionPhotoEnabled = $1 },
      Field("maxPhotoDimensions", Dimensions.shape) { $0.maxPhotoDimensions = $1 },
      Field("autoStillImageStabilizationEnabled", .boolean) { $0.autoStillImageStabilizationEnabled = $1 },
      Field("depthDataDeliveryEnabled", .boolean) { $0.depthDataDeliveryEnabled = $1 },
      Field("embedsDepthDataInPhoto", .boolean) { $0.embedsDepthDataInPhoto = $1 },
      Field("depthDataFiltered", .boolean) { $0.depthDataFiltered = $1 },
      Field("portraitEffectsMatteDeliveryEnabled", .boolean) { $0.portraitEffectsMatteDeliveryEnabled = $1 },
      Field("embedsPortraitEffectsMatteInPhoto", .boolean) { $0.embedsPortraitEffectsMatteInPhoto = $1 },
      Field("enabledSemanticSegmentationMatteTypes", .list(of: .name("matte type"))) {
        $0.enabledSemanticSegmentationMatteTypes = $1
      },
      Field("embedsSemanticSegmentationMattesInPhoto", .boolean) { $0.embedsSemanticSegmentationMattesInPhoto = $1 },
      Field("virtualDeviceConstituentPhotoDeliveryEnabledDevices", .list(of: .name("device type"))) {
        $0.virtualDeviceConstituentPhotoDeliveryEnabledDevices = $1
      },
      Field("dualCameraDualPhotoDeliveryEnabled", .boolean) { $0.dualCameraDualPhotoDeliveryEnabled = $1 },
      Field("cameraCalibrationDataDeliveryEnabled", .boolean) { $0.cameraCalibrationDataDeliveryEnabled = $1 },
      Field("livePhotoMovieFileURL", .text("a file URL")) { $0.livePhotoMovieFileURL = $1 },
      Field("autoContentAwareDistortionCorrectionEnabled", .boolean) {
        $0.autoContentAwareDistortionCorrectionEnabled = $1
      },
      Field("autoRedEyeReductionEnabled", .boolean) { $0.autoRedEyeReductionEnabled = $1 },
      Field("constantColorEnabled", .boolean) { $0.constantColorEnabled = $1 },
      Field("bracketedSettings", .list(of: .object(BracketedSetting.self))) { $0.bracketedSettings = $1 },
      Field("delegateMethods", .list(of: .name("delegate method"))) { $0.delegateMethods = $1 },
    ],
    make: { PhotoSettings(range: $0) })
}

extension PixelFormat {
  /// The format of Apple ProRAW, `kCVPixelFormatType_64RGBALE`: only requests for photos name it.
  static let appleProRAW = PixelFormat("l64r")

  private static let appleProRAWNames = ["l64r", "64RGBALE", "kCVPixelFormatType_64RGBALE"]

  fileprivate static func isAppleProRAW(_ name: String) -> Bool { appleProRAWNames.contains(name) }
}

extension Shape where Value == PixelFormat {
  /// A pixel format of raw photos: also that of Apple ProRAW.
  fileprivate static var rawPixelFormat: Shape {
    let other = pixelFormat
    return Shape(.names { PixelFormat.codes.map(\.code) + [PixelFormat.appleProRAW.code] }) { reader, value in
      if reader.document.string(of: value).map(PixelFormat.isAppleProRAW) ?? false { return .appleProRAW }
      return other.read(&reader, value)
    }
  }
}

extension BracketedSetting: ShapedObject {
  package static let shape = ObjectShape<BracketedSetting>(
    [
      Field("exposureTargetBias", .number(-20...20)) { $0.exposureTargetBias = $1 },
      Field("exposureDuration", .number(0...100, "seconds")) { $0.exposureDuration = $1 },
      Field("iso", .number(0...1_000_000)) { $0.iso = $1 },
    ],
    make: { BracketedSetting(range: $0) })
}
