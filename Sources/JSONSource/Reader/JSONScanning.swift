/// Finds the ends of tokens.
///
/// These are functions of the bytes because the compiler would copy the reader for each call.
extension UnsafeBufferPointer<UInt8> {
  /// The next offset that isn't white space.
  @inline(__always)
  func spaceEnd(from start: Int) -> Int {
    var offset = start
    while offset < count, JSONBytes.isSpace(self[offset]) { offset += 1 }
    return offset
  }

  /// The first quote, backslash or control character, or the end of the text.
  @inline(__always)
  func plainEnd(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var offset = start
    while offset + 8 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let stops = JSONBytes.stringStops(in: word)
      if stops != 0 { return offset + stops.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      let byte = self[offset]
      if byte == JSONBytes.quote || byte == JSONBytes.backslash || byte < 0x20 { return offset }
      offset += 1
    }
    return offset
  }

  /// The end of the JSON number here; `nil` if there is none.
  @inline(__always)
  func numberEnd(from start: Int) -> Int? {
    var offset = start
    if self[offset] == JSONBytes.minus { offset += 1 }
    guard offset < count, JSONBytes.isDigit(self[offset]) else { return nil }
    offset = self[offset] == JSONBytes.zero ? offset + 1 : digitsEnd(from: offset)
    if offset < count, self[offset] == UInt8(ascii: ".") {
      let end = digitsEnd(from: offset + 1)
      guard end > offset + 1 else { return nil }
      offset = end
    }
    if offset < count, self[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < count, self[offset] == UInt8(ascii: "+") || self[offset] == JSONBytes.minus { offset += 1 }
      let end = digitsEnd(from: offset)
      guard end > offset else { return nil }
      offset = end
    }
    return offset
  }

  @inline(__always)
  private func digitsEnd(from start: Int) -> Int {
    var offset = start
    while offset < count, JSONBytes.isDigit(self[offset]) { offset += 1 }
    return offset
  }

  /// Whether a word ends at an offset.
  @inline(__always)
  func endsWord(_ end: Int) -> Bool {
    // The most common two first.
    end >= count || self[end] == JSONBytes.comma || self[end] == JSONBytes.space || !JSONBytes.isWord(self[end])
  }

  /// Whether exactly this word is at an offset.
  @inline(__always)
  func isWord(_ word: StaticString, at start: Int) -> Bool {
    let end = start + word.utf8CodeUnitCount
    guard end <= count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where self[start + offset] != word.utf8Start[offset] { return false }
    return endsWord(end)
  }
}
