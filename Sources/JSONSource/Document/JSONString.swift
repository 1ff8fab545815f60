/// Reads and writes JSON strings.
public enum JSONString {
  /// Resolves the escapes in a string's content.
  ///
  /// An escape that JSON doesn't have was reported by the parser; it gives the character after its backslash. Half of a
  /// surrogate pair gives U+FFFD.
  public static func unescape(_ content: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      let byte = content[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < content.endIndex else {
        result.append(byte)
        continue
      }
      let escape = content[index]
      index += 1
      switch escape {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"): index = appendScalar(from: content[index...], to: &result)
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

  /// Reads the digits after `\u`, and both halves of a surrogate pair; gives the index after them.
  private static func appendScalar(from content: ArraySlice<UInt8>, to result: inout [UInt8]) -> Int {
    guard let first = hexadecimalUnit(content) else {
      result.append(UInt8(ascii: "u"))
      return content.startIndex
    }
    var rest = content.dropFirst(4)
    var value = UInt32(first)
    if first & 0xFC00 == 0xD800, rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]),
      let second = hexadecimalUnit(rest.dropFirst(2)), second & 0xFC00 == 0xDC00
    {
      rest = rest.dropFirst(6)
      value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
    }
    result.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    return rest.startIndex
  }
}

extension JSONString {
  /// A text as a JSON string with its quotes.
  ///
  /// Escapes the quote, the backslash and control characters, as JSON demands. To be safe to show, it also escapes
  /// invisible characters and the commands of CI logs.
  public static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendQuoted(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends a text as a JSON string with its quotes.
  static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      var (start, index) = (0, 0)
      while index < utf8.count {
        if let scalar = escapedScalar(utf8, at: index) {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
          appendEscape(scalar, to: &bytes)
          start = index + UTF8.width(scalar)
        }
        index += 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The escape of one byte below U+0080: `\n`, `\u001F`.
  public static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// The scalar that begins at a byte of UTF-8, if it needs an escape.
  private static func escapedScalar(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Unicode.Scalar? {
    let byte = utf8[index]
    if byte < 0x80 {
      let isEscaped =
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        || byte == UInt8(ascii: "#") && LogCommand.begins(at: index, in: utf8)
      return isEscaped ? Unicode.Scalar(byte) : nil
    }
    switch byte {
    case 0xC2, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF3: break
    // No invisible scalar begins with another byte.
    default: return nil
    }
    guard let scalar = scalar(utf8, at: index), scalar.isInvisible(after: previousScalar(utf8, before: index)) else {
      return nil
    }
    return scalar
  }

  private static func previousScalar(_ utf8: UnsafeBufferPointer<UInt8>, before index: Int) -> Unicode.Scalar? {
    var start = index - 1
    while start >= 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    return start < 0 ? nil : scalar(utf8, at: start)
  }

  /// The scalar that begins at an index of valid UTF-8.
  private static func scalar(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Unicode.Scalar? {
    let byte = UInt32(utf8[index])
    if byte < 0x80 { return Unicode.Scalar(byte) }
    let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    guard index + length <= utf8.count else { return nil }
    let first = byte & (0x7F >> UInt32(length))
    let value = utf8[(index + 1)..<(index + length)].reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
    return Unicode.Scalar(value)
  }

  private static func appendEscape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.isASCII {
      bytes.append(contentsOf: escape(UInt8(truncatingIfNeeded: scalar.value)).utf8)
      return
    }
    for unit in UTF16.encode(scalar) ?? .init() {
      let digits = String(unit, radix: 16, uppercase: true)
      bytes.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
    }
  }
}
