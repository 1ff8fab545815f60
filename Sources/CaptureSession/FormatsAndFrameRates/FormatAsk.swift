public import CaptureModel
import JSONSource

/// Something that a session asks of a camera's format.
public struct FormatAsk: Sendable {
  /// What the format has to support.
  public let need: FormatNeed

  /// Whether the session also runs without it. Such a need makes a format better, but never rules one out.
  public let isPreference: Bool

  /// Whether the app asks first, and does without it where the format lacks it.
  let isGuarded: Bool

  /// Whether the app goes without it where the format lacks it: it is guarded, or comes from an element that is left out.
  let mayBeMissed: Bool

  init(_ need: FormatNeed, isPreference: Bool = false, isGuarded: Bool = false, isOptional: Bool = false) {
    self.need = need
    self.isPreference = isPreference || isGuarded || isOptional
    self.isGuarded = isGuarded
    mayBeMissed = isGuarded || isOptional
  }
}

/// A capability of a camera's format.
public enum FormatNeed: Sendable {
  /// Depth that streams to a depth data output.
  case depth

  /// Photos with depth.
  case photoDepth

  /// A companion depth format like this one.
  case depthFormat(DepthFormatRequest)

  case colorSpace(ColorSpace)
  case videoHDR

  /// Cinematic video.
  case cinematicVideo

  case stabilization(StabilizationMode)

  /// Photos of this size.
  case photoSize(Dimensions)

  /// Frames that a video data output delivers in this pixel format.
  case pixelFormat(PixelFormat)

  /// This frame rate.
  case frameRate(FrameRate)
}

extension FormatNeed {
  /// The key of the graph that asks for it; `depth` for what a depth data output gets. By name, since a need is the
  /// answer to what several keys ask together.
  public func key(of input: GraphInput) -> String {
    switch self {
    case .depth: "depth"
    case .photoDepth: "depthDataDeliveryEnabled"
    case .depthFormat: "activeDepthDataFormat"
    case .colorSpace: "activeColorSpace"
    case .videoHDR: "videoHDREnabled"
    case .cinematicVideo: "cinematicVideoCaptureEnabled"
    case .stabilization: "preferredVideoStabilizationMode"
    case .photoSize: "maxPhotoDimensions"
    case .pixelFormat: "pixelFormat"
    case .frameRate(let rate): input.maxFrameRateOverride?.value == rate ? "maxFrameRateOverride" : "activeFrameRate"
    }
  }

  /// The key of a profile that tells whether a format supports it.
  public var fact: FormatFact {
    switch self {
    case .depth, .depthFormat: .depthFormats
    case .photoDepth: .photoDepthFormats
    case .colorSpace: .colorSpaces
    case .videoHDR: .videoHDR
    case .cinematicVideo: .features
    case .stabilization: .stabilizationModes
    case .photoSize: .photoDimensions
    case .pixelFormat: .pixelFormats
    case .frameRate: .frameRateRanges
    }
  }

  /// Whether it is a color space that is made for ten bits. Video HDR is not: it is a feature of eight-bit formats.
  public var wantsTenBits: Bool {
    if case .colorSpace(let space) = self { space.isForTenBits } else { false }
  }

  /// Whether a format that is not known to support it hardly does: HLG or Apple Log in eight bits.
  func isUnlikely(in format: DeviceFormat) -> Bool {
    guard case .colorSpace(let space) = self, wantsTenBits, format.has(space) == nil else { return false }
    return format.pixelFormats.map { !$0.isEmpty && $0.allSatisfy(PixelFormat.eightBit.contains) } ?? false
  }

  /// Whether a format of a camera supports it; `nil` if unknown.
  func isMet(by format: DeviceFormat, of camera: ResolvedCamera) -> Bool? {
    switch self {
    case .depth: camera.hasDepth(in: format)
    case .photoDepth: camera.hasPhotoDepth(in: format)
    case .depthFormat(let asked): camera.hasDepthFormat(asked, in: format)
    case .colorSpace(let space): format.has(space) ?? camera.has(space, in: format)
    case .videoHDR: format.videoHDR
    case .cinematicVideo:
      format.features?.cinematicVideo ?? (camera.device?.has(.cinematicVideo) == false ? false : nil)
    case .stabilization(let mode): format.stabilizationModes.map { $0.contains(mode) } ?? camera.has(mode, in: format)
    case .photoSize(let size): camera.takesPhotos(of: size, in: format)
    case .pixelFormat(let pixelFormat): pixelFormat.isAvailable(from: camera, in: format)
    // The specification's rate is a lower bound: the format may be faster.
    case .frameRate(let rate): format.reaches(rate) ? true : format.highestRate == nil ? nil : false
    }
  }
}

