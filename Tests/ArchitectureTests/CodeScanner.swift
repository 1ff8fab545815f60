/// Takes the comments and the string literals out of Swift code; line breaks and interpolations stay.
struct CodeScanner {
  private let bytes: [UInt8]
  private var place = 0
  private var code: [UInt8] = []

  /// The code without its comments and literals, in as many lines.
  static func code(of text: String) -> [UInt8] {
    var scanner = CodeScanner(bytes: Array(text.utf8))
    scanner.scanCode(isInterpolation: false)
    return scanner.code
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ offset: Int) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }

  private func isHere(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func scanCode(isInterpolation: Bool) {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): scanString(hashes: 0)
      case UInt8(ascii: "#"):
        var hashes = 1
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(hashes) == UInt8(ascii: "\"") {
          place += hashes
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
    code.append(bytes[place])
    place += 1
  }

  /// Skips a byte that is not code; what stands in a line stays there.
  private mutating func skip() {
    if bytes[place] == UInt8(ascii: "\n") { code.append(bytes[place]) }
    place += 1
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isHere("/*") { depth += 1 }
      if isHere("*/") { depth -= 1 }
      if isHere("/*") || isHere("*/") { place += 1 }
      skip()
    } while depth > 0 && place < bytes.count
  }

  /// Skips a literal, from its first quotation mark on.
  private mutating func scanString(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    let quotes = isHere("\"\"\"") ? "\"\"\"" : "\""
    place += quotes.utf8.count
    code.append(UInt8(ascii: " "))
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\"") where isHere(quotes + fence):
        place += quotes.utf8.count + hashes
        return
      case UInt8(ascii: "\\") where isHere("\\" + fence + "("):
        place += hashes + 2
        scanCode(isInterpolation: true)
        code.append(UInt8(ascii: " "))
        place += 1
      case UInt8(ascii: "\\") where isHere("\\" + fence):
        place += hashes + 1
        skip()
      default: skip()
      }
    }
  }
}
