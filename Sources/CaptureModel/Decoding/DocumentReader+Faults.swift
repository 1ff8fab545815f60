package import JSONSource

extension DocumentReader {
  /// Reports a value of another JSON type than expected.
  package mutating func reportWrongType(_ value: JSONValue, expected: String) {
    let found = document.kind(of: value).name
    report(
      Finding(
        rule: "wrong-type", severity: .error, message: "expected \(expected), found \(found)",
        range: document.range(of: value), label: "\(found)"))
  }

  /// Reports a value that is none of those allowed; suggests the nearest.
  package mutating func reportUnknownValue(_ value: JSONValue, what: String, allowed: [String]) {
    let text = document.string(of: value) ?? quoted(value)
    let range = document.range(of: value)
    let guess = Suggestion.nearest(to: text, among: allowed)
    let fixes = guess.map {
      [Fix("write \"\($0)\"", .unsafe, edits: [SourceEdit(range, with: JSONString.quoted($0))])]
    }
    report(
      Finding(
        rule: "unknown-value", severity: .error, message: "\(Suggestion.quote(text)) is no \(what)", range: range,
        label: guess.map { "did you mean '\($0)'?" } ?? "unknown", fixes: fixes ?? [],
        help: allowed.isEmpty ? nil : "one of \(allowed.joined(separator: ", "))"))
  }

  /// Reports a key that an object does not have, unless it begins with `x-`; suggests the nearest.
  ///
  /// `elsewhere` maps keys of other kinds of object to their owners, `instead` names of the API to what is written here.
  package mutating func reportUnknownKey(
    _ key: JSONValue, in object: JSONValue, known: [String], elsewhere: [String: String],
    instead: [String: ReplacingKey]
  ) {
    let name = document.string(of: key) ?? ""
    if name.hasPrefix("x-") { return }
    let range = document.range(of: key)
    if let replacing = instead[name] {
      return report(
        Finding(
          rule: "unknown-key", severity: .error, message: "unknown key \(Suggestion.quote(name))", range: range,
          label: "did you mean '\(replacing.key)'?",
          help: "write \(replacing.key), \(replacing.conversion)"))
    }
    let guess = Suggestion.nearest(to: name, among: known)
    var fixes: [Fix] = []
    if let guess, document.member(guess, of: object) == nil {
      fixes = [Fix("rename it to \"\(guess)\"", .unsafe, edits: [SourceEdit(range, with: JSONString.quoted(guess))])]
    }
    let owner = elsewhere[name].map { Finding.Note("'\(name)' is a setting of \($0)") }
    report(
      Finding(
        rule: "unknown-key", severity: .error, message: "unknown key \(Suggestion.quote(name))", range: range,
        label: guess.map { "did you mean '\($0)'?" } ?? (owner == nil ? "unknown" : "not here"),
        notes: owner.map { [$0] } ?? [], fixes: fixes,
        help: owner == nil && guess == nil
          ? "known here: \(known.sorted().joined(separator: ", ")); keys that begin with x- are yours" : nil))
  }

  /// Reports a required key that an object lacks.
  package mutating func reportMissingKey(_ name: String, in object: JSONValue) {
    report(
      Finding(
        rule: "missing-key", severity: .error, message: "the key '\(name)' is missing",
        range: document.range(of: object), label: "needs '\(name)'",
        help: name == "capplan" ? "write \"capplan\": 1, the version of the format" : nil))
  }
}

extension Finding {
  /// A number, or an interval, outside what is allowed.
  package static func valueOutOfRange(_ text: String, allowed: String, at range: SourceRange) -> Finding {
    Finding(
      rule: "value-out-of-range", severity: .error, message: "\(text) is out of range", range: range,
      label: "out of range", help: "allowed: \(allowed)")
  }

  /// A value that is none of those allowed, in the words of the caller.
  package static func unknownValue(_ message: String, at range: SourceRange, label: String) -> Finding {
    Finding(rule: "unknown-value", severity: .error, message: message, range: range, label: label)
  }
}
