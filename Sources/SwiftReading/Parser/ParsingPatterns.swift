// Patterns.
extension SwiftParser {
  /// A pattern; `binds` says that a plain name is a new variable.
  mutating func pattern(binds: Bool = false) -> SwiftPattern? {
    guard depth < Self.deepest, let token else { return nil }
    depth += 1
    defer { depth -= 1 }
    if token.isA("let") || token.isA("var") {
      index += 1
      return pattern(binds: true)
    }
    if token.isA("_") {
      index += 1
      return .any
    }
    if token.isA("(") {
      let parts = inside { parser -> [SwiftPattern]? in parser.patterns(binds: binds) }
      return parts.map { $0.count == 1 ? $0[0] : .tuple($0) }
    }
    if binds, token.kind == .word || token.kind == .quotedWord, peek().map({ !$0.isA(".") && !$0.isA("(") }) ?? true {
      index += 1
      _ = take("?")
      return .name(token.text)
    }
    // A case with values: `.photo(let settings)`.
    let start = index
    if let (name, parts) = enumCase(binds: binds) { return .enumCase(name, parts) }
    index = start
    guard let value = expression() else { return nil }
    if case .member(nil, let name, _) = value { return .enumCase(name, []) }
    return .value(value)
  }

  private mutating func patterns(binds: Bool) -> [SwiftPattern]? {
    var all: [SwiftPattern] = []
    while index < end {
      if let word = token, word.kind == .word, peek()?.isA(":") == true { index += 2 }
      guard let part = pattern(binds: binds) else { return nil }
      if isAt("as") || isAt("is") {
        index += 1
        _ = type()
      }
      all.append(part)
      guard take(",") || index >= end else { return nil }
    }
    return all
  }

  private mutating func enumCase(binds: Bool) -> (String, [SwiftPattern])? {
    var name: String?
    if let word = token, word.kind == .word, peek()?.isA(".") == true { index += 1 }
    while take(".") { name = self.name() }
    guard let name, isAt("("), let open = token, !open.hasSpaceBefore else { return nil }
    guard let parts = inside({ $0.patterns(binds: binds) }) else { return nil }
    _ = take("?")
    return (name, parts)
  }
}
