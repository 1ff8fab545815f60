import JSONSource

/// Turns a key's value into words, to compare and to show.
package struct KeyWords<Value>: Sendable {
  /// The words; `nil` if there is no value, or it is too long to show.
  package let text: @Sendable (Value) -> String?

  /// Words from a closure.
  package init(_ text: @escaping @Sendable (Value) -> String?) { self.text = text }
}

extension KeyWords {
  /// The value's own description.
  package static func described<Known: CustomStringConvertible & SendableMetatype>() -> KeyWords where Value == Known? {
    KeyWords { value in value.map { "\($0)" } }
  }

  /// A list without a meaningful order; `none` if it is empty.
  package static func list<Element>(
    _ word: @escaping @Sendable (Element) -> String
  ) -> KeyWords where Value == [Element]? {
    KeyWords { value in
      value.map { $0.isEmpty ? "none" : Set($0.map(word)).sorted().joined(separator: " ") }
    }
  }
}

extension KeyWords where Value == Double? {
  /// A number as in a document.
  package static var number: KeyWords { KeyWords { value in value.map { JSONNumber.text(of: $0) } } }
}
