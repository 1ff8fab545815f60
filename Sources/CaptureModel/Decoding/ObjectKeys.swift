import JSONSource

/// The keys of one kind of object, without the object's type, since generic code would be compiled again for each type.
///
/// A class, so that all copies of a shape share it; it never changes.
final class ObjectKeys: Sendable {
  /// The keys, in the order of the schema.
  private let fields: [ErasedField]

  /// Whether the object only groups keys of its parent.
  private let isPart: Bool

  /// Whether to ignore unknown keys.
  private let ignoresUnknownKeys: Bool

  private let table: NameTable

  // By field: a set with only its key, and what its symbol needs.
  private let keys: [KeySet]
  private let needs: [SymbolNeeds?]

  /// The required fields.
  private let required: FieldSet

  /// By field: the fields that are also called as it is. Most objects have none.
  private let namesakes: [Int: [Int]]

  init(_ fields: [ErasedField], isPart: Bool, ignoresUnknownKeys: Bool) {
    self.fields = fields
    self.isPart = isPart
    self.ignoresUnknownKeys = ignoresUnknownKeys
    table = NameTable(fields.map(\.schema.name))
    keys = fields.map { KeySet(named: $0.schema.name) }
    needs = fields.map { $0.schema.symbol.flatMap(SymbolNeeds.init) }
    precondition(fields.count <= FieldSet.capacity, "an object has more keys than a set of them holds")
    let called = fields.indices.filter { !fields[$0].schema.otherNames.isEmpty }
    namesakes =
      called.isEmpty
      ? [:]
      : fields.indices.reduce(into: [:]) { all, index in
        let others = called.filter { fields[$0].schema.isAlsoCalled(fields[index].schema.name) }
        if !others.isEmpty { all[index] = others }
      }
    required = fields.indices.reduce(into: FieldSet()) { if fields[$1].schema.isRequired { $0.insert($1) } }
  }

  /// Whether a value is an object; reports any other value.
  func isObject(_ value: JSONValue, _ reader: inout DocumentReader) -> Bool {
    if reader.document.kind(of: value) == .object { return true }
    reader.reportWrongType(
      value, expected: "an object",
      allowed: "its keys are \(fields.map(\.schema.name).filter { $0 != "$schema" }.joined(separator: ", "))")
    return false
  }

  /// Reads the members into the object that the pointer points to; reports unknown and missing keys.
  func read(_ value: JSONValue, _ reader: inout DocumentReader, into object: UnsafeMutableRawPointer) {
    let seen = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: fields.count) { last in
      last.initialize(repeating: 0)
      return readMembers(of: value, &reader, into: object, last)
    }
    let missing = required.subtracting(seen)
    if missing.isEmpty { return }
    for index in fields.indices where missing.contains(index) {
      reader.reportMissingKey(fields[index].schema.name, in: value)
    }
  }

  /// Reads the members; returns the set of fields that it found.
  ///
  /// For each field, `last` is the node of its last readable value, or 0 while there is none.
  private func readMembers(
    of value: JSONValue, _ reader: inout DocumentReader, into object: UnsafeMutableRawPointer,
    _ last: UnsafeMutableBufferPointer<UInt32>
  ) -> FieldSet {
    var seen = FieldSet()
    // The member iterator would retain the whole document for each object; two indices don't.
    var index = value.index + 1
    for _ in 0..<reader.document.count(of: value) {
      let key = JSONValue(index: index)
      if reader.omits(JSONValue(index: index + 1)) {
        // The app leaves this key out on the device.
      } else if reportsNamesake(of: key, in: value, &reader) {
        // Its value is that of another key.
      } else if let field = reader.index(of: key, in: table) ?? fieldOfFlag(key, in: value, &reader) {
        seen.insert(field)
        reader.keys.formUnion(keys[field])
        if let needs = needs[field] {
          reader.note(needs, of: fields[field].schema, JSONValue(index: index + 1))
        }
        if fields[field].read(object, &reader, JSONValue(index: index + 1)) {
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

  /// The field that a key names in the spelling of its Swift property, as `isEnabled` names `enabled`; reports the
  /// spelling.
  ///
  /// The value is read all the same, so that the other findings are those of the fixed document.
  private func fieldOfFlag(
    _ key: JSONValue, in object: JSONValue, _ reader: inout DocumentReader
  ) -> Int? {
    guard !ignoresUnknownKeys, let name = reader.document.string(of: key), name.hasPrefix("is"),
      let first = name.dropFirst(2).first, first.isUppercase
    else { return nil }
    let meant = first.lowercased() + name.dropFirst(3)
    guard let field = fields.firstIndex(where: { $0.schema.name == meant && $0.schema.isFlag(named: name) }) else {
      return nil
    }
    if !reader.fields(of: object, in: table).contains(field) {
      reader.reportFlagName(name, key, meaning: meant)
    } else if reader.isFirstSpelledTwice(field, in: object),
      let other = reader.document.members(of: object).first(where: { reader.index(of: $0.key, in: table) == field })
    {
      reader.reportSecondSpelling(of: meant, key, other.key)
    }
    return field
  }

  /// Reports an unknown key, unless it starts with `x-`.
  private func reportUnknownKey(_ key: JSONValue, in value: JSONValue, _ reader: inout DocumentReader) {
    let name = reader.document.string(of: key) ?? ""
    if name.isOwnKey { return }
    guard reader.findings.count < Finding.mostShown else { return reader.reportUnknownKey(name, key) }
    let schema = fields.map(\.schema)
    let replacing = isPart ? nil : ReplacingKey(of: name, among: schema)
    let isObject = reader.document.kind(of: JSONValue(index: key.index + 1)) == .object
    if let replacing = replacing ?? (isObject ? ReplacingKey(ofDictionary: name, among: schema) : nil) {
      return reader.reportUnknownKey(name, key, instead: replacing)
    }
    let known = schema.map(\.name)
    let slip = CommonSlip.key(meantBy: name, among: schema)
    let place = slip == nil ? CommonSlip.place(meantBy: name) : nil
    let guess = place == nil ? slip ?? Suggestion.nearest(to: name, among: known) : nil
    let isFree = guess.flatMap(known.firstIndex).map { self.isFree($0, for: key, in: value, &reader) } ?? false
    if place == nil { reader.noteStray(key, in: value, isSlip: slip != nil, isSpelling: isFree) }
    reader.reportUnknownKey(name, key, guess: guess, isFree: isFree, place: place, known: known)
  }

  /// Whether an object lacks a field that the value of another key fits.
  private func isFree(
    _ field: Int, for key: JSONValue, in object: JSONValue, _ reader: inout DocumentReader
  ) -> Bool {
    let value = JSONValue(index: key.index + 1)
    return !reader.fields(of: object, in: table).contains(field)
      && fields[field].schema.type.takesObject == (reader.document.kind(of: value) == .object)
  }

  /// Whether a key has a value that fits not itself, but another key that people call the same; reports it.
  private func reportsNamesake(of key: JSONValue, in object: JSONValue, _ reader: inout DocumentReader) -> Bool {
    guard !namesakes.isEmpty, let field = reader.index(of: key, in: table), let others = namesakes[field] else {
      return false
    }
    let value = JSONValue(index: key.index + 1)
    guard !fields[field].schema.type.fits(value, in: reader.document),
      let meant = others.first(where: { fields[$0].schema.type.fits(value, in: reader.document) })
    else { return false }
    reader.reportUnknownKey(
      fields[field].schema.name, key, guess: fields[meant].schema.name,
      isFree: isFree(meant, for: key, in: object, &reader), place: nil, known: [])
    return true
  }
}
