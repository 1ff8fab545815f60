import JSONSource

/// A format of a camera (`AVCaptureDevice.Format`); unknown properties are `nil`.
public struct DeviceFormat: Sendable {
  /// Columns of a frame, in pixels.
  public var width = 0

  /// Rows of a frame, in pixels.
  public var height = 0

  /// The lowest frame rate, in frames a second (`AVFrameRateRange.minFrameRate`).
  public var minFrameRate: FrameRate?

  /// The highest frame rate, in frames a second (`AVFrameRateRange.maxFrameRate`).
  public var maxFrameRate: FrameRate?

  /// The bounds of the highest rate, if it is unknown; not in documents.
  public var maxFrameRateBounds: ClosedRange<FrameRate>?

  /// Whether the sensor combines several pixels into one: `isVideoBinned`.
  public var binned: Bool?

  /// Whether it runs in a multi-camera session: `isMultiCamSupported`, since iOS 13.
  public var multiCam: Bool?

  /// The id of the source of `multiCam`, if it isn't the format's; not in documents.
  public var multiCamSource: String?

  /// The media subtypes of the format in the camera's list.
  public var pixelFormats: [PixelFormat]?

  /// The sizes of its photos; before iOS 16 only `highResolutionStillImageDimensions`.
  public var photoDimensions: [Dimensions]?

  /// Sensor pixels read for a frame; by default as many as its largest photo has.
  public var readout: Readout = .fromPhotoDimensions

  /// The horizontal field of view, in degrees: `videoFieldOfView`.
  public var fieldOfView: Double?

  /// The largest zoom factor: `videoMaxZoomFactor`.
  public var maxZoomFactor: Double?

  /// The stabilization modes that `isVideoStabilizationModeSupported(_:)` accepts.
  public var stabilizationModes: [StabilizationMode]?

  /// The color spaces that it captures in: `supportedColorSpaces`.
  public var colorSpaces: [ColorSpace]?

  /// The id of the specification that tells of `colorSpaces`, if the list of formats doesn't: then it has at least these;
  /// not in documents.
  public var colorSpacesSource: String?

  /// Whether it captures HDR video: `isVideoHDRSupported`.
  public var videoHDR: Bool?

  /// The outputs that don't work with it: `unsupportedCaptureOutputClasses`.
  public var unsupportedOutputs: [OutputType]?

  /// Whether it takes photos of the highest quality: `isHighestPhotoQualitySupported`.
  public var highestPhotoQuality: Bool?

  /// Whether the device can lower its frame rate in low light by itself: `isAutoVideoFrameRateSupported`.
  public var autoVideoFrameRate: Bool?

  /// What it lets apps set by themselves.
  public var controls: FormatControls?

  /// The ranges of its frame rates (`videoSupportedFrameRateRanges`); `nil` if `minFrameRate` and `maxFrameRate` say it
  /// all.
  public var frameRateRanges: [FrameRateInterval]?

  /// The depth formats that it streams (`supportedDepthDataFormats`); empty if it has none.
  public var depthFormats: [DepthFormat]?

  /// The formats of depth maps in photos; empty if there are none.
  public var photoDepthFormats: [DepthFormat]?

  /// The zoom factors with depth: the lowest and the highest of each range.
  public var depthZoomRanges: [ClosedRange<Double>]?

  /// Which features of iOS 26 and later it supports.
  public var features: FormatFeatures?

  /// The id of its source, one of the profile's `sources`.
  public var source: String?

  /// Whether it is known from the specification of the device alone: then `colorSpaces` and `minFrameRate` say at least
  /// what it has; not in documents.
  public var isSpecified = false

  /// A format with only its size known.
  public init(width: Int = 0, height: Int = 0) { (self.width, self.height) = (width, height) }

  /// The size of a frame.
  public var dimensions: Dimensions { Dimensions(width, height) }

  /// The ranges of frame rates, from `frameRateRanges` or from the two ends; empty if no maximum is known.
  public var rateRanges: [FrameRateInterval] {
    if let frameRateRanges, !frameRateRanges.isEmpty { return frameRateRanges }
    return maxFrameRate.map { [FrameRateInterval(min: isSpecified ? nil : minFrameRate, max: $0)] } ?? []
  }

  /// The lowest frame rate of any range.
  public var lowestRate: FrameRate? {
    guard let frameRateRanges, !frameRateRanges.isEmpty else {
      return maxFrameRate == nil || isSpecified ? nil : minFrameRate
    }
    var lowest: FrameRate?
    for range in frameRateRanges {
      if let low = range.min { lowest = lowest.map { min($0, low) } ?? low }
    }
    return lowest
  }

