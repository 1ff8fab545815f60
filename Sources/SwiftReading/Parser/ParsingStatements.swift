// Statements. One that can't be read ends at its line or its brackets.
extension SwiftParser {
  /// The statements up to the end of the block.
  mutating func statements() -> [SwiftStatement] {
    var all: [SwiftStatement] = []
    while index < end {
      let before = index
      if take(";") { continue }
      all.append(statement())
      if index <= before { index = before + 1 }
    }
    return all
  }

  /// The statements of the block here; none if there is no block.
  mutating func block() -> [SwiftStatement] {
    guard isAt("{") else { return [] }
    guard depth < Self.deepest else {
      let here = place
      skipBrackets()
      return [.unread([], here)]
    }
    return inside { $0.statements() }
  }

  /// One statement, whatever stands here.
  mutating func statement() -> SwiftStatement {
    let start = index
    let (wasInCondition, wasDepth) = (isInCondition, depth)
    if depth < Self.deepest, let statement = readStatement(), isAtLineEnd || isAt(";") || isAt("}") || wasInCondition {
      isInCondition = wasInCondition
      return statement
    }
    (isInCondition, depth) = (wasInCondition, wasDepth)
    return skipStatement(from: start)
  }

  private mutating func readStatement() -> SwiftStatement? {
    guard let token else { return nil }
    let here = place
    // The label of a loop.
    if token.kind == .word, peek()?.isA(":") == true, let next = peek(2),
      ["for", "while", "repeat", "do", "if", "switch"].contains(next.text)
    {
      index += 2
      return readStatement()
    }
    guard token.kind == .word else { return declared() ?? plain() }
    switch token.text {
    case "if":
      index += 1
      return branch(here)
    case "guard":
      index += 1
      guard let conditions = conditions(), take("else"), isAt("{") else { return nil }
      return .require(conditions, otherwise: block(), here)
    case "switch":
      index += 1
      return choose(here)
    case "for":
      index += 1
      return each(here)
    case "while":
      index += 1
      guard let conditions = conditions(), isAt("{") else { return nil }
      return .loop(conditions, block(), here)
    case "repeat" where peek()?.isA("{") == true:
      index += 1
      let body = block()
      guard take("while"), let condition = expression() else { return nil }
      return .loop([.holds(condition)], body, here)
    case "do" where peek()?.isA("{") == true || peek()?.isA("throws") == true:
      return attempt(here)
    case "defer" where peek()?.isA("{") == true:
      index += 1
      return .later(block(), here)
    case "return":
      index += 1
      if isAtLineEnd || isAt("}") || isAt(";") { return .giveBack(nil, here) }
      return expression().map { .giveBack($0, here) }
    case "throw":
      index += 1
      return expression().map { _ in .leave("throw", here) }
    case "break", "continue", "fallthrough":
      index += 1
      if !isAtLineEnd, let label = self.token, label.kind == .word { index += 1 }
      return .leave(token.text, here)
    default:
      return declared() ?? plain()
    }
  }

  /// A declaration inside a function; `nil` if none begins here.
  private mutating func declared() -> SwiftStatement? {
    guard startsDeclaration else { return nil }
    let start = index
    switch member(inside: "") {
    case .variables(let all)?:
      // `let a = 1, b = 2` is one statement for each.
      if all.count == 1 { return .variable(all[0]) }
      return .attempt(all.map { .variable($0) }, rescue: [], SwiftPlace(file: fileNumber, line: tokens[start].line))
    case .function(let function)?: return .function(function)
    case .type(let type)?: return .type(type)
    case .cases?, .nothing?: return .leave("", place)
    case nil:
      index = start
      return nil
    }
  }

  /// An expression or an assignment.
  private mutating func plain() -> SwiftStatement? {
    guard let target = expression() else { return nil }
    guard let token, token.kind == .sign, Self.isAssignment(token.text) else { return .expression(target) }
    let here = target.place
    index += 1
    guard let value = expression() else { return nil }
    return .assign(target, token.text, value, here)
  }

  private mutating func branch(_ here: SwiftPlace) -> SwiftStatement? {
    guard depth < Self.deepest, let conditions = conditions(), isAt("{") else { return nil }
    depth += 1
    defer { depth -= 1 }
    let then = block()
    guard take("else") else { return .branch(conditions, then: then, otherwise: [], here) }
    let elsePlace = place
    if take("if") {
      return branch(elsePlace).map { .branch(conditions, then: then, otherwise: [$0], here) }
    }
    return isAt("{") ? .branch(conditions, then: then, otherwise: block(), here) : nil
  }

