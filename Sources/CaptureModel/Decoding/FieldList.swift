package import JSONSource

/// One key of an object: its name, its type, and where its value goes.
package struct Field<Object>: Sendable {
  let erased: ErasedField

  /// A key with a value of some shape; `set` puts the value, with its place, into the object.
  ///
  /// `symbol` is the symbol of Apple's frameworks for the key; `default` is the value of a missing key; `about`
  /// describes the key in one sentence, without the default; `isStructural` means that a session needs it.
  package init<Value>(
    _ name: String, _ shape: Shape<Value>, _ symbol: @autoclosure @escaping @Sendable () -> KeySymbol? = nil,
    default defaultValue: KeyDefault? = nil, about: StaticString = "", isRequired: Bool = false,
    isStructural: Bool = false,
    set: @escaping @Sendable (inout Object, Located<Value>) -> Void
  ) {
    let schema = SchemaField(
      name: name, isRequired: isRequired, isStructural: isStructural, type: shape.schema, sentence: about,
      defaultValue: defaultValue, makeSymbol: symbol)
    erased = ErasedField(schema: schema) { [read = shape.read] object, reader, value in
      guard let result = read(&reader, value) else { return false }
      set(&object.assumingMemoryBound(to: Object.self).pointee, Located(result, at: reader.document.range(of: value)))
      return true
    }
  }
}

/// A key without the type of its object. Only a `Field` creates it, and only the `ObjectShape` of the same object reads
/// with it.
///
/// The runtime creates a list type for each element type; this way, all objects share one.
package struct ErasedField: Sendable {
  /// The key, as data.
  let schema: SchemaField

  /// Puts the value into the object that the pointer points to; returns whether it could be read.
  let read: @Sendable (UnsafeMutableRawPointer, inout DocumentReader, JSONValue) -> Bool
}

/// The keys of one kind of object.
package struct FieldList<Object>: Sendable {
  let fields: [ErasedField]

  fileprivate init(fields: [ErasedField]) { self.fields = fields }

  /// A list in the order of the schema.
  package init(@FieldListBuilder<Object> _ fields: () -> FieldList) { self = fields() }

  /// A list of similar keys, made by a loop.
  package init(_ fields: [Field<Object>]) { self.init(fields: fields.map(\.erased)) }

  /// The keys, as data.
  package var schema: [SchemaField] { fields.map(\.schema) }

  /// The other keys.
  func without(_ name: String) -> FieldList { FieldList(fields: fields.filter { $0.schema.name != name }) }

  /// The keys of both.
  package static func + (left: FieldList, right: FieldList) -> FieldList {
    FieldList(fields: left.fields + right.fields)
  }
}

/// Builds a list of keys, one per line.
@resultBuilder
package enum FieldListBuilder<Object> {
  /// A key.
  package static func buildExpression(_ field: Field<Object>) -> [ErasedField] { [field.erased] }

  /// The keys of a list that is declared in its own file.
  package static func buildExpression(_ list: FieldList<Object>) -> [ErasedField] { list.fields }

  /// The keys in their order.
  package static func buildBlock(_ fields: [ErasedField]...) -> FieldList<Object> {
    FieldList(fields: fields.flatMap(\.self))
  }
}
