extension AVCaptureDevice {
  public struct PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let videoZoomChanged = Self(rawValue: 1)
    public static let focusModeChanged = Self(rawValue: 2)
    public static let exposureModeChanged = Self(rawValue: 4)
  }

  private var canSwitch: Bool { !(facts?.constituents ?? []).isEmpty }

  public var primaryConstituentDeviceSwitchingBehavior: PrimaryConstituentDeviceSwitchingBehavior {
    canSwitch ? settings.switching ?? .auto : .unsupported
  }
  public var primaryConstituentDeviceRestrictedSwitchingBehaviorConditions:
    PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
  { settings.switchingConditions }

  public func setPrimaryConstituentDeviceSwitchingBehavior(
    _ switchingBehavior: PrimaryConstituentDeviceSwitchingBehavior,
    restrictedSwitchingBehaviorConditions: PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions
  ) {
    requireLock()
    require(canSwitch, "the device does not switch")
    require(
      switchingBehavior == .restricted || restrictedSwitchingBehaviorConditions.isEmpty,
      "conditions need restricted switching")
    settings.switching = switchingBehavior
    settings.switchingConditions = restrictedSwitchingBehaviorConditions
  }

  @available(iOS 27.0, *)
  public var isPrimaryConstituentDeviceSwitchingBehaviorLockedWithDeviceSupported: Bool {
    canSwitch && World.supports("constituentLock")
  }

  @available(iOS 27.0, *)
  public func setPrimaryConstituentDeviceSwitchingBehaviorLockedWith(_ device: AVCaptureDevice) {
    requireLock()
    require(
      isPrimaryConstituentDeviceSwitchingBehaviorLockedWithDeviceSupported,
      "the device can't be locked to a constituent")
    require(constituentDevices.contains(device), "the device has no such constituent")
    settings.switching = .locked
  }

  public var supportedFallbackPrimaryConstituentDevices: [AVCaptureDevice] { constituentDevices }

  public var fallbackPrimaryConstituentDevices: [AVCaptureDevice] {
    get { settings.fallbacks ?? supportedFallbackPrimaryConstituentDevices }
    set {
      require(
        newValue.allSatisfy(supportedFallbackPrimaryConstituentDevices.contains), "the device does not fall back to it")
      settings.fallbacks = newValue
    }
  }
}
