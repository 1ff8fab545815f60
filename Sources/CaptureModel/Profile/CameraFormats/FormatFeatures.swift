import JSONSource

/// The features of iOS 26 and later that a format supports (`AVCaptureDevice.Format`). Unknown ones are `nil`.
public struct FormatFeatures: Sendable {
  /// Whether its video can have a shallow depth of field: `isCinematicVideoCaptureSupported`.
  public var cinematicVideo: Bool?

  /// The lowest zoom with cinematic video: `videoMinZoomFactorForCinematicVideo`.
  public var minZoomFactorForCinematicVideo: Double?

  /// The highest zoom with cinematic video: `videoMaxZoomFactorForCinematicVideo`.
  public var maxZoomFactorForCinematicVideo: Double?

  /// The highest rate with cinematic video, in frames a second (`videoFrameRateRangeForCinematicVideo`).
  public var maxFrameRateForCinematicVideo: FrameRate?

  /// The shapes that its picture can take; empty if it has one shape: `supportedDynamicAspectRatios`.
  public var dynamicAspectRatios: [AspectRatio]?

  /// Whether a monitor recommends framings: `isSmartFramingSupported`.
  public var smartFraming: Bool?

  /// Whether the lens can be watched for smudges: `isCameraLensSmudgeDetectionSupported`.
  public var smudgeDetection: Bool?

  /// Whether autofocus can follow a subject: `isContinuousAutoFocusTrackingSupported`.
  public var autoFocusTracking: Bool?

  /// The widest aperture, the lowest f-number: `minLensAperture`.
  public var minLensAperture: Double?

  /// The narrowest aperture, the highest f-number: `maxLensAperture`.
  public var maxLensAperture: Double?

  /// Whether its video can have less noise in low light: `isLowLightVideoNoiseReductionSupported`.
  public var lowLightNoiseReduction: Bool?

  /// Whether movies can hold the metadata of cinematic video: `isCinematicVideoMetadataCaptureSupported`.
  public var cinematicVideoMetadata: Bool?
}

extension FormatFeatures: KeyedObject, ShapedObject {
  package static var blank: FormatFeatures { FormatFeatures() }

  package static let shape = ObjectShape(keysOf: FormatFeatures.self)

  package static func visit(_ keys: inout some KeyVisitor<FormatFeatures>) {
    keys.key(
      "cinematicVideo", .nullable(.boolean), .format("isCinematicVideoCaptureSupported", since: 26),
      about: "Whether its video can have a shallow depth of field", says: .described()
    ) { $1(&$0.cinematicVideo) }
    keys.key(
      "minZoomFactorForCinematicVideo", .nullable(.number(0...10_000)),
      .format("videoMinZoomFactorForCinematicVideo", since: 26),
      about: "The lowest zoom with cinematic video", says: .number
    ) { $1(&$0.minZoomFactorForCinematicVideo) }
    keys.key(
      "maxZoomFactorForCinematicVideo", .nullable(.number(0...10_000)),
      .format("videoMaxZoomFactorForCinematicVideo", since: 26),
      about: "The highest zoom with cinematic video", says: .number
    ) { $1(&$0.maxZoomFactorForCinematicVideo) }
    keys.key(
      "maxFrameRateForCinematicVideo", .nullable(.frameRate),
      about: "The highest rate with cinematic video, in frames a second (`videoFrameRateRangeForCinematicVideo`)",
      says: .described()
    ) { $1(&$0.maxFrameRateForCinematicVideo) }
    keys.key(
      "dynamicAspectRatios", .nullable(AspectRatio.listShape),
      .format("supportedDynamicAspectRatios", since: 26),
      about: "The shapes that its picture can take; empty if it has one shape", says: .list(\.rawValue)
    ) { $1(&$0.dynamicAspectRatios) }
    keys.key(
      "smartFraming", .nullable(.boolean), .format("isSmartFramingSupported", since: 26),
      about: "Whether a monitor recommends framings", says: .described()
    ) { $1(&$0.smartFraming) }
    keys.key(
      "smudgeDetection", .nullable(.boolean), .format("isCameraLensSmudgeDetectionSupported", since: 26),
      about: "Whether the lens can be watched for smudges", says: .described()
    ) { $1(&$0.smudgeDetection) }
    keys.key(
      "autoFocusTracking", .nullable(.boolean), .format("isContinuousAutoFocusTrackingSupported", since: 27),
      about: "Whether autofocus can follow a subject", says: .described()
    ) { $1(&$0.autoFocusTracking) }
    keys.key(
      "minLensAperture", .nullable(.number(0...1000)), .format("minLensAperture", since: 27),
      about: "The widest aperture, the lowest f-number", says: .number
    ) { $1(&$0.minLensAperture) }
    keys.key(
      "maxLensAperture", .nullable(.number(0...1000)), .format("maxLensAperture", since: 27),
      about: "The narrowest aperture, the highest f-number", says: .number
    ) { $1(&$0.maxLensAperture) }
    keys.key(
      "lowLightNoiseReduction", .nullable(.boolean), .format("isLowLightVideoNoiseReductionSupported", since: 27),
      about: "Whether its video can have less noise in low light", says: .described()
    ) { $1(&$0.lowLightNoiseReduction) }
    keys.key(
      "cinematicVideoMetadata", .nullable(.boolean), .format("isCinematicVideoMetadataCaptureSupported", since: 27),
      about: "Whether movies can hold the metadata of cinematic video", says: .described()
    ) { $1(&$0.cinematicVideoMetadata) }
  }
}

extension KeySymbol {
  /// A property of a format, which the given version of iOS brought.
  fileprivate static func format(_ name: StaticString, since major: Int) -> KeySymbol {
    .property(name, of: "AVCaptureDevice.Format", since: .iOS(major), set: .fixed)
  }
}
