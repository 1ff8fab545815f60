public import JSONSource
public import CaptureModel

/// Everything that a session asks of the format of each camera: through its settings, its connections, its outputs and
/// their requests.
public struct FormatAsks: Sendable {
  private var byInput: [InputIndex: [FormatAsk]] = [:]
  private let isMultiCam: Bool

  // The cameras whose photos are to be as large as they can be.
  private var largestPhotos: Set<InputIndex> = []

  // The places of guarded settings: a format without them will do.
  private let guarded: SourceRanges

  /// The asks of a session, whatever formats it runs; O(inputs + connections).
  public init(_ session: ResolvedSession) { self.init(session, of: session.cameras) }

  /// The asks for one camera, where those of the others don't matter; O(connections).
  package init(_ session: ResolvedSession, of camera: ResolvedCamera) { self.init(session, of: [camera]) }

  private init(_ session: ResolvedSession, of cameras: [ResolvedCamera]) {
    isMultiCam = session.isMultiCam
    guarded = SourceRanges(session.graph.guards.map(\.range))
    let keys = session.graph.keys
    // What an app works with comes before what its pictures look like: a wish counts more than all after it.
    if !guarded.isEmpty { addRates(of: cameras) }
    for use in session.depthStreams() {
      // An output that may be left out does without.
      let isOptional = guarded.contain(session.graph.outputs[use.output].range)
      add(.depth, of: use.camera, at: use.range, isOptional: isOptional)
    }
    if keys.meets(Self.photoDepth) {
      for use in session.photoDepths() { add(.photoDepth, of: use.camera, at: use.range) }
    }
    if keys.meets(Self.settings) { addSettings(of: cameras) }
    if keys.meets(Self.photoSizes) { addPhotoSizes(of: session) }
    if keys.meets(Self.stabilization) { addStabilization(of: session) }
    if keys.meets(Self.pixelFormats) { addPixelFormats(of: session) }
  }

  // The keys that ask for something, at any depth of the graph.
  private static let settings = KeySet(["activeDepthDataFormat", "activeColorSpace", "videoHDREnabled"])
  private static let photoDepth = KeySet(["depthDataDeliveryEnabled"])
  private static let photoSizes = KeySet(["maxPhotoDimensions"])
  private static let stabilization = KeySet(["preferredVideoStabilizationMode"])
  private static let pixelFormats = KeySet(["pixelFormat"])

  /// The needs of an input's format, the most important first.
  public subscript(input: InputIndex) -> [FormatAsk] { byInput[input] ?? [] }

  /// The ranking of a camera's formats by these needs.
  public func ranking(of camera: ResolvedCamera) -> FormatRanking { ranking(of: camera, by: self[camera.inputIndex]) }

  /// The ranking of a camera's formats if nothing counts that the app goes without where it is not supported.
  func firmRanking(of camera: ResolvedCamera) -> FormatRanking {
    ranking(of: camera, by: self[camera.inputIndex].filter { !$0.mayBeMissed })
  }

  private func ranking(of camera: ResolvedCamera, by needs: [FormatAsk]) -> FormatRanking {
    let rate = camera.input.highestRates.filter { !isGuarded($0.range) }.map(\.value).max()
    return FormatRanking(of: camera, asks: needs, rate: rate, isMultiCam: isMultiCam)
  }

  /// How many guarded settings a camera has in one format and loses in another; photos that are to be as large as they
  /// can be and get smaller are such a loss too. Rates don't count, for a plan lowers them. O(asks of the camera).
  public func settingsLost(from asked: DeviceFormat, in other: DeviceFormat, by camera: ResolvedCamera) -> Int {
    let lost = self[camera.inputIndex].count { isLost($0, from: asked, in: other, by: camera) }
    return lost + (takesSmallerPhotos(in: other, than: asked, camera) ? 1 : 0)
  }

  private func isLost(
    _ ask: FormatAsk, from asked: DeviceFormat, in other: DeviceFormat, by camera: ResolvedCamera
  ) -> Bool {
    if !ask.isGuarded { return false }
    if case .frameRate = ask.need { return false }
    return has(ask.need, asked, camera) && ask.need.isMet(by: other, of: camera) == false
  }

