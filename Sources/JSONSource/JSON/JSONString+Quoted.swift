extension JSONString {
  /// A text as a JSON string with its quotes.
  ///
  /// Escapes the quote, the backslash and control characters, as JSON demands, and U+2028 and U+2029, which end a line
  /// in JavaScript and in some editors; leaves all else as it is.
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
      var start = 0
      for index in utf8.indices where needsEscape(utf8, at: index) {
        bytes.append(contentsOf: utf8[start..<index])
        start = index + appendEscape(utf8, at: index, to: &bytes)
      }
      bytes.append(contentsOf: utf8[start...])
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

  private static func needsEscape(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let byte = utf8[index]
    if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return true }
    // U+2028 is E2 80 A8, U+2029 is E2 80 A9.
    return byte == 0xE2 && index + 2 < utf8.count && utf8[index + 1] == 0x80 && utf8[index + 2] & 0xFE == 0xA8
  }

  /// Appends the escape and says how many bytes it stands for.
  private static func appendEscape(
    _ utf8: UnsafeBufferPointer<UInt8>, at index: Int, to bytes: inout [UInt8]
  ) -> Int {
    guard utf8[index] == 0xE2 else {
      bytes.append(contentsOf: escape(utf8[index]).utf8)
      return 1
    }
    bytes.append(contentsOf: (utf8[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8)
    return 3
  }
}
