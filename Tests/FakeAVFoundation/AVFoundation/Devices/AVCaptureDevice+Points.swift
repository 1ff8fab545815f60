extension AVCaptureDevice {
  private var hasAutoFocus: Bool { isCamera && facts?.fixedFocus != true }

  public var isFocusPointOfInterestSupported: Bool { hasAutoFocus }

  public var focusPointOfInterest: CGPoint {
    get { settings.focusPoint }
    set {
      requireLock()
      require(isFocusPointOfInterestSupported, "the device takes no focus point")
      settings.focusPoint = newValue
    }
  }

  public var isExposurePointOfInterestSupported: Bool { isCamera && World.supports("exposurePointOfInterest") }

  public var exposurePointOfInterest: CGPoint {
    get { settings.exposurePoint }
    set {
      requireLock()
      require(isExposurePointOfInterestSupported, "the device takes no exposure point")
      settings.exposurePoint = newValue
    }
  }

  public var isSmoothAutoFocusSupported: Bool { hasAutoFocus }

  public var isSmoothAutoFocusEnabled: Bool {
    get { settings.isSmoothAutoFocus }
    set {
      requireLock()
      require(isSmoothAutoFocusSupported, "the device does not support it")
      settings.isSmoothAutoFocus = newValue
    }
  }

  public var isAutoFocusRangeRestrictionSupported: Bool { hasAutoFocus }

  public var autoFocusRangeRestriction: AutoFocusRangeRestriction {
    get { settings.autoFocusRange }
    set {
      requireLock()
      require(isAutoFocusRangeRestrictionSupported, "the device does not support it")
      settings.autoFocusRange = newValue
    }
  }

  public var isLowLightBoostSupported: Bool { World.supports("lowLightBoost") }

  public var automaticallyEnablesLowLightBoostWhenAvailable: Bool {
    get { settings.boostsLowLight }
    set {
      requireLock()
      require(isLowLightBoostSupported, "the device does not support it")
      settings.boostsLowLight = newValue
    }
  }

  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { settings.monitorsSubjectArea }
    set {
      requireLock()
      settings.monitorsSubjectArea = newValue
    }
  }
}
