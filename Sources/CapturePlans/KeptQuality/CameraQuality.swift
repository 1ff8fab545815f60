import CaptureModel
import CaptureSession

/// How much a camera delivers of the graph's request for it.
struct CameraQuality: Hashable, Sendable {
  /// How many settings that the app guards, and the requested format supports, the format lacks or the app no longer asks
  /// for; one more if photos that are to be as large as they can be get smaller.
  var lostSettings = 0

  /// The share of the first 24 frames a second, which counts before size; the whole for a camera that only takes photos
  /// without a movie.
  var motion = Share.whole

  /// How much of the picture it delivers.
  var picture = KeptPicture.whole

  /// Whether the picture has the requested aspect ratio.
  var keepsShape = true

  /// Frames a second, at most as many as requested.
  var rate = FrameRate(0)

  /// Whether the connections of a virtual device stay on its own port.
  var keepsPort = true

  /// Whether the format is binned or not, as requested.
  var keepsBinning = true

  /// Whether the app still asks for the video HDR that it guards.
  var asksVideoHDR = true

  /// Whether the format is the requested one.
  var isAskedFormat = true

  /// Whether the camera streams at all.
  var isEnabled = true

  /// The quality of a disabled camera; it counts on the first level only.
  static let disabled = CameraQuality(motion: .none, picture: .none, isEnabled: false)

  /// The worse of two qualities in each respect, for a configuration that runs on two devices.
  func worse(_ other: CameraQuality) -> CameraQuality {
    CameraQuality(
      lostSettings: max(lostSettings, other.lostSettings), motion: min(motion, other.motion),
      picture: min(picture, other.picture), keepsShape: keepsShape && other.keepsShape, rate: min(rate, other.rate),
      keepsPort: keepsPort && other.keepsPort, keepsBinning: keepsBinning && other.keepsBinning,
      asksVideoHDR: asksVideoHDR && other.asksVideoHDR, isAskedFormat: isAskedFormat && other.isAskedFormat,
      isEnabled: isEnabled && other.isEnabled)
  }
}

/// What the graph asks of a camera: its format and its effective rate.
struct AskedQuality {
  let format: DeviceFormat
  let index: FormatIndex
  let rate: FrameRate

  /// Whether the camera takes nothing but photos, whose size counts before any rate.
  let isForPhotos: Bool

  /// Whether it takes no moving pictures.
  private let isStill: Bool

  /// The frames a second that count before size.
  static let motionRate = FrameRate(24)

  /// What the graph asks of a session's camera; `nil` if the format or its rate is unknown.
  init?(_ camera: ResolvedCamera, in session: ResolvedSession) {
    guard case .chosen(let index, _) = camera.format, let format = camera.activeFormat, let rate = camera.effectiveRate
    else { return nil }
    self.format = format
    self.index = index
    self.rate = rate
    isForPhotos = session.takesOnlyPhotos(camera)
    isStill = isForPhotos && !session.recordsLivePhotos(camera)
  }

  /// Whether a format of a size is small enough to replace the requested one: no wider and no taller.
  ///
  /// If the requested one is unfit, since it lacks something that the session needs, one side may grow: photos of 12
  /// megapixels, for example, come from formats of 4:3, which are taller than the 1080p that a graph asks for.
  func allows(_ other: Dimensions, isUnfit: Bool) -> Bool {
    let (isAsWide, isAsTall) = (other.width <= format.width, other.height <= format.height)
    return isUnfit ? isAsWide || isAsTall : isAsWide && isAsTall
  }

  /// A rate, with its shares of the requested one.
  struct Pace {
    let rate: FrameRate
    let motion: Share
    let ofRate: Share
  }

  /// A rate, compared with the requested one.
  func pace(_ rate: FrameRate) -> Pace {
    Pace(
      rate: rate,
      motion: isStill ? .whole : Share(min(rate, Self.motionRate), of: min(self.rate, Self.motionRate)),
      ofRate: Share(rate, of: self.rate))
  }

  /// The share of the requested pixels in a format's largest crop with the requested aspect ratio.
  func share(of other: DeviceFormat) -> Share {
    let side = min(Share.whole, Self.side(other.width, of: format.width), Self.side(other.height, of: format.height))
    return side * side
  }

  private static func side(_ pixels: Int, of asked: Int) -> Share {
    Share(UInt64(max(0, pixels)), of: UInt64(max(1, asked)))
  }

  /// How much of the picture a format delivers at a pace; `size` is its share of the requested pixels.
  private func picture(_ size: Share, at pace: Pace) -> KeptPicture {
    isForPhotos ? KeptPicture(share: size, ofRate: pace.ofRate) : KeptPicture(share: size * pace.ofRate)
  }

  /// How much of the picture a camera delivers that runs something else.
  func picture(of other: AskedQuality) -> KeptPicture { picture(share(of: other.format), at: pace(other.rate)) }

  /// The quality of a format at a rate; `size` is its share of the requested pixels, `lost` counts the guarded settings
  /// that it lacks.
  func quality(
    of other: DeviceFormat, at index: FormatIndex, size: Share, lost: Int = 0, _ pace: Pace, movesPorts: Bool = false,
    dropsVideoHDR: Bool = false
  ) -> CameraQuality {
    CameraQuality(
      lostSettings: lost, motion: pace.motion, picture: picture(size, at: pace),
      keepsShape: other.width * format.height == format.width * other.height,
      rate: min(pace.rate, rate), keepsPort: !movesPorts, keepsBinning: other.binned == format.binned,
      asksVideoHDR: !dropsVideoHDR, isAskedFormat: index == self.index)
  }

  /// The quality of a format at a rate.
  func quality(of other: DeviceFormat, at index: FormatIndex, rate: FrameRate, movesPorts: Bool = false)
    -> CameraQuality
  {
    quality(of: other, at: index, size: share(of: other), pace(rate), movesPorts: movesPorts)
  }
}
