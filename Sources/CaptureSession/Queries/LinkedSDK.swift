public import CaptureModel

/// Whether a limit was lifted for an app, by the SDK that it is linked with.
public enum Relaxation {
  /// The app is linked with an SDK that lifts the limit.
  case lifted

  /// The app is linked with an older SDK.
  case inForce

  /// The graph does not say.
  case unknown
}

extension ResolvedSession {
  /// Whether a limit holds that is lifted for apps linked with an SDK or a later one.
  public func relaxation(since version: OSVersion) -> Relaxation {
    guard let linkedSDK else { return .unknown }
    return linkedSDK >= version ? .lifted : .inForce
  }
}
