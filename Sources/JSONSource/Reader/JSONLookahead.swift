/// Looks ahead in text that may not be valid JSON, for recovery.
///
/// These are functions of the bytes because the compiler would copy the reader for each call.
extension UnsafeBufferPointer<UInt8> {
  /// The end of the line, before its line ending; at most `limit` bytes away.
  func lineEnd(from start: Int, within limit: Int = .max) -> Int {
    var offset = start
    let end = limit < count - start ? start + limit : count
    while offset < end, !JSONBytes.isLineEnd(self[offset]) { offset += 1 }
    return offset
  }

  /// The offset after the last byte that isn't white space, not before `start`.
  func trimmedEnd(_ end: Int, notBefore start: Int) -> Int {
    var offset = end
    while offset > start, JSONBytes.isSpace(self[offset - 1]) { offset -= 1 }
    return offset
  }

  /// The end of a word, valid or not; at least one character.
  func wordEnd(from start: Int) -> Int {
    var offset = start
    while offset < count, JSONBytes.isWord(self[offset]), !startsComment(offset), oddSpaceLength(at: offset) == 0 {
      offset += scalarLength(at: offset)
    }
    return offset == start && start < count ? start + scalarLength(at: start) : offset
  }

  /// The end of a run of words on this line, separated only by spaces.
  func phraseEnd(from start: Int) -> Int {
    var end = wordEnd(from: start)
    while true {
      var next = end
      while next < count, self[next] == JSONBytes.space || self[next] == JSONBytes.tab { next += 1 }
      guard next > end, next < count, JSONBytes.isWord(self[next]), !startsComment(next),
        self[next] != UInt8(ascii: "#"), oddSpaceLength(at: next) == 0
      else { return end }
      end = wordEnd(from: next)
    }
  }

  /// The length of the scalar at an offset; 1 if there is none.
  func scalarLength(at offset: Int) -> Int {
    self[offset] < 0x80 ? 1 : JSONEncoding.scalarLength(in: self, at: offset) ?? 1
  }

  /// Whether a member comes next: a key and its colon.
  func isMemberAhead(from start: Int) -> Bool {
    let offset = spaceEnd(from: start)
    guard offset < count else { return false }
    let end = spaceEnd(from: tokenEnd(from: offset))
    return end < count && self[end] == JSONBytes.colon
  }

  /// The end of the token at an offset.
  func tokenEnd(from start: Int) -> Int {
    let byte = self[start]
    guard byte == JSONBytes.quote || byte == JSONBytes.apostrophe else {
      return JSONBytes.isWord(byte) ? wordEnd(from: start) : start + 1
    }
    var offset = start + 1
    while offset < count, !JSONBytes.isLineEnd(self[offset]) {
      if self[offset] == byte { return offset + 1 }
      offset += self[offset] == JSONBytes.backslash ? 2 : 1
    }
    return Swift.min(offset, count)
  }

  /// Whether `//` or `/*` is at an offset.
  func startsComment(_ offset: Int) -> Bool {
    guard self[offset] == JSONBytes.slash, offset + 1 < count else { return false }
    return self[offset + 1] == JSONBytes.slash || self[offset + 1] == UInt8(ascii: "*")
  }

  /// The length of a character that other languages treat as white space; 0 for all others.
  func oddSpaceLength(at offset: Int) -> Int {
    switch self[offset] {
    case 0x0B, 0x0C: return 1
    case 0xC2:
      guard offset + 1 < count else { return 0 }
      return self[offset + 1] == 0xA0 || self[offset + 1] == 0x85 ? 2 : 0
    case 0xE2, 0xE3, 0xEF:
      guard offset + 2 < count else { return 0 }
      switch (self[offset], self[offset + 1], self[offset + 2]) {
      // Spaces of all widths, the line and paragraph separators, the ideographic space, the byte order mark.
      case (0xE2, 0x80, 0x80...0x8D), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F): return 3
      case (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): return 3
      default: return 0
      }
    default: return 0
    }
  }
}
