extension AVCaptureDevice {
  public struct AspectRatio: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ratio1x1 = AspectRatio(rawValue: "AVCaptureAspectRatio1x1")
    public static let ratio16x9 = AspectRatio(rawValue: "AVCaptureAspectRatio16x9")
    public static let ratio9x16 = AspectRatio(rawValue: "AVCaptureAspectRatio9x16")
    public static let ratio4x3 = AspectRatio(rawValue: "AVCaptureAspectRatio4x3")
    public static let ratio3x4 = AspectRatio(rawValue: "AVCaptureAspectRatio3x4")
  }

  public var dynamicAspectRatio: AspectRatio? {
    let ratios = activeFormat.supportedDynamicAspectRatios
    return settings.aspectRatio.flatMap { ratios.contains($0) ? $0 : nil } ?? ratios.first
  }

  public func setDynamicAspectRatio(
    _ dynamicAspectRatio: AspectRatio, completionHandler handler: (@Sendable (CMTime, (any Error)?) -> Void)? = nil
  ) {
    requireLock()
    require(
      activeFormat.supportedDynamicAspectRatios.contains(dynamicAspectRatio), "the active format has no such ratio")
    settings.aspectRatio = dynamicAspectRatio
    handler?(.zero, nil)
  }

  public var isCameraLensSmudgeDetectionEnabled: Bool { settings.detectsSmudges }
  public var cameraLensSmudgeDetectionInterval: CMTime { settings.smudgeInterval }

  public func setCameraLensSmudgeDetectionEnabled(
    _ cameraLensSmudgeDetectionEnabled: Bool, detectionInterval: CMTime
  ) {
    requireLock()
    require(activeFormat.isCameraLensSmudgeDetectionSupported, "the active format does not support it")
    settings.detectsSmudges = cameraLensSmudgeDetectionEnabled
    settings.smudgeInterval = detectionInterval
  }
}

extension AVCaptureDevice.Format {
  private var features: FeatureFacts { facts.features ?? FeatureFacts() }

  public var supportedDynamicAspectRatios: [AVCaptureDevice.AspectRatio] {
    (features.dynamicAspectRatios ?? []).map { AVCaptureDevice.AspectRatio(rawValue: "AVCaptureAspectRatio" + $0) }
  }

  public var isSmartFramingSupported: Bool { features.smartFraming ?? false }
  public var isCameraLensSmudgeDetectionSupported: Bool { features.smudgeDetection ?? false }
  @available(iOS 27.0, *)
  public var isContinuousAutoFocusTrackingSupported: Bool { features.autoFocusTracking ?? false }
  @available(iOS 27.0, *)
  public var isLowLightVideoNoiseReductionSupported: Bool { features.lowLightNoiseReduction ?? false }
  @available(iOS 27.0, *)
  public var isCinematicVideoMetadataCaptureSupported: Bool { features.cinematicVideoMetadata ?? false }
  @available(iOS 27.0, *)
  public var minLensAperture: Float { features.minLensAperture ?? 1.5 }
  @available(iOS 27.0, *)
  public var maxLensAperture: Float { features.maxLensAperture ?? minLensAperture }
  public var videoMinZoomFactorForCinematicVideo: CGFloat { 1 }
  public var videoMaxZoomFactorForCinematicVideo: CGFloat { isCinematicVideoCaptureSupported ? 3 : 1 }
  public var videoFrameRateRangeForCinematicVideo: AVFrameRateRange? {
    isCinematicVideoCaptureSupported ? AVFrameRateRange(1...30) : nil
  }
}

/// A shape and a zoom factor that smart framing recommends.
public final class AVCaptureFraming: NSObject {
  public let aspectRatio: AVCaptureDevice.AspectRatio
  public let zoomFactor: Float = 1

  init(_ aspectRatio: AVCaptureDevice.AspectRatio) { self.aspectRatio = aspectRatio }
}

/// The monitor that recommends framings.
public final class AVCaptureSmartFramingMonitor: NSObject {
  public let supportedFramings: [AVCaptureFraming]

  init(_ framings: [AVCaptureFraming]) { supportedFramings = framings }

  public var enabledFramings: [AVCaptureFraming] = []
  public func startMonitoring() throws {}
  public func stopMonitoring() {}
}

extension AVCaptureDevice {
  public var smartFramingMonitor: AVCaptureSmartFramingMonitor? {
    guard activeFormat.isSmartFramingSupported else { return nil }
    let monitor =
      settings.framingMonitor
      ?? AVCaptureSmartFramingMonitor(activeFormat.supportedDynamicAspectRatios.map { AVCaptureFraming($0) })
    settings.framingMonitor = monitor
    return monitor
  }
}
