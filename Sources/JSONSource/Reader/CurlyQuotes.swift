extension JSONReader {
  /// The end of the string in typographic quotes that starts here; `nil` if there is none.
  func curlyStringEnd() -> Int? {
    func quoteLength(_ offset: Int) -> Int {
      guard offset + 2 < bytes.count, bytes[offset] == 0xE2, bytes[offset + 1] == 0x80 else { return 0 }
      // U+2018 to U+201F: single and double, high and low.
      return (0x98...0x9F).contains(bytes[offset + 2]) ? 3 : 0
    }
    guard quoteLength(position) > 0 else { return nil }
    let isDouble = bytes[position + 2] >= 0x9C
    var offset = position + 3
    while offset < bytes.count, !JSONBytes.isLineEnd(bytes[offset]), bytes[offset] != JSONBytes.quote {
      if quoteLength(offset) > 0, (bytes[offset + 2] >= 0x9C) == isDouble { return offset + 3 }
      offset += 1
    }
    return nil
  }

  /// Reads a string in typographic quotes.
  mutating func appendCurlyString(end: Int) {
    let start = position
    let content = start + 3..<end - 3
    let hasEscapes = bytes[content].contains(JSONBytes.backslash)
    let edits = [SourceRange(start, start + 3), SourceRange(end - 3, end)].map { SourceEdit($0, with: "\"") }
    let isPlain = !hasEscapes && bytes[content].allSatisfy { $0 >= 0x20 }
    faults.syntax(
      "JSON strings need straight double quotes: \(quoted(start, end))", at: SourceRange(start, end),
      label: "typographic quotes", fix: Fix("use straight quotes", isPlain ? .safe : .unsafe, edits: edits))
    nodes.append(
      JSONNode(
        bareStringFrom: content.lowerBound, to: content.upperBound, next: nodes.count + 1, hasEscapes: hasEscapes))
    position = end
    lastEnd = end
  }
}
