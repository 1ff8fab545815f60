/// Reads tokens as declarations, statements and expressions. Each part of it reads from `index` to `end` at most.
struct SwiftParser {
  let tokens: [SwiftToken]
  let pairs: BracketPairs
  let fileNumber: Int
  var index = 0

  /// Where the present block ends.
  var end: Int

  /// How deep the present expression or block is nested.
  var depth = 0

  /// Whether `{` begins a block and no closure, as after `if`.
  var isInCondition = false

  var file = SwiftFile()

  /// The deepest nesting that is read.
  static let deepest = 160

  /// The most operators and members in a row that are read.
  static let longest = 400

  init(_ tokens: [SwiftToken], file: Int) {
    self.tokens = tokens
    pairs = BracketPairs(tokens)
    fileNumber = file
    end = tokens.count
  }

  // MARK: Tokens

  var token: SwiftToken? { index < end ? tokens[index] : nil }

  var place: SwiftPlace {
    SwiftPlace(file: fileNumber, line: index < tokens.count ? tokens[index].line : tokens.last?.line ?? 1)
  }

  func peek(_ offset: Int = 1) -> SwiftToken? { index + offset < end ? tokens[index + offset] : nil }

  func isAt(_ text: String) -> Bool { token?.isA(text) ?? false }

  mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    index += 1
    return true
  }

  /// A name, which may be a keyword in backquotes.
  mutating func name() -> String? {
    guard let token, token.kind == .word || token.kind == .quotedWord else { return nil }
    index += 1
    return token.text
  }

  /// Reads what stands inside the brackets here, and goes behind them.
  mutating func inside<Result>(_ read: (inout SwiftParser) -> Result) -> Result {
    let (outer, close) = (end, min(pairs.closing[index] < 0 ? index + 1 : pairs.closing[index], end))
    let wasInCondition = isInCondition
    index += 1
    end = max(close, index)
    isInCondition = false
    depth += 1
    let result = read(&self)
    depth -= 1
    isInCondition = wasInCondition
    end = outer
    index = min(close + 1, outer)
    return result
  }

  /// Goes behind the brackets here.
  mutating func skipBrackets() { index = min(max(pairs.closing[index], index) + 1, end) }

  /// Goes behind generic arguments, if that is what stands here.
  mutating func skipGenerics() -> Bool {
    guard let token, token.kind == .sign, token.text.first == "<" else { return false }
    var (open, place, steps) = (0, index, 0)
    while place < end, steps < 64 {
      let here = tokens[place]
      steps += 1
      if here.kind == .sign {
        for character in here.text.utf8 {
          if character == UInt8(ascii: "<") { open += 1 } else if character == UInt8(ascii: ">") { open -= 1 }
        }
        if here.text == "->" { open += 1 }
        guard here.text == "->" || here.text.utf8.allSatisfy({ "<>.?!&=".utf8.contains($0) }) else { return false }
      } else if here.kind == .mark {
        if here.text == "(" || here.text == "[" {
          place = max(pairs.closing[place], place)
        } else if ![",", ":"].contains(here.text), here.text.utf8.first != UInt8(ascii: "@") {
          return false
        }
      } else if here.kind != .word, here.kind != .quotedWord, here.kind != .number {
        return false
      }
      place += 1
      if open <= 0 {
        index = min(place, end)
        return true
      }
    }
    return false
  }

  /// Passes over attributes; returns their names, with `@`.
  mutating func attributes() -> Set<String> {
    var names: Set<String> = []
    while let token, token.kind == .mark, token.text.utf8.first == UInt8(ascii: "@") {
      names.insert(token.text)
      index += 1
      while isAt("."), peek()?.kind == .word { index += 2 }
      if let next = self.token, next.isA("("), !next.hasSpaceBefore { skipBrackets() }
    }
    return names
  }

  /// Whether the token before this one ended its line, or nothing follows.
  var isAtLineEnd: Bool { token.map(\.startsLine) ?? true }

  // MARK: The file

  mutating func readFile() {
    while index < end {
      let before = index
      if isAt("import") || isAt("@testable"), !isAt("@testable") || peek()?.isA("import") == true {
        if isAt("@testable") { index += 1 }
        index += 1
        if let kind = token,
          ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(kind.text)
        {
          index += 1
        }
        if let module = name() { file.imports.insert(module) }
        skipLine()
      } else {
        switch member(inside: "") {
        case .type(let type)?: file.types.append(type)
        case .function(let function)?: file.functions.append(function)
        case .variables(let variables)?: file.variables += variables
        case .cases?, .nothing?: break
        case nil: file.statements.append(statement())
        }
      }
      if index <= before { index = before + 1 }
    }
  }

  /// Goes to the next line that isn't inside brackets.
  mutating func skipLine() {
    while index < end {
      let here = tokens[index]
      if here.startsLine || here.isA(";") { return }
      if pairs.closing[index] > index { index = min(pairs.closing[index] + 1, end) } else { index += 1 }
    }
  }

  /// Passes over a statement that can't be read, from its start: to the end of its line, or of its brackets.
  mutating func skipStatement(from start: Int) -> SwiftStatement {
    index = start
    let here = place
    var names: Set<String> = []
    var isFirst = true
    while index < end {
      let token = tokens[index]
      if !isFirst, token.startsLine && !Self.goesOn(token) || token.isA(";") { break }
      isFirst = false
      let close = pairs.closing[index]
      let last = close > index ? min(close, end - 1) : index
      for place in index...max(last, index) where tokens[place].kind == .word { names.insert(tokens[place].text) }
      index = min(last + 1, end)
    }
    if index == start { index = min(start + 1, end) }
    file.unread.append(SwiftGap(place: here, names: names.sorted()))
    return .unread(names, here)
  }

  /// Whether a line that begins so belongs to the one before.
  private static func goesOn(_ token: SwiftToken) -> Bool {
    token.kind == .sign && token.text.utf8.first == UInt8(ascii: ".") || token.isA(")") || token.isA("]")
  }

  // MARK: Types

  /// A type by name; `nil` if none stands here.
  mutating func type() -> SwiftType? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    _ = attributes()
    while let word = token, word.kind == .word,
      ["inout", "some", "any", "borrowing", "consuming", "sending", "isolated"].contains(word.text),
      peek()?.kind == .word || peek()?.isA("(") == true || peek()?.isA("[") == true
    {
      index += 1
    }
    guard var result = plainType() else { return nil }
    while let token, token.kind == .sign, !token.startsLine {
      if token.text == "&" {
        index += 1
        _ = plainType()
      } else if ["?", "!", "??"].contains(token.text), !token.hasSpaceBefore {
        index += 1
        result = SwiftType(result.name, isArray: result.isArray, isOptional: true)
      } else {
        break
      }
    }
    while isAt("async") || isAt("throws") || isAt("rethrows") {
      index += 1
      if isAt("(") { skipBrackets() }
    }
    if isAt("->") {
      index += 1
      _ = type()
      return SwiftType("()->")
    }
    return result
  }

  private mutating func plainType() -> SwiftType? {
    guard let token else { return nil }
    if token.isA("[") {
      let element = inside { parser -> (SwiftType?, Bool) in
        let first = parser.type()
        return (first, parser.isAt(":"))
      }
      return element.1 ? SwiftType("Dictionary") : SwiftType(element.0?.name ?? "", isArray: true)
    }
    if token.isA("(") {
      let parts = inside { parser -> (SwiftType?, Bool) in
        let only = parser.type()
        return (only, parser.index >= parser.end)
      }
      return parts.1 ? parts.0.map { SwiftType($0.name, isArray: $0.isArray) } ?? SwiftType("()") : SwiftType("()")
    }
    guard var text = name() else { return nil }
    _ = skipGenerics()
    while isAt("."), peek().map({ $0.kind == .word || $0.kind == .quotedWord }) ?? false {
      index += 1
      text += "." + (name() ?? "")
      _ = skipGenerics()
    }
    return SwiftType(text)
  }
}
