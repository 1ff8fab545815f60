package import JSONSource

extension JSONDocument {
  /// Whether messages may quote names and values of the document. A document reached through a link out of the
  /// repository must have one of capplan's version keys.
  package var mayBeQuoted: Bool {
    if source.mayBeQuoted { return true }
    return ["capplan", "capplanProfile", "capplanReadings", "capplanSettings"].contains { key in
      value(at: "/\(key)").flatMap { number(of: $0) } == 1
    }
  }
}