  /// The largest guarded size of photos that one format has and another lacks. O(asks of the camera).
  public func lostPhotoSize(from asked: DeviceFormat, in other: DeviceFormat, by camera: ResolvedCamera) -> Dimensions?
  {
    self[camera.inputIndex].compactMap { ask -> Dimensions? in
      guard case .photoSize(let size) = ask.need, isLost(ask, from: asked, in: other, by: camera) else { return nil }
      return size
    }.max { $0.pixels < $1.pixels }
  }

  /// Whether a format supports something, by what is known or, for photos, by what the sensor reads at least.
  private func has(_ need: FormatNeed, _ format: DeviceFormat, _ camera: ResolvedCamera) -> Bool {
    if case .photoSize(let size) = need, format.photoDimensions == nil {
      return camera.largestPhoto(in: format).low.map { $0 >= Double(size.pixels) } ?? false
    }
    return need.isMet(by: format, of: camera) == true
  }

  /// Whether video HDR is something that the camera's format has to support.
  public func askVideoHDR(of camera: ResolvedCamera) -> Bool {
    self[camera.inputIndex].contains { ask in if case .videoHDR = ask.need { true } else { false } }
  }

  /// Whether the app guards a setting of a camera that a format decides.
  public func guardSettings(of camera: ResolvedCamera) -> Bool { self[camera.inputIndex].contains(where: \.isGuarded) }

  /// Whether a format is known to lack something that the app goes without there, or takes smaller photos than another
  /// one though they are to be as large as they can be. O(asks of the camera).
  func loseSettings(in format: DeviceFormat, beside other: DeviceFormat?, of camera: ResolvedCamera) -> Bool {
    self[camera.inputIndex].contains { $0.mayBeMissed && $0.need.isMet(by: format, of: camera) == false }
      || (other.map { takesSmallerPhotos(in: format, than: $0, camera) } ?? false)
  }

  /// Whether photos that are to be as large as they can be are smaller in one format than in another.
  public func takesSmallerPhotos(in format: DeviceFormat, than asked: DeviceFormat, _ camera: ResolvedCamera) -> Bool {
    guard largestPhotos.contains(camera.inputIndex), let before = camera.largestPhoto(in: asked).low,
      let now = camera.largestPhoto(in: format).high
    else { return false }
    return now < before
  }

  /// Whether a camera's photos are to be as large as they can be, or of a size that the app guards.
  public func askPhotoSize(of camera: ResolvedCamera) -> Bool {
    largestPhotos.contains(camera.inputIndex)
      || self[camera.inputIndex].contains { ask in
        if case .photoSize = ask.need { ask.isGuarded } else { false }
      }
  }

  /// How many pixels a camera's photos keep in a format, of how many in another: of photos that are to be as large as they
  /// can be, or of a guarded size. `nil` if neither is asked for, they are as large, or nothing is known. O(asks of the
  /// camera).
  public func smallerPhotos(
    in format: DeviceFormat, than asked: DeviceFormat, of camera: ResolvedCamera
  ) -> (kept: Int, of: Int)? {
    let guarded = lostPhotoSize(from: asked, in: format, by: camera).map { Double($0.pixels) }
    let isLargest = largestPhotos.contains(camera.inputIndex)
    guard let before = guarded ?? (isLargest ? camera.largestPhoto(in: asked).low : nil),
      let now = camera.largestPhoto(in: format).high, now < before, before < 1e15
    else { return nil }
    return (Int(now.rounded()), Int(before.rounded()))
  }

  /// Whether a format lacks something that the session can't do without. O(asks of the camera).
  public func areMissed(by format: DeviceFormat, of camera: ResolvedCamera) -> Bool {
    byInput[camera.inputIndex]?.contains { !$0.isPreference && $0.need.isMet(by: format, of: camera) == false } ?? false
  }

