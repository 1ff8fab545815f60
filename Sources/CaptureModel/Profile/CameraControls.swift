import JSONSource

/// The controls of a camera; an app asks the `AVCaptureDevice` for each before it sets it. Unknown ones are `nil`.
public struct CameraControls: Sendable {
  /// Whether the camera takes a point to focus on: `isFocusPointOfInterestSupported`.
  public var focusPointOfInterest: Bool?

  /// Whether the camera takes a point to meter at: `isExposurePointOfInterestSupported`.
  public var exposurePointOfInterest: Bool?

  /// The lowest bias of its exposure, in EV: `minExposureTargetBias`.
  public var minExposureTargetBias: Double?

  /// The highest bias of its exposure, in EV: `maxExposureTargetBias`.
  public var maxExposureTargetBias: Double?

  /// Whether its autofocus can move slowly: `isSmoothAutoFocusSupported`.
  public var smoothAutoFocus: Bool?

  /// Whether its autofocus can be kept to near or far distances: `isAutoFocusRangeRestrictionSupported`.
  public var autoFocusRangeRestriction: Bool?

  /// Whether the camera can brighten dark pictures: `isLowLightBoostSupported`.
  public var lowLightBoost: Bool?

  /// Whether the camera takes white balance gains: `isLockingWhiteBalanceWithCustomDeviceGainsSupported`.
  public var whiteBalanceGains: Bool?

  /// How much its white balance amplifies a color at most: `maxWhiteBalanceGain`.
  public var maxWhiteBalanceGain: Double?

  /// The signals that its automatic exposure can use: `supportedExposureSignals`.
  public var exposureSignals: [ExposureSignal]?

  /// Whether the camera takes a rectangle to focus on: `isFocusRectOfInterestSupported`.
  public var focusRectOfInterest: Bool?

  /// Whether the camera takes a rectangle to meter: `isExposureRectOfInterestSupported`.
  public var exposureRectOfInterest: Bool?

  /// The f-numbers of its lens, from wide to narrow; one if its aperture is fixed: `recommendedLensApertureStops` of its
  /// formats.
  public var lensApertureStops: [Double]?

  /// The zoom factors at which a virtual camera switches to its next constituent:
  /// `virtualDeviceSwitchOverVideoZoomFactors`.
  public var switchOverZoomFactors: [Double]?

  /// Whether the camera can be locked to one of its constituents:
  /// `isPrimaryConstituentDeviceSwitchingBehaviorLockedWithDeviceSupported`.
  public var constituentLock: Bool?
}

extension CameraControls: KeyedObject, ShapedObject {
  package static var blank: CameraControls { CameraControls() }

  package static let shape = ObjectShape(keysOf: CameraControls.self)

  package static func visit(_ keys: inout some KeyVisitor<CameraControls>) {
    keys.key(
      "focusPointOfInterest", .nullable(.boolean), .device("isFocusPointOfInterestSupported", since: 4),
      about: "Whether the camera takes a point to focus on", says: .described()
    ) { $1(&$0.focusPointOfInterest) }
    keys.key(
      "exposurePointOfInterest", .nullable(.boolean), .device("isExposurePointOfInterestSupported", since: 4),
      about: "Whether the camera takes a point to meter at", says: .described()
    ) { $1(&$0.exposurePointOfInterest) }
    keys.key(
      "minExposureTargetBias", .nullable(.number(-1000...1000, "EV")), .device("minExposureTargetBias", since: 8),
      about: "The lowest bias of its exposure, in EV", says: .number
    ) { $1(&$0.minExposureTargetBias) }
    keys.key(
      "maxExposureTargetBias", .nullable(.number(-1000...1000, "EV")), .device("maxExposureTargetBias", since: 8),
      about: "The highest bias of its exposure, in EV", says: .number
    ) { $1(&$0.maxExposureTargetBias) }
    keys.key(
      "smoothAutoFocus", .nullable(.boolean), .device("isSmoothAutoFocusSupported", since: 7),
      about: "Whether its autofocus can move slowly", says: .described()
    ) { $1(&$0.smoothAutoFocus) }
    keys.key(
      "autoFocusRangeRestriction", .nullable(.boolean), .device("isAutoFocusRangeRestrictionSupported", since: 7),
      about: "Whether its autofocus can be kept to near or far distances", says: .described()
    ) { $1(&$0.autoFocusRangeRestriction) }
    keys.key(
      "lowLightBoost", .nullable(.boolean), .device("isLowLightBoostSupported", since: 6),
      about: "Whether the camera can brighten dark pictures", says: .described()
    ) { $1(&$0.lowLightBoost) }
    keys.key(
      "whiteBalanceGains", .nullable(.boolean),
      .device("isLockingWhiteBalanceWithCustomDeviceGainsSupported", since: 10),
      about: "Whether the camera takes white balance gains", says: .described()
    ) { $1(&$0.whiteBalanceGains) }
    keys.key(
      "maxWhiteBalanceGain", .nullable(.number(1...1000)), .device("maxWhiteBalanceGain", since: 8),
      about: "How much its white balance amplifies a color at most", says: .number
    ) { $1(&$0.maxWhiteBalanceGain) }
    keys.key(
      "exposureSignals", .nullable(ExposureSignal.listShape),
      .device("supportedExposureSignals", since: 27),
      about: "The signals that its automatic exposure can use", says: .list(\.rawValue)
    ) { $1(&$0.exposureSignals) }
    keys.key(
      "focusRectOfInterest", .nullable(.boolean), .device("isFocusRectOfInterestSupported", since: 26),
      about: "Whether the camera takes a rectangle to focus on", says: .described()
    ) { $1(&$0.focusRectOfInterest) }
    keys.key(
      "exposureRectOfInterest", .nullable(.boolean), .device("isExposureRectOfInterestSupported", since: 26),
      about: "Whether the camera takes a rectangle to meter", says: .described()
    ) { $1(&$0.exposureRectOfInterest) }
    keys.key(
      "lensApertureStops", .nullable(.values(of: .number(0...1000))),
      .about("recommendedLensApertureStops", of: "AVCaptureDevice.Format", since: .iOS(27)),
      about: "The f-numbers of its lens, from wide to narrow; one if its aperture is fixed"
    ) { $1(&$0.lensApertureStops) }
    keys.key(
      "switchOverZoomFactors", .nullable(.values(of: .number(1...10_000))),
      .device("virtualDeviceSwitchOverVideoZoomFactors", since: 13),
      about: "The zoom factors at which a virtual camera switches to its next constituent"
    ) { $1(&$0.switchOverZoomFactors) }
    keys.key(
      "constituentLock", .nullable(.boolean),
      .device("isPrimaryConstituentDeviceSwitchingBehaviorLockedWithDeviceSupported", since: 27),
      about: "Whether the camera can be locked to one of its constituents", says: .described()
    ) { $1(&$0.constituentLock) }
  }
}

extension KeySymbol {
  /// A property of `AVCaptureDevice`, and the version of iOS that introduced it.
  fileprivate static func device(_ name: StaticString, since major: Int) -> KeySymbol {
    .property(name, of: "AVCaptureDevice", since: .iOS(major), set: .fixed)
  }
}
