package import JSONSource

/// The shape of an object: its fields, and how to make an empty one.
package struct ObjectShape<Object>: Sendable {
  /// The keys, in the order of the schema.
  package let fields: FieldList<Object>

  private let keys: ObjectKeys
  private let make: @Sendable (SourceRange) -> Object

  /// An object that starts as `make(range)` and has these fields.
  ///
  /// `isPart` means that the object only groups keys of its parent, so that API names are looked up there.
  public init(
    _ fields: FieldList<Object>, isPart: Bool = false, ignoresUnknownKeys: Bool = false,
    make: @escaping @Sendable (SourceRange) -> Object
  ) {
    self.fields = fields
    self.make = make
    keys = ObjectKeys(fields.fields, isPart: isPart, ignoresUnknownKeys: ignoresUnknownKeys)
  }

  /// The same with the fields given.
  package init(
    @FieldListBuilder<Object> _ fields: () -> FieldList<Object>, isPart: Bool = false,
    make: @escaping @Sendable (SourceRange) -> Object
  ) {
    self.init(fields(), isPart: isPart, make: make)
  }

  /// Reads an object; reports unknown, missing and wrongly typed keys, and keeps the rest.
  package func read(_ reader: inout DocumentReader, _ value: JSONValue) -> Object? {
    guard keys.isObject(value, &reader) else { return nil }
    var object = make(reader.document.range(of: value))
    withUnsafeMutablePointer(to: &object) { keys.read(value, &reader, into: UnsafeMutableRawPointer($0)) }
    return object
  }

  /// An object as JSON, with the keys that it has in the order of the schema.
  func tree(of object: Object, _ names: borrowing GraphNames) -> JSONTree {
    var members: [(key: String, value: JSONTree)] = []
    // Access to a value takes an object that may change.
    var object = object
    withUnsafeMutablePointer(to: &object) { pointer in
      for field in fields.fields {
        if let value = field.write(UnsafeMutableRawPointer(pointer), names) {
          members.append((field.schema.name, value))
        }
      }
    }
    return .object(members)
  }

  /// An object of a document without names of things as its text, with one member or element in a line; it ends with LF.
  package func text(of object: Object) -> String {
    var writer = JSONWriter()
    tree(of: object, GraphNames(IdentifierTable(), asked: [])).write(to: &writer, isSpread: true)
    writer.endLine()
    return writer.text
  }

  /// The shape as a field's value.
  package var shape: Shape<Object> {
    Shape(.object { fields.schema }, write: { tree(of: $0, $1) }) { reader, value in read(&reader, value) }
  }
}

/// An object with its own shape.
package protocol ShapedObject: Sendable {
  /// The shape.
  static var shape: ObjectShape<Self> { get }
}

extension Shape where Value: ShapedObject {
  /// An object; its table of keys is created when the first such object is read.
  package static func object(_ type: Value.Type) -> Shape {
    Shape(.object { Value.shape.fields.schema }, write: { Value.shape.tree(of: $0, $1) }) { reader, value in
      Value.shape.read(&reader, value)
    }
  }
}
