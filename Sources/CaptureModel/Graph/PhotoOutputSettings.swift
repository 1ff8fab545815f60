public import JSONSource

/// The settings of an `AVCapturePhotoOutput`. A value that the graph leaves out is `nil`.
public struct PhotoOutputSettings: Sendable {
  /// Whether photos may be larger than the format's video.
  public var highResolutionCaptureEnabled: Located<Bool>?

  /// The largest photo that a request may ask for; `largest` is what the active format has.
  public var maxPhotoDimensions: Located<PhotoSizeLimit>?

  /// The highest priority of quality that a request may ask for; default `balanced`, multi-cam `speed`.
  public var maxPhotoQualityPrioritization: Located<PhotoQuality>?

  /// Whether requests may ask for Live Photos; default `false`.
  public var livePhotoCaptureEnabled: Located<Bool>?

  /// Whether Live Photos are paused; default `false`.
  public var livePhotoCaptureSuspended: Located<Bool>?

  /// Whether Live Photos stay paused when the session stops; default `false`.
  public var preservesLivePhotoCaptureSuspendedOnSessionStop: Located<Bool>?

  /// Whether the movies of Live Photos are trimmed; default `true`.
  public var livePhotoAutoTrimmingEnabled: Located<Bool>?

  /// Whether requests may ask for depth; default `false`.
  public var depthDataDeliveryEnabled: Located<Bool>?

  /// Whether requests may ask for the portrait effects matte; default `false`.
  public var portraitEffectsMatteDeliveryEnabled: Located<Bool>?

  /// The mattes that requests may ask for; default none.
  public var enabledSemanticSegmentationMatteTypes: Located<[Located<MatteType>]>?

  /// Whether requests may ask for a photo from each constituent; default `false`.
  public var virtualDeviceConstituentPhotoDeliveryEnabled: Located<Bool>?

  /// Whether requests may ask for both of a dual camera's photos.
  public var dualCameraDualPhotoDeliveryEnabled: Located<Bool>?

  /// Whether distortion is corrected depending on what the photo shows; default `false`.
  public var contentAwareDistortionCorrectionEnabled: Located<Bool>?

  /// Whether a photo shows the moment of the tap.
  public var zeroShutterLagEnabled: Located<Bool>?

  /// Whether the next photo may begin before the last is processed; default `false`.
  public var responsiveCaptureEnabled: Located<Bool>?

  /// Whether quality gives way when photos are taken in quick succession; default `false`.
  public var fastCapturePrioritizationEnabled: Located<Bool>?

  /// Whether photos may be finished later; default `false`.
  public var autoDeferredPhotoDeliveryEnabled: Located<Bool>?

  /// Whether requests may ask for Apple ProRAW; default `false`.
  public var appleProRAWEnabled: Located<Bool>?

  /// Whether requests may ask for constant color; default `false`.
  public var constantColorEnabled: Located<Bool>?

  /// Whether photos are turned to match how the camera is mounted; default `true` where supported.
  public var cameraSensorOrientationCompensationEnabled: Located<Bool>?

  /// The requests to prepare memory for; an empty list frees it; default one for JPEG.
  public var preparedPhotoSettings: Located<[Located<PhotoSettings>]>?

  /// The request to monitor the scene for; `nil` means no monitoring.
  public var photoSettingsForSceneMonitoring: Located<PhotoSettings>?
}

