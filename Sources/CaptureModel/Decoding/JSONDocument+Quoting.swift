package import JSONSource

extension JSONDocument {
  /// Whether what is said of the document may quote names and values: where a link out of a repository led to it, only a
  /// document that says it is one of ours may.
  package var mayBeQuoted: Bool {
    if source.mayBeQuoted { return true }
    return ["capplan", "capplanProfile", "capplanReadings", "capplanSettings"].contains { key in
      value(at: "/\(key)").flatMap { number(of: $0) } == 1
    }
  }
}
