import JSONSource

/// A place that a snippet underlines.
struct Annotation {
  /// The place to underline.
  let range: SourceRange

  /// The text next to the underline.
  let label: String?

  /// The kind of underline: `^^^^` for the place of the finding, `----` for other places.
  let isPrimary: Bool

  /// The colour of the underline and its label.
  let style: Palette.Style
}

/// Draws the source lines of some annotations, with each place underlined.
struct Snippet {
  let source: SourceText
  let table: LineTable
  let palette: Palette
  let width: Int

  /// One underline below one line.
  private struct Mark {
    let line: Int
    let range: SourceRange
    let annotation: Annotation

    /// Whether the label belongs here; a place that spans several lines has its label on the last one.
    let isLast: Bool
  }

  /// The columns that the line numbers take.
  func gutter(of annotations: [Annotation]) -> Int {
    let last = annotations.map { table.position(of: max($0.range.lowerBound, $0.range.upperBound - 1)).line }.max() ?? 1
    return String(last).utf8.count
  }

  /// The lines, without the frame above and below.
  func lines(_ annotations: [Annotation], gutter: Int) -> [String] {
    let marks = annotations.flatMap(marks).enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }.map(\.element)
    let room = max(width - gutter - 3, 24)
    var result: [String] = []
    var previous: Int?
    var shown: SourceView?
    for mark in marks {
      if mark.line != previous {
        result += between(previous, mark.line, gutter: gutter, room: room)
        shown = nil
      }
      previous = mark.line
      let view = shown.flatMap { $0.shows(mark.range) ? $0 : nil } ?? view(mark.line, around: mark.range, room)
      if shown == nil || !(shown?.shows(mark.range) ?? false) {
        result.append(row(String(mark.line), view.text, gutter: gutter))
      }
      shown = view
      result += underline(mark, below: view, room: room).map { row("", $0, gutter: gutter) }
    }
    return result
  }

  /// The whole text, with each place underlined.
  func wholeText(_ annotations: [Annotation]) -> [String] {
    let gutter = String(table.count).utf8.count
    let room = max(width - gutter - 3, 24)
    let marks = annotations.flatMap(marks)
    return (1...table.count).flatMap { line -> [String] in
      let own = marks.filter { $0.line == line }
      let start = table.range(ofLine: line).lowerBound
      let view = view(line, around: own.first?.range ?? SourceRange(start, start), room)
      return [row(String(line), view.text, gutter: gutter)]
        + own.filter { view.shows($0.range) }.flatMap { underline($0, below: view, room: room) }.map {
          row("", $0, gutter: gutter)
        }
    }
  }

  /// A row: a line number or blanks, the frame, and the text to the right of it.
  func row(_ number: String, _ text: String, gutter: Int) -> String {
    let lead = TextLayout.blanks(gutter - number.utf8.count) + number + " |"
    return palette.paint(lead, .frame) + (text.isEmpty ? "" : " " + text)
  }

  private func view(_ line: Int, around range: SourceRange, _ room: Int) -> SourceView {
    SourceView(source, line: table.range(ofLine: line), focus: range, width: room)
  }

  /// The rows between two marked lines: nothing, the single line between them, or `...`.
  private func between(_ previous: Int?, _ line: Int, gutter: Int, room: Int) -> [String] {
    guard let previous, line > previous + 1 else { return [] }
    guard line == previous + 2 else { return [palette.paint(TextLayout.blanks(gutter - 1) + "...", .frame)] }
    let range = table.range(ofLine: line - 1)
    let view = view(line - 1, around: SourceRange(range.lowerBound, range.lowerBound), room)
    return [row(String(line - 1), view.text, gutter: gutter)]
  }

  private func marks(of annotation: Annotation) -> [Mark] {
    let range = annotation.range
    let first = table.position(of: range.lowerBound).line
    let last = range.isEmpty ? first : table.position(of: range.upperBound - 1).line
    guard last > first else { return [Mark(line: first, range: range, annotation: annotation, isLast: true)] }
    let head = SourceRange(range.lowerBound, max(table.range(ofLine: first).upperBound, range.lowerBound))
    let line = table.range(ofLine: last)
    let end = min(range.upperBound, line.upperBound)
    let indent = source.bytes[line.lowerBound..<max(end, line.lowerBound)].prefix { $0 == 0x20 || $0 == 0x09 }.count
    let start = min(line.lowerBound + indent, end)
    return [
      Mark(line: first, range: head, annotation: annotation, isLast: false),
      Mark(line: last, range: SourceRange(start, max(start, end)), annotation: annotation, isLast: true),
    ]
  }

  private func underline(_ mark: Mark, below view: SourceView, room: Int) -> [String] {
    let columns = view.columns(of: mark.range)
    let width = max(min(columns.upperBound, room) - columns.lowerBound, 1)
    let line = String(repeating: mark.annotation.isPrimary ? "^" : "-", count: width)
    let style = mark.annotation.style
    let lead = TextLayout.blanks(columns.lowerBound)
    let drawn = lead + palette.paint(line, style)
    guard mark.isLast, let label = mark.annotation.label.map(TerminalText.escaped), !label.isEmpty else {
      return [drawn]
    }
    let labelWidth = DisplayWidth.of(label)
    if columns.lowerBound + width + 1 + labelWidth <= room { return [drawn + " " + palette.paint(label, style)] }
    // A label that does not fit next to the underline goes below it, as far right as possible.
    let start = max(min(columns.lowerBound, room - labelWidth), min(columns.lowerBound, room / 3))
    let below = TextLayout.wrap(label, width: max(room - start, 24))
    return [drawn] + below.map { TextLayout.blanks(start) + palette.paint($0, style) }
  }
}
