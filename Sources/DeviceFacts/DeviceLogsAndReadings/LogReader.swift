import CaptureModel

/// Reads a part of a log from its start, byte by byte. It doesn't consume text that doesn't match.
struct LogReader {
  let bytes: [UInt8]

  /// The offset of the next byte.
  var position: Int

  /// The offset after the last byte.
  let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    (position, end) = (range.lowerBound, range.upperBound)
  }

  /// Whether everything has been read.
  var isAtEnd: Bool { position >= end }

  /// The next byte.
  var next: UInt8? { position < end ? bytes[position] : nil }

  /// Whether a text follows.
  func starts(with text: StaticString) -> Bool { bytes.has(text, at: position, before: end) }

  /// Reads a text, if it follows.
  mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Reads bytes while they belong to a set, up to a maximum number.
  mutating func take(atMost count: Int = .max, while isIncluded: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while position < end, position - start < count, isIncluded(bytes[position]) { position += 1 }
    return start..<position
  }

  /// Skips spaces, which pad numbers.
  mutating func skipSpaces() { _ = take { $0 == UInt8(ascii: " ") } }

  /// Reads a whole number between bounds; it may be padded.
  mutating func integer(_ bounds: ClosedRange<Int>) -> Int? {
    skipSpaces()
    let digits = take { $0.isDigit }
    guard let value = Int(text(digits)), bounds.contains(value) else { return nil }
    return value
  }

  /// Reads a decimal number between bounds; it may be padded.
  mutating func number(_ bounds: ClosedRange<Double>) -> Double? {
    skipSpaces()
    let start = position
    _ = take("-")
    guard !take(while: \.isDigit).isEmpty else { return nil }
    if take(".") { guard !take(while: \.isDigit).isEmpty else { return nil } }
    guard let value = Double(text(start..<position)), bounds.contains(value) else { return nil }
    return value
  }

  /// Reads a size: `1920x1080`, `1280x 720`.
  mutating func dimensions() -> Dimensions? {
    let side = 1...100_000
    guard let width = integer(side), take("x"), let height = integer(side) else { return nil }
    return Dimensions(width, height)
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension [UInt8] {
  /// Whether a text is at an offset and ends before another offset.
  func has(_ text: StaticString, at offset: Int, before end: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset >= 0, end <= self.count, offset + count <= end else { return false }
    return text.withUTF8Buffer { other in
      var index = 0
      while index < count, self[offset + index] == other[index] { index += 1 }
      return index == count
    }
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is an ASCII letter.
  var isAlphabetic: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// Whether the byte is a digit of a hexadecimal number.
  var isHexDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20) }
}
