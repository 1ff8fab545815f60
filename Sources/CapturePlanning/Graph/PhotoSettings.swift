/// The settings of an `AVCapturePhotoOutput`.
public struct PhotoOutputSettings: Sendable {
  public var highResolutionCaptureEnabled: Located<Bool>?
  public var maxPhotoDimensions: Located<Dimensions>?
  public var maxPhotoQualityPrioritization: Located<PhotoQuality>?
  public var livePhotoCaptureEnabled: Located<Bool>?
  public var livePhotoCaptureSuspended: Located<Bool>?
  public var livePhotoAutoTrimmingEnabled: Located<Bool>?
  public var depthDataDeliveryEnabled: Located<Bool>?
  public var portraitEffectsMatteDeliveryEnabled: Located<Bool>?
  public var enabledSemanticSegmentationMatteTypes: Located<[Located<MatteType>]>?
  public var virtualDeviceConstituentPhotoDeliveryEnabled: Located<Bool>?
  public var dualCameraDualPhotoDeliveryEnabled: Located<Bool>?
  public var contentAwareDistortionCorrectionEnabled: Located<Bool>?
  public var zeroShutterLagEnabled: Located<Bool>?
  public var responsiveCaptureEnabled: Located<Bool>?
  public var fastCapturePrioritizationEnabled: Located<Bool>?
  public var autoDeferredPhotoDeliveryEnabled: Located<Bool>?
  public var appleProRAWEnabled: Located<Bool>?
  public var constantColorEnabled: Located<Bool>?
  public var preparedPhotoSettings: Located<[Located<PhotoSettings>]>?
  public var photoSettingsForSceneMonitoring: Located<PhotoSettings>?
}

/// A photo request: an `AVCapturePhotoSettings`.
public struct PhotoSettings: Sendable {
  public let range: SourceRange
  public var id: Located<Identifier>?
  public var output: Located<Identifier>?
  public var codec: Located<String>?
  public var pixelFormat: Located<PixelFormat>?
  public var rawPixelFormat: Located<PixelFormat>?
  public var fileType: Located<String>?
  public var flashMode: Located<LightMode>?
  public var photoQualityPrioritization: Located<PhotoQuality>?
  public var highResolutionPhotoEnabled: Located<Bool>?
  public var maxPhotoDimensions: Located<Dimensions>?
  public var autoStillImageStabilizationEnabled: Located<Bool>?
  public var depthDataDeliveryEnabled: Located<Bool>?
  public var embedsDepthDataInPhoto: Located<Bool>?
  public var depthDataFiltered: Located<Bool>?
  public var portraitEffectsMatteDeliveryEnabled: Located<Bool>?
  public var embedsPortraitEffectsMatteInPhoto: Located<Bool>?
  public var enabledSemanticSegmentationMatteTypes: Located<[Located<MatteType>]>?
  public var embedsSemanticSegmentationMattesInPhoto: Located<Bool>?
  public var virtualDeviceConstituentPhotoDeliveryEnabledDevices: Located<[Located<DeviceType>]>?
  public var dualCameraDualPhotoDeliveryEnabled: Located<Bool>?
  public var cameraCalibrationDataDeliveryEnabled: Located<Bool>?
  public var livePhotoMovieFileURL: Located<String>?
  public var autoContentAwareDistortionCorrectionEnabled: Located<Bool>?
  public var autoRedEyeReductionEnabled: Located<Bool>?
  public var constantColorEnabled: Located<Bool>?
  public var bracketedSettings: Located<[Located<BracketedSetting>]>?
}

/// One exposure of a bracket.
public struct BracketedSetting: Sendable {
  public let range: SourceRange
  public var exposureTargetBias: Located<Double>?
  public var exposureDuration: Located<Double>?
  public var iso: Located<Double>?
}

/// `AVCapturePhotoOutput.QualityPrioritization`.
public enum PhotoQuality: String, Vocabulary, Comparable {
  case speed, balanced, quality

  /// The integers of the enumeration.
  public static var numbers: [(Int, PhotoQuality)] { [(1, .speed), (2, .balanced), (3, .quality)] }

  /// Orders speed before balanced before quality.
  public static func < (left: PhotoQuality, right: PhotoQuality) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.numbers.first { $0.1 == self }?.0 ?? 0 }
}

/// `AVSemanticSegmentationMatte.MatteType`.
public enum MatteType: String, Vocabulary {
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
    Field("preparedPhotoSettings", .list(of: PhotoSettings.shape.shape)) { $0.photo.preparedPhotoSettings = $1 },
    Field("photoSettingsForSceneMonitoring", PhotoSettings.shape.shape) {
      $0.photo.photoSettingsForSceneMonitoring = $1
    },
  ]
}

extension PhotoSettings {
  static let shape = ObjectShape<PhotoSettings>(
    [
      Field("id", .identifier) { $0.id = $1 },
      Field("output", .identifier) { $0.output = $1 },
      Field("codec", .text("a codec")) { $0.codec = $1 },
      Field("pixelFormat", .pixelFormat) { $0.pixelFormat = $1 },
      Field("rawPixelFormat", .pixelFormat) { $0.rawPixelFormat = $1 },
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
      Field("bracketedSettings", .list(of: BracketedSetting.shape.shape)) { $0.bracketedSettings = $1 },
    ],
    make: { PhotoSettings(range: $0) })
}

extension BracketedSetting {
  static let shape = ObjectShape<BracketedSetting>(
    [
      Field("exposureTargetBias", .number(-20...20)) { $0.exposureTargetBias = $1 },
      Field("exposureDuration", .number(0...100, "seconds")) { $0.exposureDuration = $1 },
      Field("iso", .number(0...1_000_000)) { $0.iso = $1 },
    ],
    make: { BracketedSetting(range: $0) })
}
