import CaptureModel
public import CaptureSession
public import JSONSource

extension ResolvedSession {
  /// The edit that adds a setting to the session; it makes the object where the graph has none.
  public func addingSetting(_ key: String, _ json: String, _ edit: DocumentEditor) -> SourceEdit {
    if let range = graph.session?.range { return edit.adding(key, json, to: range) }
    return edit.adding("session", "{ \(JSONString.quoted(key)): \(json) }", to: graph.range)
  }
}
