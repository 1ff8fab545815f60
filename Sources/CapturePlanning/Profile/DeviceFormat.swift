/// A format of a camera (`AVCaptureDevice.Format`).
public struct DeviceFormat: Sendable {
  public var width = 0
  public var height = 0
  public var minFrameRate: FrameRate?
  public var maxFrameRate: FrameRate?
  public var binned: Bool?

  /// `isMultiCamSupported`.
  public var multiCam: Bool?
  public var pixelFormats: [PixelFormat]?
  public var photoDimensions: [Dimensions]?

  /// Sensor pixels read for a frame.
  public var readout: Readout = .fromPhotoDimensions
  public var fieldOfView: Double?
  public var maxZoomFactor: Double?
  public var stabilizationModes: [StabilizationMode]?
  public var colorSpaces: [ColorSpace]?
  public var videoHDR: Bool?
  public var unsupportedOutputs: [OutputType]?
  public var highestPhotoQuality: Bool?
  public var frameRateRanges: [FrameRateInterval]?
  public var depthFormats: [DepthFormat]?
  public var photoDepthFormats: [DepthFormat]?
  public var depthZoomRanges: [ClosedRange<Double>]?
  public var source: String?

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

  /// The highest frame rate of any range.
  public var highestRate: FrameRate? { rateRanges.map(\.max).max() }

  /// Whether a rate lies in one of the ranges; `nil` where that is not known.
  public func holds(_ rate: FrameRate) -> Bool? {
    guard !rateRanges.isEmpty else { return nil }
    var isUnknown = false
    for range in rateRanges where rate.value <= range.max.value + 1e-9 {
      guard let lowest = range.min else {
        isUnknown = true
        continue
      }
      if rate.value >= lowest.value - 1e-9 { return true }
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
  public var min: FrameRate?
  public var max = FrameRate(0)
}

/// A depth format of a camera's format.
public struct DepthFormat: Sendable {
  public var width = 0
  public var height = 0
  public var maxFrameRate: FrameRate?
  public var pixelFormats: [PixelFormat]?

  /// The size of a depth map.
  public var dimensions: Dimensions { Dimensions(width, height) }
}
