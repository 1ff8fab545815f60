/// A place in a text, in lines and columns.
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1. A line ends with LF, CR LF or a lone CR.
  public let line: Int

  /// The column, from 1, in Unicode scalars. A byte order mark takes no column.
  public let column: Int

  /// The offset in bytes, from 0.
  public let offset: Int

  /// `13:16`: the line and the column.
  public var description: String { "\(line):\(column)" }
}

/// The starts of a text's lines, to turn offsets into lines and columns.
///
/// Built once for each reported text, in O(bytes). A look-up is O(log lines), even if the document is a single line.
public struct LineTable: Sendable {
  private static let block = 1024
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The text.
  let text: SourceText

  /// The offset of each line's first byte.
  private let starts: [Int]

  /// The number of scalars that begin before each block of bytes.
  private let scalars: [Int]
  private let byteOrderMarkLength: Int

  /// Finds the lines of a text.
  public init(_ text: SourceText) {
    self.text = text
    let bytes = text.bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var next = 0
      while next < bytes.count {
        let byte = bytes[next]
        next += 1
        // The line feed after a carriage return ends the line.
        if byte == 0x0A || byte == 0x0D && !(next < bytes.count && bytes[next] == 0x0A) { starts.append(next) }
      }
    }
    self.starts = starts
    var scalars: [Int] = []
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: Self.block) {
      scalars.append(count)
      count += Self.scalarCount(bytes, start..<min(start + Self.block, bytes.count))
    }
    self.scalars = scalars + [count]
    byteOrderMarkLength = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
  }

  /// The number of lines; an empty text has one.
  public var count: Int { starts.count }

  /// The position of an offset; an offset past the end counts as the end.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), text.bytes.count)
    let line = starts.partitioningIndex { $0 > offset }
    let start = min(start(ofLine: line), offset)
    return SourcePosition(
      line: line, column: scalarCount(before: offset) - scalarCount(before: start) + 1, offset: offset)
  }

  /// The column of an offset in bytes, from 1; an offset past the end counts as the end. A byte order mark counts as
  /// its bytes.
  public func byteColumn(of offset: Int) -> Int {
    let offset = min(max(offset, 0), text.bytes.count)
    return offset - starts[starts.partitioningIndex { $0 > offset } - 1] + 1
  }

  /// The bytes of a line, counted from 1, without its line ending and the byte order mark.
  public func range(ofLine line: Int) -> SourceRange {
    let start = start(ofLine: line)
    var end = line < starts.count ? starts[line] : text.bytes.count
    while end > start, text.bytes[end - 1] == 0x0A || text.bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(start, end)
  }

  /// The offset of the first byte of a line, counted from 1, after the byte order mark.
  private func start(ofLine line: Int) -> Int { line == 1 ? byteOrderMarkLength : starts[line - 1] }

  private func scalarCount(before offset: Int) -> Int {
    let block = offset / Self.block
    return scalars[block] + Self.scalarCount(text.bytes, block * Self.block..<offset)
  }

  /// The number of scalars that begin in a range of bytes.
  private static func scalarCount(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    // The tests run without optimisation, where `reduce` takes many times longer.
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
