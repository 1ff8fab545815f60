package import JSONSource

/// One key of an object: its name, its type, and where its value goes.
package struct Field<Object>: Sendable {
  private(set) var erased: ErasedField

  /// Access to a value in an object, to read or replace it.
  package typealias Access<Value> = @Sendable (inout Object, (inout Value) -> Void) -> Void

  /// A key of graphs with a value of some shape, which keeps its place.
  ///
  /// `symbol` is the symbol of Apple's frameworks for the key; `default` is the value of a missing key; `about`
  /// describes the key in one sentence, without the default; `isStructural` means that a session needs it.
  package init<Value>(
    _ name: String, _ shape: Shape<Value>, _ symbol: @autoclosure @escaping @Sendable () -> KeySymbol? = nil,
    default defaultValue: KeyDefault? = nil, about: StaticString = "", isRequired: Bool = false,
    isStructural: Bool = false, access: @escaping Access<Located<Value>?>
  ) {
    let schema = SchemaField(
      name: name, isRequired: isRequired, isStructural: isStructural, type: shape.schema, sentence: about,
      defaultValue: defaultValue, makeSymbol: symbol)
    self.init(schema, shape, access, put: { Located($0, at: $1) }, get: { $0?.value })
  }

  /// The same for a value that has its place in itself.
  package init<Value>(
    _ name: String, _ shape: Shape<Value>, _ symbol: @autoclosure @escaping @Sendable () -> KeySymbol? = nil,
    default defaultValue: KeyDefault? = nil, about: StaticString = "", isRequired: Bool = false,
    isStructural: Bool = false, placeless access: @escaping Access<Value?>
  ) {
    let schema = SchemaField(
      name: name, isRequired: isRequired, isStructural: isStructural, type: shape.schema, sentence: about,
      defaultValue: defaultValue, makeSymbol: symbol)
    self.init(schema, shape, access, put: { value, _ in value }, get: { $0 })
  }

  /// The same for a list that is empty if its key is left out.
  package init<Element>(
    _ name: String, _ shape: Shape<[Element]>, _ symbol: @autoclosure @escaping @Sendable () -> KeySymbol? = nil,
    default defaultValue: KeyDefault? = nil, about: StaticString = "", isRequired: Bool = false,
    isStructural: Bool = false, list access: @escaping Access<[Element]>
  ) {
    let schema = SchemaField(
      name: name, isRequired: isRequired, isStructural: isStructural, type: shape.schema, sentence: about,
      defaultValue: defaultValue, makeSymbol: symbol)
    self.init(schema, shape, access, put: { list, _ in list }, get: { $0.isEmpty ? nil : $0 })
  }

  /// A key that is only read; `set` puts the value, with its place, into the object, and `write` is for a key whose value
  /// is not in it.
  package init<Value>(
    _ name: String, _ shape: Shape<Value>, _ symbol: @autoclosure @escaping @Sendable () -> KeySymbol? = nil,
    default defaultValue: KeyDefault? = nil, about: StaticString = "", isRequired: Bool = false,
    isStructural: Bool = false, set: @escaping @Sendable (inout Object, Located<Value>) -> Void,
    write: @escaping @Sendable (borrowing Object, borrowing GraphNames) -> JSONTree? = { _, _ in nil }
  ) {
    let schema = SchemaField(
      name: name, isRequired: isRequired, isStructural: isStructural, type: shape.schema, sentence: about,
      defaultValue: defaultValue, makeSymbol: symbol)
    erased = ErasedField(schema: schema) { [read = shape.read] object, visit in
      let object = object.assumingMemoryBound(to: Object.self)
      switch visit {
      case .read(let value, let reader):
        guard let result = read(&reader.pointee, value) else { return false }
        set(&object.pointee, Located(result, at: reader.pointee.document.range(of: value)))
        return true
      case .write(let tree, let names):
        tree.pointee = write(object.pointee, names)
        return tree.pointee != nil
      }
    }
  }

  /// A key with access to what the object stores: `put` makes it of a value and its place, and `get` goes back.
  ///
  /// One closure for both ways, since each is allocated when a table of keys is made.
  private init<Value, Stored>(
    _ schema: SchemaField, _ shape: Shape<Value>, _ access: @escaping Access<Stored>,
    put: @escaping @Sendable (Value, SourceRange) -> Stored, get: @escaping @Sendable (Stored) -> Value?
  ) {
    erased = ErasedField(schema: schema) { [read = shape.read, write = shape.write] object, visit in
      let object = object.assumingMemoryBound(to: Object.self)
      switch visit {
      case .read(let value, let reader):
        guard let result = read(&reader.pointee, value) else { return false }
        let stored = put(result, reader.pointee.document.range(of: value))
        access(&object.pointee) { $0 = stored }
        return true
      case .write(let tree, let names):
        access(&object.pointee) { tree.pointee = get($0).flatMap { write($0, names) } }
        return tree.pointee != nil
      }
    }
  }
}

extension Field {
  /// The same key, which people also call by these names.
  package func alsoCalled(_ names: StaticString...) -> Field {
    var field = self
    field.erased.schema.otherNames = names
    return field
  }
}

/// What is done with a key of an object: its value is read from a document, or written as JSON.
enum FieldVisit {
  case read(JSONValue, UnsafeMutablePointer<DocumentReader>)
  case write(UnsafeMutablePointer<JSONTree?>, GraphNames)
}

/// A key without the type of its object. Only a `Field` creates it, and only the `ObjectShape` of the same object visits
/// with it.
///
/// The runtime creates a list type for each element type; this way, all objects share one.
package struct ErasedField: Sendable {
  /// The key, as data.
  fileprivate(set) var schema: SchemaField

  /// Visits the key of the object that the pointer points to; returns whether it has a value.
  fileprivate let visit: @Sendable (UnsafeMutableRawPointer, FieldVisit) -> Bool

  /// Puts the value into the object that the pointer points to; returns whether it could be read.
  func read(_ object: UnsafeMutableRawPointer, _ reader: inout DocumentReader, _ value: JSONValue) -> Bool {
    withUnsafeMutablePointer(to: &reader) { visit(object, .read(value, $0)) }
  }

  /// The value of the object that the pointer points to, as JSON; `nil` if it has none.
  func write(_ object: UnsafeMutableRawPointer, _ names: borrowing GraphNames) -> JSONTree? {
    var tree: JSONTree?
    let names = copy names
    _ = withUnsafeMutablePointer(to: &tree) { visit(object, .write($0, names)) }
    return tree
  }
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