extension PhotoOutputSettings {
  static let fields = FieldList<GraphOutput> {
    Field(
      "highResolutionCaptureEnabled", .boolean,
      .flag(of: "AVCapturePhotoOutput", since: .iOS(10), deprecated: .iOS(16)),
      about: "Whether photos may be larger than the format's video"
    ) { $1(&$0.photo.highResolutionCaptureEnabled) }
    Field(
      "maxPhotoDimensions", PhotoSizeLimit.ofOutput,
      .property(
        of: "AVCapturePhotoOutput", since: .iOS(16),
        requires: .written(of: .format) {
          "\($0).supportedMaxPhotoDimensions.contains(where: { ($0.width, $0.height) == \($1) })"
        }),
      about: "The largest photo that a request may ask for; `largest` is what the active format has"
    ) { $1(&$0.photo.maxPhotoDimensions) }
    Field(
      "maxPhotoQualityPrioritization", .name("quality prioritization"),
      .property(of: "AVCapturePhotoOutput", since: .iOS(13)),
      default: .varying("`balanced`, multi-cam `speed`"),
      about: "The highest priority of quality that a request may ask for"
    ) { $1(&$0.photo.maxPhotoQualityPrioritization) }
    Field(
      "livePhotoCaptureEnabled", .boolean,
      .flag(of: "AVCapturePhotoOutput", since: .iOS(10), requires: .flag("isLivePhotoCaptureSupported", of: .output))
        .judged(by: .generalRule(by: .livePhotos)),
      default: false, about: "Whether requests may ask for Live Photos"
    ) { $1(&$0.photo.livePhotoCaptureEnabled) }
    Field(
      "livePhotoCaptureSuspended", .boolean,
      .flag(of: "AVCapturePhotoOutput", since: .iOS(10), requires: .flag("isLivePhotoCaptureEnabled", of: .output)),
      default: false, about: "Whether Live Photos are paused"
    ) { $1(&$0.photo.livePhotoCaptureSuspended) }
    Field(
      "preservesLivePhotoCaptureSuspendedOnSessionStop", .boolean,
      .property(of: "AVCapturePhotoOutput", since: .iOS(16)), default: false,
      about: "Whether Live Photos stay paused when the session stops"
    ) { $1(&$0.photo.preservesLivePhotoCaptureSuspendedOnSessionStop) }
    Field(
      "livePhotoAutoTrimmingEnabled", .boolean, .flag(of: "AVCapturePhotoOutput", since: .iOS(10)),
      default: true, about: "Whether the movies of Live Photos are trimmed"
    ) { $1(&$0.photo.livePhotoAutoTrimmingEnabled) }
    Field(
      "depthDataDeliveryEnabled", .boolean,
      .flag(of: "AVCapturePhotoOutput", since: .iOS(11), requires: .flag("isDepthDataDeliverySupported", of: .output)),
      default: false, about: "Whether requests may ask for depth"
    ) { $1(&$0.photo.depthDataDeliveryEnabled) }
    Field(
      "portraitEffectsMatteDeliveryEnabled", .boolean,
      .flag(
        of: "AVCapturePhotoOutput", since: .iOS(12),
        requires: .flag("isPortraitEffectsMatteDeliverySupported", of: .output)
      )
      .judged(by: .generalRule(by: .nothing)),
      default: false, about: "Whether requests may ask for the portrait effects matte"
    ) { $1(&$0.photo.portraitEffectsMatteDeliveryEnabled) }
    Field(
      "enabledSemanticSegmentationMatteTypes", .list(of: .name("matte type")),
      .property(
        of: "AVCapturePhotoOutput", since: .iOS(13),
        requires: .superset("availableSemanticSegmentationMatteTypes", of: .output)),
      default: [], about: "The mattes that requests may ask for"
    ) { $1(&$0.photo.enabledSemanticSegmentationMatteTypes) }
    Field(
      "virtualDeviceConstituentPhotoDeliveryEnabled", .boolean,
      .flag(
        of: "AVCapturePhotoOutput", since: .iOS(13),
        requires: .flag("isVirtualDeviceConstituentPhotoDeliverySupported", of: .output)),
      default: false, about: "Whether requests may ask for a photo from each constituent"
    ) { $1(&$0.photo.virtualDeviceConstituentPhotoDeliveryEnabled) }
    Field(
      "dualCameraDualPhotoDeliveryEnabled", .boolean,
      .flag(
        of: "AVCapturePhotoOutput", since: .iOS(11), deprecated: .iOS(13),
        requires: .flag("isDualCameraDualPhotoDeliverySupported", of: .output)),
      about: "Whether requests may ask for both of a dual camera's photos"
    ) { $1(&$0.photo.dualCameraDualPhotoDeliveryEnabled) }
    Field(
      "contentAwareDistortionCorrectionEnabled", .boolean,
      .flag(
        of: "AVCapturePhotoOutput", since: .iOS(14, 1),
        requires: .flag("isContentAwareDistortionCorrectionSupported", of: .output)
      )
      .datedByOwnRule(),
      default: false, about: "Whether distortion is corrected depending on what the photo shows"
    ) { $1(&$0.photo.contentAwareDistortionCorrectionEnabled) }
    Field(
      "zeroShutterLagEnabled", .boolean,
      .flag(of: "AVCapturePhotoOutput", since: .iOS(17), requires: .flag("isZeroShutterLagSupported", of: .output))
        .judged(by: .generalRule(by: .fastPhotos)),
      about: "Whether a photo shows the moment of the tap"
    ) { $1(&$0.photo.zeroShutterLagEnabled) }
    Field(
      "responsiveCaptureEnabled", .boolean,
      .flag(of: "AVCapturePhotoOutput", since: .iOS(17), requires: .flag("isResponsiveCaptureSupported", of: .output))
        .datedByOwnRule(),
      default: false, about: "Whether the next photo may begin before the last is processed"
    ) { $1(&$0.photo.responsiveCaptureEnabled) }
    Field(
      "fastCapturePrioritizationEnabled", .boolean,
      .flag(
        of: "AVCapturePhotoOutput", since: .iOS(17),
        requires: .flag("isFastCapturePrioritizationSupported", of: .output)
      )
      .judged(by: .generalRule(by: .fastPhotos)),
      default: false, about: "Whether quality gives way when photos are taken in quick succession"
    ) { $1(&$0.photo.fastCapturePrioritizationEnabled) }
    Field(
      "autoDeferredPhotoDeliveryEnabled", .boolean,
      .flag(
        of: "AVCapturePhotoOutput", since: .iOS(17),
        requires: .flag("isAutoDeferredPhotoDeliverySupported", of: .output)
      )
      .datedByOwnRule(),
      default: false, about: "Whether photos may be finished later"
    ) { $1(&$0.photo.autoDeferredPhotoDeliveryEnabled) }
    Field(
      "appleProRAWEnabled", .boolean,
      .flag(of: "AVCapturePhotoOutput", since: .iOS(14, 3), requires: .flag("isAppleProRAWSupported", of: .output))
        .datedByOwnRule(),
      default: false, about: "Whether requests may ask for Apple ProRAW"
    ) { $1(&$0.photo.appleProRAWEnabled) }
    Field(
      "constantColorEnabled", .boolean,
      .flag(of: "AVCapturePhotoOutput", since: .iOS(18), requires: .flag("isConstantColorSupported", of: .output)),
      default: false, about: "Whether requests may ask for constant color"
    ) { $1(&$0.photo.constantColorEnabled) }
    Field(
      "cameraSensorOrientationCompensationEnabled", .boolean,
      .flag(
        of: "AVCapturePhotoOutput", since: .iOS(26),
        requires: .flag("isCameraSensorOrientationCompensationSupported", of: .output)
      )
      .judged(by: .generalRule(by: .nothing))
      .recorded(
        if:
          "output.isCameraSensorOrientationCompensationSupported && !output.isCameraSensorOrientationCompensationEnabled"
      ),
      default: .varying("`true` where supported"), about: "Whether photos are turned to match how the camera is mounted"
    ) { $1(&$0.photo.cameraSensorOrientationCompensationEnabled) }
    Field(
      "preparedPhotoSettings",
      .list(of: PhotoSettings.shapeInOutput.shape.withoutNames, upTo: GraphLimits.preparedPhotoSettings),
      .method("setPreparedPhotoSettingsArray(_:completionHandler:)", of: "AVCapturePhotoOutput", since: .iOS(10)),
      default: .varying("one for JPEG"),
      about: "The requests to prepare memory for; an empty list frees it"
    ) { $1(&$0.photo.preparedPhotoSettings) }
    Field(
      "photoSettingsForSceneMonitoring", PhotoSettings.shapeInOutput.shape.withoutNames,
      .property(of: "AVCapturePhotoOutput", since: .iOS(10), set: .fixed),
      about: "The request to monitor the scene for"
    ) { $1(&$0.photo.photoSettingsForSceneMonitoring) }
  }
}
