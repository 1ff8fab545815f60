import JSONSource

/// Shows the changes of a fix as a small diff: removed lines with their numbers, then added lines.
struct FixPreview {
  let snippet: Snippet
  let gutter: Int

  /// The limit of changed lines; longer diffs are left to `check --diff`.
  private static let most = 8

  /// The limit of bytes; longer texts are left to `check --diff` too, since a document may be a single line.
  private static let mostBytes = 1 << 14

  /// A changed line: its text, its bytes, and the part to show if it is too long.
  private struct Row {
    let number: Int?
    let source: SourceText
    let line: SourceRange
    let focus: SourceRange
  }

  /// The lines of the diff; empty if the fix changes too much to show.
  func lines(_ fix: Fix) -> [String] {
    var rows: [Row] = []
    for edits in hunks(of: fix) {
      guard let changed = self.rows(edits) else { return [] }
      rows += changed
      if rows.count > Self.most { return [] }
    }
    return rows.map(draw)
  }

  /// Groups of edits on lines that touch.
  private func hunks(of fix: Fix) -> [[SourceEdit]] {
    var hunks: [[SourceEdit]] = []
    for edit in fix.edits {
      if let last = hunks.last?.last, line(last.range.upperBound) + 1 >= line(edit.range.lowerBound) {
        hunks[hunks.count - 1].append(edit)
      } else {
        hunks.append([edit])
      }
    }
    return hunks
  }

  private func line(_ offset: Int) -> Int { snippet.table.position(of: offset).line }

  /// The lines that edits remove and add; `nil` if they are too long.
  private func rows(_ edits: [SourceEdit]) -> [Row]? {
    guard let first = edits.first, let last = edits.last else { return [] }
    let table = snippet.table
    let lines = line(first.range.lowerBound)...line(last.range.upperBound)
    let start = table.range(ofLine: lines.lowerBound).lowerBound
    let end = max(table.range(ofLine: lines.upperBound).upperBound, last.range.upperBound)
    guard end - start + last.replacement.utf8.count <= Self.mostBytes else { return nil }
    let old = SourceText(name: "", bytes: Array(snippet.source.bytes[start..<end]))
    let moved = edits.map { edit in
      SourceEdit(
        SourceRange(edit.range.lowerBound - start, edit.range.upperBound - start), with: edit.replacement)
    }
    let new = SourceText(name: "", bytes: SourceEdit.apply(moved, to: old.bytes))
    let focus = moved[0].range
    let gone = self.rows(of: old, numberedFrom: lines.lowerBound, around: focus)
    let written = SourceRange(focus.lowerBound, focus.lowerBound + moved[0].replacement.utf8.count)
    let put = self.rows(of: new, numberedFrom: nil, around: written)
    let same = zip(gone, put).prefix { bytes($0) == bytes($1) }.count
    let (changed, instead) = (gone.dropFirst(same), put.dropFirst(same))
    let tail = zip(changed.reversed(), instead.reversed()).prefix { bytes($0) == bytes($1) }.count
    return Array(changed.dropLast(tail)) + Array(instead.dropLast(tail))
  }

  private func bytes(_ row: Row) -> ArraySlice<UInt8> {
    row.source.bytes[row.line.lowerBound..<row.line.upperBound]
  }

  private func rows(of text: SourceText, numberedFrom first: Int?, around focus: SourceRange) -> [Row] {
    let table = LineTable(text)
    return (1...table.count).map { line in
      let range = table.range(ofLine: line)
      let isFocused = range.lowerBound <= focus.lowerBound && focus.lowerBound <= range.upperBound
      return Row(
        number: first.map { $0 + line - 1 }, source: text, line: range,
        focus: isFocused ? focus : SourceRange(range.lowerBound, range.lowerBound))
    }
  }

  private func draw(_ row: Row) -> String {
    let view = SourceView(row.source, line: row.line, focus: row.focus, width: max(snippet.width - gutter - 3, 24))
    let number = row.number.map(String.init) ?? ""
    let sign = row.number == nil ? "+" : "-"
    let lead = TextLayout.blanks(gutter - number.utf8.count) + number + " " + sign
    return snippet.palette.paint(
      view.text.isEmpty ? lead : lead + " " + view.text, row.number == nil ? .success : .error)
  }
}
