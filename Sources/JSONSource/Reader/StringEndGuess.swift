extension JSONReader {
  /// Recovers from text right after a closing quote, on a line with an odd number of quotes. Only the brackets at the
  /// end of that line still have a meaning.
  mutating func skipsTextOutOfStep() -> Bool {
    guard position == lastEnd, position > 0, bytes[position - 1] == JSONBytes.quote,
      JSONBytes.isWord(bytes[position])
    else { return false }
    // There is a limit because a text of one long line would be scanned again and again.
    let limit = 4096
    let end = bytes.lineEnd(from: position, within: limit)
    guard end - position < limit else { return false }
    var quotes = 0
    var offset = position
    while offset < end {
      if bytes[offset] == JSONBytes.backslash { offset += 1 } else if bytes[offset] == JSONBytes.quote { quotes += 1 }
      offset += 1
    }
    guard !quotes.isMultiple(of: 2) else { return false }
    let word = SourceRange(position, bytes.wordEnd(from: position))
    faults.syntax(
      "unexpected \(quoted(word.lowerBound, word.upperBound)) right after a string", at: word,
      label: "a quote is missing", help: "look for an earlier string without a closing quote")
    let trimmed = bytes.trimmedEnd(end, notBefore: word.upperBound)
    position = guessedEnd(of: position, lineEnd: trimmed, isKey: false)
    lastEnd = position
    quietEnd = position
    swallowedTo = trimmed
    return true
  }

  /// The most likely end of a string: before the comma and the closing brackets at the end of its line.
  func guessedEnd(of start: Int, lineEnd: Int, isKey: Bool) -> Int {
    if isKey, let colon = (start + 1..<max(lineEnd, start + 1)).first(where: { bytes[$0] == JSONBytes.colon }) {
      return bytes.trimmedEnd(colon, notBefore: start + 1)
    }
    var end = lineEnd
    if end > start + 1, bytes[end - 1] == JSONBytes.comma { end = bytes.trimmedEnd(end - 1, notBefore: start + 1) }
    var run = end
    while run > start + 1, JSONBytes.isCloser(bytes[run - 1]) || JSONBytes.isSpace(bytes[run - 1]) { run -= 1 }
    let closers = bytes[run..<end].filter(JSONBytes.isCloser)
    let open = ([frame] + outer.reversed()).map(\.closer).prefix(closers.count)
    return open.elementsEqual(closers) ? run : end
  }
}
