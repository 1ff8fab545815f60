extension JSONReader {
  /// Checks the escape at a backslash, reports it if JSON doesn't have it, and returns the offset after it.
  mutating func checkEscape(at start: Int) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    let byte = bytes[start + 1]
    switch byte {
    case JSONBytes.quote, JSONBytes.backslash, JSONBytes.slash: return start + 2
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"): return start + 2
    case UInt8(ascii: "u"): return checkUnicodeEscape(at: start)
    // The string ends here; that is reported elsewhere.
    case JSONBytes.lineFeed, JSONBytes.carriageReturn: return start + 1
    default: return reportEscape(from: start, to: start + 1 + bytes.scalarLength(at: start + 1))
    }
  }

  private mutating func checkUnicodeEscape(at start: Int) -> Int {
    guard let unit = unit(at: start) else {
      var end = start + 2
      while end < min(start + 6, bytes.count), JSONString.hexadecimalDigit(bytes[end]) != nil { end += 1 }
      if end < bytes.count, !isText(SourceRange(end, end + bytes.scalarLength(at: end))) { return distrust(end) }
      faults.syntax(
        "\(escapeText(start, end)) needs four hexadecimal digits after \\u", at: SourceRange(start, end),
        label: "incomplete escape", help: "write a character's number as in \\u00E9, or double the backslash")
      return end
    }
    guard unit & 0xF800 == 0xD800 else { return start + 6 }
    if unit & 0xFC00 == 0xD800 {
      if let second = self.unit(at: start + 6) {
        if second & 0xFC00 == 0xDC00 { return start + 12 }
      } else if bytes[min(start + 6, bytes.count)...].starts(with: [JSONBytes.backslash, UInt8(ascii: "u")]) {
        // The other half is broken; that is reported elsewhere.
        return distrust(start + 6)
      }
    }
    faults.syntax(
      "\(escapeText(start, start + 6)) is half of a surrogate pair, not a character",
      at: SourceRange(start, start + 6), label: "half of a pair",
      help: "write both halves, as in \\uD83D\\uDE00, or the character itself")
    return start + 6
  }

  /// The number in `\uXXXX`; `nil` if there is no such escape here.
  private func unit(at start: Int) -> UInt16? {
    guard start + 6 <= bytes.count, bytes[start] == JSONBytes.backslash, bytes[start + 1] == UInt8(ascii: "u") else {
      return nil
    }
    return JSONString.hexadecimalUnit(ArraySlice(bytes[start + 2..<start + 6]))
  }

  private mutating func reportEscape(from start: Int, to end: Int) -> Int {
    let range = SourceRange(start, end)
    guard isText(range) else { return distrust(end) }
    let isApostrophe = bytes[start + 1] == JSONBytes.apostrophe
    faults.syntax(
      "JSON has no escape \(escapeText(start, end))", at: range, label: "unknown escape",
      help: isApostrophe
        ? nil : "write \\\\ for a backslash; JSON's escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX",
      fix: isApostrophe
        ? .safe("write the quote without a backslash", range, with: "'")
        : .unsafe("double the backslash", SourceRange(start, start + 1), with: "\\\\"))
    return end
  }

  /// Continues without a finding; another finding reports the fault.
  private mutating func distrust(_ end: Int) -> Int {
    faults.distrustTree()
    return end
  }

  /// An escape as written: in quotes, with a single backslash.
  private func escapeText(_ start: Int, _ end: Int) -> String {
    let isPrintable = bytes[start + 1] >= 0x20
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return isPrintable ? "\"\(text)\"" : quoted(start, end)
  }
}
