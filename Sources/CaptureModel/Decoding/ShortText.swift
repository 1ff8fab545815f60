/// The first eight bytes of a short text as one number, so that most names are compared at once.
enum ShortText {
  /// Up to eight bytes from `start` to `end`, the first in the lowest byte.
  @inline(__always)
  static func word(of text: [UInt8], _ start: Int, _ end: Int) -> UInt64 {
    let length = end - start
    guard start + 8 <= text.count else { return slowWord(of: text, start, min(end, start + 8)) }
    let word = text.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt64.self)) }
    return length >= 8 ? word : word & (1 << (8 * UInt64(length)) - 1)
  }

  /// The same near the end of a text, where eight bytes can't be read at once.
  private static func slowWord(of text: [UInt8], _ start: Int, _ end: Int) -> UInt64 {
    text[start..<end].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The same for a name in a buffer of its own.
  static func word(of name: UnsafeBufferPointer<UInt8>, from start: Int) -> UInt64 {
    if start + 8 <= name.count {
      return UInt64(littleEndian: UnsafeRawBufferPointer(name).loadUnaligned(fromByteOffset: start, as: UInt64.self))
    }
    var word: UInt64 = 0
    for index in start..<name.count { word |= UInt64(name[index]) << (8 * UInt64(index - start)) }
    return word
  }

  /// Whether a range of a name's bytes equals the bytes of a text at the same offsets from `start`.
  static func isEqual(_ name: String, _ text: [UInt8], from start: Int, in range: Range<Int>) -> Bool {
    var name = name
    return name.withUTF8 { bytes in range.allSatisfy { bytes[$0] == text[start + $0] } }
  }

  /// A hash of a word and a length; its high bits are the best mixed.
  @inline(__always)
  static func hash(_ word: UInt64, _ length: Int) -> UInt64 {
    let mixed = (word ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ (mixed >> 32)
  }
}
