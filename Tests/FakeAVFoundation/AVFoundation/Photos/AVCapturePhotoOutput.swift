open class AVCapturePhotoOutput: AVCaptureOutput, StabilizedOutput {
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced = 2
    case quality = 3
  }

  private var enabled: Set<String> = []
  private var dimensions: CMVideoDimensions?
  private var matteTypes: [AVSemanticSegmentationMatte.MatteType] = []
  public private(set) var preparedPhotoSettingsArray = [AVCapturePhotoSettings()]
  open var photoSettingsForSceneMonitoring: AVCapturePhotoSettings?
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  public var isHighResolutionCaptureEnabled = false
  private var suspendsLivePhotos = false
  public var isLivePhotoCaptureSuspended: Bool {
    get { suspendsLivePhotos }
    set {
      require(!newValue || isLivePhotoCaptureEnabled, "Live Photos are not enabled")
      suspendsLivePhotos = newValue
    }
  }
  public var preservesLivePhotoCaptureSuspendedOnSessionStop = false

  public override init() {}

  // Live Photos have sound.
  override var acceptedMedia: [AVMediaType] { [.video, .audio] }

  private var hasDepth: Bool { !(camera?.activeFormat.supportedDepthDataFormats.isEmpty ?? true) }

  /// Switches a feature, which the output must support to switch it on.
  private func set(_ feature: String, _ isOn: Bool, if isSupported: Bool, in function: String = #function) {
    require(!isOn || isSupported, "the output does not support it", in: function)
    if isOn { enabled.insert(feature) } else { enabled.remove(feature) }
  }

  /// Whether the device has a feature; every one of them wants a camera that is connected.
  private func has(_ feature: String) -> Bool { camera != nil && World.supports(feature) }

  public var isCameraSensorOrientationCompensationSupported: Bool { has("cameraSensorOrientationCompensation") }
  // On by default where it is supported.
  private var keepsSensorOrientation = false
  public var isCameraSensorOrientationCompensationEnabled: Bool {
    get { isCameraSensorOrientationCompensationSupported && !keepsSensorOrientation }
    set {
      require(!newValue || isCameraSensorOrientationCompensationSupported, "the output does not support it")
      keepsSensorOrientation = !newValue
    }
  }
  public var isLivePhotoCaptureSupported: Bool { has("livePhotoCapture") }
  public var isLivePhotoCaptureEnabled: Bool {
    get { enabled.contains("livePhotoCapture") }
    set { set("livePhotoCapture", newValue, if: isLivePhotoCaptureSupported) }
  }
  public var isLivePhotoAutoTrimmingEnabled: Bool {
    get { enabled.contains("livePhotoAutoTrimming") }
    set { set("livePhotoAutoTrimming", newValue, if: isLivePhotoCaptureSupported) }
  }

  public var isDepthDataDeliverySupported: Bool { hasDepth }
  public var isDepthDataDeliveryEnabled: Bool {
    get { enabled.contains("depthDataDelivery") }
    set { set("depthDataDelivery", newValue, if: isDepthDataDeliverySupported) }
  }
  public var isPortraitEffectsMatteDeliverySupported: Bool { hasDepth && has("portraitEffectsMatteDelivery") }
  public var isPortraitEffectsMatteDeliveryEnabled: Bool {
    get { enabled.contains("portraitEffectsMatteDelivery") }
    set {
      require(!newValue || isDepthDataDeliveryEnabled, "depth data delivery is off")
      set("portraitEffectsMatteDelivery", newValue, if: isPortraitEffectsMatteDeliverySupported)
    }
  }

  public var availableSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] {
    hasDepth && has("semanticSegmentationMatte") ? [.hair, .skin, .teeth, .glasses] : []
  }
  public var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] {
    get { matteTypes }
    set {
      require(newValue.allSatisfy(availableSemanticSegmentationMatteTypes.contains), "a type is not available")
      matteTypes = newValue
    }
  }

  public var isVirtualDeviceConstituentPhotoDeliverySupported: Bool { camera?.isVirtualDevice ?? false }
  public var isVirtualDeviceConstituentPhotoDeliveryEnabled: Bool {
    get { enabled.contains("virtualDeviceConstituentPhotoDelivery") }
    set { set("virtualDeviceConstituentPhotoDelivery", newValue, if: isVirtualDeviceConstituentPhotoDeliverySupported) }
  }
  public var isDualCameraDualPhotoDeliverySupported: Bool {
    camera?.typeName == "builtInDualCamera" && isVirtualDeviceConstituentPhotoDeliverySupported
  }
  public var isDualCameraDualPhotoDeliveryEnabled: Bool {
    get { isVirtualDeviceConstituentPhotoDeliveryEnabled }
    set { set("virtualDeviceConstituentPhotoDelivery", newValue, if: isDualCameraDualPhotoDeliverySupported) }
  }
  public var isVirtualDeviceFusionSupported: Bool { camera?.isVirtualDevice ?? false }
  public var isLensStabilizationDuringBracketedCaptureSupported: Bool { has("lensStabilizationDuringBracket") }
  public var isCameraCalibrationDataDeliverySupported: Bool {
    World.supports("cameraCalibrationDataDelivery") && (isVirtualDeviceConstituentPhotoDeliveryEnabled || hasDepth)
  }

  public var isContentAwareDistortionCorrectionSupported: Bool { has("contentAwareDistortionCorrection") }
  public var isContentAwareDistortionCorrectionEnabled: Bool {
    get { enabled.contains("contentAwareDistortionCorrection") }
    set { set("contentAwareDistortionCorrection", newValue, if: isContentAwareDistortionCorrectionSupported) }
  }

  public var isZeroShutterLagSupported: Bool { has("zeroShutterLag") }
  public var isZeroShutterLagEnabled: Bool {
    get { enabled.contains("zeroShutterLag") }
    set { set("zeroShutterLag", newValue, if: isZeroShutterLagSupported) }
  }
  public var isResponsiveCaptureSupported: Bool { isZeroShutterLagEnabled && has("responsiveCapture") }
  public var isResponsiveCaptureEnabled: Bool {
    get { enabled.contains("responsiveCapture") }
    set { set("responsiveCapture", newValue, if: isResponsiveCaptureSupported) }
  }
  public var isFastCapturePrioritizationSupported: Bool {
    isResponsiveCaptureEnabled && has("fastCapturePrioritization")
  }
  public var isFastCapturePrioritizationEnabled: Bool {
    get { enabled.contains("fastCapturePrioritization") }
    set { set("fastCapturePrioritization", newValue, if: isFastCapturePrioritizationSupported) }
  }
  public var isAutoDeferredPhotoDeliverySupported: Bool { has("autoDeferredPhotoDelivery") }
  public var isAutoDeferredPhotoDeliveryEnabled: Bool {
    get { enabled.contains("autoDeferredPhotoDelivery") }
    set { set("autoDeferredPhotoDelivery", newValue, if: isAutoDeferredPhotoDeliverySupported) }
  }
  public var isAppleProRAWSupported: Bool { has("appleProRAW") }
  public var isAppleProRAWEnabled: Bool {
    get { enabled.contains("appleProRAW") }
    set { set("appleProRAW", newValue, if: isAppleProRAWSupported) }
  }
  public var isConstantColorSupported: Bool { has("constantColor") }
  public var isConstantColorEnabled: Bool {
    get { enabled.contains("constantColor") }
    set { set("constantColor", newValue, if: isConstantColorSupported) }
  }
  public var isShutterSoundSuppressionSupported: Bool { has("shutterSoundSuppression") }
  public var isAutoRedEyeReductionSupported: Bool { has("autoRedEyeReduction") }
  public var isFlashScene: Bool { false }
  public var isStillImageStabilizationScene: Bool { false }

  public var maxPhotoDimensions: CMVideoDimensions {
    get { dimensions ?? CMVideoDimensions(width: 0, height: 0) }
    set {
      let sizes = camera?.activeFormat.supportedMaxPhotoDimensions ?? []
      require(
        sizes.contains { $0.width == newValue.width && $0.height == newValue.height },
        "the active format has no such photo dimensions")
      dimensions = newValue
    }
  }

  public var supportedFlashModes: [AVCaptureDevice.FlashMode] {
    camera?.hasFlash ?? false ? [.off, .on, .auto] : [.off]
  }
  public var maxBracketedCapturePhotoCount: Int { 4 }
  public var availablePhotoCodecTypes: [AVVideoCodecType] {
    camera == nil ? [] : World.offered([.hevc, .jpeg], "photoCodec")
  }
  public var availableLivePhotoVideoCodecTypes: [AVVideoCodecType] {
    isLivePhotoCaptureSupported ? World.offered([.hevc, .h264], "livePhotoVideoCodec") : []
  }
  public var availableRawPhotoCodecTypes: [AVVideoCodecType] { camera == nil ? [] : [.jpeg] }
  public var availablePhotoFileTypes: [AVFileType] {
    camera == nil ? [] : World.offered([.heic, .jpg, .tif], "photoFileType")
  }
  public var availablePhotoPixelFormatTypes: [OSType] {
    let types = [
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_32BGRA,
    ]
    return camera == nil ? [] : World.offered(types, "photoPixelFormat")
  }
  public var availableRawPhotoPixelFormatTypes: [OSType] {
    guard let camera, World.supports("rawPhotoPixelFormat"), !camera.isVirtualDevice || isAppleProRAWEnabled else {
      return []
    }
    return [kCVPixelFormatType_14Bayer_RGGB] + (isAppleProRAWEnabled ? [kCVPixelFormatType_64RGBALE] : [])
  }
  public class func isBayerRAWPixelFormat(_ pixelFormat: OSType) -> Bool {
    pixelFormat == kCVPixelFormatType_14Bayer_RGGB
  }
  public class func isAppleProRAWPixelFormat(_ pixelFormat: OSType) -> Bool {
    pixelFormat == kCVPixelFormatType_64RGBALE
  }

  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    for settings in preparedPhotoSettingsArray { settings.requireSupport(by: self) }
    self.preparedPhotoSettingsArray = preparedPhotoSettingsArray
    completionHandler?(true, nil)
  }

  open func setPreparedPhotoSettingsArray(_ preparedPhotoSettingsArray: [AVCapturePhotoSettings]) async throws {
    setPreparedPhotoSettingsArray(preparedPhotoSettingsArray) { _, _ in }
  }

  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    require(session?.isRunning ?? false, "the session is not running")
    require(!settings.wasCaptured, "the settings were captured already")
    settings.requireSupport(by: self)
    settings.wasCaptured = true
  }
}
