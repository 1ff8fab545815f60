extension JSONReader {
  /// A part of the text for a message: quoted, escaped, and cut if it is long.
  func quoted(_ start: Int, _ end: Int) -> String {
    // A scalar has at most four bytes, so 200 bytes are enough for the characters shown.
    let text = String(decoding: bytes[start..<min(end, start + 200)], as: UTF8.self)
    return abbreviated(text)
  }

  /// A text for a message: quoted, escaped, and cut if it is long.
  func abbreviated(_ text: String) -> String {
    let limit = 40
    let scalars = text.unicodeScalars
    guard scalars.count > limit else { return JSONString.quoted(text) }
    return JSONString.quoted(String(String.UnicodeScalarView(scalars.prefix(limit - 1))) + "…")
  }

  /// A single ASCII character for a message.
  func quoted(_ byte: UInt8) -> String { JSONString.quoted(String(Unicode.Scalar(byte))) }
}
