package import JSONSource

extension JSONDocument {
  /// Whether messages may quote names and values of the document. If a link led out of the repository to it, only if it
  /// has one of capplan's version keys.
  package var mayBeQuoted: Bool {
    if source.mayBeQuoted { return true }
    return ["capplan", "capplanProfile", "capplanReadings", "capplanSettings"].contains { key in
      value(at: "/\(key)").flatMap { number(of: $0) } == 1
    }
  }
}
