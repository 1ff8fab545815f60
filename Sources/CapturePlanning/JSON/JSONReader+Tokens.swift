extension JSONReader {
  /// Goes past white space.
  @inline(__always)
  mutating func skipSpace() {
    var place = position
    while place < bytes.count, JSONBytes.isSpace(bytes[place]) { place += 1 }
    position = place
  }

  /// The end of a number of JSON's grammar; `nil` where there is none.
  @inline(__always)
  func numberEnd(from start: Int) -> Int? {
    var place = start
    if bytes[place] == JSONBytes.minus { place += 1 }
    guard place < bytes.count, JSONBytes.isDigit(bytes[place]) else { return nil }
    place = bytes[place] == JSONBytes.zero ? place + 1 : digitsEnd(from: place)
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      let end = digitsEnd(from: place + 1)
      guard end > place + 1 else { return nil }
      place = end
    }
    if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      if place < bytes.count, bytes[place] == UInt8(ascii: "+") || bytes[place] == JSONBytes.minus { place += 1 }
      let end = digitsEnd(from: place)
      guard end > place else { return nil }
      place = end
    }
    return place
  }

  @inline(__always)
  private func digitsEnd(from start: Int) -> Int {
    var place = start
    while place < bytes.count, JSONBytes.isDigit(bytes[place]) { place += 1 }
    return place
  }

  /// Whether a word that stands here ends there.
  @inline(__always)
  func endsWord(_ end: Int) -> Bool {
    end >= bytes.count || bytes[end] == JSONBytes.comma || !JSONBytes.isWord(bytes[end])
  }

  /// Whether exactly this word stands here.
  @inline(__always)
  func isWord(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[position + offset] != word.utf8Start[offset] { return false }
    return endsWord(end)
  }

  /// Reads the key of a member.
  @inline(__always)
  mutating func readKey() {
    let key = nodes.count
    appendString(start: position, isKey: true)
    noteKey(key)
  }

  /// Reads a string in double quotes.
  @inline(__always)
  mutating func appendString(start: Int, isKey: Bool) {
    let end = plainEnd(from: start + 1)
    guard end < bytes.count, bytes[end] == JSONBytes.quote else {
      appendDifficultString(start: start, isKey: isKey)
      return
    }
    nodes.append(JSONNode(kind: .string, start: start, end: end + 1, next: nodes.count + 1))
    position = end + 1
    lastEnd = end + 1
  }

  /// The first quote, backslash or control character; or the end of the text.
  @inline(__always)
  func plainEnd(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var place = start
    while place + 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let stops = JSONBytes.stringStops(in: word)
      if stops != 0 { return place + stops.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < bytes.count {
      let byte = bytes[place]
      if byte == JSONBytes.quote || byte == JSONBytes.backslash || byte < 0x20 { return place }
      place += 1
    }
    return place
  }
}
