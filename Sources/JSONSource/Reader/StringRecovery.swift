extension JSONReader {
  /// The state of reading a string.
  private struct Progress {
    let start: Int
    let delimiter: UInt8

    /// The number of findings before it.
    let findingCount: Int

    var offset: Int
    var hasEscapes = false
    var hasLineBreak = false

    /// The edits that turn single quotes into double quotes.
    var requoting: [SourceEdit] = []

    init(_ start: Int, _ delimiter: UInt8, findingCount: Int) {
      self.start = start
      self.delimiter = delimiter
      self.findingCount = findingCount
      offset = start + 1
    }
  }

  /// Reads a string with a backslash, a control character or no closing quote.
  @inline(never)
  mutating func appendDifficultString(start: Int, isKey: Bool) {
    var string = Progress(start, JSONBytes.quote, findingCount: faults.findings.count)
    if scan(&string) { append(string) } else { appendUnterminated(string, isKey: isKey) }
  }

  /// Reads a string in single quotes.
  mutating func appendSingleQuoted(start: Int, isKey: Bool) {
    var string = Progress(start, JSONBytes.apostrophe, findingCount: faults.findings.count)
    guard scan(&string) else { return appendUnterminated(string, isKey: isKey) }
    append(string)
    let range = SourceRange(start, position)
    let quotes = [SourceRange(start, start + 1), SourceRange(position - 1, position)]
    let edits = quotes.map { SourceEdit($0, with: "\"") } + string.requoting
    faults.syntax(
      "JSON strings need double quotes: \(quoted(start, position))", at: range, label: "single quotes",
      fix: Fix("use double quotes", .safe, edits: edits))
  }

  private mutating func append(_ string: Progress) {
    position = string.offset
    lastEnd = position
    nodes.append(
      JSONNode(
        kind: .string, start: string.start, end: position, next: nodes.count + 1, hasEscapes: string.hasEscapes))
  }

  /// Goes to the end of a string; `false` if it has none.
  private mutating func scan(_ string: inout Progress) -> Bool {
    while true {
      string.offset =
        string.delimiter == JSONBytes.quote ? bytes.plainEnd(from: string.offset) : stop(from: string.offset)
      guard string.offset < bytes.count else { return false }
      let byte = bytes[string.offset]
      if byte == string.delimiter {
        string.offset += 1
        return true
      }
      switch byte {
      case JSONBytes.backslash: readEscape(&string)
      case JSONBytes.quote:
        string.requoting.append(SourceEdit(SourceRange(string.offset, string.offset + 1), with: "\\\""))
        string.offset += 1
      case JSONBytes.lineFeed, JSONBytes.carriageReturn:
        let isDouble = string.delimiter == JSONBytes.quote
        guard string.hasLineBreak || isDouble && continuesBelow(string.offset) else { return false }
        readLineBreak(&string)
      default: readControls(&string)
      }
    }
  }

  private func stop(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] != JSONBytes.apostrophe, bytes[offset] != JSONBytes.quote,
      bytes[offset] != JSONBytes.backslash, bytes[offset] >= 0x20
    { offset += 1 }
    return offset
  }

  private mutating func readEscape(_ string: inout Progress) {
    string.hasEscapes = true
    let isRequoted = string.delimiter == JSONBytes.apostrophe && string.offset + 1 < bytes.count
    if isRequoted, bytes[string.offset + 1] == JSONBytes.apostrophe {
      string.requoting.append(SourceEdit(SourceRange(string.offset, string.offset + 1), with: ""))
      string.offset += 2
    } else {
      string.offset = checkEscape(at: string.offset)
    }
  }

  /// Reports a run of control characters.
  private mutating func readControls(_ string: inout Progress) {
    let start = string.offset
    while string.offset < bytes.count, bytes[string.offset] < 0x20, !JSONBytes.isLineEnd(bytes[string.offset]) {
      string.offset += 1
    }
    let escapes = bytes[start..<string.offset].map(JSONString.escape).joined()
    let isOne = string.offset == start + 1
    faults.syntax(
      isOne
        ? "a control character in a string must be escaped: \(escapes)"
        : "control characters in a string must be escaped: \(quoted(start, string.offset))",
      at: SourceRange(start, string.offset), label: isOne ? "raw control character" : "raw control characters",
      fix: .safe("write \(isOne ? escapes : "the escapes")", SourceRange(start, string.offset), with: escapes))
  }

  private mutating func readLineBreak(_ string: inout Progress) {
    let start = string.offset
    let isPair = bytes[start] == JSONBytes.carriageReturn && start + 1 < bytes.count
    string.offset += isPair && bytes[start + 1] == JSONBytes.lineFeed ? 2 : 1
    guard !string.hasLineBreak else { return }
    string.hasLineBreak = true
    faults.syntax(
      "a string can't span several lines", at: SourceRange(string.start, start), label: "not closed on this line",
      help: "write \\n where the text has a line break",
      fix: .unsafe("write \\n for the line break", SourceRange(start, string.offset), with: "\\n"))
  }

  /// Whether the string continues after a line break: with text, its closing quote, and then what JSON allows after it.
  private func continuesBelow(_ lineBreak: Int) -> Bool {
    var start = bytes.spaceEnd(from: lineBreak)
    for _ in 0..<20 {
      let end = bytes.lineEnd(from: start)
      guard start < end, JSONBytes.isWord(bytes[start]), !bytes.startsComment(start) else { return false }
      let quotes = (start..<end).filter { bytes[$0] == JSONBytes.quote && bytes[$0 - 1] != JSONBytes.backslash }
      if let last = quotes.last {
        let rest = bytes[last + 1..<end]
        return quotes.count == 1
          && rest.allSatisfy { JSONBytes.isSpace($0) || JSONBytes.isCloser($0) || $0 == JSONBytes.comma }
      }
      start = bytes.spaceEnd(from: end)
    }
    return false
  }

  /// Ends a string without a closing quote at the end of its line, before a comma or brackets that close open ones.
  private mutating func appendUnterminated(_ string: Progress, isKey: Bool) {
    let end = bytes.trimmedEnd(bytes.lineEnd(from: string.start), notBefore: string.start + 1)
    position = guessedEnd(of: string.start, lineEnd: end, isKey: isKey && !string.hasEscapes)
    lastEnd = position
    quietEnd = position
    swallowedTo = end
    faults.forget(from: position, past: string.findingCount)
    // There is no closing quote to leave out: the content is everything after the opening one.
    nodes.append(
      JSONNode(
        bareStringFrom: string.start + 1, to: position, next: nodes.count + 1, hasEscapes: string.hasEscapes))
    let quote = string.delimiter == JSONBytes.quote ? "\"" : "'"
    faults.syntax(
      "the string \(quoted(string.start + 1, position)) has no closing quote", at: SourceRange(string.start, end),
      label: "opened here, not closed", help: "end the string with \(quote == "'" ? "\"" : quote) on the same line",
      fix: quote == "\"" ? .unsafe("close the string", SourceRange(position, position), with: "\"") : nil)
  }
}
