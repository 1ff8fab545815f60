/// One key of an object: its name, what it holds, and where the value goes.
package struct Field<Object>: Sendable {
  /// The key, as data.
  package let schema: SchemaField

  fileprivate let read: @Sendable (inout Object, inout DocumentReader, JSONValue) -> Void

  /// A key whose value has a shape; `set` puts the value, with its place, into the object.
  package init<Value>(
    _ name: String, _ shape: Shape<Value>, isRequired: Bool = false,
    set: @escaping @Sendable (inout Object, Located<Value>) -> Void
  ) {
    schema = SchemaField(name: name, isRequired: isRequired, type: shape.schema)
    read = { [read = shape.read] object, reader, value in
      guard let result = read(&reader, value) else { return }
      set(&object, Located(result, at: reader.document.range(of: value)))
    }
  }
}

/// The key that stands for a property of the API whose value is written another way here.
package struct ReplacingKey: Sendable {
  /// The key, with its path below the same object: `activeFrameRate.max`.
  let key: String

  /// How its value follows from the property's, in words.
  let conversion: String

  init(_ key: String, _ conversion: String) {
    self.key = key
    self.conversion = conversion
  }
}

/// The shape of an object: its fields, and how an empty one is made.
package struct ObjectShape<Object>: Sendable {
  /// The keys, in the order of the schema.
  package let fields: [Field<Object>]

  private let table: NameTable
  private let make: @Sendable (SourceRange) -> Object
  private let elsewhere: @Sendable () -> [String: String]
  private let instead: @Sendable () -> [String: ReplacingKey]
  private let ignoresUnknownKeys: Bool

  /// An object that begins as `make(range)` and takes these fields.
  ///
  /// `elsewhere` names keys that belong to another kind of object, and to which; `instead` names keys of the API that
  /// are written another way here. Both are asked only when a key is unknown.
  package init(
    _ fields: [Field<Object>], elsewhere: @escaping @Sendable () -> [String: String] = { [:] },
    instead: @escaping @Sendable () -> [String: ReplacingKey] = { [:] }, ignoresUnknownKeys: Bool = false,
    make: @escaping @Sendable (SourceRange) -> Object
  ) {
    self.fields = fields
    self.elsewhere = elsewhere
    self.instead = instead
    self.ignoresUnknownKeys = ignoresUnknownKeys
    self.make = make
    table = NameTable(fields.map(\.schema.name))
    precondition(fields.count <= 64, "the set of keys that were seen is 64 bits wide")
  }

  /// Reads an object; unknown, missing and ill-typed keys are reported, and the rest is kept.
  package func read(_ reader: inout DocumentReader, _ value: JSONValue) -> Object? {
    guard reader.document.kind(of: value) == .object else {
      reader.reportWrongType(value, expected: "an object")
      return nil
    }
    let range = reader.document.range(of: value)
    var object = make(range)
    var seen: UInt64 = 0
    // The member iterator would keep the whole document alive for each object; two indices do the same.
    var index = value.index + 1
    for _ in 0..<reader.document.count(of: value) {
      let key = JSONValue(index: index)
      if let field = reader.index(of: key, in: table) {
        seen |= 1 << UInt64(field)
        fields[field].read(&object, &reader, JSONValue(index: index + 1))
      } else if !ignoresUnknownKeys {
        reader.reportUnknownKey(
          key, in: value, known: fields.map(\.schema.name), elsewhere: elsewhere(), instead: instead())
      }
      index = Int(reader.document.nodes[index + 1].next)
    }
    for (index, field) in fields.enumerated() where field.schema.isRequired && seen & (1 << UInt64(index)) == 0 {
      reader.reportMissingKey(field.schema.name, in: value)
    }
    return object
  }

  /// The shape, for use as a field's value.
  package var shape: Shape<Object> {
    Shape(.object { fields.map(\.schema) }) { reader, value in read(&reader, value) }
  }
}

/// An object with one shape of its own.
package protocol ShapedObject: Sendable {
  /// The shape.
  static var shape: ObjectShape<Self> { get }
}

extension Shape where Value: ShapedObject {
  /// An object; its table of keys is made when the first such object is met.
  package static func object(_ type: Value.Type) -> Shape {
    Shape(.object { Value.shape.fields.map(\.schema) }) { reader, value in Value.shape.read(&reader, value) }
  }
}
