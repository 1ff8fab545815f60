public import JSONSource

// Computed and inlinable, so that a rule named after one of these is a compile-time constant.
extension DocumentFault {
  /// A key is not known.
  @inlinable public static var unknownKey: DocumentFault { DocumentFault("unknown-key", leaves: .whole) }

  /// A list has too many elements.
  @inlinable public static var listTooLong: DocumentFault { DocumentFault("list-too-long", leaves: .unjudged) }

  /// A key is missing.
  @inlinable public static var missingKey: DocumentFault { DocumentFault("missing-key", leaves: .hole) }

  /// A value has the wrong type.
  @inlinable public static var wrongType: DocumentFault { DocumentFault("wrong-type", leaves: .hole) }

  /// A value is not one of those allowed.
  @inlinable public static var unknownValue: DocumentFault { DocumentFault("unknown-value", leaves: .hole) }

  /// A number is out of range.
  @inlinable public static var valueOutOfRange: DocumentFault { DocumentFault("value-out-of-range", leaves: .hole) }

  /// A name refers to nothing in the document.
  @inlinable public static var unknownReference: DocumentFault { DocumentFault("unknown-reference", leaves: .hole) }

  /// An id is used twice.
  @inlinable public static var duplicateID: DocumentFault { DocumentFault("duplicate-id", leaves: .hole) }

  /// The version of the format is not supported.
  @inlinable public static var unsupportedVersion: DocumentFault { DocumentFault("unsupported-version", leaves: .hole) }
}

// The messages for documents of a known shape; those for unknown names are with the code that looks names up.
extension Finding {
  /// A value with the wrong JSON type.
  static func wrongType(expected: String, found: String, help: String?, at range: SourceRange) -> Finding {
    Finding(
      fault: .wrongType, severity: .error, message: "expected \(expected), found \(found)", range: range, label: found,
      help: help)
  }

  /// A required key that an object lacks.
  static func missingKey(_ name: String, at object: SourceRange) -> Finding {
    Finding(
      fault: .missingKey, severity: .error, message: "the key '\(name)' is missing", range: object,
      label: "needs '\(name)'",
      help: name == "capplan" ? "write \"capplan\": 1, the version of the format" : nil)
  }

  /// An API name for which this object has another key.
  static func unknownKey(_ name: String, instead key: ReplacingKey, at range: SourceRange) -> Finding {
    Finding(
      fault: .unknownKey, severity: .error, message: "unknown key \(Suggestion.quote(name))", range: range,
      suggestion: key.key, help: key.help)
  }

  /// A key with the spelling of its Swift property, such as `isEnabled` for `enabled`.
  static func unknownKey(_ name: String, flag meant: String, at range: SourceRange) -> Finding {
    Finding(
      fault: .unknownKey, severity: .error, message: "unknown key \(Suggestion.quote(name))", range: range,
      suggestion: meant, notes: [Note("keys are spelled without the 'is' of their Swift property")],
      fixes: [Fix("rename it to \"\(meant)\"", .safe, edits: [SourceEdit(range, with: JSONString.quoted(meant))])])
  }

  /// An unknown key, without details.
  static func unknownKey(_ name: String, at range: SourceRange) -> Finding {
    Finding(
      fault: .unknownKey, severity: .error, message: "unknown key \(Suggestion.quote(name))", range: range,
      label: "unknown")
  }

  /// An unknown key.
  ///
  /// `guess` is the nearest known key; `isFree` means that the object doesn't have it yet and the value fits; `place`
  /// says where its value is written.
  static func unknownKey(
    _ name: String, guess: String?, isFree: Bool, place: String?, known: [String], at range: SourceRange
  ) -> Finding {
    let fixes = guess.map { guess in
      [Fix("rename it to \"\(guess)\"", .unsafe, edits: [SourceEdit(range, with: JSONString.quoted(guess))])]
    }
    return Finding(
      fault: .unknownKey, severity: .error, message: "unknown key \(Suggestion.quote(name))", range: range,
      label: place == nil ? "unknown" : "not here", suggestion: guess,
      notes: place.map { [Note($0)] } ?? [], fixes: isFree ? fixes ?? [] : [],
      help: place == nil && guess == nil
        ? "known here: \(known.sorted().joined(separator: ", ")); keys that begin with x- are yours" : nil)
  }

  /// A number or an interval outside its bounds.
  package static func valueOutOfRange(_ text: String, allowed: String, at range: SourceRange) -> Finding {
    Finding(
      fault: .valueOutOfRange, severity: .error, message: "\(text) is out of range", range: range,
      label: "out of range", help: "allowed: \(allowed)")
  }

  /// A value that isn't allowed. The suggestion is what it usually means, or the nearest allowed value.
  static func unknownValue(
    _ text: String, what: String, allowed: [String], meant: String? = nil, at range: SourceRange
  ) -> Finding {
    let guess = meant ?? Suggestion.nearest(to: text, among: allowed)
    let fixes = guess.map {
      [Fix("write \"\($0)\"", .unsafe, edits: [SourceEdit(range, with: JSONString.quoted($0))])]
    }
    return Finding(
      fault: .unknownValue, severity: .error, message: "\(Suggestion.quote(text)) is not a valid \(what)", range: range,
      label: "unknown", suggestion: guess, fixes: fixes ?? [],
      help: allowed.isEmpty ? nil : "one of \(allowed.joined(separator: ", "))")
  }

  /// A value that isn't allowed, with the caller's message.
  package static func unknownValue(
    _ message: String, at range: SourceRange, label: String, suggestion: String? = nil
  ) -> Finding {
    Finding(
      fault: .unknownValue, severity: .error, message: message, range: range, label: label, suggestion: suggestion)
  }

  /// An unsupported version of a format, such as `the profile format`.
  package static func unsupportedVersion(_ version: Located<Int>, of format: String, help: String? = nil) -> Finding {
    Finding(
      fault: .unsupportedVersion, severity: .error, message: "version \(version.value) of \(format) is not supported",
      range: version.range, label: "this capplan reads version 1", help: help)
  }
}
