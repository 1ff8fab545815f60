/// A member of a type or a file.
enum SwiftMember {
  case type(SwiftTypeDeclaration)
  case function(SwiftFunction)
  case variables([SwiftVariable])
  case cases([SwiftEnumCase])
  case nothing
}

// Declarations.
extension SwiftParser {
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "lazy", "weak", "unowned",
    "override", "required", "convenience", "mutating", "nonmutating", "nonisolated", "isolated", "dynamic", "optional",
    "indirect", "prefix", "postfix", "infix", "distributed", "async", "consuming", "borrowing",
  ]

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension", "func", "init", "deinit", "subscript", "var", "let",
    "typealias", "associatedtype", "case", "operator", "precedencegroup", "macro", "import",
  ]

  /// Whether a declaration stands here.
  var startsDeclaration: Bool {
    var place = index
    while place < end, place < index + 24 {
      let token = tokens[place]
      if token.kind == .mark, token.text.utf8.first == UInt8(ascii: "@") {
        place += 1
        if place < end, tokens[place].isA("("), !tokens[place].hasSpaceBefore {
          place = max(pairs.closing[place], place) + 1
        }
        continue
      }
      guard token.kind == .word, place + 1 < end else { return false }
      let next = tokens[place + 1]
      if Self.keywords.contains(token.text) {
        switch token.text {
        case "init": return next.isA("(") || next.isA("?") || next.isA("!") || next.isA("<")
        case "actor", "macro", "operator": return next.kind == .word && !next.startsLine
        case "case", "import", "precedencegroup": return false
        default: return next.kind != .sign || token.text == "func"
        }
      }
      guard Self.modifiers.contains(token.text), next.kind != .sign else { return false }
      place += 1
      // `private(set)`.
      if tokens[place].isA("(") { place = max(pairs.closing[place], place) + 1 }
    }
    return false
  }

  /// The member that stands here, inside a type of this name; `nil` if it is none.
  mutating func member(inside outer: String) -> SwiftMember? {
    let start = index
    let here = place
    var modifiers = attributes()
    while let token, token.kind == .word, index < start + 24 {
      if token.text == "class", let next = peek(), ["func", "var", "let"].contains(next.text) {
        modifiers.insert("static")
        index += 1
      } else if Self.modifiers.contains(token.text), !Self.keywords.contains(token.text) {
        modifiers.insert(token.text)
        index += 1
        if isAt("("), tokens[index - 1].text != "init" { skipBrackets() }
        modifiers.formUnion(attributes())
      } else {
        break
      }
    }
    guard let token, token.kind == .word else { return fail(start) }
    switch token.text {
    case "class", "struct", "enum", "actor", "protocol", "extension":
      index += 1
      return typeDeclaration(token.text, outer, here).map { .type($0) } ?? fail(start)
    case "func":
      index += 1
      return function(modifiers, here) ?? fail(start)
    case "init":
      index += 1
      return function(modifiers, here, isInitializer: true) ?? fail(start)
    case "deinit", "subscript", "typealias", "associatedtype", "operator", "precedencegroup", "macro":
      skipStatement()
      return .nothing
    case "var", "let":
      index += 1
      if token.text == "let" { modifiers.insert("let") }
      return variables(modifiers, here).map { .variables($0) } ?? fail(start)
    case "case" where !outer.isEmpty:
      index += 1
      return enumCases().map { .cases($0) } ?? fail(start)
    default:
      return fail(start)
    }
  }

  private mutating func fail(_ start: Int) -> SwiftMember? {
    index = start
    return nil
  }

  /// Passes over a member that is of no interest.
  private mutating func skipStatement() {
    index += 1
    while index < end, !tokens[index].startsLine || tokens[index].isA("{") {
      index = min(max(pairs.closing[index], index) + 1, end)
    }
  }

  private mutating func typeDeclaration(_ kind: String, _ outer: String, _ here: SwiftPlace) -> SwiftTypeDeclaration? {
    guard depth < Self.deepest, let type = type(), isAt("{") || isAt(":") || isAt("where") || isAt("(") else {
      return nil
    }
    var parents: [String] = []
    if take(":") {
      repeat {
        _ = attributes()
        if let parent = self.type() { parents.append(parent.name) }
        while isAt("&") {
          index += 1
          if let parent = self.type() { parents.append(parent.name) }
        }
      } while take(",")
    }
    while index < end, !isAt("{") { index += 1 }
    guard isAt("{") else { return nil }
    let name = outer.isEmpty || kind == "extension" ? type.name : "\(outer).\(type.name)"
    var declaration = SwiftTypeDeclaration(kind: kind, name: name, parents: parents, place: here)
    inside { parser in parser.members(of: &declaration) }
    return declaration
  }

  private mutating func members(of type: inout SwiftTypeDeclaration) {
    while index < end {
      let before = index
      if take(";") { continue }
      switch member(inside: type.name) {
      case .type(let inner)?: type.types.append(inner)
      case .function(let function)?: type.functions.append(function)
      case .variables(let all)?: type.variables += all
      case .cases(let cases)?: type.cases += cases
      case .nothing?: break
      case nil: _ = skipStatement(from: index)
      }
      if index <= before { index = before + 1 }
    }
  }

  private mutating func enumCases() -> [SwiftEnumCase]? {
    var all: [SwiftEnumCase] = []
    repeat {
      guard let name = name() else { return nil }
      if isAt("(") { skipBrackets() }
      var raw: SwiftExpression?
      if take("=") { raw = expression() }
      all.append(SwiftEnumCase(name: name, raw: raw))
    } while take(",")
    return all
  }

  private mutating func function(
    _ modifiers: Set<String>, _ here: SwiftPlace, isInitializer: Bool = false
  ) -> SwiftMember? {
    var name = "init"
    if isInitializer {
      _ = take("?") || take("!")
    } else if let word = self.name() {
      name = word
    } else if token?.kind == .sign {
      index += 1
      name = "operator"
    } else {
      return nil
    }
    _ = skipGenerics()
    guard isAt("(") else { return nil }
    let parameters = inside { $0.parameters() }
    while isAt("async") || isAt("throws") || isAt("rethrows") || isAt("reasync") {
      index += 1
      if isAt("(") { skipBrackets() }
    }
    var result: SwiftType?
    if take("->") { result = type() }
    if isAt("where") { while index < end, !isAt("{"), !tokens[index].startsLine || isAt("where") { index += 1 } }
    var mentions: Set<String> = []
    var body: [SwiftStatement]?
    if isAt("{") {
      for place in index..<max(index, min(pairs.closing[index], end)) where tokens[place].kind == .word {
        mentions.insert(tokens[place].text)
      }
      body = block()
    }
    return .function(
      SwiftFunction(
        name: name, parameters: parameters, result: result, body: body, modifiers: modifiers, mentions: mentions,
        place: here))
  }

  private mutating func parameters() -> [SwiftParameter] {
    var all: [SwiftParameter] = []
    while index < end {
      let before = index
      _ = attributes()
      if let first = name() {
        let second = token?.kind == .word || token?.kind == .quotedWord ? name() : nil
        var (type, value): (SwiftType?, SwiftExpression?) = (nil, nil)
        if take(":") { type = self.type() }
        if take("=") { value = expression() }
        all.append(
          SwiftParameter(label: first == "_" ? nil : first, name: second ?? first, type: type, otherwise: value))
      }
      skipToComma()
      _ = take(",")
      if index <= before { index = before + 1 }
    }
    return all
  }

  /// What follows `var` or `let`.
  private mutating func variables(_ modifiers: Set<String>, _ here: SwiftPlace) -> [SwiftVariable]? {
    var all: [SwiftVariable] = []
    repeat {
      guard let pattern = pattern(binds: true) else { return nil }
      var (type, initial): (SwiftType?, SwiftExpression?) = (nil, nil)
      if take(":") {
        guard let named = self.type() else { return nil }
        type = named
      }
      if take("=") {
        guard let value = expression() else { return nil }
        initial = value
      }
      var (getter, observers): ([SwiftStatement]?, [[SwiftStatement]]) = (nil, [])
      if isAt("{"), !isInCondition { (getter, observers) = accessors(hasValue: initial != nil) }
      all.append(
        SwiftVariable(
          pattern: pattern, type: type, initial: initial, getter: getter, observers: observers, modifiers: modifiers,
          place: here))
    } while take(",")
    return all
  }

  /// The getter and the observers of a variable.
  private mutating func accessors(hasValue: Bool) -> ([SwiftStatement]?, [[SwiftStatement]]) {
    inside { parser in
      var (getter, observers): ([SwiftStatement]?, [[SwiftStatement]]) = (nil, [])
      let names: Set<String> = ["get", "set", "willSet", "didSet", "_modify", "_read"]
      var ahead = parser.index
      while ahead < parser.end, ["mutating", "nonmutating", "@MainActor"].contains(parser.tokens[ahead].text) {
        ahead += 1
      }
      guard ahead < parser.end, names.contains(parser.tokens[ahead].text), parser.tokens[ahead].kind == .word else {
        return (parser.statements(), [])
      }
      while parser.index < parser.end {
        let before = parser.index
        let kind = parser.token?.text ?? ""
        parser.index += 1
        if parser.isAt("(") { parser.skipBrackets() }
        while parser.isAt("async") || parser.isAt("throws") { parser.index += 1 }
        if parser.isAt("{") {
          let body = parser.block()
          if kind == "get" { getter = body } else if kind != "_read" { observers.append(body) }
        }
        if parser.index <= before { parser.index = before + 1 }
      }
      return (getter, observers)
    }
  }
}
