import JSONSource

/// A log as the app printed it.
///
/// Terminal colours are removed, the text is taken out of the JSON objects that some logs wrap it in, and lines that a
/// terminal has wrapped are joined.
package struct PrintedLog: Sendable {
  /// The lines, each ending with LF.
  package private(set) var bytes: [UInt8]

  /// The number of each line in the log, from 1; `nil` if the lines are unchanged.
  private var numbers: [Int]?

  /// A log from its bytes.
  package init(_ log: [UInt8]) {
    bytes = log
    guard Self.isWrittenOtherwise(log) else { return }
    rewrite { line in
      let message = Self.message(of: line).map { Self.plain($0[...]) }
      return message ?? Self.plain(line)
    }
  }

  /// The number in the original log of a line in `bytes`.
  func number(ofLine line: Int) -> Int {
    guard let numbers else { return line }
    return numbers.indices.contains(line - 1) ? numbers[line - 1] : line
  }

  /// Rewrites each line, which may become several.
  private mutating func rewrite(_ change: (ArraySlice<UInt8>) -> [UInt8]) {
    var (text, numbers): ([UInt8], [Int]) = ([], [])
    text.reserveCapacity(bytes.count)
    for (line, range) in Self.lines(of: bytes).enumerated() {
      let changed = change(bytes[range])
      text += changed + [0x0A]
      let count = 1 + changed.count { $0 == 0x0A }
      numbers += repeatElement(number(ofLine: line + 1), count: count)
    }
    (bytes, self.numbers) = (text, numbers)
  }

  /// The lines, without their line ends.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      lines.append(start..<end)
      start = end + 1
      if end < bytes.count, bytes[end] == 0x0D, start < bytes.count, bytes[start] == 0x0A { start += 1 }
    }
    return lines
  }
}

// Colours and JSON objects.
extension PrintedLog {
  private static let escape: UInt8 = 0x1B

  /// Whether a log has terminal escapes, or a line that starts a JSON object.
  private static func isWrittenOtherwise(_ log: [UInt8]) -> Bool {
    if log.contains(escape) { return true }
    return log.withUnsafeBufferPointer { log in
      var (next, begins) = (0, true)
      while next < log.count {
        let byte = log[next]
        next += 1
        if begins, byte == UInt8(ascii: "{"), next < log.count, log[next] == UInt8(ascii: "\"") { return true }
        begins = byte == 0x0A || byte == 0x0D
      }
      return false
    }
  }

  /// Texts that devices and probes print; a line with none of them stays as it is.
  private static let marks: [StaticString] = ["AVCapture", "'vide'", "capplan-probe "]

  /// The strings of a JSON object, if the line is one and contains something that devices print.
  private static func message(of line: ArraySlice<UInt8>) -> [UInt8]? {
    guard line.first == UInt8(ascii: "{") else { return nil }
    let bytes = Array(line)
    guard bytes.indices.contains(where: { start in marks.contains { bytes.has($0, at: start, before: bytes.count) } })
    else { return nil }
    let parsed = JSONParser.parse(SourceText(name: "", bytes: bytes))
    guard let document = parsed.document, parsed.findings.isEmpty else { return nil }
    var texts: [String] = []
    var values = [document.root]
    while let value = values.popLast() {
      if let text = document.string(of: value) { texts.append(text) }
      values += document.elements(of: value).reversed()
      values += document.members(of: value).map(\.value).reversed()
    }
    return Array(texts.joined(separator: "\n").utf8)
  }

  /// A line without terminal escapes (ECMA-48): `ESC [ 31 m`.
  private static func plain(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.contains(escape) else { return Array(line) }
    var plain: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == escape else {
        plain.append(byte)
        continue
      }
      guard rest.popFirst() == UInt8(ascii: "[") else { continue }
      while let next = rest.popFirst(), !(0x40...0x7E).contains(next) {}
    }
    return plain
  }
}

// Lines that a terminal has wrapped.
extension PrintedLog {
  /// The width at which a terminal has wrapped the lines; `nil` if none has.
  ///
  /// No line is longer, and most lines of this length are followed by one that doesn't start a print.
  package var wrapWidth: Int? {
    let lines = Self.lines(of: bytes)
    guard let width = lines.map(\.count).max(), width >= Self.leastWidth else { return nil }
    let full = lines.indices.dropLast().filter { lines[$0].count == width }
    let wrapped = full.filter { !begins(lines[$0 + 1]) }
    return wrapped.count >= 2 && wrapped.count * 2 > full.count ? width : nil
  }

  /// No terminal is narrower.
  private static let leastWidth = 40

  /// Whether a print starts on a line.
  private func begins(_ line: Range<Int>) -> Bool {
    let marks: [StaticString] = ["<AVCapture", "'vide'", "capplan-probe "]
    return line.contains { start in marks.contains { bytes.has($0, at: start, before: line.upperBound) } }
  }

  /// The log with each line of full terminal width joined to the next one.
  package func unwrapped(from width: Int) -> PrintedLog {
    var text = self
    text.bytes = []
    var numbers: [Int] = []
    var goesOn = false
    for (index, line) in Self.lines(of: bytes).enumerated() {
      if !goesOn { numbers.append(number(ofLine: index + 1)) }
      goesOn = line.count == width
      text.bytes += bytes[line] + (goesOn ? [] : [0x0A])
    }
    text.numbers = numbers
    return text
  }
}
