package import JSONSource

/// The shape of an object: its fields, and how to make an empty one.
package struct ObjectShape<Object>: Sendable {
  /// The keys, in the order of the schema.
  package let fields: FieldList<Object>

  private let keys: ObjectKeys
  private let make: @Sendable (SourceRange) -> Object

  /// An object that starts as `make(range)` and has these fields.
  ///
  /// `elsewhere` has the keys of other kinds of object, each with its kind; it is called only for an unknown key.
  /// `isPart` means that the object only groups keys of its parent, so that API names are looked up there.
  public init(
    _ fields: FieldList<Object>, elsewhere: @escaping @Sendable () -> [String: String] = { [:] },
    isPart: Bool = false, ignoresUnknownKeys: Bool = false,
    make: @escaping @Sendable (SourceRange) -> Object
  ) {
    self.fields = fields
    self.make = make
    keys = ObjectKeys(fields.fields, elsewhere: elsewhere, isPart: isPart, ignoresUnknownKeys: ignoresUnknownKeys)
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

  /// The shape as a field's value.
  package var shape: Shape<Object> {
    Shape(.object { fields.schema }) { reader, value in read(&reader, value) }
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
    Shape(.object { Value.shape.fields.schema }) { reader, value in Value.shape.read(&reader, value) }
  }
}
