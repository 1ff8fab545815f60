/// A format of a camera (`AVCaptureDevice.Format`); what is not known is `nil`.
public struct DeviceFormat: Sendable {
  /// Columns of a frame, in pixels.
  public var width = 0

  /// Rows of a frame, in pixels.
  public var height = 0

  /// The lowest `AVFrameRateRange.minFrameRate`.
  public var minFrameRate: FrameRate?

  /// The highest `AVFrameRateRange.maxFrameRate`.
  public var maxFrameRate: FrameRate?

  /// Between which rates the highest one lies, where it is not known itself; no document says so.
  public var maxFrameRateBounds: ClosedRange<FrameRate>?

  /// `isVideoBinned`: whether the sensor adds up two by two pixels as it reads.
  public var binned: Bool?

  /// `isMultiCamSupported`, since iOS 13.
  public var multiCam: Bool?

  /// The id of the source of `multiCam`, where it is not that of the format; no document says so.
  public var multiCamSource: String?

  /// The media subtypes that the camera lists the format with.
  public var pixelFormats: [PixelFormat]?

  /// The sizes of its photos: `supportedMaxPhotoDimensions`; before iOS 16 `highResolutionStillImageDimensions`.
  public var photoDimensions: [Dimensions]?

  /// Sensor pixels read for a frame.
  public var readout: Readout = .fromPhotoDimensions

  /// `videoFieldOfView`: horizontal, in degrees.
  public var fieldOfView: Double?

  /// `videoMaxZoomFactor`.
  public var maxZoomFactor: Double?

  /// The modes that `isVideoStabilizationModeSupported(_:)` accepts.
  public var stabilizationModes: [StabilizationMode]?

  /// `supportedColorSpaces`.
  public var colorSpaces: [ColorSpace]?

  /// `isVideoHDRSupported`.
  public var videoHDR: Bool?

  /// `unsupportedCaptureOutputClasses`.
  public var unsupportedOutputs: [OutputType]?

  /// `isHighestPhotoQualitySupported`.
  public var highestPhotoQuality: Bool?

  /// `videoSupportedFrameRateRanges`; `nil` also where the two rates above say it all.
  public var frameRateRanges: [FrameRateInterval]?

  /// `supportedDepthDataFormats`, as they stream; empty where there are none.
  public var depthFormats: [DepthFormat]?

  /// The formats of the depth maps that come with photos; empty where there are none.
  public var photoDepthFormats: [DepthFormat]?

  /// `supportedVideoZoomRangesForDepthDataDelivery`, as zoom factors.
  public var depthZoomRanges: [ClosedRange<Double>]?

  /// The id of the profile's source.
  public var source: String?

  /// A format of which no more than the size is known.
  public init(width: Int = 0, height: Int = 0) { (self.width, self.height) = (width, height) }

  /// Where a format's readout comes from.
  public enum Readout: Sendable {
    /// The profile says nothing: the largest photo size is the sensor's mode.
    case fromPhotoDimensions

    /// The profile bounds it.
    case bounded(Coefficient)

    /// The profile says that it is not known.
    case unknown
  }

  /// The size of a frame.
  public var dimensions: Dimensions { Dimensions(width, height) }

  /// The ranges of frame rates, from `frameRateRanges` or the two ends; empty where no maximum is known.
  public var rateRanges: [FrameRateInterval] {
    if let frameRateRanges, !frameRateRanges.isEmpty { return frameRateRanges }
    return maxFrameRate.map { [FrameRateInterval(min: minFrameRate, max: $0)] } ?? []
  }

  /// The lowest frame rate of any range.
  public var lowestRate: FrameRate? {
    guard let frameRateRanges, !frameRateRanges.isEmpty else { return maxFrameRate == nil ? nil : minFrameRate }
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

  /// A rate that the format is known to reach: the highest, or the least that this can be.
  public var reachedRate: FrameRate? { highestRate ?? maxFrameRateBounds?.lowerBound }

  /// The rate that `hardwareCost` charges: the highest, or the one that is promised not to be exceeded, if that is lower.
  public func chargedRate(promised: FrameRate?) -> FrameRate? {
    highestRate.map { highest in promised.map { min($0, highest) } ?? highest }
  }

  /// Whether a rate lies in one of the ranges; `nil` where that is not known.
  public func holds(_ rate: FrameRate) -> Bool? {
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

  /// Sensor pixels read for a frame; `nil` where neither the profile nor the photo sizes say.
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

/// A range of frame rates; the lower end may not be known.
public struct FrameRateInterval: Sendable {
  /// The lowest rate; `nil` where it is not known.
  public var min: FrameRate?

  /// The highest rate.
  public var max = FrameRate(0)

  /// The rates between two ends, both included.
  package init(min: FrameRate? = nil, max: FrameRate = FrameRate(0)) { (self.min, self.max) = (min, max) }

  /// Whether a rate lies in the range; `nil` where its lower end is not known.
  func holds(_ rate: FrameRate) -> Bool? {
    guard rate.value <= max.value + 1e-9 else { return false }
    // A format runs at its highest rate, whatever its lowest one is.
    if rate.value >= max.value - 1e-9 { return true }
    return min.map { rate.value >= $0.value - 1e-9 }
  }
}

/// A depth format of a camera's format (`AVCaptureDevice.Format`).
public struct DepthFormat: Sendable {
  /// Columns of a depth map, in pixels.
  public var width = 0

  /// Rows of a depth map, in pixels.
  public var height = 0

  /// The highest `AVFrameRateRange.maxFrameRate`; `nil` where it is not known.
  public var maxFrameRate: FrameRate?

  /// Its media subtypes, depth or disparity; `nil` where they are not known.
  public var pixelFormats: [PixelFormat]?

  /// A depth format of which no more than the size is known.
  public init(width: Int = 0, height: Int = 0) { (self.width, self.height) = (width, height) }

  /// The size of a depth map.
  public var dimensions: Dimensions { Dimensions(width, height) }
}
