/// Cuts Swift source into tokens. Any bytes go in; what is no token is passed over.
struct SwiftLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  /// Whether a token came in this line.
  private var isInLine = false

  /// Whether a blank or the start of a line stands before what comes next.
  private var isAfterSpace = true

  private(set) var tokens: [SwiftToken] = []

  /// The deepest nesting of comments and interpolations that is followed.
  private static let deepest = 64

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 6)
  }

  /// The tokens of a text.
  static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes)
    while lexer.index < bytes.count { lexer.next() }
    return lexer.tokens
  }

  private func byte(_ offset: Int = 0) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  private mutating func newLine() {
    line += 1
    lineStart = index + 1
    isInLine = false
  }

  private mutating func next() {
    let first = bytes[index]
    switch first {
    case UInt8(ascii: "\n"):
      newLine()
      skip(1)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0: skip(1)
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/") where startsRegex: skipRegex()
    case UInt8(ascii: "\""): string(hashes: 0)
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "`"): quoted()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "\\"):
      add(.mark, from: index, to: index + 1)
    case UInt8(ascii: "@"): attribute()
    case _ where Self.isWordByte(first): word()
    case _ where Self.isSignByte(first): sign()
    default: skip(1)
    }
  }

  /// Passes over blanks and comments.
  private mutating func skip(_ count: Int) {
    index += count
    isAfterSpace = true
    if !tokens.isEmpty { tokens[tokens.count - 1].hasSpaceAfter = true }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    skip(0)
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { break }
      } else {
        if byte() == UInt8(ascii: "\n") { newLine() }
        index += 1
      }
    }
    skip(0)
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int, to end: Int, text: String? = nil) {
    let text = text ?? String(decoding: bytes[start..<end], as: UTF8.self)
    if text == ")" || text == "]" || text == "}" || text == "," || text == ";" || text == ":", !tokens.isEmpty {
      tokens[tokens.count - 1].hasSpaceAfter = true
    }
    tokens.append(
      SwiftToken(
        kind: kind, text: text, line: line, column: start - lineStart, startsLine: !isInLine,
        hasSpaceBefore: isAfterSpace))
    isInLine = true
    isAfterSpace = false
    index = end
  }

  private mutating func word() {
    var end = index
    while end < bytes.count, Self.isWordByte(bytes[end]) || Self.isDigit(bytes[end]) { end += 1 }
    add(.word, from: index, to: end)
  }

  /// A name in backquotes; a lone backquote is passed over.
  private mutating func quoted() {
    var end = index + 1
    while end < bytes.count, Self.isWordByte(bytes[end]) || Self.isDigit(bytes[end]) { end += 1 }
    guard end > index + 1, end < bytes.count, bytes[end] == UInt8(ascii: "`") else { return skip(1) }
    add(
      .quotedWord, from: index, to: end + 1, text: String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
  }

  private mutating func number() {
    var end = index
    while end < bytes.count {
      let here = bytes[end]
      let isPoint = here == UInt8(ascii: ".") && end + 1 < bytes.count && Self.isDigit(bytes[end + 1])
      let isExponent =
        (here == UInt8(ascii: "-") || here == UInt8(ascii: "+")) && (bytes[end - 1] | 32) == UInt8(ascii: "e")
        && byte(1) | 32 != UInt8(ascii: "x")
      guard Self.isWordByte(here) || Self.isDigit(here) || isPoint || isExponent else { break }
      end += 1
    }
    add(.number, from: index, to: end)
  }

  private mutating func sign() {
    var end = index
    let isDotted = bytes[index] == UInt8(ascii: ".")
    while end < bytes.count, Self.isSignByte(bytes[end]), isDotted || bytes[end] != UInt8(ascii: ".") {
      if end > index, bytes[end] == UInt8(ascii: "/"), end + 1 < bytes.count,
        bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*")
      {
        break
      }
      end += 1
      // `!` and `?` after a name end the sign, so that `a!.b` and `a?.b` are two.
      if !isAfterSpace, end == index + 1, bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "!"),
        end < bytes.count, bytes[end] != UInt8(ascii: "="), bytes[end] != UInt8(ascii: "?")
      {
        break
      }
    }
    add(.sign, from: index, to: end)
  }

  private mutating func attribute() {
    var end = index + 1
    while end < bytes.count, Self.isWordByte(bytes[end]) || Self.isDigit(bytes[end]) { end += 1 }
    add(.mark, from: index, to: end)
  }

  /// `#if`, `#available`, or a raw string.
  private mutating func hash() {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") { return string(hashes: end - index) }
    end = index + 1
    while end < bytes.count, Self.isWordByte(bytes[end]) { end += 1 }
    add(.mark, from: index, to: end)
  }

  /// Whether a slash begins a regular expression: no operand stands before it, and it ends in its line.
  private var startsRegex: Bool {
    if let last = tokens.last {
      switch last.kind {
      case .word: guard ["return", "in", "case", "let", "=", "if", "where"].contains(last.text) else { return false }
      case .quotedWord, .number, .string, .interpolated: return false
      case .mark: if [")", "]", "}"].contains(last.text) { return false }
      case .sign: break
      }
    }
    let second = byte(1)
    guard second != UInt8(ascii: " "), second != UInt8(ascii: "="), second != UInt8(ascii: "\n") else { return false }
    var end = index + 1
    while end < bytes.count, end < index + 200, bytes[end] != UInt8(ascii: "\n") {
      if bytes[end] == UInt8(ascii: "/") { return true }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private mutating func skipRegex() {
    let start = index
    var end = index + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "/"), bytes[end] != UInt8(ascii: "\n") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    add(.interpolated, from: start, to: min(end + 1, bytes.count), text: "")
  }

  // MARK: Strings

  private mutating func string(hashes: Int) {
    let start = index
    var scan = StringScan(bytes: bytes, index: index + hashes, hashes: hashes)
    scan.run(depth: Self.deepest)
    add(scan.hasInterpolation ? .interpolated : .string, from: start, to: scan.index, text: scan.text)
    for offset in start..<scan.index where bytes[offset] == UInt8(ascii: "\n") {
      line += 1
      lineStart = offset + 1
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  static func isWordByte(_ byte: UInt8) -> Bool {
    byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func isSignByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "%"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
