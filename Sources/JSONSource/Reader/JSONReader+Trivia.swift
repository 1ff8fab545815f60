extension JSONReader {
  /// Skips and reports white space or a comment of other languages that JSON doesn't have; `false` if there is none.
  mutating func skipForeignTrivia() -> Bool {
    if startsComment(position) || bytes[position] == UInt8(ascii: "#") {
      skipComment()
      return true
    }
    guard oddSpaceLength(at: position) > 0 else { return false }
    skipOddSpaces()
    return true
  }

  /// Whether `//` or `/*` is at an offset.
  func startsComment(_ offset: Int) -> Bool {
    guard bytes[offset] == JSONBytes.slash, offset + 1 < bytes.count else { return false }
    return bytes[offset + 1] == JSONBytes.slash || bytes[offset + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() {
    let start = position
    guard bytes[start] == JSONBytes.slash, bytes[start + 1] == UInt8(ascii: "*") else {
      position = lineEnd(from: start)
      return reportComment(SourceRange(start, trimmedEnd(position, notBefore: start)), replacement: "")
    }
    position = start + 2
    while position + 1 < bytes.count, bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != JSONBytes.slash {
      position += 1
    }
    guard position + 1 < bytes.count else {
      position = bytes.count
      swallowedTo = position
      let range = SourceRange(start, trimmedEnd(position, notBefore: start))
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
    while position < bytes.count, oddSpaceLength(at: position) > 0 {
      let length = oddSpaceLength(at: position)
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

  /// The length of a character that other languages treat as white space; 0 for all others.
  func oddSpaceLength(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x0B, 0x0C: return 1
    case 0xC2:
      guard offset + 1 < bytes.count else { return 0 }
      return bytes[offset + 1] == 0xA0 || bytes[offset + 1] == 0x85 ? 2 : 0
    case 0xE2, 0xE3, 0xEF:
      guard offset + 2 < bytes.count else { return 0 }
      switch (bytes[offset], bytes[offset + 1], bytes[offset + 2]) {
      // Spaces of all widths, the line and paragraph separators, the ideographic space, the byte order mark.
      case (0xE2, 0x80, 0x80...0x8D), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F): return 3
      case (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): return 3
      default: return 0
      }
    default: return 0
    }
  }
}
