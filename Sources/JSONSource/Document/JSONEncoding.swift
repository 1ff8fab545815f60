/// Tells UTF-8 from other encodings.
enum JSONEncoding {
  /// The mark that some editors put in front of UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// UTF-16 or UTF-32, if the first bytes look like it, and those bytes.
  static func wideEncoding(of bytes: [UInt8]) -> (name: String, evidence: SourceRange)? {
    let start = Array(bytes.prefix(4))
    if start == [0xFF, 0xFE, 0, 0] { return ("UTF-32 (little-endian)", SourceRange(0, 4)) }
    if start == [0, 0, 0xFE, 0xFF] { return ("UTF-32 (big-endian)", SourceRange(0, 4)) }
    if start.starts(with: [0xFF, 0xFE]) { return ("UTF-16 (little-endian)", SourceRange(0, 2)) }
    if start.starts(with: [0xFE, 0xFF]) { return ("UTF-16 (big-endian)", SourceRange(0, 2)) }
    return unmarkedWideEncoding(start, count: bytes.count).map { ($0, SourceRange(0, min(4, bytes.count))) }
  }

  /// JSON begins with ASCII, so the offsets of the zero bytes tell the encoding.
  private static func unmarkedWideEncoding(_ start: [UInt8], count: Int) -> String? {
    let zeros = start.map { $0 == 0 }
    guard count >= 2, count.isMultiple(of: 2) else { return nil }
    if count.isMultiple(of: 4), zeros == [false, true, true, true] { return "UTF-32 (little-endian)" }
    if count.isMultiple(of: 4), zeros == [true, true, true, false] { return "UTF-32 (big-endian)" }
    if zeros == [false, true] || zeros == [false, true, false, true] { return "UTF-16 (little-endian)" }
    if zeros == [true, false] || zeros == [true, false, true, false] { return "UTF-16 (big-endian)" }
    return nil
  }

  /// The first `limit` maximal runs of bytes that are not UTF-8 (RFC 3629), and how many there are in all.
  static func invalidRuns(of bytes: [UInt8], limit: Int) -> (runs: [SourceRange], count: Int) {
    var runs: [SourceRange] = []
    var count = 0
    bytes.withUnsafeBufferPointer { buffer in
      var position = 0
      while let start = firstInvalid(in: buffer, from: position) {
        position = start + 1
        while position < buffer.count, buffer[position] >= 0x80, scalarLength(in: buffer, at: position) == nil {
          position += 1
        }
        count += 1
        if runs.count < limit { runs.append(SourceRange(start, position)) }
      }
    }
    return (runs, count)
  }

  /// Whether some bytes are UTF-8.
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { firstInvalid(in: bytes, from: 0) == nil }

  private static func firstInvalid(in buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(buffer)
    var position = start
    while position < buffer.count {
      while position + 32 <= buffer.count {
        let chunk = raw.loadUnaligned(fromByteOffset: position, as: SIMD4<UInt64>.self) & 0x8080_8080_8080_8080
        if chunk != .zero { break }
        position += 32
      }
      // Skips the ASCII bytes before the next other byte or the end of the text.
      while position < buffer.count, buffer[position] < 0x80 { position += 1 }
      while position < buffer.count, buffer[position] >= 0x80 {
        guard let length = scalarLength(in: buffer, at: position) else { return position }
        position += length
      }
    }
    return nil
  }

  /// The length of the scalar at this offset, which starts with a byte from 0x80 up; `nil` if there is none.
  static func scalarLength(in buffer: UnsafeBufferPointer<UInt8>, at position: Int) -> Int? {
    func isContinuation(_ distance: Int, _ allowed: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      position + distance < buffer.count && allowed.contains(buffer[position + distance])
    }
    switch buffer[position] {
    case 0xC2...0xDF: return isContinuation(1) ? 2 : nil
    case 0xE0: return isContinuation(1, 0xA0...0xBF) && isContinuation(2) ? 3 : nil
    case 0xED: return isContinuation(1, 0x80...0x9F) && isContinuation(2) ? 3 : nil
    case 0xE1...0xEF: return isContinuation(1) && isContinuation(2) ? 3 : nil
    case 0xF0: return isContinuation(1, 0x90...0xBF) && isContinuation(2) && isContinuation(3) ? 4 : nil
    case 0xF4: return isContinuation(1, 0x80...0x8F) && isContinuation(2) && isContinuation(3) ? 4 : nil
    case 0xF1...0xF3: return isContinuation(1) && isContinuation(2) && isContinuation(3) ? 4 : nil
    default: return nil
    }
  }
}
