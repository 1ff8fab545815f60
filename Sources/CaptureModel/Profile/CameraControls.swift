import JSONSource

/// The controls that a camera has: what an app asks an `AVCaptureDevice` before it sets them. Unknown ones are `nil`.
public struct CameraControls: Sendable {
  /// Whether it takes a point to focus on: `isFocusPointOfInterestSupported`.
  public var focusPointOfInterest: Bool?

  /// Whether it takes a point to meter at: `isExposurePointOfInterestSupported`.
  public var exposurePointOfInterest: Bool?

  /// The lowest bias of its exposure, in EV: `minExposureTargetBias`.
  public var minExposureTargetBias: Double?

  /// The highest bias of its exposure, in EV: `maxExposureTargetBias`.
  public var maxExposureTargetBias: Double?

  /// Whether its autofocus can move slowly: `isSmoothAutoFocusSupported`.
  public var smoothAutoFocus: Bool?

  /// Whether its autofocus can be kept to near or far distances: `isAutoFocusRangeRestrictionSupported`.
  public var autoFocusRangeRestriction: Bool?

  /// Whether it can brighten dark pictures: `isLowLightBoostSupported`.
  public var lowLightBoost: Bool?
}

extension CameraControls: KeyedObject, ShapedObject {
  package static var blank: CameraControls { CameraControls() }

  package static let shape = ObjectShape(keysOf: CameraControls.self)

  package static func visit(_ keys: inout some KeyVisitor<CameraControls>) {
    keys.key(
      "focusPointOfInterest", .nullable(.boolean), .device("isFocusPointOfInterestSupported"),
      about: "Whether it takes a point to focus on", says: .described()
    ) { $1(&$0.focusPointOfInterest) }
    keys.key(
      "exposurePointOfInterest", .nullable(.boolean), .device("isExposurePointOfInterestSupported"),
      about: "Whether it takes a point to meter at", says: .described()
    ) { $1(&$0.exposurePointOfInterest) }
    keys.key(
      "minExposureTargetBias", .nullable(.number(-1000...1000, "EV")), .device("minExposureTargetBias"),
      about: "The lowest bias of its exposure, in EV", says: .number
    ) { $1(&$0.minExposureTargetBias) }
    keys.key(
      "maxExposureTargetBias", .nullable(.number(-1000...1000, "EV")), .device("maxExposureTargetBias"),
      about: "The highest bias of its exposure, in EV", says: .number
    ) { $1(&$0.maxExposureTargetBias) }
    keys.key(
      "smoothAutoFocus", .nullable(.boolean), .device("isSmoothAutoFocusSupported"),
      about: "Whether its autofocus can move slowly", says: .described()
    ) { $1(&$0.smoothAutoFocus) }
    keys.key(
      "autoFocusRangeRestriction", .nullable(.boolean), .device("isAutoFocusRangeRestrictionSupported"),
      about: "Whether its autofocus can be kept to near or far distances", says: .described()
    ) { $1(&$0.autoFocusRangeRestriction) }
    keys.key(
      "lowLightBoost", .nullable(.boolean), .device("isLowLightBoostSupported"),
      about: "Whether it can brighten dark pictures", says: .described()
    ) { $1(&$0.lowLightBoost) }
  }
}

extension KeySymbol {
  /// A property of a camera; all cameras of the systems that profiles are made on have it.
  fileprivate static func device(_ name: StaticString) -> KeySymbol {
    .property(name, of: "AVCaptureDevice", since: .iOS(8), set: .fixed)
  }
}
