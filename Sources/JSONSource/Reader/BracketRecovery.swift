extension JSONReader {
  /// Reports an array or object that nests too deeply; reading ends.
  mutating func reportDepth() {
    faults.add(.jsonTooDeep(at: position))
  }

  /// Recovers from a closing bracket of the wrong kind: either the innermost bracket was not closed, or this one is a
  /// typo.
  mutating func recoverMismatch(_ byte: UInt8) -> JSONExpectation {
    let here = SourceRange(position, position + 1)
    let opener = opener(of: frame)
    let wanted = quoted(frame.closer)
    let note = Finding.Note("\(quoted(bytes[opener.lowerBound])) is opened here", at: opener)
    guard let level = levelToClose(byte) else {
      faults.syntax(
        "\(quoted(byte)) can't close \(quoted(bytes[opener.lowerBound]))", at: here, label: "\(wanted) expected",
        notes: [note],
        fix: .unsafe("close with \(wanted)", here, with: String(Unicode.Scalar(frame.closer))))
      return close()
    }
    var closers = ""
    while outer.count > level {
      closers.unicodeScalars.append(Unicode.Scalar(frame.closer))
      _ = closeFrame()
    }
    faults.syntax(
      "\(quoted(bytes[opener.lowerBound])) is not closed before \(quoted(byte))", at: here, label: "\(wanted) expected",
      notes: [note],
      fix: .unsafe("insert \(JSONString.quoted(closers))", SourceRange(lastEnd, lastEnd), with: closers))
    return .separator
  }

  /// The level of the array or object that a closing bracket most likely closes; `nil` if the bracket is likely a typo.
  private func levelToClose(_ byte: UInt8) -> Int? {
    guard let level = outer.lastIndex(where: { $0.closer == byte }) else { return nil }
    let parent = outer[outer.count - 1]
    return goesOn(in: outer[level - 1]) || !goesOn(in: parent) ? level : nil
  }

  /// Whether the text after this bracket makes sense if the bracket closes everything inside a frame.
  private func goesOn(in frame: JSONFrame) -> Bool {
    let next = bytes.spaceEnd(from: position + 1)
    if frame.closer == 0 { return next == bytes.count }
    guard next < bytes.count else { return false }
    if bytes[next] == frame.closer { return true }
    return bytes[next] == JSONBytes.comma && bytes.isMemberAhead(from: next + 1) == frame.isObject
  }

  private func opener(of frame: JSONFrame) -> SourceRange {
    let start = Int(nodes[frame.node].start)
    return SourceRange(start, start + 1)
  }

  /// Finishes at the end of the text.
  mutating func finish(_ expected: JSONExpectation) {
    switch expected {
    case .end, .nothing: return
    case .root:
      if !isRootFaulty, !isSwallowed(to: bytes.count) { reportEmpty() }
      return
    case .colon, .memberValue: appendMissingValue()
    default: break
    }
    let end = bytes.trimmedEnd(bytes.count, notBefore: lastEnd)
    if !isSwallowed(to: end) { reportUnclosed(at: end, isFixable: expected == .separator) }
    while !outer.isEmpty { _ = closeFrame() }
  }

  /// Whether the text up to this end was skipped because of a fault.
  private func isSwallowed(to end: Int) -> Bool { swallowedTo.map { $0 >= end } ?? false }

  private mutating func reportEmpty() {
    let start = min(lastEnd, bytes.count)
    faults.syntax(
      "the document is empty", at: SourceRange(start, start), label: "a value is missing",
      help: "a JSON document is one value, such as {}")
  }

  private mutating func reportUnclosed(at end: Int, isFixable: Bool) {
    let open = [frame] + outer.dropFirst().reversed()
    let closers = String(decoding: open.map(\.closer), as: UTF8.self)
    let notes = open.prefix(3).map { frame in
      let opener = opener(of: frame)
      return Finding.Note("\(quoted(bytes[opener.lowerBound])) is opened here", at: opener)
    }
    let what =
      open.count == 1
      ? "\(quoted(bytes[opener(of: frame).lowerBound])) is closed" : "\(open.count) brackets are closed"
    let gap = SourceRange(end, end)
    faults.syntax(
      "the document ends before \(what)", at: gap, label: "\(abbreviated(closers)) expected", notes: notes,
      fix: isFixable ? .unsafe("insert \(abbreviated(closers))", gap, with: closers) : nil)
  }

  /// Recovers from text after the root value.
  mutating func recoverEnd(_ byte: UInt8) -> JSONExpectation {
    if skipForeignTrivia() { return .end }
    let start = position
    if JSONBytes.isCloser(byte) {
      while position < bytes.count, JSONBytes.isCloser(bytes[position]) { position += 1 }
      let range = SourceRange(start, position)
      faults.syntax(
        "\(quoted(start, position)) closes nothing", at: range, label: "too many brackets",
        fix: .unsafe("delete it", range, with: ""))
      return .end
    }
    position = bytes.count
    guard !isRootFaulty else { return .end }
    faults.syntax(
      "text after the end of the document: \(quoted(start, bytes.trimmedEnd(position, notBefore: start)))",
      at: SourceRange(start, bytes.trimmedEnd(position, notBefore: start)), label: "not part of the document",
      help: byte == JSONBytes.comma
        ? "look for a bracket that is closed too early" : "a JSON document is one value; delete what follows it")
    return .end
  }
}
