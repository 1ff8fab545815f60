import CaptureModel

/// Turns the text of an option into its value.
package struct ValueReader<Value: Sendable>: Sendable {
  /// The placeholder for the value in the help: `FILE`.
  package let placeholder: String

  /// The words allowed, if the values are few.
  package let words: [String]

  /// The default word.
  let defaultWord: String?

  /// What shells offer.
  let completion: Completion

  /// Reads a text.
  package let read: @Sendable (String) throws(BadValue) -> Value

  package init(
    _ placeholder: String, words: [String] = [], defaultWord: String? = nil, completion: Completion = .nothing,
    read: @escaping @Sendable (String) throws(BadValue) -> Value
  ) {
    self.placeholder = placeholder
    self.words = words
    self.defaultWord = defaultWord
    self.completion = words.isEmpty ? completion : .plain(words)
    self.read = read
  }
}

/// A type with the words of a closed list as its values.
package protocol WordValue: RawRepresentable<String>, CaseIterable, Sendable {
  /// The default; the first value unless the type says otherwise.
  static var leftOut: Self? { get }
}

extension WordValue {
  package static var leftOut: Self? { allCases.first }
}

extension ValueReader where Value: WordValue {
  /// One word of the list.
  package static func word(_ placeholder: String) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return ValueReader(placeholder, words: words, defaultWord: Value.leftOut?.rawValue) { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      guard let value = Value(rawValue: text) else { throw .unknownWord(text, allowed: words) }
      return value
    }
  }
}

extension ValueReader where Value == String {
  /// Any text except the empty one.
  package static func text(_ placeholder: String, _ completion: Completion = .nothing) -> Self {
    ValueReader(placeholder, completion: completion) { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      return text
    }
  }

  /// A file to read or to write.
  package static var file: Self { .text("FILE", .file) }
}

extension ValueReader where Value == Double {
  /// The highest cost allowed.
  package static var target: Self {
    number("a number above 0 and at most 100") { $0 > 0 && $0 <= 100 }
  }

  /// The tolerance for comparing two costs; 1 is all that a device can sustain.
  package static var tolerance: Self {
    number("a number above 0 and at most 1") { $0 > 0 && $0 <= 1 }
  }

  /// How much a cost may rise.
  package static var increase: Self {
    number("a number from 0 to 100") { $0 >= 0 && $0 <= 100 }
  }

  fileprivate static func number(_ allowed: String, isAllowed: @escaping @Sendable (Double) -> Bool) -> Self {
    ValueReader("N") { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      guard let value = DecimalNumber.value(of: text) else { throw .notANumber(text, allowed: allowed) }
      guard isAllowed(value) else { throw .outOfRange(text, allowed: allowed) }
      return value
    }
  }
}

extension ValueReader where Value == FrameRate {
  /// Frames a second, as in a graph.
  static var frameRate: Self {
    let number = ValueReader<Double>.number("a number from 0.01 to 1000") { $0 >= 0.01 && $0 <= 1000 }
    return ValueReader("N") { text throws(BadValue) in FrameRate(try number.read(text)) }
  }
}

extension ValueReader where Value == String {
  /// A git revision. It can't begin with a dash, since git would take it for an option.
  package static var revision: Self {
    ValueReader("REV") { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      if text.utf8.first == UInt8(ascii: "-") {
        throw .malformed(text, expected: "REV, a git revision, which begins with no dash")
      }
      return text
    }
  }
}
