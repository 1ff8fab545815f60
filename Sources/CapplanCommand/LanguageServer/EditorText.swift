import JSONSource

/// How a client counts the characters of a line.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The units of the character that begins with a byte of UTF-8; none for its further bytes.
  fileprivate func units(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// The text of a document in an editor, with its lines.
struct EditorText: Sendable {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8]

  /// The offset of each line's first byte. A line ends with LF, CR LF or a lone CR.
  private var starts: [Int]

  /// The units before each block of bytes, so that a place on a line of megabytes is found as fast as any.
  private var counts: [Int]
  private let encoding: PositionEncoding

  private static let block = 1024

  init(_ text: String, _ encoding: PositionEncoding) {
    bytes = Array(text.utf8)
    self.encoding = encoding
    starts = Self.lineStarts(bytes)
    counts = Self.unitCounts(bytes, encoding)
  }

  private static func unitCounts(_ bytes: [UInt8], _ encoding: PositionEncoding) -> [Int] {
    var (counts, units) = ([0], 0)
    for start in stride(from: 0, to: bytes.count, by: block) {
      for byte in bytes[start..<min(start + block, bytes.count)] { units += encoding.units(byte) }
      counts.append(units)
    }
    return counts
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for index in bytes.indices {
      let isLoneReturn = bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if bytes[index] == 0x0A || isLoneReturn { starts.append(index + 1) }
    }
    return starts
  }

  /// The end of a line, before its line ending.
  private func end(ofLine line: Int) -> Int {
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    // The last line has no ending of its own.
    guard line + 1 < starts.count else { return end }
    if end > starts[line], bytes[end - 1] == 0x0A { end -= 1 }
    if end > starts[line], bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// The line of an offset, from 0.
  func line(of offset: Int) -> Int { starts.partitioningIndex { $0 > min(offset, bytes.count) } - 1 }

  /// The offset of a position; one past the end of its line counts as that end, one in a character as its start.
  func offset(_ position: ClientValue) -> Int? {
    guard let line = position["line"].index, let character = position["character"].index else { return nil }
    guard line < starts.count else { return bytes.count }
    let end = end(ofLine: line)
    var (offset, units) = (starts[line], 0)
    while offset < end {
      var next = offset + 1
      if encoding != .utf8 { while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 } }
      units += encoding.units(bytes[offset])
      if units > character { break }
      offset = next
    }
    // In UTF-8 a position may fall between the bytes of a character.
    while offset > starts[line], offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// The range between two positions, whichever comes first.
  func range(_ range: ClientValue) -> SourceRange? {
    guard let start = offset(range["start"]), let end = offset(range["end"]) else { return nil }
    return SourceRange(min(start, end), max(start, end))
  }

  /// The position of an offset.
  func position(_ offset: Int) -> WireValue {
    let offset = min(offset, bytes.count)
    let line = line(of: offset)
    return ["line": .integer(line), "character": .integer(units(starts[line]..<offset))]
  }

  /// The units between two offsets of a line.
  func units(_ range: Range<Int>) -> Int { units(before: range.upperBound) - units(before: range.lowerBound) }

  private func units(before offset: Int) -> Int {
    let block = offset / Self.block
    return bytes[block * Self.block..<offset].reduce(counts[block]) { $0 + encoding.units($1) }
  }

  /// The units before an offset in its line.
  func column(of offset: Int) -> Int { units(starts[line(of: offset)]..<min(offset, bytes.count)) }

  /// A range as the protocol writes it.
  func range(_ range: SourceRange) -> WireValue {
    ["start": position(range.lowerBound), "end": position(range.upperBound)]
  }

  /// Edits as the protocol writes them.
  func edits(_ edits: [SourceEdit]) -> WireValue {
    .list(edits.map { ["range": range($0.range), "newText": .text($0.replacement)] })
  }

  /// Replaces a range with a text.
  mutating func replace(_ range: SourceRange, with text: String) {
    bytes.replaceSubrange(range.lowerBound..<range.upperBound, with: text.utf8)
    starts = Self.lineStarts(bytes)
    counts = Self.unitCounts(bytes, encoding)
  }
}
