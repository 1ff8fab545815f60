import JSONSource

/// Lays out text for people in lines.
enum TextLayout {
  /// The highest number of columns for layout; no terminal has more, and sums of widths stay small.
  static let widest = 10_000

  /// The text in lines of at most `width` columns, broken at blanks; a longer word has its own line.
  static func wrap(_ text: String, width: Int) -> [String] {
    if isLine(text, width: width) { return [text] }
    var lines: [String] = []
    var line = ""
    var columns = 0
    let isASCII = text.isASCII
    for word in words(of: text) {
      let wide = isASCII ? word.utf8.count : DisplayWidth.of(String(word))
      if !line.isEmpty && columns + 1 + wide > width {
        lines.append(line)
        (line, columns) = ("", 0)
      }
      if !line.isEmpty {
        line += " "
        columns += 1
      }
      line.append(contentsOf: word)
      columns += wide
    }
    return lines + (line.isEmpty && !lines.isEmpty ? [] : [line])
  }

  /// Whether a text is already one line: plain, not too long, and with only single blanks between words.
  private static func isLine(_ text: String, width: Int) -> Bool {
    guard text.utf8.count <= width else { return false }
    var isAfterBlank = true
    for byte in text.utf8 {
      let isBlank = byte == UInt8(ascii: " ")
      if byte >= 0x80 || (isBlank && isAfterBlank) { return false }
      isAfterBlank = isBlank
    }
    return !isAfterBlank
  }

  /// The words between blanks; a command in backquotes is one word, so that it can be copied.
  private static func words(of text: String) -> [Substring] {
    // In plain text every blank is its own character, and scanning bytes is much faster.
    let parts =
      text.isASCII
      ? text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) } : text.split(separator: " ")
    let hasQuotes = text.utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: "`")) } ?? true
    guard hasQuotes else { return parts }
    var words: [Substring] = []
    var start: Substring.Index?
    for part in parts {
      let isTurn = part.utf8.count { $0 == UInt8(ascii: "`") } % 2 == 1
      if let open = start {
        if isTurn { words.append(text[open..<part.endIndex]) }
        start = isTurn ? nil : open
      } else if isTurn {
        start = part.startIndex
      } else {
        words.append(part)
      }
    }
    // A quote that is never closed doesn't count.
    return start == nil ? words : parts
  }

  /// A lead and a text, wrapped, with later lines aligned below the start of the text.
  static func hanging(_ lead: String, _ text: String, width: Int, paint: (String) -> String = { $0 }) -> [String] {
    let indent = DisplayWidth.of(lead)
    let lines = wrap(text, width: max(width - indent, 24))
    return lines.enumerated().map { index, line in
      index == 0 ? (line.isEmpty ? trimmed(lead) : paint(lead) + line) : blanks(indent) + line
    }
  }

  /// Parts joined by a separator, broken before a part that does not fit; later lines are indented.
  static func flow(_ parts: [String], separator: String, indent: Int, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for part in parts {
      if line.isEmpty {
        line = part
      } else if DisplayWidth.of(line + separator + part) <= width {
        line += separator
        line += part
      } else {
        lines.append(line)
        line = blanks(indent) + part
      }
    }
    return lines + [line]
  }

  /// The text; if it is too long, its beginning and a sign that it was cut.
  static func cut(_ text: String, to width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    var text = Substring(text)
    while DisplayWidth.of(String(text)) > width - 1 { text.removeLast() }
    return trimmed(String(text)) + "…"
  }

  /// The text; if it is too long, its end and a sign that it was cut, since the end of a path says more than its
  /// beginning.
  static func end(of text: String, upTo width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    var text = Substring(text)
    while DisplayWidth.of(String(text)) > width - 1 { text.removeFirst() }
    return "…" + text
  }

  /// A number of blanks.
  static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }

  /// The text without trailing blanks.
  static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// `1 error`, `2 errors`.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

/// Rows in aligned columns, two blanks apart.
struct TextTable {
  /// How a column's text is aligned.
  enum Alignment { case left, right }

  private let alignments: [Alignment]
  private var rows: [[String]] = []

  init(_ alignments: [Alignment]) { self.alignments = alignments }

  var isEmpty: Bool { rows.isEmpty }

  /// Adds a row; it may have fewer cells than the table has columns.
  mutating func add(_ row: [String]) { rows.append(row.map(TerminalText.escaped)) }

  /// The rows as lines, without trailing blanks.
  func lines(indent: Int = 2) -> [String] {
    var widths = [Int](repeating: 0, count: alignments.count)
    for row in rows {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], DisplayWidth.of(cell)) }
    }
    return rows.map { row in
      var line = TextLayout.blanks(indent)
      var isFirst = true
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        let gap = TextLayout.blanks(widths[column] - DisplayWidth.of(cell))
        line += (isFirst ? "" : "  ") + (alignments[column] == .left ? cell + gap : gap + cell)
        isFirst = false
      }
      return TextLayout.trimmed(line)
    }
  }
}
