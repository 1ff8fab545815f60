extension JSONReader {
  /// A part of the text for a message: quoted, escaped, and cut if it is long.
  func quoted(_ start: Int, _ end: Int) -> String {
    // A scalar has at most four bytes, so 200 are enough for what is shown.
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

  /// The end of the line, before its line ending; at most `limit` bytes away.
  func lineEnd(from start: Int, within limit: Int = .max) -> Int {
    var offset = start
    let end = limit < bytes.count - start ? start + limit : bytes.count
    while offset < end, !JSONBytes.isLineEnd(bytes[offset]) { offset += 1 }
    return offset
  }

  /// The offset after the last byte that isn't white space, not before `start`.
  func trimmedEnd(_ end: Int, notBefore start: Int) -> Int {
    var offset = end
    while offset > start, JSONBytes.isSpace(bytes[offset - 1]) { offset -= 1 }
    return offset
  }

  /// The end of a word, valid or not; at least one character.
  func wordEnd(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, JSONBytes.isWord(bytes[offset]), !startsComment(offset), oddSpaceLength(at: offset) == 0
    {
      offset += scalarLength(at: offset)
    }
    return offset == start && start < bytes.count ? start + scalarLength(at: start) : offset
  }

  /// The end of the words on this line that have only spaces between them.
  func phraseEnd(from start: Int) -> Int {
    var end = wordEnd(from: start)
    while true {
      var next = end
      while next < bytes.count, bytes[next] == JSONBytes.space || bytes[next] == JSONBytes.tab { next += 1 }
      guard next > end, next < bytes.count, JSONBytes.isWord(bytes[next]), !startsComment(next),
        bytes[next] != UInt8(ascii: "#"), oddSpaceLength(at: next) == 0
      else { return end }
      end = wordEnd(from: next)
    }
  }

  /// The length of the scalar at an offset; 1 if there is none.
  func scalarLength(at offset: Int) -> Int {
    bytes[offset] < 0x80 ? 1 : JSONEncoding.scalarLength(in: bytes, at: offset) ?? 1
  }

  /// Whether a key and its colon come next: a member.
  func isMemberAhead(from start: Int) -> Bool {
    let offset = bytes.spaceEnd(from: start)
    guard offset < bytes.count else { return false }
    let end = bytes.spaceEnd(from: tokenEnd(from: offset))
    return end < bytes.count && bytes[end] == JSONBytes.colon
  }

  /// The end of the token at an offset, to look ahead and to mark it.
  func tokenEnd(from start: Int) -> Int {
    let byte = bytes[start]
    guard byte == JSONBytes.quote || byte == JSONBytes.apostrophe else {
      return JSONBytes.isWord(byte) ? wordEnd(from: start) : start + 1
    }
    var offset = start + 1
    while offset < bytes.count, !JSONBytes.isLineEnd(bytes[offset]) {
      if bytes[offset] == byte { return offset + 1 }
      offset += bytes[offset] == JSONBytes.backslash ? 2 : 1
    }
    return min(offset, bytes.count)
  }
}