  /// The conditions before a block.
  mutating func conditions() -> [SwiftCondition]? {
    let wasInCondition = isInCondition
    isInCondition = true
    defer { isInCondition = wasInCondition }
    var all: [SwiftCondition] = []
    repeat {
      guard let condition = condition() else { return nil }
      all.append(condition)
    } while take(",")
    return all
  }

  private mutating func condition() -> SwiftCondition? {
    let here = place
    if let token, token.isA("#available") || token.isA("#unavailable") {
      index += 1
      guard isAt("(") else { return nil }
      let text = tokens[(index + 1)..<max(index + 1, min(pairs.closing[index], end))].map(\.text).joined(separator: " ")
      skipBrackets()
      return .available(token.text == "#available", text, here)
    }
    if take("case") {
      guard let pattern = pattern(), take("="), let value = expression() else { return nil }
      return .matches(pattern, value)
    }
    if isAt("let") || isAt("var"), !(peek()?.isA(".") ?? false) {
      index += 1
      guard let pattern = pattern(binds: true) else { return nil }
      if take(":") { _ = type() }
      if take("=") {
        return expression().map { .binds(pattern, $0) }
      }
      guard case .name(let name) = pattern else { return nil }
      return .binds(pattern, .name(name, here))
    }
    return expression().map { .holds($0) }
  }

  private mutating func choose(_ here: SwiftPlace) -> SwiftStatement? {
    let wasInCondition = isInCondition
    isInCondition = true
    let subject = expression()
    isInCondition = wasInCondition
    guard let subject, isAt("{"), depth < Self.deepest else { return nil }
    let cases = inside { parser -> [SwiftCase] in
      var all: [SwiftCase] = []
      while parser.index < parser.end {
        let before = parser.index
        if let one = parser.oneCase() { all.append(one) } else { _ = parser.skipStatement(from: parser.index) }
        if parser.index <= before { parser.index = before + 1 }
      }
      return all
    }
    return .choose(subject, cases, here)
  }

  private mutating func oneCase() -> SwiftCase? {
    let here = place
    _ = attributes()
    var patterns: [SwiftPattern] = []
    var condition: SwiftExpression?
    if take("case") {
      repeat {
        guard let pattern = pattern() else { return nil }
        patterns.append(pattern)
        if take("where") { condition = expression() }
      } while take(",")
    } else if !take("default") {
      return nil
    }
    guard take(":") else { return nil }
    let close = nextCase()
    let outer = end
    end = close
    let body = statements()
    end = outer
    index = close
    return SwiftCase(patterns: patterns, condition: condition, body: body, place: here)
  }

  /// Where the next case of this `switch` begins.
  private func nextCase() -> Int {
    var place = index
    while place < end {
      let token = tokens[place]
      if token.kind == .word,
        token.startsLine || tokens[max(place - 1, 0)].isA(";") || tokens[max(place - 1, 0)].isA(":"),
        token.text == "case" || token.text == "default" && place + 1 < end && tokens[place + 1].isA(":")
      {
        return place
      }
      if token.kind == .mark, token.text == "@unknown" { return place }
      place = max(pairs.closing[place], place) + 1
    }
    return end
  }

  private mutating func each(_ here: SwiftPlace) -> SwiftStatement? {
    _ = take("try")
    _ = take("await")
    _ = take("case")
    guard let pattern = pattern(binds: true) else { return nil }
    if take(":") { _ = type() }
    guard take("in") else { return nil }
    let wasInCondition = isInCondition
    isInCondition = true
    defer { isInCondition = wasInCondition }
    guard let sequence = expression() else { return nil }
    var condition: SwiftExpression?
    if take("where") { condition = expression() }
    guard isAt("{") else { return nil }
    return .each(pattern, sequence, condition: condition, block(), here)
  }

  private mutating func attempt(_ here: SwiftPlace) -> SwiftStatement? {
    index += 1
    if take("throws"), isAt("(") { skipBrackets() }
    let body = block()
    var rescue: [[SwiftStatement]] = []
    while take("catch") {
      while index < end, !isAt("{") { index = isAt("(") ? min(max(pairs.closing[index], index) + 1, end) : index + 1 }
      rescue.append(block())
    }
    return .attempt(body, rescue: rescue, here)
  }
}
