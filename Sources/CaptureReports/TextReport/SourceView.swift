import JSONSource

/// A source line as it is shown: tabs expanded, control characters escaped, and cut around a place if it is too long.
struct SourceView {
  /// The text that is shown.
  let text: String

  /// Whether the whole line is shown.
  let isWhole: Bool

  private let cells: [TextCell]

  /// The column where each cell begins, from 0, and the end of the last.
  private let columns: [Int]

  /// The columns between two tab stops.
  private static let tab = 4

  /// Shows a line in `width` columns, around the bytes of `focus`.
  init(_ source: SourceText, line: SourceRange, focus: SourceRange, width: Int) {
    let width = min(width, TextLayout.widest)
    let part = Self.part(of: line, around: focus, in: source.bytes, width: width)
    let all = Self.decode(source.bytes[part])
    let isCut = (before: part.lowerBound > line.lowerBound, after: part.upperBound < line.upperBound)
    let shown = Self.window(all, isCut: isCut, focus: focus, width: width)
    isWhole = shown.range == all.indices && !isCut.before && !isCut.after
    var cells = Array(all[shown.range])
    if shown.cutsBefore {
      let start = cells.first?.start ?? part.lowerBound
      cells.insert(TextCell(text: "…", width: 1, start: start, end: start), at: 0)
    }
    var columns = [0]
    for cell in cells { columns.append((columns.last ?? 0) + cell.width) }
    self.cells = cells
    self.columns = columns
    text = TextLayout.trimmed(cells.map(\.text).joined() + (shown.cutsAfter ? "…" : ""))
  }

  /// The columns of some bytes, from 0; at least one column, even at the end of the line.
  func columns(of range: SourceRange) -> Range<Int> {
    let first = cells.firstIndex { $0.end > range.lowerBound } ?? cells.count
    let last = cells.lastIndex { $0.start < max(range.upperBound, range.lowerBound + 1) } ?? first
    let start = columns[first]
    // A line without cells has one column, the end.
    let end = range.isEmpty || last < first ? start + 1 : columns[min(last + 1, cells.count)]
    return start..<max(start + 1, end)
  }

  /// Whether all bytes of a range are shown.
  func shows(_ range: SourceRange) -> Bool {
    guard let first = cells.first, let last = cells.last else { return isWhole }
    return isWhole || (first.start <= range.lowerBound && range.upperBound <= last.end)
  }

  /// The bytes that may be shown; the line may have millions more.
  private static func part(
    of line: SourceRange, around focus: SourceRange, in bytes: [UInt8], width: Int
  ) -> Range<Int> {
    let near = part(of: line, around: focus, in: bytes, reach: width)
    if bytes[near].allSatisfy({ (0x20...0x7E).contains($0) }) { return near }
    // A scalar takes at most four bytes, so nothing farther away can be shown.
    return part(of: line, around: focus, in: bytes, reach: 4 * width)
  }

  private static func part(
    of line: SourceRange, around focus: SourceRange, in bytes: [UInt8], reach: Int
  ) -> Range<Int> {
    let from = scalarStart(bytes, max(line.lowerBound, focus.lowerBound - reach), line)
    let near = min(focus.upperBound, focus.lowerBound + reach)
    let to = scalarStart(bytes, min(line.upperBound, near + reach), line)
    return from..<max(from, to)
  }

  private static func scalarStart(_ bytes: [UInt8], _ offset: Int, _ line: SourceRange) -> Int {
    var offset = offset
    while offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// The cells of some bytes; bytes that are not UTF-8 become `\xE9`.
  private static func decode(_ bytes: ArraySlice<UInt8>) -> [TextCell] {
    var builder = CellBuilder(capacity: bytes.count)
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = bytes.startIndex
    var column = 0
    var previous: Unicode.Scalar?
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return builder.cells
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        let end = offset + encoded.count
        if scalar == "\t" {
          let width = tab - column % tab
          builder.append(shownAs: TextLayout.blanks(width), width: width, from: offset, to: end)
        } else if let escape = TerminalText.replacement(for: scalar, after: previous) {
          builder.append(shownAs: escape, width: escape.utf8.count, from: offset, to: end)
        } else {
          builder.append(scalar, from: offset, to: end)
        }
        column = scalar == "\t" ? 0 : column + DisplayWidth.of(scalar)
        offset = end
        previous = scalar
      case .error(let length):
        for index in offset..<offset + length {
          let hex = String(bytes[index], radix: 16, uppercase: true)
          builder.append(shownAs: "\\x\(hex)", width: 2 + hex.utf8.count, from: index, to: index + 1)
        }
        offset += length
      }
    }
  }

  /// The cells to show: all, or those around the focus, with columns reserved for the signs that text is cut.
  private static func window(
    _ cells: [TextCell], isCut: (before: Bool, after: Bool), focus: SourceRange, width: Int
  ) -> (range: Range<Int>, cutsBefore: Bool, cutsAfter: Bool) {
    let total = cells.reduce(0) { $0 + $1.width }
    if total <= width && !isCut.before && !isCut.after { return (cells.indices, false, false) }
    var first = cells.firstIndex { $0.end > focus.lowerBound } ?? cells.count
    var room = width - 2
    var last = first
    while last < cells.count, cells[last].start < focus.upperBound, cells[last].width <= room {
      room -= cells[last].width
      last += 1
    }
    // The beginning of a line says the most. If it is too far away, half of the remaining columns go before the focus
    // and half after it; columns left over go before it.
    let head = cells[..<first].reduce(0) { $0 + $1.width }
    var before = head <= room && !isCut.before ? head : room / 2
    func extendBack(_ budget: inout Int) {
      while first > 0, cells[first - 1].width <= budget {
        budget -= cells[first - 1].width
        first -= 1
      }
    }
    room -= before
    extendBack(&before)
    room += before
    while last < cells.count, cells[last].width <= room {
      room -= cells[last].width
      last += 1
    }
    extendBack(&room)
    return (first..<last, first > 0 || isCut.before, last < cells.count || isCut.after)
  }
}