  /// The highest frame rate of any range.
  public var highestRate: FrameRate? {
    guard let frameRateRanges, !frameRateRanges.isEmpty else { return maxFrameRate }
    return frameRateRanges.reduce(frameRateRanges[0].max) { max($0, $1.max) }
  }

  /// A rate that the format certainly reaches: its highest rate, or the lower bound of that rate.
  public var reachedRate: FrameRate? { highestRate ?? maxFrameRateBounds?.lowerBound }

  /// The rate that `hardwareCost` charges: the highest rate, or the promised limit if that is lower; `nil` if unknown.
  ///
  /// A promise that the format certainly reaches settles it, even if the highest rate is not known.
  public func chargedRate(promised: FrameRate?) -> FrameRate? {
    if let highestRate { return promised.map { min($0, highestRate) } ?? highestRate }
    guard let promised, let reachedRate, promised <= reachedRate else { return nil }
    return promised
  }

  /// Whether a rate is in one of the ranges; `nil` if unknown.
  public func holds(_ rate: FrameRate) -> Bool? {
    if isSpecified { return holdsBySpecification(rate) }
    guard let frameRateRanges, !frameRateRanges.isEmpty else {
      return maxFrameRate.flatMap { FrameRateInterval(min: minFrameRate, max: $0).holds(rate) }
    }
    var isUnknown = false
    for range in frameRateRanges {
      guard let isHeld = range.holds(rate) else {
        isUnknown = true
        continue
      }
      if isHeld { return true }
    }
    return isUnknown ? nil : false
  }

  /// The same if only a specification tells: the rates from the lowest that it lists to the highest, and maybe others.
  private func holdsBySpecification(_ rate: FrameRate) -> Bool? {
    if let highest = highestRate, rate > highest { return false }
    guard let least = minFrameRate, let most = reachedRate else { return nil }
    return rate >= least && rate <= most ? true : nil
  }

  /// Whether it has a color space; `nil` if that is not known.
  public func has(_ space: ColorSpace) -> Bool? {
    colorSpaces.flatMap { $0.contains(space) ? true : isSpecified || colorSpacesSource != nil ? nil : false }
  }

  /// The size of the largest photo; `nil` if unknown.
  public var largestPhoto: Dimensions? { photoDimensions?.max { $0.pixels < $1.pixels } }

  /// The sensor pixels read for a frame; `nil` if neither the profile nor the photo sizes tell.
  public var readoutPixels: CostInterval? {
    switch readout {
    case .bounded(let coefficient): return coefficient.interval
    case .unknown: return nil
    case .fromPhotoDimensions:
      guard let pixels = photoDimensions?.map(\.pixels).max() else { return nil }
      return CostInterval(Double(pixels))
    }
  }
}

extension DeviceFormat: KeyedObject {
  package static var blank: DeviceFormat { DeviceFormat() }

  /// A format with its frame rates in order.
  static let listed = ObjectShape(keysOf: DeviceFormat.self).ordered { ($0.minFrameRate, $0.maxFrameRate) }

  package static var isOnOneLine: Bool { true }

  /// If `multiCam` has a weaker source than the other facts, the whole format is written with that source; what its
  /// specification adds is left out.
  package var written: DeviceFormat {
    var format = self
    format.source = multiCamSource ?? source
    if colorSpacesSource != nil { format.colorSpaces = nil }
    return format
  }

