/// Finding the ends of tokens.
///
/// These are functions of the bytes and not of the reader, which the compiler would copy for each call.
extension UnsafeBufferPointer<UInt8> {
  /// The next place that is no white space.
  @inline(__always)
  func spaceEnd(from start: Int) -> Int {
    var place = start
    while place < count, JSONBytes.isSpace(self[place]) { place += 1 }
    return place
  }

  /// The first quote, backslash or control character; or the end of the text.
  @inline(__always)
  func plainEnd(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var place = start
    while place + 8 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let stops = JSONBytes.stringStops(in: word)
      if stops != 0 { return place + stops.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < count {
      let byte = self[place]
      if byte == JSONBytes.quote || byte == JSONBytes.backslash || byte < 0x20 { return place }
      place += 1
    }
    return place
  }

  /// The end of a number of JSON's grammar; `nil` where there is none.
  @inline(__always)
  func numberEnd(from start: Int) -> Int? {
    var place = start
    if self[place] == JSONBytes.minus { place += 1 }
    guard place < count, JSONBytes.isDigit(self[place]) else { return nil }
    place = self[place] == JSONBytes.zero ? place + 1 : digitsEnd(from: place)
    if place < count, self[place] == UInt8(ascii: ".") {
      let end = digitsEnd(from: place + 1)
      guard end > place + 1 else { return nil }
      place = end
    }
    if place < count, self[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      if place < count, self[place] == UInt8(ascii: "+") || self[place] == JSONBytes.minus { place += 1 }
      let end = digitsEnd(from: place)
      guard end > place else { return nil }
      place = end
    }
    return place
  }

  @inline(__always)
  private func digitsEnd(from start: Int) -> Int {
    var place = start
    while place < count, JSONBytes.isDigit(self[place]) { place += 1 }
    return place
  }

  /// Whether a word ends there.
  @inline(__always)
  func endsWord(_ end: Int) -> Bool {
    // The two that mostly follow come first.
    end >= count || self[end] == JSONBytes.comma || self[end] == JSONBytes.space || !JSONBytes.isWord(self[end])
  }

  /// Whether exactly this word stands at a place.
  @inline(__always)
  func isWord(_ word: StaticString, at start: Int) -> Bool {
    let end = start + word.utf8CodeUnitCount
    guard end <= count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where self[start + offset] != word.utf8Start[offset] { return false }
    return endsWord(end)
  }
}
