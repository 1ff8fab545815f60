/// A text, taken apart into numbers and the words between them.
///
/// Only a separate number counts, not one in a name such as `iPhone 13`, in a size, or in quotes.
struct NumberedText {
  /// A piece between two numbers, or a number.
  private enum Part {
    case words(Substring)
    case number(Substring, Double)
  }

  private let parts: [Part]

  /// The words, with a placeholder for each number: equal for texts that differ only in numbers.
  let pattern: String

  init(_ text: String) {
    var parts: [Part] = []
    var pattern = ""
    var wordStart = text.startIndex
    var index = text.startIndex
    // A text may hold a name of thousands of letters, so that only its bytes are looked at, and words beside numbers.
    let bytes = text.utf8
    var previousWord = index..<index
    while index < bytes.endIndex {
      let end = bytes[index...].firstIndex(where: Self.ends) ?? bytes.endIndex
      if let value = Self.number(text[index..<end]), !text[previousWord].contains(where: \.isUppercase) {
        parts.append(.words(text[wordStart..<index]))
        parts.append(.number(text[index..<end], value))
        pattern += text[wordStart..<index] + "#"
        wordStart = end
      }
      if index < end { previousWord = index..<end }
      index = end < bytes.endIndex ? bytes.index(after: end) : end
    }
    parts.append(.words(text[wordStart...]))
    self.parts = parts
    self.pattern = parts.count == 1 ? text : pattern + text[wordStart...]
  }

  /// Whether a byte ends a word: a space or one of `(),;:`.
  private static func ends(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x28, 0x29, 0x2C, 0x3A, 0x3B: true
    default: false
    }
  }

  /// A number in digits, with at most one point.
  private static func number(_ token: Substring) -> Double? {
    guard let first = token.utf8.first, (0x30...0x39).contains(first),
      token.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E })
    else { return nil }
    return Double(token)
  }

  /// One text for several with the same pattern. Where their numbers differ, it has the lowest and the highest.
  ///
  /// If `to` is between two numbers, they already are the ends of an interval: the lowest first number and the highest
  /// second one are kept.
  static func merged(_ texts: [String]) -> String {
    guard let text = texts.first, texts.dropFirst().contains(where: { $0 != text }) else { return texts.first ?? "" }
    let (texts, first) = (texts.map { NumberedText($0) }, NumberedText(text))
    var result = ""
    for (index, part) in first.parts.enumerated() {
      switch part {
      case .words(let words): result.append(contentsOf: words)
      case .number:
        let numbers = texts.compactMap { text -> (text: Substring, value: Double)? in
          if case .number(let words, let value) = text.parts[index] { (words, value) } else { nil }
        }
        guard let least = numbers.min(by: { $0.value < $1.value }),
          let greatest = numbers.max(by: { $0.value < $1.value })
        else { continue }
        if least.text == greatest.text || first.isBound(index, after: 1) {
          result += least.text
        } else if first.isBound(index, after: -1) {
          result += greatest.text
        } else {
          result += "\(least.text) to \(greatest.text)"
        }
      }
    }
    return result
  }

  /// Whether the number at an index is one end of an interval; `side` is the direction of the other end.
  private func isBound(_ index: Int, after side: Int) -> Bool {
    guard parts.indices.contains(index + 2 * side), case .words(let between) = parts[index + side] else { return false }
    return between == " to "
  }
}
