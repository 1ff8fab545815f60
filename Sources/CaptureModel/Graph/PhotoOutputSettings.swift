public import JSONSource

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

extension PhotoOutputSettings {
  static let fields = FieldList<GraphOutput> {
    Field("highResolutionCaptureEnabled", .boolean) { $0.photo.highResolutionCaptureEnabled = $1 }
    Field("maxPhotoDimensions", Dimensions.shape) { $0.photo.maxPhotoDimensions = $1 }
    Field("maxPhotoQualityPrioritization", .name("quality prioritization")) {
      $0.photo.maxPhotoQualityPrioritization = $1
    }
    Field("livePhotoCaptureEnabled", .boolean) { $0.photo.livePhotoCaptureEnabled = $1 }
    Field("livePhotoCaptureSuspended", .boolean) { $0.photo.livePhotoCaptureSuspended = $1 }
    Field("livePhotoAutoTrimmingEnabled", .boolean) { $0.photo.livePhotoAutoTrimmingEnabled = $1 }
    Field("depthDataDeliveryEnabled", .boolean) { $0.photo.depthDataDeliveryEnabled = $1 }
    Field("portraitEffectsMatteDeliveryEnabled", .boolean) { $0.photo.portraitEffectsMatteDeliveryEnabled = $1 }
    Field("enabledSemanticSegmentationMatteTypes", .list(of: .name("matte type"))) {
      $0.photo.enabledSemanticSegmentationMatteTypes = $1
    }
    Field("virtualDeviceConstituentPhotoDeliveryEnabled", .boolean) {
      $0.photo.virtualDeviceConstituentPhotoDeliveryEnabled = $1
    }
    Field("dualCameraDualPhotoDeliveryEnabled", .boolean) { $0.photo.dualCameraDualPhotoDeliveryEnabled = $1 }
    Field("contentAwareDistortionCorrectionEnabled", .boolean) {
      $0.photo.contentAwareDistortionCorrectionEnabled = $1
    }
    Field("zeroShutterLagEnabled", .boolean) { $0.photo.zeroShutterLagEnabled = $1 }
    Field("responsiveCaptureEnabled", .boolean) { $0.photo.responsiveCaptureEnabled = $1 }
    Field("fastCapturePrioritizationEnabled", .boolean) { $0.photo.fastCapturePrioritizationEnabled = $1 }
    Field("autoDeferredPhotoDeliveryEnabled", .boolean) { $0.photo.autoDeferredPhotoDeliveryEnabled = $1 }
    Field("appleProRAWEnabled", .boolean) { $0.photo.appleProRAWEnabled = $1 }
    Field("constantColorEnabled", .boolean) { $0.photo.constantColorEnabled = $1 }
    Field("preparedPhotoSettings", .list(of: .object(PhotoSettings.self))) { $0.photo.preparedPhotoSettings = $1 }
    Field("photoSettingsForSceneMonitoring", .object(PhotoSettings.self)) {
      $0.photo.photoSettingsForSceneMonitoring = $1
    }
  }
}
