/// Takes the comments and the string literals out of Swift code; line breaks and interpolations stay.
struct CodeScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private var code: [UInt8] = []

  /// The code without its comments and literals, in as many lines.
  static func code(of text: String) -> [UInt8] {
    var scanner = CodeScanner(bytes: Array(text.utf8))
    scanner.scanCode(isInterpolation: false)
    return scanner.code
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ distance: Int) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }

  private func isHere(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private mutating func scanCode(isInterpolation: Bool) {
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): scanString(hashes: 0)
      case UInt8(ascii: "#"):
        var hashes = 1
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
          offset += hashes
          scanString(hashes: hashes)
        } else {
          keep()
        }
      case UInt8(ascii: "("):
        depth += 1
        keep()
      case UInt8(ascii: ")"):
        if isInterpolation && depth == 0 { return }
        depth -= 1
        keep()
      default: keep()
      }
    }
  }

  private mutating func keep() {
    code.append(bytes[offset])
    offset += 1
  }

  /// Skips a byte that is not code; what stands in a line stays there.
  private mutating func skip() {
    if bytes[offset] == UInt8(ascii: "\n") { code.append(bytes[offset]) }
    offset += 1
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isHere("/*") { depth += 1 }
      if isHere("*/") { depth -= 1 }
      if isHere("/*") || isHere("*/") { offset += 1 }
      skip()
    } while depth > 0 && offset < bytes.count
  }

  /// Skips a literal, from its first quotation mark on.
  private mutating func scanString(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    let quotes = isHere("\"\"\"") ? "\"\"\"" : "\""
    offset += quotes.utf8.count
    code.append(UInt8(ascii: " "))
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\"") where isHere(quotes + fence):
        offset += quotes.utf8.count + hashes
        return
      case UInt8(ascii: "\\") where isHere("\\" + fence + "("):
        offset += hashes + 2
        scanCode(isInterpolation: true)
        code.append(UInt8(ascii: " "))
        offset += 1
      case UInt8(ascii: "\\") where isHere("\\" + fence):
        offset += hashes + 1
        skip()
      default: skip()
      }
    }
  }
}
