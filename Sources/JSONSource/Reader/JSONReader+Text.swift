extension JSONReader {
  /// Some of the text for a message: quoted, escaped, and cut where it is long.
  func quoted(_ start: Int, _ end: Int) -> String {
    // Four bytes a scalar at most: what is cut off need not be read.
    let text = String(decoding: bytes[start..<min(end, start + 200)], as: UTF8.self)
    return abbreviated(text)
  }

  /// A text for a message: quoted, escaped, and cut where it is long.
  func abbreviated(_ text: String) -> String {
    let limit = 40
    let scalars = text.unicodeScalars
    guard scalars.count > limit else { return JSONString.quoted(text) }
    return JSONString.quoted(String(String.UnicodeScalarView(scalars.prefix(limit - 1))) + "…")
  }

  /// A single ASCII character for a message.
  func quoted(_ byte: UInt8) -> String { JSONString.quoted(String(Unicode.Scalar(byte))) }

  /// The end of the line, before its line ending; not more than `limit` bytes away.
  func lineEnd(from start: Int, within limit: Int = .max) -> Int {
    var place = start
    let end = limit < bytes.count - start ? start + limit : bytes.count
    while place < end, !JSONBytes.isLineEnd(bytes[place]) { place += 1 }
    return place
  }

  /// The place after the last byte that is no white space, not before `start`.
  func trimmedEnd(_ end: Int, notBefore start: Int) -> Int {
    var place = end
    while place > start, JSONBytes.isSpace(bytes[place - 1]) { place -= 1 }
    return place
  }

  /// The end of a word, right or wrong; at least one character.
  func wordEnd(from start: Int) -> Int {
    var place = start
    while place < bytes.count, JSONBytes.isWord(bytes[place]), !startsComment(place), oddSpaceLength(at: place) == 0 {
      place += scalarLength(at: place)
    }
    return place == start && start < bytes.count ? start + scalarLength(at: start) : place
  }

  /// The end of the words that stand on one line with only spaces between them.
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

  /// The length of the scalar at a place; 1 where there is none.
  func scalarLength(at place: Int) -> Int {
    bytes[place] < 0x80 ? 1 : JSONEncoding.scalarLength(in: bytes, at: place) ?? 1
  }

  /// Whether a key and its colon stand next: the sign of a member.
  func isMemberAhead(from start: Int) -> Bool {
    let place = bytes.spaceEnd(from: start)
    guard place < bytes.count else { return false }
    let end = bytes.spaceEnd(from: tokenEnd(from: place))
    return end < bytes.count && bytes[end] == JSONBytes.colon
  }

  /// The end of the token at a place, for looking ahead and for marking it.
  func tokenEnd(from start: Int) -> Int {
    let byte = bytes[start]
    guard byte == JSONBytes.quote || byte == JSONBytes.apostrophe else {
      return JSONBytes.isWord(byte) ? wordEnd(from: start) : start + 1
    }
    var place = start + 1
    while place < bytes.count, !JSONBytes.isLineEnd(bytes[place]) {
      if bytes[place] == byte { return place + 1 }
      place += bytes[place] == JSONBytes.backslash ? 2 : 1
    }
    return min(place, bytes.count)
  }
}
