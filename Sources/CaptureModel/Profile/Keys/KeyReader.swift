import JSONSource

/// Creates the fields that read a document and describe its schema.
struct KeyReader<Object: KeyedObject>: KeyVisitor {
  /// The fields in their order.
  private(set) var fields: [Field<Object.File>] = []

  // Each copies the value of a key from one file to another.
  private var moves: [@Sendable (inout Object.File, inout Object.File) -> Void] = []
  private let make: @Sendable () -> Object.File

  /// `make` creates the object to fill.
  init(make: @escaping @Sendable () -> Object.File) { self.make = make }

  mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>) {
    fields.append(key.field())
    moves.append { from, to in
      var value = Value.blank
      Object.access(&from) { object in key.access(&object) { value = $0 } }
      Object.access(&to) { object in key.access(&object) { $0 = value } }
    }
  }

  mutating func visit(read field: @Sendable () -> Field<Object.File>) { fields.append(field()) }

  /// If the key of a group is repeated, the later group replaces the whole earlier one.
  mutating func group(_ name: String, about: StaticString, _ options: KeyOptions, _ keys: (inout KeyReader) -> Void) {
    var group = KeyReader(make: make)
    keys(&group)
    let shape = ObjectShape(FieldList(group.fields), make: { [make] _ in make() }).shape
    let moves = group.moves
    fields.append(
      Field(name, shape, about: about) { file, said in
        var said = said.value
        for move in moves { move(&said, &file) }
      })
    self.moves += moves
  }
}

extension ObjectShape {
  /// The shape of an object with its keys; `make` creates the object to fill.
  package init<Keyed: KeyedObject>(keysOf type: Keyed.Type, make: @escaping @Sendable () -> Object)
  where Keyed.File == Object {
    var keys = KeyReader<Keyed>(make: make)
    Keyed.visit(&keys)
    self.init(FieldList(keys.fields), make: { _ in make() })
  }
}

extension ObjectShape where Object: KeyedObject, Object.File == Object {
  /// The shape of an object with its keys.
  package init(keysOf type: Object.Type) { self.init(keysOf: type, make: { .blank }) }

  /// The shape of an object with the visited keys.
  init(_ visit: (inout KeyReader<Object>) -> Void) {
    var keys = KeyReader<Object>(make: { .blank })
    visit(&keys)
    self.init(FieldList(keys.fields), make: { _ in .blank })
  }
}
