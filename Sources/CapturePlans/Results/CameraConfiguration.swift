public import CaptureModel
public import CaptureSession

/// What a camera runs: its format, what limits its rate, and where its video comes from.
public struct CameraConfiguration: Hashable, Sendable {
  /// The id of the input.
  public let input: String

  /// The format; `nil` if unknown.
  public let format: FormatName?

  /// The promised rate, if it is not the format's maximum.
  public let limit: FrameRate?

  /// The rate that the device is set to, if it is below the rate that the cost counts.
  public let activeRate: FrameRate?

  /// Whether its connections are moved to the port of its wide-angle constituent.
  public let isOnWidePort: Bool

  /// Whether the app no longer asks for the video HDR that it guards.
  public let dropsVideoHDR: Bool

  /// Whether the format is known to lack the video HDR that the app guards.
  public private(set) var lacksVideoHDR: Bool

  /// Whether its connections are disabled.
  public let isDisabled: Bool

  /// The share of the requested pixels a second that it still delivers; `nil` if none were requested or the share is
  /// unknown.
  public private(set) var share: Share?

  /// Whether it takes nothing but photos: then the share is one of the pixels of a picture, whatever the rate.
  public private(set) var isForPhotos = false

  /// Whether its format is binned, and the one that was asked for is not.
  package private(set) var isNewlyBinned = false

  /// Whether it only takes photos, and of a smaller picture than was asked for.
  var losesOfPhotos: Bool { isForPhotos && share.map { $0 < .whole } ?? false }

  init(_ index: CameraIndex, in session: ResolvedSession) {
    self.init(session.cameras[index], PlannedConnections(session))
  }

  /// The configuration with a share; a disabled camera has none.
  func keeping(_ share: Share?, ofPhotos: Bool) -> CameraConfiguration {
    var configuration = self
    configuration.share = isDisabled ? nil : share
    configuration.isForPhotos = ofPhotos
    return configuration
  }

  /// The configuration, which is compared with a format that was asked for.
  func compared(with asked: DeviceFormat?) -> CameraConfiguration {
    var configuration = self
    configuration.isNewlyBinned = asked?.binned == false && format?.binned == true
    return configuration
  }

  /// The configuration on several devices, as far as video HDR goes: it goes without only if it does on each.
  func agreeing(with other: CameraConfiguration) -> CameraConfiguration {
    var configuration = self
    configuration.lacksVideoHDR = lacksVideoHDR && other.lacksVideoHDR
    return configuration
  }

  fileprivate init(_ camera: ResolvedCamera, _ planned: PlannedConnections) {
    input = camera.id
    format = camera.activeFormat.map { FormatName($0) }
    limit = camera.rateOverride.flatMap { $0 == camera.activeFormat?.highestRate ? nil : $0 }
    activeRate = camera.activeRate.flatMap { $0 < camera.chargedRate ?? $0 ? $0 : nil }
    isOnWidePort = planned.moved.contains(camera.inputIndex)
    dropsVideoHDR = camera.dropsVideoHDR
    lacksVideoHDR = camera.isVideoHDR && camera.activeFormat?.videoHDR == false
    isDisabled = planned.disabled.contains(camera.inputIndex)
  }
}

extension [CameraConfiguration] {
  /// Each camera's share, as the object of a sentence: `back 56%, front 44% (binned)`.
  package var shareList: String? {
    let parts = compactMap { camera in
      camera.share.map { "\(camera.input) \($0.words)" + (camera.isNewlyBinned ? " (binned)" : "") }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The words for the request that the shares compare with.
  package var whole: String {
    let known = filter { $0.share != nil }
    if known.allSatisfy(\.isForPhotos) { return "the requested pixels" }
    return "the requested pixels a second" + (known.contains(where: \.isForPhotos) ? " (of photos: pixels)" : "")
  }

  /// Each camera's share in a sentence; `nil` if no share is known.
  ///
  /// `back keeps 56%, front 44% of the requested pixels a second`.
  package var shareSentence: String? {
    guard let first = first(where: { $0.share != nil }), let list = shareList else { return nil }
    return "\(first.input) keeps" + list.dropFirst(first.input.count) + " of \(whole)"
  }
}

extension ResolvedSession {
  /// What each camera runs, in the order of the graph.
  public var configurations: [CameraConfiguration] {
    let planned = PlannedConnections(self)
    return cameras.map { CameraConfiguration($0, planned) }
  }

  /// What each camera runs, with its share of what another session with the same cameras asks.
  func configurations(beside asked: ResolvedSession) -> [CameraConfiguration] {
    zip(configurations, zip(cameras, asked.cameras)).map { configuration, camera in
      let configuration = configuration.compared(with: camera.1.activeFormat)
      guard let wish = AskedQuality(camera.1, in: asked) else { return configuration }
      let kept = AskedQuality(camera.0, in: self).map { wish.picture(of: $0).share }
      return configuration.keeping(kept, ofPhotos: wish.isForPhotos)
    }
  }
}
