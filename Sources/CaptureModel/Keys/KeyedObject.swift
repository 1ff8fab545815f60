package import JSONSource

/// An object of a profile whose keys are entries of one list.
package protocol KeyedObject: KeyValue {
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
    let object = written
    withUnsafeMutablePointer(to: &writer) { writer in
      var keys = KeyWriter(object: object, writer: writer)
      Self.visit(&keys)
    }
  }
}

extension ObjectShape where Object: KeyedObject {
  /// The shape of an object with its keys.
  package init(keysOf type: Object.Type) {
    var keys = KeyReader<Object>()
    Object.visit(&keys)
    self.init(FieldList(keys.fields), make: { _ in .blank })
  }
}

/// Makes the fields that a document is read by, and that its schema is made of.
private struct KeyReader<Object: KeyedObject>: KeyVisitor {
  var fields: [Field<Object>] = []

  mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>) { fields.append(key.field()) }
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
  let writer: UnsafeMutablePointer<JSONWriter>

  mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>) {
    let value = key.value(of: object)
    if key.options.contains(.required) || !value.isLeftOut { value.write(key.name, to: &writer.pointee) }
  }
}
