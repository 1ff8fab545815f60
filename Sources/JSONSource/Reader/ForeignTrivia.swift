extension JSONReader {
  /// Skips and reports white space or a comment that only other languages have; `false` if there is none.
  mutating func skipForeignTrivia() -> Bool {
    if bytes.startsComment(position) || bytes[position] == UInt8(ascii: "#") {
      skipComment()
      return true
    }
    guard bytes.oddSpaceLength(at: position) > 0 else { return false }
    skipOddSpaces()
    return true
  }

  private mutating func skipComment() {
    let start = position
    guard bytes[start] == JSONBytes.slash, bytes[start + 1] == UInt8(ascii: "*") else {
      position = bytes.lineEnd(from: start)
      return reportComment(SourceRange(start, bytes.trimmedEnd(position, notBefore: start)), replacement: "")
    }
    position = start + 2
    while position + 1 < bytes.count, bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != JSONBytes.slash {
      position += 1
    }
    guard position + 1 < bytes.count else {
      position = bytes.count
      swallowedTo = position
      let range = SourceRange(start, bytes.trimmedEnd(position, notBefore: start))
      return faults.syntax(
        "JSON has no comments, and this one is not closed", at: range, label: "comment not closed",
        help: "delete the comment, or end it with */ and then delete it")
    }
    position += 2
    let followsWord = start > 0 && JSONBytes.isWord(bytes[start - 1])
    let precedesWord = position < bytes.count && JSONBytes.isWord(bytes[position])
    reportComment(SourceRange(start, position), replacement: followsWord && precedesWord ? " " : "")
  }

  private mutating func reportComment(_ range: SourceRange, replacement: String) {
    faults.syntax(
      "JSON has no comments", at: range, label: "comment", fix: .unsafe("delete the comment", range, with: replacement),
      keepsTree: true)
  }

  private mutating func skipOddSpaces() {
    let start = position
    var names: [String] = []
    while position < bytes.count, bytes.oddSpaceLength(at: position) > 0 {
      let length = bytes.oddSpaceLength(at: position)
      let scalar = String(decoding: bytes[position..<position + length], as: UTF8.self).unicodeScalars.first
      names.append(String(scalar?.value ?? 0, radix: 16, uppercase: true))
      position += length
    }
    let range = SourceRange(start, position)
    let codes = names.prefix(1).map { "U+" + String(repeating: "0", count: max(0, 4 - $0.utf8.count)) + $0 }.joined()
    faults.syntax(
      "the character \(codes) is not white space in JSON", at: range, label: "not a plain space",
      fix: .safe("put a plain space there", range, with: " "))
  }
}
