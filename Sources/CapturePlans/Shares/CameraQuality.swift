import CaptureModel
import CaptureSession

/// How much of what a camera was asked for it still delivers.
struct CameraQuality: Hashable, Sendable {
  /// The part of the frames that counts before size: how many of the first 24 come.
  var motion = Share.whole

  /// The part of the pixels a second: of the largest crop that has the asked shape.
  var share = Share.whole

  /// Whether the picture has the asked shape.
  var keepsShape = true

  /// Frames a second, no more than asked.
  var rate = FrameRate(0)

  /// Whether the connections stay on the port of a virtual device.
  var keepsPort = true

  /// Whether the format is binned as asked.
  var keepsBinning = true

  /// Whether the format is the asked one.
  var isAskedFormat = true

  /// Whether the camera streams at all.
  var isEnabled = true

  /// That of a camera that is disabled: it counts nowhere but on the first level.
  static let disabled = CameraQuality(motion: .none, share: .none, isEnabled: false)

  /// The worse of two in everything: what one configuration delivers on several devices.
  func worse(_ other: CameraQuality) -> CameraQuality {
    CameraQuality(
      motion: min(motion, other.motion), share: min(share, other.share), keepsShape: keepsShape && other.keepsShape,
      rate: min(rate, other.rate), keepsPort: keepsPort && other.keepsPort,
      keepsBinning: keepsBinning && other.keepsBinning, isAskedFormat: isAskedFormat && other.isAskedFormat,
      isEnabled: isEnabled && other.isEnabled)
  }
}

/// What a camera is asked to do: its format and its effective rate, as the graph has them.
struct AskedQuality {
  let format: DeviceFormat
  let index: FormatIndex
  let rate: FrameRate

  /// The frames a second that count before size.
  static let motionRate = FrameRate(24)

  /// What the graph asks; `nil` where the format or its rate is not known.
  init?(_ camera: ResolvedCamera) {
    guard case .chosen(let index, _) = camera.format, let format = camera.activeFormat, let rate = camera.effectiveRate
    else { return nil }
    self.format = format
    self.index = index
    self.rate = rate
  }

  /// A rate with what it is of the asked one.
  struct Pace {
    let rate: FrameRate
    let motion: Share
    let ofRate: Share
  }

  /// A rate beside the asked one.
  func pace(_ rate: FrameRate) -> Pace {
    Pace(
      rate: rate, motion: Share(min(rate, Self.motionRate), of: min(self.rate, Self.motionRate)),
      ofRate: Share(rate, of: self.rate))
  }

  /// The part of the asked pixels that the largest crop of the asked shape has in a format.
  func share(of other: DeviceFormat) -> Share {
    let side = min(Share.whole, Self.side(other.width, of: format.width), Self.side(other.height, of: format.height))
    return side * side
  }

  private static func side(_ pixels: Int, of asked: Int) -> Share {
    Share(UInt64(max(0, pixels)), of: UInt64(max(1, asked)))
  }

  /// The share of the pixels a second that a camera still delivers; `nil` where that is not known.
  func share(keptBy camera: ResolvedCamera) -> Share? {
    AskedQuality(camera).map { share(of: $0.format) * pace($0.rate).ofRate }
  }

  /// How good a format at a rate is beside what is asked; `size` is the part of the asked pixels that it has.
  func quality(
    of other: DeviceFormat, at index: FormatIndex, size: Share, _ pace: Pace, movesPorts: Bool = false
  ) -> CameraQuality {
    CameraQuality(
      motion: pace.motion, share: size * pace.ofRate,
      keepsShape: other.width * format.height == format.width * other.height,
      rate: min(pace.rate, rate), keepsPort: !movesPorts, keepsBinning: other.binned == format.binned,
      isAskedFormat: index == self.index)
  }

  /// The same of one format at one rate.
  func quality(of other: DeviceFormat, at index: FormatIndex, rate: FrameRate, movesPorts: Bool = false)
    -> CameraQuality
  {
    quality(of: other, at: index, size: share(of: other), pace(rate), movesPorts: movesPorts)
  }
}
