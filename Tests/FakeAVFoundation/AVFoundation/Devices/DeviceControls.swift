extension AVCaptureDevice {
  private var hasManualControls: Bool { facts?.manualControls ?? (facts?.constituents ?? []).isEmpty }

  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool {
    isCamera && World.supports("exposureMode") && (exposureMode != .custom || hasManualControls)
  }

  public var exposureMode: ExposureMode {
    get { settings.exposureMode }
    set {
      requireLock()
      require(isExposureModeSupported(newValue), "the device does not support the mode")
      settings.exposureMode = newValue
    }
  }

  public class var currentExposureDuration: CMTime { .invalid }
  public class var currentISO: Float { -1 }
  @available(iOS 27.0, *)
  public class var autoExposureDuration: CMTime { .invalid }
  @available(iOS 27.0, *)
  public class var autoISO: Float { -2 }
  public class var currentLensPosition: Float { -1 }
  public class var currentExposureTargetBias: Float { .leastNormalMagnitude }
  public class var maxAvailableTorchLevel: Float { 1 }
  public var exposureDuration: CMTime { settings.exposureDuration }
  public var iso: Float { settings.iso }
  public var exposureTargetBias: Float { settings.exposureTargetBias }
  public var minExposureTargetBias: Float { World.supports("exposureTargetBias") ? -8 : 0 }
  public var maxExposureTargetBias: Float { World.supports("exposureTargetBias") ? 8 : 0 }

  public func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {
    requireLock()
    require(isExposureModeSupported(.custom), "the device does not support custom exposure")
    require(
      !duration.isValid || (activeFormat.minExposureDuration...activeFormat.maxExposureDuration).contains(duration),
      .range, "the exposure is too short or too long")
    require(
      ISO < 0 || (activeFormat.minISO...activeFormat.maxISO).contains(ISO), .range, "the ISO value is out of range")
    settings.exposureMode = .custom
    if duration.isValid { settings.exposureDuration = duration }
    if ISO >= 0 { settings.iso = ISO }
    handler?(.zero)
  }

  public func setExposureTargetBias(_ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil) {
    requireLock()
    // The constant lies in no range: it leaves the bias as it is.
    let isCurrent = bias == Self.currentExposureTargetBias
    require(
      isCurrent || (minExposureTargetBias...maxExposureTargetBias).contains(bias), .range, "the bias is out of range")
    if !isCurrent { settings.exposureTargetBias = bias }
    handler?(.zero)
  }

  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { isCamera && facts?.fixedFocus != true }

  public var focusMode: FocusMode {
    get { settings.focusMode }
    set {
      requireLock()
      require(isFocusModeSupported(newValue), "the device does not support the mode")
      settings.focusMode = newValue
    }
  }

  public var isLockingFocusWithCustomLensPositionSupported: Bool { hasManualControls && facts?.fixedFocus != true }
  public var lensPosition: Float { settings.lensPosition }

  public func setFocusModeLocked(
    lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {
    requireLock()
    require(
      isLockingFocusWithCustomLensPositionSupported || lensPosition == Self.currentLensPosition,
      "the device takes no lens position")
    settings.focusMode = .locked
    if lensPosition >= 0 { settings.lensPosition = lensPosition }
    handler?(.zero)
  }

  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool {
    isCamera && World.supports("whiteBalanceMode")
  }

  public var whiteBalanceMode: WhiteBalanceMode {
    get { settings.whiteBalanceMode }
    set {
      requireLock()
      require(isWhiteBalanceModeSupported(newValue), "the device does not support the mode")
      settings.whiteBalanceMode = newValue
    }
  }

  public var hasTorch: Bool { facts?.hasTorch ?? (isCamera && position == .back) }
  public var isTorchAvailable: Bool { hasTorch && facts?.hasHotTorch != true }
  public var isTorchActive: Bool { settings.torchMode == .on }
  public var torchLevel: Float { settings.torchLevel }
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { hasTorch }

  public var torchMode: TorchMode {
    get { settings.torchMode }
    set {
      requireLock()
      require(isTorchModeSupported(newValue), "the device does not support the mode")
      settings.torchMode = newValue
      settings.torchLevel = newValue == .on ? 1 : 0
    }
  }

  public func setTorchModeOn(level torchLevel: Float) throws {
    requireLock()
    require(hasTorch, "the device has no torch")
    require(torchLevel > 0 && torchLevel <= 1, "the level is out of range")
    if facts?.hasHotTorch == true { throw AVError(.torchLevelUnavailable) }
    settings.torchMode = .on
    settings.torchLevel = torchLevel
  }

  public var hasFlash: Bool { facts?.hasFlash ?? (isCamera && position == .back) }
  public var isFlashAvailable: Bool { hasFlash }
  public func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { hasFlash }

  public var flashMode: FlashMode {
    get { settings.flashMode }
    set {
      requireLock()
      require(isFlashModeSupported(newValue), "the device does not support the mode")
      settings.flashMode = newValue
    }
  }

  public var isGeometricDistortionCorrectionSupported: Bool { World.supports("geometricDistortionCorrection") }

  public var isGeometricDistortionCorrectionEnabled: Bool {
    get { isGeometricDistortionCorrectionSupported && settings.isGeometricDistortionCorrection }
    set {
      requireLock()
      require(isGeometricDistortionCorrectionSupported, "the device does not support it")
      settings.isGeometricDistortionCorrection = newValue
    }
  }

  public var automaticallyAdjustsFaceDrivenAutoFocusEnabled: Bool {
    get { settings.adjustsFaceDrivenAutoFocus }
    set {
      requireLock()
      settings.adjustsFaceDrivenAutoFocus = newValue
    }
  }

  public var isFaceDrivenAutoFocusEnabled: Bool {
    get { isFocusModeSupported(.continuousAutoFocus) && settings.isFaceDrivenAutoFocus }
    set {
      requireLock()
      require(!settings.adjustsFaceDrivenAutoFocus, "the device adjusts it by itself")
      settings.isFaceDrivenAutoFocus = newValue
    }
  }

  public var automaticallyAdjustsFaceDrivenAutoExposureEnabled: Bool {
    get { settings.adjustsFaceDrivenAutoExposure }
    set {
      requireLock()
      settings.adjustsFaceDrivenAutoExposure = newValue
    }
  }

  public var isFaceDrivenAutoExposureEnabled: Bool {
    get { isExposureModeSupported(.continuousAutoExposure) && settings.isFaceDrivenAutoExposure }
    set {
      requireLock()
      require(!settings.adjustsFaceDrivenAutoExposure, "the device adjusts it by itself")
      settings.isFaceDrivenAutoExposure = newValue
    }
  }
}
