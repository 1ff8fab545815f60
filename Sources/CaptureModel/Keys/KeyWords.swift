import JSONSource

/// What a key says, in words to compare and to show.
package struct KeyWords<Value>: Sendable {
  /// The words; `nil` where nothing is said, or it would be too long to show.
  package let text: @Sendable (Value) -> String?

  /// Words that are made in some way.
  package init(_ text: @escaping @Sendable (Value) -> String?) { self.text = text }
}

extension KeyWords {
  /// What is known, as it describes itself.
  package static func described<Known: CustomStringConvertible & SendableMetatype>() -> KeyWords where Value == Known? {
    KeyWords { value in value.map { "\($0)" } }
  }

  /// A list whose order says nothing; `none` where it is empty.
  package static func list<Element>(
    _ word: @escaping @Sendable (Element) -> String
  ) -> KeyWords where Value == [Element]? {
    KeyWords { value in
      value.map { $0.isEmpty ? "none" : Set($0.map(word)).sorted().joined(separator: " ") }
    }
  }
}

extension KeyWords where Value == Double? {
  /// A number as a document has it.
  package static var number: KeyWords { KeyWords { value in value.map { JSONNumber.text(of: $0) } } }
}