extension DeviceFormat {
  /// Whether it takes photos of a size; `nil` if unknown.
  fileprivate func takesPhotos(of size: Dimensions) -> Bool? {
    guard let photoDimensions else { return nil }
    if photoDimensions.contains(size) { return true }
    // A single entry may be the high-resolution size, so smaller sizes are unknown.
    let mayTakeMore = photoDimensions.count == 1 && photoDimensions.contains { size.pixels <= $0.pixels }
    return photoDimensions.isEmpty || mayTakeMore ? nil : false
  }
}

extension ResolvedCamera {
  /// Whether a format takes photos of a size; `nil` if that is not known.
  fileprivate func takesPhotos(of size: Dimensions, in format: DeviceFormat) -> Bool? {
    switch format.takesPhotos(of: size) {
    case true?: true
    // The same phone may list 24 megapixels on a newer system: iPhone 15 Pro did not on iOS 17.
    case false? where size.isOf24Megapixels && format.readsWholeSensor:
      refusesPhotos(of: size, in: format) ? false : nil
    case false?: false
    case nil: refusesPhotos(of: size, in: format) ? false : nil
    }
  }

  /// Whether a format that doesn't list its photos takes none of a size: its sensor reads fewer pixels, no format of
  /// the camera takes them, or only those of the whole sensor do.
  fileprivate func refusesPhotos(of size: Dimensions, in format: DeviceFormat) -> Bool {
    if pixelsOfStills(in: format).map({ $0.high < Double(size.pixels) }) ?? false { return true }
    return lacksPhotos(of: size) != nil || (size.isOfWholeSensorOnly && !format.readsWholeSensor)
  }

  /// The pixels that the sensor reads for a format, if a rule says that photos have no more; a readout of the profile's own
  /// is for costs, and says nothing of photos.
  private func pixelsOfStills(in format: DeviceFormat) -> Coefficient? {
    guard let source = device?.stillsSource, case .bounded(var pixels) = format.readout, pixels.source == source else {
      return nil
    }
    // A sensor of 48 megapixels joins its pixels by four for frames of 4032x3024, and may take photos of each of them.
    if format.readsWholeSensor, let sensor = device?.photoSensor?.value {
      pixels.high = max(pixels.high, Double(sensor.pixels))
    }
    return pixels
  }

  /// The pixels of the largest photos in a format: at least, at most. `nil` for what is unknown.
  package func largestPhoto(in format: DeviceFormat) -> (low: Double?, high: Double?) {
    if let known = format.photoDimensions?.map(\.pixels).max() { return (Double(known), Double(known)) }
    let pixels = pixelsOfStills(in: format)
    return (pixels?.low, pixels?.high)
  }

  /// Whether a format has depth; `nil` if unknown.
  ///
  /// Every format of a LiDAR depth camera has depth (WWDC22 110429). The talk says the same about TrueDepth cameras,
  /// but the printed formats of one contradict it, so for those only the profile counts.
  fileprivate func hasDepth(in format: DeviceFormat) -> Bool? {
    if hasDepthPort == false { return false }
    return format.depthFormats.map { !$0.isEmpty } ?? (key.deviceType == .builtInLiDARDepthCamera ? true : nil)
  }

  /// Whether photos in a format can have depth; `nil` if unknown.
  fileprivate func hasPhotoDepth(in format: DeviceFormat) -> Bool? {
    if hasDepthPort == false { return false }
    if format.photoDepthFormats?.isEmpty == false || hasDepth(in: format) == true { return true }
    return format.photoDepthFormats == nil || format.depthFormats == nil ? nil : false
  }

  /// Whether a depth format of a format matches the request; `nil` if unknown.
  fileprivate func hasDepthFormat(_ asked: DepthFormatRequest, in format: DeviceFormat) -> Bool? {
    if hasDepthPort == false { return false }
    guard let answers = format.depthFormats?.map({ $0.equals(asked) }) else { return nil }
    // A single entry may be the one that an app happened to use.
    return answers.contains(true) ? true : answers.count == 1 || answers.contains(nil) ? nil : false
  }
}
