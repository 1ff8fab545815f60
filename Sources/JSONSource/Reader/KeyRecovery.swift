extension JSONReader {
  /// Recovers from a missing key.
  mutating func recoverKey(_ byte: UInt8, _ expected: JSONExpectation) -> JSONExpectation {
    if skipForeignTrivia() { return expected }
    switch byte {
    case JSONBytes.closeBrace: return reportTrailingComma(lastComma + 1)
    case JSONBytes.closeBracket: return .separator
    case JSONBytes.comma: return skipCommas(expected)
    case JSONBytes.apostrophe:
      let key = nodes.count
      appendSingleQuoted(start: position, isKey: true)
      noteKey(key)
      return .colon
    case JSONBytes.colon, JSONBytes.openBrace, JSONBytes.openBracket:
      faults.syntax(
        "a key is missing before \(quoted(byte))", at: SourceRange(position, position + 1), label: "key missing",
        help: "a member of an object is a key in double quotes, a colon and a value")
      appendMissingKey()
      return byte == JSONBytes.colon ? .colon : .memberValue
    default: return readBareKey()
    }
  }

  /// Reads a key without quotes or with typographic ones.
  private mutating func readBareKey() -> JSONExpectation {
    if let end = curlyStringEnd() {
      let key = nodes.count
      appendCurlyString(end: end)
      noteKey(key)
      return .colon
    }
    let start = position
    let end = bytes.phraseEnd(from: start)
    let range = SourceRange(start, end)
    position = end
    lastEnd = end
    let next = bytes.spaceEnd(from: end)
    guard next < bytes.count, bytes[next] == JSONBytes.colon || bytes[next] == JSONBytes.equals, isText(range) else {
      quietEnd = end
      reportNoKey(range)
      return .separator
    }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    faults.syntax(
      "keys need double quotes: \(abbreviated(text))", at: range, label: "key without quotes",
      fix: .safe("put the key in double quotes", range, with: JSONString.quoted(text)))
    nodes.append(JSONNode(bareStringFrom: start, to: end, next: nodes.count + 1))
    noteKey(nodes.count - 1)
    return .colon
  }

  private mutating func reportNoKey(_ range: SourceRange) {
    // Bytes that are not UTF-8 have a finding of their own.
    guard isText(range) else { return faults.distrustTree() }
    faults.syntax(
      "expected a key in double quotes, found \(quoted(range.lowerBound, range.upperBound))", at: range,
      label: "not a key", help: "a member of an object is a key in double quotes, a colon and a value")
  }

  /// Recovers from a missing colon after a key.
  mutating func recoverColon(_ byte: UInt8) -> JSONExpectation {
    if skipForeignTrivia() { return .colon }
    if byte == JSONBytes.equals { return readEquals() }
    if skipsTextOutOfStep() {
      appendMissingValue()
      return .separator
    }
    let next = byte == JSONBytes.comma ? bytes.spaceEnd(from: position + 1) : position
    let endsMember = JSONBytes.isCloser(byte) || bytes.isMemberAhead(from: next)
    if endsMember || next < bytes.count && byte == JSONBytes.comma && JSONBytes.isCloser(bytes[next]) {
      reportMissingValue()
      appendMissingValue()
      quietEnd = lastEnd
      return .separator
    }
    if byte != JSONBytes.comma, JSONBytes.isWord(byte), curlyStringEnd() == nil,
      case .text = word(at: position).word.meaning
    {
      return skipTextAfterKey()
    }
    let key = nodes[nodes.count - 1].range
    if byte == JSONBytes.comma {
      let range = SourceRange(position, position + 1)
      faults.syntax(
        "a colon goes between a key and its value, not a comma", at: range, label: "colon expected",
        fix: .safe("write a colon", range, with: ":"))
      position += 1
    } else if lastEnd != quietEnd {
      let gap = SourceRange(lastEnd, lastEnd)
      faults.syntax(
        "a colon is missing after the key \(keyText())", at: key, label: "colon missing after this",
        fix: .safe("insert a colon", gap, with: ":"))
    }
    return .memberValue
  }

  private mutating func skipTextAfterKey() -> JSONExpectation {
    let range = SourceRange(position, bytes.phraseEnd(from: position))
    if isText(range), lastEnd != quietEnd {
      faults.syntax(
        "unexpected \(quoted(range.lowerBound, range.upperBound)) after the key \(keyText())", at: range,
        label: "colon and value expected")
    }
    faults.distrustTree()
    position = range.upperBound
    lastEnd = position
    quietEnd = position
    appendMissingValue()
    return .separator
  }

  private mutating func readEquals() -> JSONExpectation {
    let isArrow = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: ">")
    let range = SourceRange(position, position + (isArrow ? 2 : 1))
    position = range.upperBound
    faults.syntax(
      "a colon goes between a key and its value, not \"\(isArrow ? "=>" : "=")\"", at: range, label: "colon expected",
      fix: .safe("write a colon", range, with: ":"))
    return .memberValue
  }

  /// Reports that the last key has no value.
  mutating func reportMissingValue() {
    guard lastEnd != quietEnd else { return }
    faults.syntax(
      "the key \(keyText()) has no value", at: nodes[nodes.count - 1].range, label: "value missing",
      help: "write a colon and a value after the key, or delete the key")
  }

  private func keyText() -> String {
    let key = nodes[nodes.count - 1]
    return quoted(key.contentStart, key.contentEnd)
  }

  /// Adds an empty key for a missing one, so that each value of an object has a key.
  mutating func appendMissingKey() {
    nodes.append(JSONNode(bareStringFrom: position, to: position, next: nodes.count + 1))
    lastEnd = position
  }

  /// Adds a null for a missing value, so that each key has a value.
  mutating func appendMissingValue() {
    nodes.append(JSONNode(kind: .null, start: lastEnd, end: lastEnd, next: nodes.count + 1))
    frame.count += 1
  }
}
