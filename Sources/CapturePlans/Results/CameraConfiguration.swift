public import CaptureModel
public import CaptureSession

/// What a camera runs: its format, what limits its rate, and where its video comes from.
public struct CameraConfiguration: Hashable, Sendable {
  /// The id of the input.
  public let input: String

  /// The format; `nil` where none is known.
  public let format: FormatName?

  /// The promised rate, if it is not the format's maximum.
  public let limit: FrameRate?

  /// The rate that the device is set to, if it is below what is charged.
  public let activeRate: FrameRate?

  /// Whether its connections are moved to the port of its wide-angle constituent.
  public let isOnWidePort: Bool

  /// Whether its connections are disabled.
  public let isDisabled: Bool

  /// How much of the pixels a second that were asked for it still delivers; `nil` where nothing was asked for, or where
  /// that is not known.
  public private(set) var share: Share?

  init(_ index: CameraIndex, in session: ResolvedSession) {
    self.init(session.cameras[index], PlannedConnections(session))
  }

  /// The same with its share; one that is disabled has none.
  func keeping(_ share: Share?) -> CameraConfiguration {
    var configuration = self
    configuration.share = isDisabled ? nil : share
    return configuration
  }

  fileprivate init(_ camera: ResolvedCamera, _ planned: PlannedConnections) {
    input = camera.id
    format = camera.activeFormat.map { FormatName($0) }
    limit = camera.rateOverride.flatMap { $0 == camera.activeFormat?.highestRate ? nil : $0 }
    activeRate = camera.activeRate.flatMap { $0 < camera.chargedRate ?? $0 ? $0 : nil }
    isOnWidePort = planned.moved.contains(camera.inputIndex)
    isDisabled = planned.disabled.contains(camera.inputIndex)
  }
}

extension [CameraConfiguration] {
  /// How much of what was asked for each camera keeps: `back 56%, front 44%`, as the object of a sentence.
  private var shareList: String? {
    let parts = compactMap { camera in camera.share.map { "\(camera.input) \($0.words)" } }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// How much of what was asked for is kept, in a sentence; `nil` where nothing is known of that.
  ///
  /// `back keeps 56%, front 44% of the pixels a second that were asked for`.
  package var shareSentence: String? {
    guard let first = first(where: { $0.share != nil }), let list = shareList else { return nil }
    return "\(first.input) keeps" + list.dropFirst(first.input.count) + " of the pixels a second that were asked for"
  }

  /// The same of two configurations of a graph.
  package func shareSentence(beside other: [CameraConfiguration], of name: String) -> String? {
    guard let own = shareList, let others = other.shareList else { return nil }
    return "\(own) of the pixels a second that were asked for, where \(name) keeps \(others)"
  }
}

extension ResolvedSession {
  /// What each camera runs, in the order of the graph.
  public var configurations: [CameraConfiguration] {
    let planned = PlannedConnections(self)
    return cameras.map { CameraConfiguration($0, planned) }
  }

  /// The same, with how much of what another session asks is still there. That one has the same cameras.
  func configurations(beside asked: ResolvedSession) -> [CameraConfiguration] {
    zip(configurations, zip(cameras, asked.cameras)).map { configuration, camera in
      configuration.keeping(AskedQuality(camera.1)?.share(keptBy: camera.0))
    }
  }
}
