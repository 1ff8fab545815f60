// Expressions, by the precedence of the standard operators.
extension SwiftParser {
  /// An expression; `nil` if none can be read here.
  mutating func expression() -> SwiftExpression? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    return binary(above: 0)
  }

  private static let levels: [String: Int] = [
    "??": 7, "||": 3, "&&": 4, "==": 5, "!=": 5, "<": 5, ">": 5, "<=": 5, ">=": 5, "===": 5, "!==": 5, "~=": 5,
    "...": 8, "..<": 8, "+": 9, "-": 9, "|": 9, "^": 9, "&+": 9, "&-": 9, "*": 10, "/": 10, "%": 10, "&": 10,
    "<<": 11, ">>": 11,
  ]

  /// An operand and what operators of a higher level than `level` join to it.
  private mutating func binary(above level: Int) -> SwiftExpression? {
    guard depth < Self.deepest, var left = unary() else { return nil }
    depth += 1
    defer { depth -= 1 }
    var count = 0
    while let token, count < Self.longest {
      count += 1
      let here = place
      if token.kind == .word, token.text == "as" || token.text == "is", level < 8 {
        index += 1
        var sign = token.text
        if let mark = self.token, mark.isA("?") || mark.isA("!") {
          sign += mark.text
          index += 1
        }
        guard let type = type() else { return nil }
        left = .cast(left, sign, type, here)
        continue
      }
      guard token.kind == .sign else { break }
      if token.text == "?" {
        guard level < 2, token.hasSpaceBefore else { break }
        index += 1
        guard let yes = expression(), take(":"), let no = expression() else { return nil }
        left = .choice(left, yes, no, here)
        continue
      }
      // An operator has blanks on both sides or on none; with one before it, it belongs to what follows.
      guard token.hasSpaceBefore == token.hasSpaceAfter || token.text == "??", token.text != "." else { break }
      guard !Self.isAssignment(token.text), token.text != "->" else { break }
      let own = Self.levels[token.text] ?? 6
      guard own > level else { break }
      index += 1
      guard let right = binary(above: token.text == "??" ? own - 1 : own) else { return nil }
      left = .infix(token.text, left, right, here)
    }
    return left
  }

  static func isAssignment(_ sign: String) -> Bool {
    ["=", "+=", "-=", "*=", "/=", "|=", "&=", "??=", "%="].contains(sign)
  }

  private mutating func unary() -> SwiftExpression? {
    guard depth < Self.deepest, let token else { return nil }
    if token.kind == .word,
      ["try", "await", "consume", "copy", "unsafe", "any", "some", "each", "repeat"].contains(token.text),
      let next = peek(),
      next.kind != .mark || next.text == "(" || next.text == "[" || next.text == "{" || next.text == "\\",
      !next.isA("."), !next.isA("="), token.text == "try" || token.text == "await" || !next.startsLine
    {
      guard token.text != "repeat" || next.kind == .word else { return postfix() }
      index += 1
      if token.text == "try", let mark = self.token, mark.isA("?") || mark.isA("!") { index += 1 }
      return nested { $0.binary(above: 0) }
    }
    if token.kind == .sign, token.text != "." {
      guard !token.hasSpaceAfter, !Self.isAssignment(token.text) else { return nil }
      let here = place
      index += 1
      if token.text == "..." || token.text == "..<" || token.text == "&" { return nested { $0.unary() } }
      // `!.a` cut as one sign never occurs; `-.b` is a minus and a member.
      guard let operand = nested({ $0.unary() }) else { return nil }
      if token.text == "-", case .number(let value, _) = operand { return .number(-value, here) }
      return .prefix(token.text, operand, here)
    }
    return postfix()
  }

  private mutating func nested(_ read: (inout SwiftParser) -> SwiftExpression?) -> SwiftExpression? {
    depth += 1
    defer { depth -= 1 }
    return depth < Self.deepest ? read(&self) : nil
  }

  /// A primary expression with members, calls and elements.
  private mutating func postfix() -> SwiftExpression? {
    guard var base = primary() else { return nil }
    var count = 0
    while let token, count < Self.longest {
      count += 1
      let here = place
      if token.kind == .sign {
        if token.isA("?") || token.isA("!"), !token.hasSpaceBefore {
          // The mark of a choice has blanks around it.
          index += 1
        } else if token.isA("."), let next = peek(), !token.hasSpaceAfter || next.startsLine {
          index += 1
          guard let name = next.kind == .number ? numberName() : name() else { return nil }
          base = .member(base, name, here)
          skipArgumentLabels()
        } else if token.text.utf8.first == UInt8(ascii: "<"), !token.hasSpaceBefore {
          let start = index
          guard skipGenerics(), let next = self.token, next.isA("(") || next.isA(".") || next.isA("{") else {
            index = start
            return base
          }
        } else {
          return base
        }
      } else if token.isA("("), !token.startsLine, !token.hasSpaceBefore {
        let arguments = arguments()
        base = .call(base, arguments + trailingClosures(), here)
      } else if token.isA("["), !token.startsLine, !token.hasSpaceBefore {
        base = .element(base, arguments(), here)
      } else if token.isA("{"), !token.startsLine, !isInCondition, base.mayTakeClosure {
        base = .call(base, trailingClosures(), here)
      } else {
        return base
      }
    }
    return base
  }

  private mutating func numberName() -> String? {
    guard let token else { return nil }
    index += 1
    return token.text
  }

  /// Passes over the labels of `add(_:to:)`, which names a function.
  private mutating func skipArgumentLabels() {
    guard let open = token, open.isA("("), !open.hasSpaceBefore, pairs.closing[index] > index + 1 else { return }
    let close = min(pairs.closing[index], end)
    for place in (index + 1)..<close {
      guard tokens[place].kind == .word || tokens[place].isA(":") else { return }
    }
    guard tokens[close - 1].isA(":") else { return }
    index = min(close + 1, end)
  }

  /// The closures that follow a call.
  mutating func trailingClosures() -> [SwiftArgument] {
    guard let token, token.isA("{"), !token.startsLine, !isInCondition else { return [] }
    var all = [SwiftArgument(label: nil, value: closure())]
    while let label = self.token, label.kind == .word, peek()?.isA(":") == true, peek(2)?.isA("{") == true,
      !label.startsLine
    {
      index += 2
      all.append(SwiftArgument(label: label.text, value: closure()))
    }
    return all
  }

  /// The arguments in the brackets here.
  mutating func arguments() -> [SwiftArgument] {
    inside { parser in
      var all: [SwiftArgument] = []
      while parser.index < parser.end {
        let before = parser.index
        var label: String?
        if let word = parser.token, word.kind == .word || word.kind == .quotedWord, parser.peek()?.isA(":") == true {
          label = word.text
          parser.index += 2
        }
        let start = parser.index
        if let value = parser.expression(), parser.index >= parser.end || parser.isAt(",") {
          all.append(SwiftArgument(label: label, value: value))
        } else {
          parser.index = start
          all.append(SwiftArgument(label: label, value: .unread(parser.place)))
          parser.skipToComma()
        }
        _ = parser.take(",")
        if parser.index <= before { parser.index = before + 1 }
      }
      return all
    }
  }

  /// Goes to the next comma that isn't inside brackets.
  mutating func skipToComma() {
    while index < end, !tokens[index].isA(",") {
      index = min(max(pairs.closing[index], index) + 1, end)
    }
  }
}

extension SwiftExpression {
  /// Whether a closure may follow it: a name or a member is called with it.
  fileprivate var mayTakeClosure: Bool {
    switch self {
    case .name, .member: true
    default: false
    }
  }
}
