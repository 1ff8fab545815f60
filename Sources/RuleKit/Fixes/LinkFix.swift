public import CaptureModel
public import CaptureSession
public import JSONSource

extension ResolvedSession {
  /// Says that the app is linked with a later SDK; `nil` where the graph names none yet.
  public func linkFix(_ version: OSVersion, _ edit: DocumentEditor) -> Fix? {
    guard relaxation(since: version) == .inForce else { return nil }
    return (graph.deployment?.linkedSDK?.range).map {
      Fix("link with the SDK of iOS \(version.major)", .unsafe, edits: [edit.replacing($0, with: "\"\(version)\"")])
    }
  }
}
