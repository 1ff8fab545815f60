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

  init(_ index: CameraIndex, in session: ResolvedSession) {
    self.init(session.cameras[index], PlannedConnections(session))
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

extension ResolvedSession {
  /// What each camera runs, in the order of the graph.
  public var configurations: [CameraConfiguration] {
    let planned = PlannedConnections(self)
    return cameras.map { CameraConfiguration($0, planned) }
  }
}
