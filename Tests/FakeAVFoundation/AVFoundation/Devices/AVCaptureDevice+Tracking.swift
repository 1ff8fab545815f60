extension AVCaptureDevice {
  @available(iOS 27.0, *)
  public var isContinuousAutoFocusTrackingEnabled: Bool {
    get { settings.tracksFocus }
    set {
      requireLock()
      require(
        !newValue || activeFormat.isContinuousAutoFocusTrackingSupported, "the active format does not support it")
      require(!newValue || openInput?.isCinematicVideoCaptureEnabled != true, "cinematic video is on")
      settings.tracksFocus = newValue
    }
  }

  @available(iOS 27.0, *)
  public var isContinuousAutoFocusTrackingSubjectAcquired: Bool { false }

  @available(iOS 27.0, *)
  public var continuousAutoFocusTrackingLensPositionBias: Float {
    get { settings.trackingBias }
    set {
      requireLock()
      require((-1...1).contains(newValue), "the bias is out of range")
      require(newValue == 0 || isContinuousAutoFocusTrackingEnabled, "focus tracking is off")
      settings.trackingBias = newValue
    }
  }

  @available(iOS 27.0, *)
  public class var currentLensAperture: Float { -1 }
  @available(iOS 27.0, *)
  public class var autoLensAperture: Float { -2 }
  @available(iOS 27.0, *)
  public var lensAperture: Float { settings.aperture ?? activeFormat.minLensAperture }

  @available(iOS 27.0, *)
  public func setExposureModeCustom(
    lensAperture: Float, duration: CMTime, iso ISO: Float,
    completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {
    setExposureModeCustom(duration: duration, iso: ISO)
    let range = activeFormat.minLensAperture...activeFormat.maxLensAperture
    require(lensAperture < 0 || range.contains(lensAperture), .range, "the aperture is out of range")
    if lensAperture >= 0 { settings.aperture = lensAperture }
    handler?(.zero)
  }

  @available(iOS 27.0, *)
  public var autoExposureLensApertureRateLimit: Float {
    get { settings.apertureRateLimit }
    set {
      requireLock()
      settings.apertureRateLimit = newValue
    }
  }

  @available(iOS 27.0, *)
  public var automaticallyEnablesExposureSignals: Bool {
    get { settings.choosesSignals }
    set {
      requireLock()
      settings.choosesSignals = newValue
    }
  }

  @available(iOS 27.0, *)
  public var supportedExposureSignals: Set<AVCaptureDeviceExposureSignal> {
    Set(World.offered([.subjectMotion, .groupPhoto, .document, .starburst, .flicker], "exposureSignals"))
  }

  @available(iOS 27.0, *)
  public var enabledExposureSignals: Set<AVCaptureDeviceExposureSignal> {
    get { settings.signals }
    set {
      requireLock()
      require(!settings.choosesSignals, "the device chooses by itself")
      require(newValue.isSubset(of: supportedExposureSignals), "the device does not support the signals")
      settings.signals = newValue
    }
  }
}

@available(iOS 27.0, *)
public struct AVCaptureDeviceExposureSignal: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let subjectMotion = Self(rawValue: "AVCaptureDeviceExposureSignalSubjectMotion")
  public static let groupPhoto = Self(rawValue: "AVCaptureDeviceExposureSignalGroupPhoto")
  public static let document = Self(rawValue: "AVCaptureDeviceExposureSignalDocument")
  public static let starburst = Self(rawValue: "AVCaptureDeviceExposureSignalStarburst")
  public static let flicker = Self(rawValue: "AVCaptureDeviceExposureSignalFlicker")
}
