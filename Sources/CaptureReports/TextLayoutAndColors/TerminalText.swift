import JSONSource

/// Makes text from outside safe to show, so that a file name or a graph can't control the reader's terminal.
package enum TerminalText {
  /// The text with control characters, line ends, direction marks and zero-width characters escaped: `\u{1B}`. Words
  /// that are longer than any path are cut.
  package static func escaped(_ text: String) -> String {
    let text = text.utf8.count > longestWord ? withShortWords(text) : text
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let replacement = replacement(for: scalar, after: previous) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// Complete output, with everything escaped that drives a terminal or can't be seen, wherever it comes from. Ends of
  /// lines and tabs stay and, with `hasStyles`, the sequences of our own palette.
  ///
  /// Each renderer escapes what it gets from the input, since that changes its width. This is the door behind them all.
  package static func safe(_ bytes: [UInt8], hasStyles: Bool) -> [UInt8] {
    // Nearly all text has nothing else; there is no branch, so that many bytes are compared at a time.
    let isPlain = bytes.withUnsafeBufferPointer { buffer in
      var other: UInt8 = 0
      for byte in buffer { other |= (byte &- 0x20 < 0x5F ? 0 : 1) & (byte == 0x0A || byte == 0x09 ? 0 : 1) }
      return other == 0
    }
    if isPlain { return bytes }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    var result = ""
    result.reserveCapacity(bytes.count)
    var previous: Unicode.Scalar?
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if scalar == "\u{1B}", hasStyles, let end = Palette.end(ofSequenceAt: index, in: scalars) {
        result.unicodeScalars.append(contentsOf: scalars[index..<end])
        index = end
        continue
      }
      if scalar != "\n", scalar != "\t", let replacement = replacement(for: scalar, after: previous) {
        result += replacement
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
      index = scalars.index(after: index)
    }
    return Array(result.utf8)
  }

  // In scalars; no path has more.
  private static let longestWord = 4_096

  // How many scalars of a longer word are shown.
  private static let shownOfWord = 120

  private static func withShortWords(_ text: String) -> String {
    let words = text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    return words.map { word in
      word.count > longestWord ? String(word.prefix(shownOfWord)) + "…" : String(word)
    }.joined(separator: " ")
  }

  /// The replacement for a scalar that must not be shown; `nil` for other scalars.
  package static func replacement(for scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> String? {
    guard scalar.isInvisible(after: previous) else { return nil }
    switch scalar {
    case "\t": return "\\t"
    case "\n": return "\\n"
    case "\r": return "\\r"
    default: return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
