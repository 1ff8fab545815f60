/// A six-bit hash of a key, as one bit of a word: equal keys have the same bit, different keys mostly don't.
enum JSONKeySignature {
  /// The bit of a key without escapes, from its bytes in the text.
  @inline(__always)
  static func bit(of bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> UInt64 {
    let length = end - start
    guard start + 8 <= bytes.count, length > 0 else { return bit(of: Array(bytes[start..<end])) }
    let raw = UnsafeRawBufferPointer(bytes)
    let head = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    if length < 8 { return mix(head & ((1 << (8 * UInt64(length))) - 1), 0, length) }
    let tail = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self))
    return mix(head, tail, length)
  }

  /// The same bit, for keys that can't be read eight bytes at a time.
  @inline(never)
  static func bit(of content: [UInt8]) -> UInt64 {
    func word(_ part: ArraySlice<UInt8>) -> UInt64 { part.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    return mix(word(content.prefix(8)), content.count < 8 ? 0 : word(content.suffix(8)), content.count)
  }

  @inline(__always)
  private static func mix(_ head: UInt64, _ tail: UInt64, _ length: Int) -> UInt64 {
    let sum = head &* 0x9E37_79B9_7F4A_7C15 ^ tail &* 0xC2B2_AE3D_27D4_EB4F ^ UInt64(length)
    return 1 << (((sum ^ (sum >> 32)) &* 0xD6E8_FEB8_6659_FD93) >> 58)
  }
}
