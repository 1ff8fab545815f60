extension AVCaptureDevice {
  public struct WhiteBalanceGains: Sendable {
    public var redGain: Float
    public var greenGain: Float
    public var blueGain: Float

    public init(redGain: Float, greenGain: Float, blueGain: Float) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }

    var all: [Float] { [redGain, greenGain, blueGain] }
  }

  public enum CenterStageControlMode: Int, Sendable { case user, app, cooperative }

  // All cameras of a process share Center Stage.
  nonisolated(unsafe) private static var controlMode = CenterStageControlMode.user
  public static var centerStageControlMode: CenterStageControlMode {
    get { controlMode }
    set { controlMode = newValue }
  }

  nonisolated(unsafe) private static var centerStage = false
  public static var isCenterStageEnabled: Bool {
    get { centerStage }
    set {
      require(centerStageControlMode != .user, "only the user switches Center Stage")
      centerStage = newValue
    }
  }

  public class var currentWhiteBalanceGains: WhiteBalanceGains {
    WhiteBalanceGains(redGain: -1, greenGain: -1, blueGain: -1)
  }

  public var isLockingWhiteBalanceWithCustomDeviceGainsSupported: Bool {
    isCamera && World.supports("whiteBalanceGains") && (facts?.constituents ?? []).isEmpty
  }
  public var maxWhiteBalanceGain: Float { 4 }
  public var deviceWhiteBalanceGains: WhiteBalanceGains { settings.whiteBalanceGains }

  public func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {
    requireLock()
    if whiteBalanceGains.all != Self.currentWhiteBalanceGains.all {
      require(isLockingWhiteBalanceWithCustomDeviceGainsSupported, "the device takes no gains")
      require(
        whiteBalanceGains.all.allSatisfy { (1...maxWhiteBalanceGain).contains($0) }, .range, "a gain is out of range")
      settings.whiteBalanceGains = whiteBalanceGains
    }
    settings.whiteBalanceMode = .locked
    handler?(.zero)
  }

  public var activeMaxExposureDuration: CMTime {
    get { settings.maxExposureDuration.isValid ? settings.maxExposureDuration : activeFormat.maxExposureDuration }
    set {
      requireLock()
      require(
        !newValue.isValid || (activeFormat.minExposureDuration...activeFormat.maxExposureDuration).contains(newValue),
        .range, "the exposure is too short or too long")
      settings.maxExposureDuration = newValue
    }
  }

  public var isGlobalToneMappingEnabled: Bool {
    get { settings.isGlobalToneMapping }
    set {
      requireLock()
      require(!newValue || activeFormat.isGlobalToneMappingSupported, "the format does not support it")
      settings.isGlobalToneMapping = newValue
    }
  }

  public var centerStageRectOfInterest: CGRect {
    get { settings.centerStageRect }
    set {
      requireLock()
      require(formats.contains(where: \.isCenterStageSupported), "no format supports Center Stage")
      require(Self.isCenterStageEnabled, "Center Stage is off")
      settings.centerStageRect = newValue
    }
  }
}
