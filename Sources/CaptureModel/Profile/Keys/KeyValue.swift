package import JSONSource

/// A value of a profile's key, which can be packed and written into documents.
package protocol KeyValue: Packable, Sendable {
  /// Whether a document leaves out a key with this value.
  var isLeftOut: Bool { get }

  /// Writes it as a member.
  func write(_ key: String, to writer: inout JSONWriter)

  /// Writes it as an element of a list.
  func writeElement(to writer: inout JSONWriter)

  /// Writes a list as a member.
  static func write(_ list: [Self], _ key: String, to writer: inout JSONWriter)
}

extension KeyValue {
  /// Never.
  package var isLeftOut: Bool { false }

  /// Writes the elements one by one.
  package static func write(_ list: [Self], _ key: String, to writer: inout JSONWriter) {
    writer.array(key) { writer in
      for element in list { element.writeElement(to: &writer) }
    }
  }
}

/// A value that is a string, number or boolean in a document.
package protocol KeyScalar: KeyValue {
  /// The type that is written.
  associatedtype Scalar: JSONScalar

  /// The value to write.
  var scalar: Scalar { get }
}

extension KeyScalar {
  package func write(_ key: String, to writer: inout JSONWriter) { writer.member(key, scalar) }

  package func writeElement(to writer: inout JSONWriter) { writer.element(scalar) }

  /// Writes all elements on one line.
  package static func write(_ list: [Self], _ key: String, to writer: inout JSONWriter) {
    writer.words(key, list.map(\.scalar))
  }
}

extension KeyScalar where Self: JSONScalar {
  /// The value itself.
  package var scalar: Self { self }
}

extension KeyScalar where Self: Vocabulary {
  /// The name.
  package var scalar: String { rawValue }
}

extension Bool: KeyScalar {
  /// A missing key means `false`.
  package var isLeftOut: Bool { !self }
}

extension String: KeyScalar {
  /// An empty text is left out.
  package var isLeftOut: Bool { isEmpty }
}

extension Int: KeyScalar {}
extension Double: KeyScalar {}

extension Optional: KeyValue where Wrapped: KeyValue {
  /// An unknown value is left out.
  package var isLeftOut: Bool { self == nil }

  package func write(_ key: String, to writer: inout JSONWriter) {
    if let value = self { value.write(key, to: &writer) } else { writer.member(key, String?.none) }
  }

  package func writeElement(to writer: inout JSONWriter) {
    if let value = self { value.writeElement(to: &writer) } else { writer.element(String?.none) }
  }
}

extension Array: KeyValue where Element: KeyValue {
  /// An empty list is left out.
  package var isLeftOut: Bool { isEmpty }

  package func write(_ key: String, to writer: inout JSONWriter) { Element.write(self, key, to: &writer) }

  package func writeElement(to writer: inout JSONWriter) {
    writer.onOneLine { writer in
      writer.array { writer in
        for element in self { element.writeElement(to: &writer) }
      }
    }
  }
}
