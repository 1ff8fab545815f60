package import JSONSource

/// An object of a profile whose keys are entries of one list.
package protocol KeyedObject: KeyValue {
  /// What a reader fills: the object, and what else its document says of it until all of that is read.
  associatedtype File: Sendable = Self

  /// Hands the object out of what its document says.
  static func access(_ file: inout File, _ body: (inout Self) -> Void)

  /// Whether a document has it on one line.
  static var isOnOneLine: Bool { get }

  /// The object as a document has it, where that is not as it is here.
  var written: Self { get }

  /// Hands over the keys in the order of the document.
  static func visit(_ keys: inout some KeyVisitor<Self>)
}

extension KeyedObject {
  /// Each member on a line of its own.
  package static var isOnOneLine: Bool { false }

  /// As it is.
  package var written: Self { self }

  package mutating func code(with coder: inout some PackingCoder) {
    withUnsafeMutablePointer(to: &self) { object in
      withUnsafeMutablePointer(to: &coder) { coder in
        var keys = KeyPacker(object: object, coder: coder)
        Self.visit(&keys)
      }
    }
  }

  package func write(_ key: String, to writer: inout JSONWriter) {
    Self.layOut(&writer) { writer in writer.object(key) { write(to: &$0) } }
  }

  package func writeElement(to writer: inout JSONWriter) {
    Self.layOut(&writer) { writer in writer.object { write(to: &$0) } }
  }

  private static func layOut(_ writer: inout JSONWriter, _ body: (inout JSONWriter) -> Void) {
    if isOnOneLine { writer.onOneLine(body) } else { body(&writer) }
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

extension KeyedObject where File == Self {
  /// The object is all that its document says.
  package static func access(_ file: inout Self, _ body: (inout Self) -> Void) { body(&file) }
}

extension ObjectShape {
  /// The shape of an object with its keys; `make` makes what a reader fills.
  package init<Keyed: KeyedObject>(keysOf type: Keyed.Type, make: @escaping @Sendable () -> Object)
  where Keyed.File == Object {
    var keys = KeyReader<Keyed>()
    Keyed.visit(&keys)
    self.init(FieldList(keys.fields), make: { _ in make() })
  }
}

extension ObjectShape where Object: KeyedObject, Object.File == Object {
  /// The shape of an object with its keys.
  package init(keysOf type: Object.Type) { self.init(keysOf: type, make: { .blank }) }
}

/// Makes the fields that a document is read by, and that its schema is made of.
private struct KeyReader<Object: KeyedObject>: KeyVisitor {
  var fields: [Field<Object.File>] = []

  mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>) { fields.append(key.field()) }

  mutating func visit(read field: @Sendable () -> Field<Object.File>) { fields.append(field()) }
}

/// Packs or unpacks an object: its values in the order of its keys.
private struct KeyPacker<Object: KeyedObject, Coder: PackingCoder>: KeyVisitor {
  let object: UnsafeMutablePointer<Object>
  let coder: UnsafeMutablePointer<Coder>

  @inline(__always)
  mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>) {
    key.access(&object.pointee) { coder.pointee.code(&$0) }
  }
}

/// Writes the members of an object.
private struct KeyWriter<Object: KeyedObject>: KeyVisitor {
  let object: Object
  var writer = JSONWriter()

  // Keys that stand behind all others are written in a walk of their own.
  var hasLast = false
  var isAtEnd = false

  mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>) {
    let isLast = key.options.contains(.last)
    if isLast { hasLast = true }
    let value = key.value(of: object)
    let isWritten = !key.options.isDisjoint(with: [.required, .always]) || !value.isLeftOut
    guard isWritten, isLast == isAtEnd, !key.options.contains(.never) else { return }
    value.write(key.name, to: &writer)
  }
}
