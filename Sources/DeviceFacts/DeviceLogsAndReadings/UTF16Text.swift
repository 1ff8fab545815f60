/// Text in UTF-16, which some systems write logs in.
package enum UTF16Text {
  /// The same text in UTF-8; `nil` unless it starts with a UTF-16 byte order mark, or with ASCII text in UTF-16.
  package static func utf8(of bytes: [UInt8]) -> [UInt8]? {
    guard let isBigEndian = isBigEndian(bytes) else { return nil }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).lazy.map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    _ = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false, into: { text.append($0) })
    return text.starts(with: byteOrderMark) ? Array(text.dropFirst(byteOrderMark.count)) : text
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether the higher byte of each unit comes first; `nil` if it isn't UTF-16.
  private static func isBigEndian(_ bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: [0xFF, 0xFE]) { return false }
    if bytes.starts(with: [0xFE, 0xFF]) { return true }
    let head = bytes.prefix(sampleLength)
    guard head.count == sampleLength else { return nil }
    let zeros = head.indices.filter { head[$0] == 0 }
    guard zeros.count == sampleLength / 2, let first = zeros.first, first < 2 else { return nil }
    return zeros.allSatisfy { $0 % 2 == first } ? first == 0 : nil
  }

  /// How many bytes must look like UTF-16 if there is no byte order mark.
  private static let sampleLength = 16
}
