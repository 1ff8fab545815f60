public import CaptureModel

/// Whether a limit is lifted for an app, given its linked SDK and the systems that it runs on.
public enum Relaxation: Hashable, Sendable {
  /// The app is linked with an SDK that lifts the limit.
  case lifted

  /// The same, but the app also runs on an older system that still has the limit.
  case liftedLater(than: OlderSystem)

  /// The app is linked with an older SDK.
  case inForce

  /// The device never runs a system that lifts the limit; the version is its last one.
  case neverLifted(OSVersion)

  /// The graph does not say.
  case unknown

  /// Whether the limit is lifted, at least on newer systems.
  public var isLifted: Bool {
    switch self {
    case .lifted, .liftedLater: true
    case .inForce, .neverLifted, .unknown: false
    }
  }

  /// Whether the limit is known to hold, whatever system the device runs.
  public var isInForce: Bool {
    switch self {
    case .inForce, .neverLifted: true
    case .lifted, .liftedLater, .unknown: false
    }
  }
}

extension ResolvedSession {
  /// The state of a limit that a system lifts for apps linked with its SDK or a later one.
  public func relaxation(since version: OSVersion) -> Relaxation {
    if let last = lastSystem(before: version) { return .neverLifted(last) }
    guard let linkedSDK else { return .unknown }
    guard linkedSDK >= version else { return .inForce }
    return systemBefore(version).map { .liftedLater(than: $0) } ?? .lifted
  }
}
