/// Whether a limit was lifted for an app, by the SDK that it is linked with.
enum Relaxation {
  /// The app is linked with an SDK that lifts the limit.
  case lifted

  /// The app is linked with an older SDK.
  case inForce

  /// The graph does not say.
  case unknown
}

extension ResolvedSession {
  /// Whether a limit holds that is lifted for apps linked with an SDK or a later one.
  func relaxation(since version: OSVersion) -> Relaxation {
    guard let linkedSDK else { return .unknown }
    return linkedSDK >= version ? .lifted : .inForce
  }

  /// Says that the app is linked with a later SDK; `nil` where the graph names none yet.
  func linkFix(_ version: OSVersion, _ edit: DocumentEditor) -> Fix? {
    (graph.deployment?.linkedSDK?.range).map {
      Fix("link with the SDK of iOS \(version.major)", .unsafe, edits: [edit.replacing($0, with: "\"\(version)\"")])
    }
  }
}
