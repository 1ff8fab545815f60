import CaptureModel
public import CaptureSession
public import JSONSource

extension ResolvedSession {
  /// The edits that give the session a setting, in a new object if the graph has none.
  public func setting(_ key: String, _ json: String, _ edit: DocumentEditor) -> [SourceEdit] {
    if let range = graph.session?.range { return edit.changing(range, set: [(key, json)]) }
    return edit.changing(graph.range, set: [("session", "{ \(JSONString.quoted(key)): \(json) }")])
  }
}
