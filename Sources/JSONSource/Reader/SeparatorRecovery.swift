extension JSONReader {
  /// Recovers from a missing comma or closing bracket after a value.
  mutating func recoverSeparator(_ byte: UInt8) -> JSONExpectation {
    if skipForeignTrivia() { return .separator }
    switch byte {
    case JSONBytes.closeBrace, JSONBytes.closeBracket: return recoverMismatch(byte)
    case JSONBytes.semicolon: return readSemicolon()
    case JSONBytes.colon where !frame.isObject: return skipColonInArray()
    default: break
    }
    if skipsTextOutOfStep() { return .separator }
    let isQuiet = lastEnd == quietEnd
    if frame.isObject, bytes.isMemberAhead(from: position) {
      if !isQuiet { reportMissingComma() }
      return .key
    }
    if !frame.isObject, startsValue(byte) {
      if !isQuiet { reportMissingComma() }
      lastComma = lastEnd
      return .element
    }
    return skipStray(byte, isQuiet: isQuiet)
  }

  private mutating func readSemicolon() -> JSONExpectation {
    let range = SourceRange(position, position + 1)
    let next = bytes.spaceEnd(from: position + 1)
    if next < bytes.count, bytes[next] == frame.closer {
      position = next
      faults.syntax(
        "a semicolon before \(quoted(frame.closer))", at: range, label: "not needed",
        fix: .safe("delete it", range, with: ""))
      return .separator
    }
    faults.syntax(
      "a comma goes between \(frame.isObject ? "members" : "elements"), not \";\"", at: range,
      label: "comma expected", fix: .safe("write a comma", range, with: ","))
    lastComma = position
    position += 1
    return frame.isObject ? .key : .element
  }

  private mutating func reportMissingComma() {
    let gap = SourceRange(lastEnd, lastEnd)
    let end = bytes.tokenEnd(from: position)
    faults.syntax(
      "a comma is missing before \(tokenText(position, end))", at: SourceRange(position, end),
      label: "comma missing before this", fix: .safe("insert a comma", gap, with: ","))
  }

  /// A token for a message, in quotes; a string keeps its own.
  func tokenText(_ start: Int, _ end: Int) -> String {
    let isString = end - start >= 2 && bytes[start] == JSONBytes.quote && bytes[end - 1] == JSONBytes.quote
    return isString ? quoted(start + 1, end - 1) : quoted(start, end)
  }

  /// Whether a value starts here, so that only the comma before it is missing.
  private func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case JSONBytes.quote, JSONBytes.apostrophe, JSONBytes.openBrace, JSONBytes.openBracket: true
    default: word(at: position).word.isValue || curlyStringEnd() != nil
    }
  }

  /// Skips text after a value that isn't a separator or a value. In an object, a string, object or array becomes a
  /// member without a key.
  private mutating func skipStray(_ byte: UInt8, isQuiet: Bool) -> JSONExpectation {
    let end = JSONBytes.isWord(byte) ? bytes.phraseEnd(from: position) : bytes.tokenEnd(from: position)
    if !isQuiet { reportUnexpected(SourceRange(position, end)) } else { faults.distrustTree() }
    let isValue =
      byte == JSONBytes.quote || byte == JSONBytes.openBrace || byte == JSONBytes.openBracket
      || byte == JSONBytes.colon
    guard frame.isObject, isValue else {
      position = end
      lastEnd = end
      quietEnd = end
      return .separator
    }
    if byte == JSONBytes.colon { position = end }
    appendMissingKey()
    return .memberValue
  }

  private mutating func reportUnexpected(_ range: SourceRange) {
    // Bytes that are not UTF-8 have a finding of their own.
    guard isText(range) else { return faults.distrustTree() }
    faults.syntax(
      "unexpected \(tokenText(range.lowerBound, range.upperBound)) after a value", at: range,
      label: "comma or \(quoted(frame.closer)) expected")
  }

  /// Whether a part of the text is UTF-8.
  func isText(_ range: SourceRange) -> Bool {
    JSONEncoding.isValid(UnsafeBufferPointer(rebasing: bytes[range.lowerBound..<range.upperBound]))
  }

  private mutating func skipColonInArray() -> JSONExpectation {
    let here = SourceRange(position, position + 1)
    if !frame.hasColonFault {
      let start = Int(nodes[frame.node].start)
      faults.syntax(
        "an array has no keys, so it can't have a colon", at: here, label: "colon in an array",
        notes: [Finding.Note("the array begins here", at: SourceRange(start, start + 1))],
        help: "write an object, with braces, for keys and values")
    }
    frame.hasColonFault = true
    position += 1
    return .firstElement
  }

  /// Reports the first colon in an array, and each extra one in an object.
  mutating func skipColon(_ expected: JSONExpectation) -> JSONExpectation {
    if expected == .element || expected == .firstElement { return skipColonInArray() }
    let start = position
    while position < bytes.count, bytes[position] == JSONBytes.colon { position += 1 }
    let range = SourceRange(start, position)
    faults.syntax(
      "one colon is enough between a key and its value", at: range, label: "not needed",
      fix: .safe("delete it", range, with: ""))
    return expected
  }
}
