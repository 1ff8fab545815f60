public import CaptureModel
public import CaptureSession
public import JSONSource

extension ResolvedSession {
  /// Sets a later linked SDK; `nil` if the graph names none yet.
  public func linkFix(_ version: OSVersion, _ edit: DocumentEditor) -> Fix? {
    guard relaxation(since: version) == .inForce else { return nil }
    return (graph.deployment?.linkedSDK?.range).map {
      Fix("link with the SDK of iOS \(version.major)", .unsafe, edits: [edit.replacing($0, with: "\"\(version)\"")])
    }
  }
}
