import CaptureModel
import CaptureSession

/// How much a camera delivers of the graph's request for it.
struct CameraQuality: Hashable, Sendable {
  /// How many settings that the app guards, and the requested format supports, the format lacks or the app no longer asks
  /// for; one more if photos that are to be as large as they can be get smaller.
  var lostSettings = 0

  /// The share of the first 24 frames a second, which counts before size.
  var motion = Share.whole

  /// The share of the first 720 lines of the picture, counted along its shorter side.
  var lines = Share.whole

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
  static let disabled = CameraQuality(motion: .none, lines: .none, picture: .none, isEnabled: false)

  /// The worse of two qualities in each respect, for a configuration that runs on two devices.
  func worse(_ other: CameraQuality) -> CameraQuality {
    CameraQuality(
      lostSettings: max(lostSettings, other.lostSettings), motion: min(motion, other.motion),
      lines: min(lines, other.lines), picture: min(picture, other.picture), keepsShape: keepsShape && other.keepsShape,
      rate: min(rate, other.rate),
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

  /// Whether the camera takes nothing but photos: people see its moving picture only in a viewfinder.
  let isForPhotos: Bool

  /// Of a camera that only takes photos: what its photos have to be.
  private let stills: (camera: ResolvedCamera, asks: FormatAsks)?

  /// The frames a second that count before size.
  let motionRate: FrameRate

  /// The frames a second that count before size, unless the request says that a viewfinder needs fewer.
  static let motionRate = FrameRate(24)

  /// The lines of a picture that count before its other pixels.
  static let visibleLines = 720

  /// What the graph asks of a session's camera; `nil` if the format or its rate is unknown. `viewfinder` is how many frames
  /// a second a viewfinder needs.
  init?(_ camera: ResolvedCamera, in session: ResolvedSession, viewfinder: FrameRate = motionRate) {
    guard case .chosen(let index, _) = camera.format, let format = camera.activeFormat, let rate = camera.effectiveRate
    else { return nil }
    self.format = format
    self.index = index
    self.rate = rate
    isForPhotos = session.takesOnlyPhotos(camera)
    stills = isForPhotos ? (camera, FormatAsks(session, of: camera)) : nil
    let isStill = isForPhotos && !session.recordsLivePhotos(camera)
    motionRate = isStill ? min(viewfinder, Self.motionRate) : Self.motionRate
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
    fileprivate let ofRate: Share
  }

  /// A rate, compared with the requested one.
  func pace(_ rate: FrameRate) -> Pace {
    Pace(
      rate: rate,
      motion: Share(min(rate, motionRate), of: min(self.rate, motionRate)),
      ofRate: Share(rate, of: self.rate))
  }

  /// How much of the requested size a format has.
  struct KeptSize {
    /// The share of the requested pixels in its largest crop with the requested aspect ratio.
    let pixels: Share

    /// The share of the first 720 lines that were requested.
    let lines: Share

    /// The share of the pixels of photos that are to be as large as they can be, or of a size that the app guards; `nil` if
    /// no photos are.
    let photos: Share?
  }

  /// How much of the requested size a format has.
  func size(of other: DeviceFormat) -> KeptSize {
    let side = min(Share.whole, Self.side(other.width, of: format.width), Self.side(other.height, of: format.height))
    let lines = [other, format].map { min($0.width, $0.height, Self.visibleLines) }
    return KeptSize(
      pixels: side * side, lines: min(.whole, Self.side(lines[0], of: lines[1])),
      photos: stills.flatMap { stills in
        guard stills.asks.askPhotoSize(of: stills.camera) else { return nil }
        let smaller = stills.asks.smallerPhotos(in: other, than: format, of: stills.camera)
        return smaller.map { Self.side($0.kept, of: $0.of) } ?? .whole
      })
  }

  private static func side(_ pixels: Int, of asked: Int) -> Share {
    Share(UInt64(max(0, pixels)), of: UInt64(max(1, asked)))
  }

  /// How much of the picture a format delivers at a pace.
  private func picture(_ size: KeptSize, at pace: Pace) -> KeptPicture {
    isForPhotos
      ? KeptPicture(photos: size.photos, share: size.pixels) : KeptPicture(share: size.pixels * pace.ofRate)
  }

  /// How much of the picture a camera delivers that runs something else.
  func picture(of other: AskedQuality) -> KeptPicture { picture(size(of: other.format), at: pace(other.rate)) }

  /// The quality of a format at a rate; `size` is what it has of the requested size, `lost` counts the guarded settings
  /// that it lacks.
  func quality(
    of other: DeviceFormat, at index: FormatIndex, size: KeptSize, lost: Int = 0, _ pace: Pace,
    movesPorts: Bool = false,
    dropsVideoHDR: Bool = false
  ) -> CameraQuality {
    CameraQuality(
      lostSettings: lost, motion: pace.motion, lines: size.lines, picture: picture(size, at: pace),
      keepsShape: other.width * format.height == format.width * other.height,
      rate: min(pace.rate, rate), keepsPort: !movesPorts, keepsBinning: other.binned == format.binned,
      asksVideoHDR: !dropsVideoHDR, isAskedFormat: index == self.index)
  }

  /// The quality of a format at a rate.
  func quality(of other: DeviceFormat, at index: FormatIndex, rate: FrameRate, movesPorts: Bool = false)
    -> CameraQuality
  {
    quality(of: other, at: index, size: size(of: other), pace(rate), movesPorts: movesPorts)
  }
}
