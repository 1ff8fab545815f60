import JSONSource

extension DocumentReader {
  /// Reports a value of another JSON type than expected.
  mutating func reportWrongType(_ value: JSONValue, expected: String) {
    report(.wrongType(expected: expected, found: document.kind(of: value).name, at: document.range(of: value)))
  }

  /// Reports a value that is none of those allowed; suggests the nearest.
  mutating func reportUnknownValue(_ value: JSONValue, what: String, allowed: [String]) {
    let text = document.string(of: value) ?? quoted(value)
    let range = document.range(of: value)
    report(.unknownValue(text, what: what, allowed: allowed, at: range))
  }

  /// Reports a key that an object does not have, unless it begins with `x-`; suggests the nearest.
  ///
  /// `elsewhere` maps keys of other kinds of object to their owners, `instead` names of the API to what is written here.
  mutating func reportUnknownKey(
    _ key: JSONValue, in object: JSONValue, known: [String], elsewhere: [String: String],
    instead: [String: ReplacingKey]
  ) {
    let name = document.string(of: key) ?? ""
    if name.hasPrefix("x-") { return }
    let range = document.range(of: key)
    if let replacing = instead[name] {
      return report(.unknownKey(name, instead: replacing, at: range))
    }
    let guess = Suggestion.nearest(to: name, among: known)
    let isFree = guess.map { document.member($0, of: object) == nil } ?? false
    report(.unknownKey(name, guess: guess, isFree: isFree, owner: elsewhere[name], known: known, at: range))
  }

  /// Reports a required key that an object lacks.
  mutating func reportMissingKey(_ name: String, in object: JSONValue) {
    report(.missingKey(name, at: document.range(of: object)))
  }
}
