package import JSONSource

/// Writes the members of an object.
private struct KeyWriter<Object: KeyedObject>: KeyVisitor {
  let object: Object
  var writer = JSONWriter()

  // A second walk writes the keys that come after all others.
  var hasLast = false
  var isAtEnd = false

  // Whether to count the keys that aren't empty instead of writing them.
  private var isCounting = false
  private var count = 0

  init(object: Object) { self.object = object }

  mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>) {
    let isLast = key.options.contains(.last)
    if isLast { hasLast = true }
    let value = key.value(of: object)
    if isCounting {
      count += value.isLeftOut ? 0 : 1
    } else if isLast == isAtEnd, !key.options.contains(.never),
      !value.isLeftOut || !key.options.isDisjoint(with: [.required, .always])
    {
      value.write(key.name, to: &writer)
    }
  }

  /// A group without known keys is left out, unless it is always written.
  mutating func group(_ name: String, about: StaticString, _ options: KeyOptions, _ keys: (inout KeyWriter) -> Void) {
    if isCounting { return keys(&self) }
    if isAtEnd { return }
    var members = KeyWriter(object: object)
    members.isCounting = true
    keys(&members)
    guard members.count > 0 || options.contains(.always) else { return }
    members.isCounting = false
    writer.onOneLine(if: options.contains(.onOneLine)) { writer in
      writer.object(name) { writer in
        swap(&members.writer, &writer)
        keys(&members)
        swap(&members.writer, &writer)
      }
    }
  }
}

extension KeyedObject {
  package func write(_ key: String, to writer: inout JSONWriter) {
    writer.onOneLine(if: Self.isOnOneLine) { writer in writer.object(key) { write(to: &$0) } }
  }

  package func writeElement(to writer: inout JSONWriter) {
    writer.onOneLine(if: Self.isOnOneLine) { writer in writer.object { write(to: &$0) } }
  }

  /// Writes the members of the document's object.
  package func write(to writer: inout JSONWriter) {
    var keys = KeyWriter(object: written)
    swap(&keys.writer, &writer)
    Self.visit(&keys)
    if keys.hasLast {
      keys.isAtEnd = true
      Self.visit(&keys)
    }
    swap(&keys.writer, &writer)
  }
}
