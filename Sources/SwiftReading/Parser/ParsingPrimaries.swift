// The smallest expressions: names, literals, brackets and closures.
extension SwiftParser {
  mutating func primary() -> SwiftExpression? {
    guard let token else { return nil }
    let here = place
    switch token.kind {
    case .number:
      index += 1
      return Self.number(token.text).map { .number($0, here) } ?? .unread(here)
    case .string:
      index += 1
      return .text(token.text, here)
    case .interpolated:
      index += 1
      return .text(nil, here)
    case .quotedWord:
      index += 1
      return .name(token.text, here)
    case .word: return word(token, here)
    case .sign:
      guard token.isA("."), !token.hasSpaceAfter else { return nil }
      index += 1
      return name().map { .member(nil, $0, here) }
    case .mark: return bracket(token, here)
    }
  }

  private mutating func word(_ token: SwiftToken, _ here: SwiftPlace) -> SwiftExpression? {
    switch token.text {
    case "true", "false":
      index += 1
      return .flag(token.text == "true", here)
    case "nil":
      index += 1
      return SwiftExpression.none(here)
    case "if", "switch":
      let statement = statement()
      if case .unread = statement { return nil }
      return .statement(statement, here)
    case "let", "var", "in", "else", "case", "default", "where", "return", "throw", "break", "continue", "func",
      "class",
      "struct", "enum", "protocol", "extension", "guard", "while", "for", "repeat", "defer", "import", "as", "is":
      return nil
    default:
      index += 1
      return .name(token.text, here)
    }
  }

  private mutating func bracket(_ token: SwiftToken, _ here: SwiftPlace) -> SwiftExpression? {
    switch token.text {
    case "(":
      let parts = arguments()
      if parts.count == 1, parts[0].label == nil { return parts[0].value }
      return .tuple(parts, here)
    case "[": return list(here)
    case "{": return closure()
    case "\\": return keyPath(here)
    case "#selector", "#keyPath", "#line", "#file", "#function", "#fileID", "#Predicate", "#colorLiteral":
      index += 1
      if isAt("(") { skipBrackets() }
      return .unread(here)
    default:
      return nil
    }
  }

  /// An array or dictionary literal.
  private mutating func list(_ here: SwiftPlace) -> SwiftExpression? {
    inside { parser -> SwiftExpression? in
      if parser.isAt(":") { return .dictionary([], here) }
      var (elements, entries): ([SwiftExpression], [SwiftEntry]) = ([], [])
      while parser.index < parser.end {
        let before = parser.index
        guard let first = parser.expression() else { return .unread(here) }
        if parser.take(":") {
          guard let value = parser.expression() else { return .unread(here) }
          entries.append(SwiftEntry(key: first, value: value))
        } else {
          elements.append(first)
        }
        guard parser.take(",") || parser.index >= parser.end else { return .unread(here) }
        if parser.index <= before { return .unread(here) }
      }
      return entries.isEmpty ? .array(elements, here) : .dictionary(entries, here)
    }
  }

  private mutating func keyPath(_ here: SwiftPlace) -> SwiftExpression? {
    index += 1
    var names: [String] = []
    if token?.kind == .word, let type = type() { names = type.name.split(separator: ".").dropFirst().map(String.init) }
    while let token, token.isA(".") || token.isA("?") || token.isA("!"), !token.startsLine {
      index += 1
      if token.isA("."), let name = name() { names.append(name) }
    }
    return .keyPath(names, here)
  }

  /// A closure.
  mutating func closure() -> SwiftExpression {
    let here = place
    return inside { parser in
      let parameters = parser.closureParameters()
      let body = parser.statements()
      return .closure(SwiftClosure(parameters: parameters, body: body, place: here))
    }
  }

  /// The names before `in`, which is passed; none if there is no `in`.
  private mutating func closureParameters() -> [String] {
    var (names, place, steps): ([String], Int, Int) = ([], index, 0)
    var isName = true
    while place < end, steps < 64 {
      let here = tokens[place]
      steps += 1
      if here.isA("in") {
        index = place + 1
        return names
      }
      if here.isA("[") {
        place = max(pairs.closing[place], place) + 1
        continue
      }
      if here.isA("("), names.isEmpty, isName {
        let close = min(max(pairs.closing[place], place), end)
        var isFirst = true
        for inner in (place + 1)..<max(close, place + 1) {
          if tokens[inner].kind == .word, isFirst { names.append(tokens[inner].text) }
          isFirst = tokens[inner].isA(",")
        }
        isName = false
        place = close + 1
        continue
      }
      switch here.kind {
      case .word:
        if isName { names.append(here.text) }
        isName = false
      case .mark where here.text == ",": isName = true
      case .mark where here.text == ":" || here.text == "(": break
      case .mark where here.text.utf8.first == UInt8(ascii: "@"): break
      case .sign where ["->", ".", "?", "!", "<", ">", "&"].contains(here.text): break
      default: return []
      }
      if here.isA("(") { place = max(pairs.closing[place], place) }
      place += 1
    }
    return []
  }

  /// The value of a number.
  static func number(_ text: String) -> Double? {
    let plain = text.filter { $0 != "_" }
    if plain.hasPrefix("0x") { return Int(plain.dropFirst(2), radix: 16).map(Double.init) }
    if plain.hasPrefix("0b") { return Int(plain.dropFirst(2), radix: 2).map(Double.init) }
    if plain.hasPrefix("0o") { return Int(plain.dropFirst(2), radix: 8).map(Double.init) }
    return Double(plain)
  }
}
