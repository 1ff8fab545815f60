extension ResolvedSession {
  /// The edit that adds a setting to the session; it makes the object where the graph has none.
  func addingSetting(_ key: String, _ json: String, _ edit: DocumentEditor) -> SourceEdit {
    if let range = graph.session?.range { return edit.adding(key, json, to: range) }
    return edit.adding("session", "{ \(JSONString.quoted(key)): \(json) }", to: graph.range)
  }

  /// Whether a connection or a list of disabled ports names a port that only a multi-camera session has: a
  /// constituent's, or a microphone beam's; O(connections).
  var namesMultiCamPorts: Bool {
    func isMultiCamOnly(_ resolution: PortResolution) -> Bool {
      switch resolution {
      case .found(let port): port.source != .own
      case .notConstituent, .otherPosition: true
      case .notOffered, .ambiguous, .noneAccepted: false
      }
    }
    return connections.contains { isMultiCamOnly($0.port) || $0.otherPorts.contains(where: isMultiCamOnly) }
      || !disabledPorts(where: isMultiCamOnly).isEmpty
  }
}
