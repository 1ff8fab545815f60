/// The bytes with a meaning in JSON, and classes of other bytes.
enum JSONBytes {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var quote: UInt8 { 0x22 }
  static var apostrophe: UInt8 { 0x27 }
  static var comma: UInt8 { 0x2C }
  static var minus: UInt8 { 0x2D }
  static var slash: UInt8 { 0x2F }
  static var zero: UInt8 { 0x30 }
  static var colon: UInt8 { 0x3A }
  static var semicolon: UInt8 { 0x3B }
  static var equals: UInt8 { 0x3D }
  static var openBracket: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var closeBracket: UInt8 { 0x5D }
  static var openBrace: UInt8 { 0x7B }
  static var closeBrace: UInt8 { 0x7D }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == lineFeed || byte == carriageReturn || byte == tab
  }

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }

  static func isCloser(_ byte: UInt8) -> Bool { byte == closeBracket || byte == closeBrace }

  /// Whether a byte can be part of a word, valid or not: of a number, `true`, or a key without quotes.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...space, quote, apostrophe, comma, colon, semicolon, equals: false
    case openBracket, closeBracket, openBrace, closeBrace: false
    default: true
    }
  }

  /// A mask of the quotes, backslashes and control characters among eight bytes: the top bit of each such byte.
  ///
  /// Only the lowest set bit is exact: a borrow may set bits above it.
  @inline(__always)
  static func stringStops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* UInt64(quote))
    let backslashes = word ^ (ones &* UInt64(backslash))
    let found =
      ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | ((word &- (ones &* 0x20)) & ~word)
    return found & (ones &* 0x80)
  }
}
