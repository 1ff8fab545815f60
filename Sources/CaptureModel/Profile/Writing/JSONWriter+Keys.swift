import JSONSource

// Writes the parts of a profile's objects.
extension JSONWriter {
  /// A member that is left out if unknown.
  mutating func known(_ key: String, _ value: (some JSONScalar)?) {
    if let value { member(key, value) }
  }

  /// An object on one line.
  mutating func line(_ key: String, _ body: (inout JSONWriter) -> Void) {
    onOneLine { $0.object(key, body) }
  }

  /// Words or numbers on one line.
  mutating func words(_ key: String, _ words: [some JSONScalar]) {
    onOneLine { writer in
      writer.array(key) { writer in
        for word in words { writer.element(word) }
      }
    }
  }

  /// Writes the output of a body; on one line if `isAskedFor`.
  mutating func onOneLine(if isAskedFor: Bool, _ body: (inout JSONWriter) -> Void) {
    if isAskedFor { onOneLine(body) } else { body(&self) }
  }
}