  /// Whether a format of unknown support hardly has what the session can't do without. O(asks of the camera).
  public func areUnlikely(in format: DeviceFormat, of camera: ResolvedCamera) -> Bool {
    byInput[camera.inputIndex]?.contains { !$0.isPreference && $0.need.isUnlikely(in: format) } ?? false
  }

  private func isGuarded(_ range: SourceRange) -> Bool { guarded.contain(range) }

  private mutating func add(
    _ need: FormatNeed, of camera: ResolvedCamera, at range: SourceRange?, isPreference: Bool = false,
    isOptional: Bool = false
  ) {
    let isGuarded = range.map { self.isGuarded($0) } ?? false
    byInput[camera.inputIndex, default: []].append(
      FormatAsk(need, isPreference: isPreference, isGuarded: isGuarded, isOptional: isOptional))
  }

  /// Adds the rates that an app sets only if the format has them.
  private mutating func addRates(of cameras: [ResolvedCamera]) {
    for camera in cameras {
      for rate in camera.input.highestRates where isGuarded(rate.range) {
        add(.frameRate(rate.value), of: camera, at: rate.range)
      }
    }
  }

  /// Adds the settings of cameras.
  private mutating func addSettings(of cameras: [ResolvedCamera]) {
    for camera in cameras {
      let input = camera.input
      if let asked = input.activeDepthDataFormat { add(.depthFormat(asked), of: camera, at: asked.range) }
      if let cinematic = input.cinematic.cinematicVideoCaptureEnabled, cinematic.value {
        add(.cinematicVideo, of: camera, at: cinematic.range)
      }
      if let space = input.activeColorSpace { add(.colorSpace(space.value), of: camera, at: space.range) }
      // HLG is HDR by itself, if the app surely sets it.
      let isHLG = input.activeColorSpace.map { $0.value == .hlgBT2020 && !isGuarded($0.range) } ?? false
      if camera.isVideoHDR, !isHLG {
        add(.videoHDR, of: camera, at: input.videoHDREnabled?.range)
      }
    }
  }

  private mutating func addStabilization(of session: ResolvedSession) {
    for stabilized in session.stabilizedConnections() {
      let (connection, mode) = (stabilized.connection, stabilized.mode.value)
      guard mode != .auto, connection.media == .video, let camera = session.camera(ofInput: connection.input) else {
        continue
      }
      // The mode is a preference: without it the session runs unstabilized.
      add(.stabilization(mode), of: camera, at: stabilized.mode.range, isPreference: true)
    }
  }

  private mutating func addPhotoSizes(of session: ResolvedSession) {
    let cameras = session.photoCameras()
    for output in session.outputs(ofType: .photo) {
      guard let limit = output.output.photo.maxPhotoDimensions, let camera = cameras[output.index] else { continue }
      guard let size = limit.size else {
        largestPhotos.insert(camera.inputIndex)
        continue
      }
      add(.photoSize(size.value), of: camera, at: size.range)
    }
    for request in session.photoRequests() {
      guard let size = request.settings.maxPhotoDimensions?.size, let camera = request.camera else { continue }
      add(.photoSize(size.value), of: camera, at: size.range)
    }
  }

  private mutating func addPixelFormats(of session: ResolvedSession) {
    let asking = session.outputs.contains { $0.output.videoData.unusualPixelFormat != nil }
    guard asking else { return }
    for feed in session.videoDataFeeds() {
      guard let pixelFormat = feed.settings.unusualPixelFormat else { continue }
      add(.pixelFormat(pixelFormat.value), of: feed.camera, at: pixelFormat.range)
    }
  }
}

extension GraphInput {
  /// The rates that its format has to reach.
  fileprivate var highestRates: [Located<FrameRate>] {
    [maxFrameRateOverride, activeFrameRate?.max].compactMap(\.self)
  }
}

extension VideoDataSettings {
  /// The pixel format that an output asks for, if not every camera delivers it.
  public var unusualPixelFormat: Located<PixelFormat>? {
    pixelFormat.flatMap { PixelFormat.alwaysAvailable.contains($0.value) ? nil : $0 }
  }
}
