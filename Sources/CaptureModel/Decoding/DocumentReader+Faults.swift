import JSONSource

extension DocumentReader {
  /// Reports a value with the wrong JSON type; `allowed` lists what it may be, if that says more.
  mutating func reportWrongType(_ value: JSONValue, expected: String, allowed: @autoclosure () -> String? = nil) {
    let help = findings.count < Finding.mostShown ? allowed() : nil
    report(
      .wrongType(expected: expected, found: document.kind(of: value).name, help: help, at: document.range(of: value)))
  }

  /// Reports a value that isn't allowed, and suggests the usual meaning of it, else the nearest allowed value.
  mutating func reportUnknownValue(
    _ value: JSONValue, what: String, allowed: [String], meant: String? = nil
  ) {
    let text = document.string(of: value) ?? quoted(value)
    let isShown = findings.count < Finding.mostShown
    report(
      .unknownValue(
        text, what: what, allowed: isShown ? allowed : [], meant: meant, at: document.range(of: value)
      ))
  }

  /// Reports an unknown key, with details only if it may be quoted.
  mutating func reportUnknownKey(_ name: String, _ key: JSONValue) {
    report(.unknownKey(name, at: document.range(of: key)))
  }

  /// Reports a name of the API that has another key here.
  mutating func reportUnknownKey(_ name: String, _ key: JSONValue, instead replacing: ReplacingKey) {
    report(.unknownKey(name, instead: replacing, at: document.range(of: key)))
  }

  /// Reports an unknown key, with the nearest known one.
  ///
  /// `owner` is another kind of object that has this key.
  mutating func reportUnknownKey(
    _ name: String, _ key: JSONValue, guess: String?, isFree: Bool, owner: String?, known: [String]
  ) {
    report(
      .unknownKey(name, guess: guess, isFree: isFree, owner: owner, known: known, at: document.range(of: key)))
  }

  /// The fields of a table that an object has, one bit each; each object is searched once.
  mutating func fields(of object: JSONValue, in table: NameTable) -> UInt64 {
    if let lastFields, lastFields.object == object { return lastFields.fields }
    var fields: UInt64 = 0
    for member in document.members(of: object) {
      if let field = index(of: member.key, in: table) { fields |= 1 << UInt64(field) }
    }
    lastFields = (object, fields)
    return fields
  }

  /// Reports a required key that an object lacks.
  mutating func reportMissingKey(_ name: String, in object: JSONValue) {
    report(.missingKey(name, at: document.range(of: object)))
  }
}
