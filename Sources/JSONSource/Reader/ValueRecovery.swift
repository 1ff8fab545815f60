extension JSONReader {
  /// Recovers from a missing value.
  mutating func recoverValue(_ byte: UInt8, _ expected: JSONExpectation) -> JSONExpectation {
    if skipForeignTrivia() { return expected }
    switch byte {
    case JSONBytes.apostrophe:
      appendSingleQuoted(start: position, isKey: false)
      frame.count += 1
      return afterValue
    case JSONBytes.closeBrace, JSONBytes.closeBracket, JSONBytes.comma: return recoverMissingValue(byte, expected)
    case JSONBytes.colon where expected != .root: return skipColon(expected)
    case JSONBytes.colon, JSONBytes.semicolon, JSONBytes.equals: return skipInvalid(expected)
    default: return readWord(expected)
    }
  }

  private mutating func recoverMissingValue(_ byte: UInt8, _ expected: JSONExpectation) -> JSONExpectation {
    switch expected {
    case .memberValue:
      reportMissingValue()
      appendMissingValue()
      return .separator
    case .element, .firstElement:
      if byte == JSONBytes.comma { return skipCommas(expected) }
      return expected == .element && byte == frame.closer ? reportTrailingComma(lastComma + 1) : .separator
    default: return skipInvalid(expected)
    }
  }

  /// Skips a punctuation mark where a value should be.
  private mutating func skipInvalid(_ expected: JSONExpectation) -> JSONExpectation {
    let range = SourceRange(position, position + 1)
    position += 1
    if expected == .root {
      if isRootFaulty { return .root }
      isRootFaulty = true
    }
    faults.syntax(
      "expected a value, found \(quoted(range.lowerBound, range.upperBound))", at: range, label: "value expected")
    return expected
  }

  /// Reads a word that JSON doesn't allow in this spelling: `True`, `.5` or text without quotes.
  private mutating func readWord(_ expected: JSONExpectation) -> JSONExpectation {
    if let end = curlyStringEnd() {
      appendCurlyString(end: end)
      frame.count += 1
      return afterValue
    }
    let (word, end) = word(at: position)
    let range = SourceRange(position, end)
    guard isText(range) else { return readNoText(expected, end: end) }
    switch word.meaning {
    case .exact(let kind): return appendScalar(kind, end: end)
    case .literal(let kind):
      let text = kind == .null ? "null" : kind == .true ? "true" : "false"
      faults.syntax(
        "\(quoted(position, end)) is written \(text) in JSON", at: range, label: "write \(text)",
        fix: .safe("write \(text)", range, with: text))
      return appendScalar(kind, end: end)
    case .number(let problem, let text):
      faults.syntax(
        "\(problem): \(quoted(position, end))", at: range, label: "write \(text)",
        fix: .safe("write \(text)", range, with: text))
      return appendScalar(.number, end: end)
    case .nonFinite:
      faults.syntax(
        "JSON has no \(quoted(position, end))", at: range, label: "not a JSON value",
        help: "write a finite number, or null where there is no value")
      return appendScalar(.null, end: end)
    case .brokenNumber:
      swallowedTo = end
      faults.syntax(
        "\(quoted(position, end)) is not a number", at: range, label: "not a number",
        help: "write a number such as 30, -0.5 or 1.2e3")
      return appendScalar(.number, end: end)
    case .text: return readText(expected)
    }
  }

  /// Reads words without quotes as a value.
  private mutating func readText(_ expected: JSONExpectation) -> JSONExpectation {
    if expected == .root { isRootFaulty = true }
    let end = bytes.phraseEnd(from: position)
    let range = SourceRange(position, end)
    swallowedTo = end
    quietEnd = end
    guard isText(range) else { return readNoText(expected, end: end) }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    let suggestion = JSONWord.literal(near: text)
    let fix: Fix =
      suggestion.map { .unsafe("write \($0)", range, with: $0) }
      ?? .unsafe("put it in double quotes", range, with: JSONString.quoted(text))
    faults.syntax(
      "\(abbreviated(text)) is not a JSON value", at: range, label: "not a JSON value",
      help: suggestion.map { "did you mean \($0)?" }
        ?? "put a string in double quotes; the only words are true, false and null",
      fix: fix)
    return appendScalar(.null, end: end)
  }

  /// Skips bytes that are not UTF-8, which have a finding of their own.
  private mutating func readNoText(_ expected: JSONExpectation, end: Int) -> JSONExpectation {
    if expected == .root { isRootFaulty = true }
    swallowedTo = end
    quietEnd = end
    faults.distrustTree()
    return appendScalar(.null, end: end)
  }

  /// The word at an offset; a sign is read together with the number after its spaces.
  func word(at start: Int) -> (word: JSONWord, end: Int) {
    let end = bytes.wordEnd(from: start)
    let isSign = end == start + 1 && (bytes[start] == JSONBytes.minus || bytes[start] == UInt8(ascii: "+"))
    let whole = isSign ? bytes.phraseEnd(from: start) : end
    return (JSONWord(bytes[start..<whole]), whole)
  }
}
