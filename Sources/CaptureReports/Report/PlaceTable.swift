package import JSONSource

/// A place as reports write it.
package struct Place: Hashable, Sendable {
  /// The line, from 1.
  package let line: Int

  /// The column, from 1, in Unicode scalars. A byte order mark takes no column.
  package let column: Int

  /// The place in bytes, from 0.
  package let offset: Int
}

/// Finds lines and columns for any number of findings, even where a whole document is one line.
///
/// Built in O(bytes); a look-up is O(log lines).
package struct PlaceTable: Sendable {
  private static let block = 1024
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let source: SourceText
  private let lines: LineTable

  /// How many scalars begin before each block of bytes.
  private let scalars: [Int]
  private let markLength: Int

  package init(_ source: SourceText) {
    self.source = source
    lines = LineTable(source)
    var scalars: [Int] = []
    var count = 0
    for start in stride(from: 0, to: source.bytes.count, by: Self.block) {
      scalars.append(count)
      count += Self.count(source.bytes[start..<min(start + Self.block, source.bytes.count)])
    }
    self.scalars = scalars + [count]
    markLength = source.bytes.starts(with: Self.mark) ? Self.mark.count : 0
  }

  /// The place of an offset; past the end means the end.
  package func place(of offset: Int) -> Place {
    let offset = min(max(offset, 0), source.bytes.count)
    let line = line(of: offset)
    let start = min(firstOffset(ofLine: line), offset)
    return Place(line: line, column: scalarCount(before: offset) - scalarCount(before: start) + 1, offset: offset)
  }

  /// The bytes of a line, from 1, without its line ending and without a byte order mark.
  package func range(ofLine line: Int) -> SourceRange {
    SourceRange(firstOffset(ofLine: line), max(lines.range(ofLine: line).upperBound, firstOffset(ofLine: line)))
  }

  /// The number of lines; an empty text has one.
  package var lineCount: Int { lines.count }

  private func firstOffset(ofLine line: Int) -> Int {
    line == 1 ? markLength : lines.range(ofLine: line).lowerBound
  }

  private func line(of offset: Int) -> Int {
    var low = 1
    var high = lines.count + 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStart(middle) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func lineStart(_ line: Int) -> Int { lines.range(ofLine: line).lowerBound }

  private func scalarCount(before offset: Int) -> Int {
    let block = offset / Self.block
    return scalars[block] + Self.count(source.bytes[block * Self.block..<offset])
  }

  private static func count(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
  }
}
