/// Text in UTF-16, as some systems write logs.
package enum UTF16Text {
  /// The same text in UTF-8; `nil` unless it begins with the byte order mark of UTF-16, or as ASCII text does there.
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

  /// Whether the first byte of each unit is the higher one; `nil` where it is no UTF-16.
  private static func isBigEndian(_ bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: [0xFF, 0xFE]) { return false }
    if bytes.starts(with: [0xFE, 0xFF]) { return true }
    let head = bytes.prefix(sampleLength)
    guard head.count == sampleLength else { return nil }
    let zeros = head.indices.filter { head[$0] == 0 }
    guard zeros.count == sampleLength / 2, let first = zeros.first, first < 2 else { return nil }
    return zeros.allSatisfy { $0 % 2 == first } ? first == 0 : nil
  }

  /// How many bytes have to look so where there is no mark.
  private static let sampleLength = 16
}
