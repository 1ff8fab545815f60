import JSONSource

// What the objects of a profile are made of.
extension JSONWriter {
  /// A member that is left out where it is not known.
  mutating func known(_ key: String, _ value: (some JSONScalar)?) {
    if let value { member(key, value) }
  }

  /// A fact with its source, if it has one.
  mutating func fact<Value>(
    _ key: String, _ fact: ProfileFact<Value>?, _ text: (Value) -> some JSONScalar
  ) {
    guard let fact else { return }
    guard let source = fact.source else { return member(key, text(fact.value)) }
    line(key) { writer in
      writer.member("value", text(fact.value))
      writer.member("source", source)
    }
  }

  /// An object on one line.
  mutating func line(_ key: String, _ body: (inout JSONWriter) -> Void) {
    onOneLine { $0.object(key, body) }
  }

  /// Words on one line.
  mutating func words(_ key: String, _ words: [some JSONScalar]) {
    onOneLine { writer in
      writer.array(key) { writer in
        for word in words { writer.element(word) }
      }
    }
  }

  /// Words on one line; nothing where there are none.
  mutating func list(_ key: String, _ words: [String]) {
    if !words.isEmpty { self.words(key, words) }
  }

  /// Objects.
  mutating func objects<Element>(
    _ key: String, _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void
  ) {
    array(key) { writer in
      for element in elements { writer.object { body(&$0, element) } }
    }
  }

  /// Objects, one on each line; nothing where there are none.
  mutating func lines<Element>(_ key: String, _ elements: [Element], _ body: (inout JSONWriter, Element) -> Void) {
    guard !elements.isEmpty else { return }
    array(key) { writer in
      for element in elements { writer.onOneLine { $0.object { body(&$0, element) } } }
    }
  }
}
