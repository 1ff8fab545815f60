import JSONSource

/// What a format lets apps set by themselves. Unknown limits are `nil`.
public struct FormatControls: Sendable {
  /// The lowest ISO value: `minISO`.
  public var minISO: Double?

  /// The highest ISO value: `maxISO`.
  public var maxISO: Double?

  /// The shortest exposure, in seconds: `minExposureDuration`.
  public var minExposureDuration: Double?

  /// The longest exposure, in seconds: `maxExposureDuration`.
  public var maxExposureDuration: Double?

  /// Whether photos can be taken one right after the other; printed as `supports responsive capture`.
  public var responsiveCapture: Bool?

  /// Whether a photo shows the moment of the tap; printed as `supports zero shutter lag`.
  public var zeroShutterLag: Bool?

  /// Whether the picture can be toned as a whole: `isGlobalToneMappingSupported`.
  public var globalToneMapping: Bool?

  /// Whether Center Stage can frame people in it: `isCenterStageSupported`.
  public var centerStage: Bool?

  /// The lowest zoom while Center Stage is active: `videoMinZoomFactorForCenterStage`.
  public var minZoomFactorForCenterStage: Double?

  /// The highest zoom while Center Stage is active: `videoMaxZoomFactorForCenterStage`.
  public var maxZoomFactorForCenterStage: Double?

  /// The highest rate while Center Stage is active, in frames a second (`videoFrameRateRangeForCenterStage`).
  public var maxFrameRateForCenterStage: FrameRate?

  /// The smallest width of `focusRectOfInterest`: `minFocusRectOfInterestSize`.
  public var minFocusRectWidth: Double?

  /// The smallest height of `focusRectOfInterest`.
  public var minFocusRectHeight: Double?

  /// The smallest width of `exposureRectOfInterest`: `minExposureRectOfInterestSize`.
  public var minExposureRectWidth: Double?

  /// The smallest height of `exposureRectOfInterest`.
  public var minExposureRectHeight: Double?
}

extension FormatControls: KeyedObject, ShapedObject {
  package static var blank: FormatControls { FormatControls() }

  package static let shape = ObjectShape(keysOf: FormatControls.self)

  package static func visit(_ keys: inout some KeyVisitor<FormatControls>) {
    keys.key(
      "minISO", .nullable(.number(0...1_000_000)), .format("minISO", since: .iOS(8)), about: "The lowest ISO value",
      says: .number
    ) { $1(&$0.minISO) }
    keys.key(
      "maxISO", .nullable(.number(0...1_000_000)), .format("maxISO", since: .iOS(8)), about: "The highest ISO value",
      says: .number
    ) { $1(&$0.maxISO) }
    keys.key(
      "minExposureDuration", .nullable(.number(0...1000, "seconds")), .seconds("minExposureDuration"),
      about: "The shortest exposure, in seconds", says: .number
    ) { $1(&$0.minExposureDuration) }
    keys.key(
      "maxExposureDuration", .nullable(.number(0...1000, "seconds")), .seconds("maxExposureDuration"),
      about: "The longest exposure, in seconds", says: .number
    ) { $1(&$0.maxExposureDuration) }
    keys.key(
      "responsiveCapture", .nullable(.boolean),
      about: "Whether photos can be taken one right after the other; printed as `supports responsive capture`",
      says: .described()
    ) { $1(&$0.responsiveCapture) }
    keys.key(
      "zeroShutterLag", .nullable(.boolean),
      about: "Whether a photo shows the moment of the tap; printed as `supports zero shutter lag`", says: .described()
    ) { $1(&$0.zeroShutterLag) }
    keys.key(
      "globalToneMapping", .nullable(.boolean), .format("isGlobalToneMappingSupported", since: .iOS(13)),
      about: "Whether the picture can be toned as a whole", says: .described()
    ) { $1(&$0.globalToneMapping) }
    keys.key(
      "centerStage", .nullable(.boolean), .format("isCenterStageSupported", since: .iOS(14, 5)),
      about: "Whether Center Stage can frame people in it", says: .described()
    ) { $1(&$0.centerStage) }
    keys.key(
      "minZoomFactorForCenterStage", .nullable(.number(0...10_000)),
      .format("videoMinZoomFactorForCenterStage", since: .iOS(14, 5)),
      about: "The lowest zoom while Center Stage is active", says: .number
    ) { $1(&$0.minZoomFactorForCenterStage) }
    keys.key(
      "maxZoomFactorForCenterStage", .nullable(.number(0...10_000)),
      .format("videoMaxZoomFactorForCenterStage", since: .iOS(14, 5)),
      about: "The highest zoom while Center Stage is active", says: .number
    ) { $1(&$0.maxZoomFactorForCenterStage) }
    keys.key(
      "maxFrameRateForCenterStage", .nullable(.frameRate),
      about: "The highest rate while Center Stage is active, in frames a second (`videoFrameRateRangeForCenterStage`)"
    ) { $1(&$0.maxFrameRateForCenterStage) }
    keys.key(
      "minFocusRectWidth", .nullable(.number(0...1)), .rect("minFocusRectOfInterestSize"),
      about: "The smallest width of `focusRectOfInterest`", says: .number
    ) { $1(&$0.minFocusRectWidth) }
    keys.key(
      "minFocusRectHeight", .nullable(.number(0...1)), .rect("minFocusRectOfInterestSize"),
      about: "The smallest height of `focusRectOfInterest`", says: .number
    ) { $1(&$0.minFocusRectHeight) }
    keys.key(
      "minExposureRectWidth", .nullable(.number(0...1)), .rect("minExposureRectOfInterestSize"),
      about: "The smallest width of `exposureRectOfInterest`", says: .number
    ) { $1(&$0.minExposureRectWidth) }
    keys.key(
      "minExposureRectHeight", .nullable(.number(0...1)), .rect("minExposureRectOfInterestSize"),
      about: "The smallest height of `exposureRectOfInterest`", says: .number
    ) { $1(&$0.minExposureRectHeight) }
  }
}

extension KeySymbol {
  /// A property of a format.
  fileprivate static func format(_ name: StaticString, since: OSVersion) -> KeySymbol {
    .property(name, of: "AVCaptureDevice.Format", since: since, set: .fixed)
  }

  /// A size that the device has in its active format.
  fileprivate static func rect(_ name: StaticString) -> KeySymbol {
    .about(name, of: "AVCaptureDevice", since: .iOS(26))
  }

  /// A time of a format.
  fileprivate static func seconds(_ name: StaticString) -> KeySymbol {
    .seconds(name, of: "AVCaptureDevice.Format", since: .iOS(8), set: .fixed)
  }
}
