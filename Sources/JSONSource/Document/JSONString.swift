/// Reads and writes JSON strings.
public enum JSONString {
  /// Resolves the escapes in a string's content.
  ///
  /// An escape unknown to JSON, which the parser has reported, gives the character after its backslash; half a
  /// surrogate pair gives U+FFFD.
  public static func unescape(_ content: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"): appendScalar(from: &rest, to: &result)
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The value of four hexadecimal digits; `nil` if there are fewer.
  static func hexadecimalUnit(_ digits: ArraySlice<UInt8>) -> UInt16? {
    guard digits.count >= 4 else { return nil }
    var unit: UInt16 = 0
    for byte in digits.prefix(4) {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// The value of a hexadecimal digit.
  static func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Reads the digits after `\u`, and both halves of a surrogate pair.
  private static func appendScalar(from rest: inout ArraySlice<UInt8>, to result: inout [UInt8]) {
    guard let first = hexadecimalUnit(rest) else {
      result.append(UInt8(ascii: "u"))
      return
    }
    rest = rest.dropFirst(4)
    var value = UInt32(first)
    if first & 0xFC00 == 0xD800, rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]),
      let second = hexadecimalUnit(rest.dropFirst(2)), second & 0xFC00 == 0xDC00
    {
      rest = rest.dropFirst(6)
      value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
    }
    result.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }
}
