/// A place in a text as people count it.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1. A line ends with LF, CR LF or a lone CR.
  public let line: Int

  /// The column, from 1, in Unicode scalars. A byte order mark takes no column.
  public let column: Int

  /// The place in bytes, from 0.
  public let offset: Int
}

/// Where the lines of a text begin: turns offsets into lines and columns.
///
/// Built once for each text that is reported on, in O(bytes); a look-up is O(log lines + bytes of the line).
public struct LineTable: Sendable {
  private let text: SourceText
  private let starts: [Int]

  /// Finds the lines of a text.
  public init(_ text: SourceText) {
    self.text = text
    var starts = [0]
    let bytes = text.bytes
    for index in bytes.indices {
      let isCarriageReturnAlone = bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if bytes[index] == 0x0A || isCarriageReturnAlone { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// The number of lines; an empty text has one.
  public var count: Int { starts.count }

  /// The position of an offset; past the end means the end.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), text.bytes.count)
    let line = lineIndex(of: offset)
    var start = starts[line]
    if line == 0 && text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    let scalars = text.bytes[start..<offset].count { $0 & 0xC0 != 0x80 }
    return SourcePosition(line: line + 1, column: scalars + 1, offset: offset)
  }

  /// The bytes of a line, from 1, without its line ending.
  public func range(ofLine line: Int) -> SourceRange {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : text.bytes.count
    while end > start, text.bytes[end - 1] == 0x0A || text.bytes[end - 1] == 0x0D { end -= 1 }
    return SourceRange(start, end)
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