  package static func visit(_ keys: inout some KeyVisitor<DeviceFormat>) {
    keys.key(
      "width", .integer(1...100_000, "pixels"), about: KeySentence.frameColumns, .required
    ) { $1(&$0.width) }
    keys.key(
      "height", .integer(1...100_000, "pixels"), about: KeySentence.frameRows, .required
    ) { $1(&$0.height) }
    keys.key(
      "minFrameRate", .nullable(.frameRate), about: "The lowest frame rate, in frames a second", says: .described()
    ) {
      $1(&$0.minFrameRate)
    }
    keys.key("maxFrameRate", .nullable(.frameRate), about: KeySentence.highestRate) {
      $1(&$0.maxFrameRate)
    }
    keys.key(
      "binned", .nullable(.boolean), .format("isVideoBinned", since: .iOS(7)),
      about: KeySentence.binned
    ) { $1(&$0.binned) }
    keys.key(
      "multiCam", .nullable(.boolean), .format("isMultiCamSupported", since: .iOS(13)),
      about: "Whether it runs in a multi-camera session", says: .described()
    ) { $1(&$0.multiCam) }
    keys.key(
      "pixelFormats", .nullable(.values(of: .pixelFormat)),
      about: "The media subtypes of the format in the camera's list"
    ) { $1(&$0.pixelFormats) }
    keys.key(
      "photoDimensions", .nullable(.values(of: Dimensions.shape)),
      .format("supportedMaxPhotoDimensions", since: .iOS(16)),
      about: "The sizes of its photos; before iOS 16 only `highResolutionStillImageDimensions`", says: .largest
    ) { $1(&$0.photoDimensions) }
    keys.key(
      "readout", Readout.shape, about: "Sensor pixels read for a frame; by default as many as its largest photo has"
    ) { $1(&$0.readout) }
    keys.key(
      "fieldOfView", .nullable(.number(0...360, "degrees")), .format("videoFieldOfView", since: .iOS(7)),
      about: "The horizontal field of view, in degrees", says: .number
    ) { $1(&$0.fieldOfView) }
    keys.key(
      "maxZoomFactor", .nullable(.number(1...10_000)), .format("videoMaxZoomFactor", since: .iOS(7)),
      about: "The largest zoom factor", says: .number
    ) { $1(&$0.maxZoomFactor) }
    keys.key(
      "stabilizationModes", .nullable(StabilizationMode.listShape),
      about: "The stabilization modes that `isVideoStabilizationModeSupported(_:)` accepts", says: .list(\.rawValue)
    ) { $1(&$0.stabilizationModes) }
    keys.key(
      "colorSpaces", .nullable(ColorSpace.listShape), .format("supportedColorSpaces", since: .iOS(10)),
      about: "The color spaces that it captures in", says: .list(\.rawValue)
    ) { $1(&$0.colorSpaces) }
    keys.key(
      "videoHDR", .nullable(.boolean), .format("isVideoHDRSupported", since: .iOS(8)),
      about: "Whether it captures HDR video", says: .described()
    ) { $1(&$0.videoHDR) }
    keys.key(
      "unsupportedOutputs", .nullable(OutputType.listShape),
      .format("unsupportedCaptureOutputClasses", since: .iOS(11)),
      about: "The outputs that don't work with it"
    ) { $1(&$0.unsupportedOutputs) }
    keys.key(
      "highestPhotoQuality", .nullable(.boolean), .format("isHighestPhotoQualitySupported", since: .iOS(13)),
      about: "Whether it takes photos of the highest quality", says: .described()
    ) { $1(&$0.highestPhotoQuality) }
    keys.key(
      "autoVideoFrameRate", .nullable(.boolean), .format("isAutoVideoFrameRateSupported", since: .iOS(18)),
      about: "Whether the device can lower its frame rate in low light by itself", says: .described()
    ) { $1(&$0.autoVideoFrameRate) }
    keys.key(
      "controls", .nullable(.object(FormatControls.self)), about: "What it lets apps set by themselves"
    ) { $1(&$0.controls) }
    keys.key(
      "frameRateRanges", .nullable(.values(of: FrameRateInterval.listed)),
      about:
        "The ranges of its frame rates (`videoSupportedFrameRateRanges`); left out if `minFrameRate` and `maxFrameRate` say it all"
    ) { $1(&$0.frameRateRanges) }
    keys.key(
      "depthFormats", .nullable(.values(of: .object(DepthFormat.self))),
      about: "The depth formats that it streams (`supportedDepthDataFormats`); empty if it has none", says: .sizes
    ) { $1(&$0.depthFormats) }
    keys.key(
      "photoDepthFormats", .nullable(.values(of: .object(DepthFormat.self))),
      about: "The formats of depth maps in photos; empty if there are none", says: .sizes
    ) { $1(&$0.photoDepthFormats) }
    keys.key(
      "depthZoomRanges", .nullable(.values(of: .zoomRange)),
      .format("supportedVideoZoomRangesForDepthDataDelivery", since: .iOS(17, 2)),
      about: "The zoom factors with depth: the lowest and the highest of each range"
    ) { $1(&$0.depthZoomRanges) }
    keys.key(
      "features", .nullable(.object(FormatFeatures.self)), about: "Which features of iOS 26 and later it supports"
    ) { $1(&$0.features) }
    keys.key("source", .sourceID, about: KeySentence.source) { $1(&$0.source) }
  }
}

extension KeySymbol {
  /// A property of a format.
  fileprivate static func format(_ name: StaticString, since: OSVersion) -> KeySymbol {
    .property(name, of: "AVCaptureDevice.Format", since: since, set: .fixed)
  }
}

extension KeyWords where Value == [Dimensions]? {
  /// The largest size, since older systems print only that one.
  fileprivate static var largest: KeyWords {
    KeyWords { sizes in sizes.map { $0.max { $0.pixels < $1.pixels }.map { "\($0)" } ?? "none" } }
  }
}

extension KeyWords where Value == [DepthFormat]? {
  /// The sizes of the depth maps.
  fileprivate static var sizes: KeyWords { .list { "\($0.dimensions)" } }
}
