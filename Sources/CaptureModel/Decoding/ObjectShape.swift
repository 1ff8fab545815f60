package import JSONSource

/// The shape of an object: its fields, and how an empty one is made.
package struct ObjectShape<Object>: Sendable {
  /// The keys, in the order of the schema.
  package let fields: FieldList<Object>

  private let table: NameTable
  private let keys: [KeySet]
  private let make: @Sendable (SourceRange) -> Object
  private let elsewhere: @Sendable () -> [String: String]
  private let isPart: Bool
  private let ignoresUnknownKeys: Bool

  /// An object that begins as `make(range)` and takes these fields.
  ///
  /// `elsewhere` names keys that belong to another kind of object, and to which; it is asked only when a key is unknown.
  /// `isPart`: the object only groups keys of the one that it is in, and the API's names are looked for there.
  public init(
    _ fields: FieldList<Object>, elsewhere: @escaping @Sendable () -> [String: String] = { [:] },
    isPart: Bool = false, ignoresUnknownKeys: Bool = false,
    make: @escaping @Sendable (SourceRange) -> Object
  ) {
    self.fields = fields
    self.elsewhere = elsewhere
    self.isPart = isPart
    self.ignoresUnknownKeys = ignoresUnknownKeys
    self.make = make
    table = NameTable(fields.fields.map(\.schema.name))
    keys = fields.fields.map { KeySet(named: $0.schema.name) }
    precondition(fields.fields.count <= 64, "the set of keys that were seen is 64 bits wide")
  }

  /// The same with the fields written out.
  package init(
    @FieldListBuilder<Object> _ fields: () -> FieldList<Object>, isPart: Bool = false,
    make: @escaping @Sendable (SourceRange) -> Object
  ) {
    self.init(fields(), isPart: isPart, make: make)
  }

  /// Reads an object; unknown, missing and ill-typed keys are reported, and the rest is kept.
  package func read(_ reader: inout DocumentReader, _ value: JSONValue) -> Object? {
    guard reader.document.kind(of: value) == .object else {
      reader.reportWrongType(
        value, expected: "an object",
        allowed: "its keys are \(fields.schema.map(\.name).filter { $0 != "$schema" }.joined(separator: ", "))")
      return nil
    }
    let range = reader.document.range(of: value)
    var object = make(range)
    let seen = withUnsafeMutablePointer(to: &object) {
      readMembers(of: value, &reader, into: UnsafeMutableRawPointer($0))
    }
    for (index, field) in fields.fields.enumerated() where field.schema.isRequired && seen & (1 << UInt64(index)) == 0 {
      reader.reportMissingKey(field.schema.name, in: value)
    }
    return object
  }

  /// Reads the members into an `Object`; the set of the fields that were there.
  private func readMembers(
    of value: JSONValue, _ reader: inout DocumentReader, into object: UnsafeMutableRawPointer
  ) -> UInt64 {
    var seen: UInt64 = 0
    // By field: the node of the last value that could be read; 0 where there is none.
    var last = InlineArray<64, UInt32>(repeating: 0)
    // The member iterator would keep the whole document alive for each object; two indices do the same.
    var index = value.index + 1
    for _ in 0..<reader.document.count(of: value) {
      let key = JSONValue(index: index)
      if let field = reader.index(of: key, in: table) {
        seen |= 1 << UInt64(field)
        reader.keys.formUnion(keys[field])
        reader.noteSymbol(of: fields.fields[field].schema, JSONValue(index: index + 1))
        if fields.fields[field].read(object, &reader, JSONValue(index: index + 1)) {
          if last[field] != 0 { reader.replaced.append(reader.document.range(of: JSONValue(index: Int(last[field])))) }
          last[field] = UInt32(index + 1)
        }
      } else if !ignoresUnknownKeys {
        reportUnknownKey(key, in: value, &reader)
      }
      index = Int(reader.document.nodes[index + 1].next)
    }
    return seen
  }

  /// Reports a key that the object does not have, unless it begins with `x-`.
  private func reportUnknownKey(_ key: JSONValue, in value: JSONValue, _ reader: inout DocumentReader) {
    let name = reader.document.string(of: key) ?? ""
    if name.hasPrefix("x-") { return }
    guard reader.findings.count < Finding.mostShown else { return reader.reportUnknownKey(name, key) }
    if let replacing = isPart ? nil : ReplacingKey(of: name, among: fields.schema) {
      return reader.reportUnknownKey(name, key, instead: replacing)
    }
    let known = fields.schema.map(\.name)
    let guess = CommonSlip.key(meantBy: name, among: fields.schema) ?? Suggestion.nearest(to: name, among: known)
    let isFree = guess.flatMap(known.firstIndex).map { reader.fields(of: value, in: table) & (1 << UInt64($0)) == 0 }
    reader.reportUnknownKey(
      name, key, guess: guess, isFree: isFree ?? false, owner: elsewhere()[name], known: known)
  }

  /// The shape, for use as a field's value.
  package var shape: Shape<Object> {
    Shape(.object { fields.schema }) { reader, value in read(&reader, value) }
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
    Shape(.object { Value.shape.fields.schema }) { reader, value in Value.shape.read(&reader, value) }
  }
}
