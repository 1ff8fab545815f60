import JSONSource

/// Lays out text for people in lines.
enum TextLayout {
  /// The highest number of columns for layout; no terminal has more, and sums of widths stay small.
  static let widest = 10_000

  /// The text in lines of at most `width` columns, broken at blanks; a longer word has its own line.
  static func wrap(_ text: String, width: Int) -> [String] {
    if isLine(text, width: width) { return [text] }
    let isASCII = text.isASCII
    var text = text
    let words = words(of: text, isASCII: isASCII)
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var line: [UInt8] = []
      line.reserveCapacity(width)
      var columns = 0
      for word in words {
        let wide = isASCII ? word.count : DisplayWidth.of(String(decoding: bytes[word], as: UTF8.self))
        if !line.isEmpty && columns + 1 + wide > width {
          lines.append(String(decoding: line, as: UTF8.self))
          line.removeAll(keepingCapacity: true)
          columns = 0
        }
        if !line.isEmpty {
          line.append(UInt8(ascii: " "))
          columns += 1
        }
        line += bytes[word]
        columns += wide
      }
      if !line.isEmpty || lines.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
      return lines
    }
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

  /// The bytes of the words between blanks; a command in backquotes is one word, so that it can be copied.
  private static func words(of text: String, isASCII: Bool) -> [Range<Int>] {
    var (parts, text) = (isASCII ? [] : characterWords(of: text), text)
    return text.withUTF8 { bytes in
      if isASCII { parts = byteWords(of: bytes) }
      guard bytes.contains(UInt8(ascii: "`")) else { return parts }
      var words: [Range<Int>] = []
      var start: Int?
      for part in parts {
        let isTurn = bytes[part].count { $0 == UInt8(ascii: "`") } % 2 == 1
        if let open = start {
          if isTurn { words.append(open..<part.upperBound) }
          start = isTurn ? nil : open
        } else if isTurn {
          start = part.lowerBound
        } else {
          words.append(part)
        }
      }
      // A quote that is never closed doesn't count.
      return start == nil ? words : parts
    }
  }

  /// The words of plain text, where every blank is its own character.
  private static func byteWords(of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var (words, start) = ([Range<Int>](), 0)
    for index in 0...bytes.count where index == bytes.count || bytes[index] == UInt8(ascii: " ") {
      if start < index { words.append(start..<index) }
      start = index + 1
    }
    return words
  }

  /// The words of any text: a blank with a mark on it is no blank.
  private static func characterWords(of text: String) -> [Range<Int>] {
    text.split(separator: " ").map { word in
      let start = text.utf8.distance(from: text.startIndex, to: word.startIndex)
      return start..<start + word.utf8.count
    }
  }

  /// A lead and a text, wrapped, with later lines aligned below the start of the text; below a lead that takes more
  /// than a third of the width they are indented a little instead.
  static func hanging(_ lead: String, _ text: String, width: Int, paint: (String) -> String = { $0 }) -> [String] {
    let columns = DisplayWidth.of(lead)
    var lines = wrap(text, width: max(width - columns, 24))
    let first = lines[0].isEmpty ? trimmed(lead) : paint(lead) + lines[0]
    var indent = columns
    if columns > width / 3, lines.count > 1 {
      indent = lead.prefix { $0 == " " }.count + 4
      lines[1...] = wrap(lines[1...].joined(separator: " "), width: max(width - indent, 24))[...]
    }
    return [first] + lines.dropFirst().map { blanks(indent) + $0 }
  }

  /// Parts joined by a separator, broken before a part that does not fit; later lines are indented.
  static func flow(_ parts: [String], separator: String, indent: Int, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    let gap = DisplayWidth.of(separator)
    for part in parts {
      let own = DisplayWidth.of(part)
      if line.isEmpty {
        line = part
        columns = own
      } else if columns + gap + own <= width {
        line += separator
        line += part
        columns += gap + own
      } else {
        lines.append(line)
        line = blanks(indent) + part
        columns = indent + own
      }
    }
    return lines + [line]
  }

  /// The text in lines of at most `width` columns; a longer word goes on in the next line.
  static func fold(_ text: String, width: Int) -> [String] {
    wrap(text, width: width).flatMap { line in
      guard DisplayWidth.of(line) > width else { return [line] }
      var (pieces, rest) = ([String](), line[...])
      while !rest.isEmpty {
        let piece = start(of: rest, columns: width)
        pieces.append(String(piece))
        rest = rest.dropFirst(max(piece.count, 1))
      }
      return pieces
    }
  }

  /// The text; if it is too long, its beginning and a sign that it was cut.
  static func cut(_ text: String, to width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    return trimmed(String(start(of: text[...], columns: width - 1))) + "…"
  }

  /// The text; if it is too long, its end and a sign that it was cut, since the end of a path says more than its
  /// beginning.
  static func end(of text: String, upTo width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    return "…" + tail(of: text, columns: width - 1)
  }

  /// The text; if it is too long, its beginning and its end, so that names that differ at either are told apart.
  static func middle(of text: String, upTo width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    let end = tail(of: text, columns: (width - 1) / 2)
    return start(of: text[...], columns: width - 1 - DisplayWidth.of(end)) + "…" + end
  }

  /// As many characters from the beginning as fit in a number of columns.
  private static func start(of text: Substring, columns: Int) -> Substring {
    var room = columns
    return text.prefix {
      room -= DisplayWidth.of(String($0))
      return room >= 0
    }
  }

  /// As many characters from the end as fit in a number of columns.
  private static func tail(of text: String, columns: Int) -> String {
    var room = columns
    let shown = text.reversed().prefix {
      room -= DisplayWidth.of(String($0))
      return room >= 0
    }
    return String(shown.reversed())
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
