/// What a file declares, and which names it uses.
struct FileFacts: Sendable {
  /// The types that it declares for other files, outside of any other type.
  private(set) var types: Set<String> = []

  /// The types inside of types, by the name of the outer one.
  private(set) var innerTypes: [String: Set<String>] = [:]

  /// The types that it declares or extends.
  private(set) var contexts: Set<String> = []

  /// The members that it declares for other files, each with the types that have it; `""` stands for none.
  private(set) var members: [String: Set<String>] = [:]

  /// All members that it declares, those for itself too.
  private(set) var allMembers: Set<String> = []

  /// The constants, variables and functions inside of functions.
  private(set) var locals: Set<String> = []

  /// The names before a colon: of parameters and of the parts of tuples.
  private(set) var labels: Set<String> = []

  /// The names that stand alone.
  private(set) var words: Set<String> = []

  /// The names after a point.
  private(set) var selected: Set<String> = []

  /// The names before an opening parenthesis, without a point before them.
  private(set) var called: Set<String> = []

  private static let typeWords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "extension"]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "final", "indirect", "static", "mutating",
    "nonmutating", "nonisolated", "override", "lazy", "weak", "consuming", "borrowing", "class", "unowned",
  ]

  /// A brace that is open: the body of a type, of its name, or any other.
  private enum Scope { case type(String), other }

  init(_ tokens: [Token]) {
    var scopes: [Scope] = []
    var pending: String?
    for (index, token) in tokens.enumerated() {
      let before = index > 0 ? tokens[index - 1].text : ""
      let after = index + 1 < tokens.count ? tokens[index + 1] : Token(text: "", line: 0)
      switch token.text {
      case "{":
        scopes.append(pending.map(Scope.type) ?? .other)
        pending = nil
      case "}": _ = scopes.popLast()
      default: break
      }
      guard token.isWord else { continue }
      note(token, before: before, isRange: index > 1 && tokens[index - 2].text == ".", after: after.text)
      guard before != ".", after.isWord else { continue }
      let isPrivate = Self.isPrivate(tokens[..<index])
      if Self.typeWords.contains(token.text), !["func", "var", "let"].contains(after.text) {
        pending = Self.lastName(of: tokens[(index + 1)...])
        contexts.insert(pending ?? "")
        if token.text != "extension" { declareType(after.name, in: scopes.last, isPrivate: isPrivate) }
      } else if token.text == "typealias" {
        declareType(after.name, in: scopes.last, isPrivate: isPrivate)
      } else if token.text == "case", case .type = scopes.last {
        for name in Self.cases(in: tokens[(index + 1)...]) { declareMember(name, in: scopes.last, isPrivate: false) }
      } else if ["func", "var", "let"].contains(token.text) {
        switch scopes.last {
        case .type, nil: declareMember(after.name, in: scopes.last, isPrivate: isPrivate)
        case .other: locals.insert(after.name)
        }
      }
    }
  }

  private mutating func note(_ token: Token, before: Substring, isRange: Bool, after: Substring) {
    if before == "." && !isRange {
      selected.insert(token.name)
    } else if after == ":" && token.text.endIndex == after.startIndex {
      labels.insert(token.name)
    } else {
      words.insert(token.name)
      if after == "(" && before != "func" { called.insert(token.name) }
    }
  }

  private mutating func declareType(_ name: String, in scope: Scope?, isPrivate: Bool) {
    switch scope {
    case nil: if !isPrivate { types.insert(name) }
    case .type(let outer):
      innerTypes[outer, default: []].insert(name)
      declareMember(name, in: scope, isPrivate: isPrivate)
    case .other: innerTypes["", default: []].insert(name)
    }
  }

  private mutating func declareMember(_ name: String, in scope: Scope?, isPrivate: Bool) {
    allMembers.insert(name)
    guard !isPrivate else { return }
    if case .type(let type) = scope {
      members[name, default: []].insert(type)
    } else {
      members[name, default: []].insert("")
    }
  }

  /// Whether a declaration is for its file alone, by the words before it; `private(set)` can be read by all.
  private static func isPrivate(_ tokens: ArraySlice<Token>) -> Bool {
    var index = tokens.endIndex - 1
    while index >= tokens.startIndex {
      let text = tokens[index].text
      if text == ")", index >= tokens.startIndex + 3, tokens[index - 1].text == "set" {
        index -= 4
        continue
      }
      if text == "private" || text == "fileprivate" { return true }
      guard modifiers.contains(text) else { return false }
      index -= 1
    }
    return false
  }

  /// `B` of `extension A.B`.
  private static func lastName(of tokens: ArraySlice<Token>) -> String {
    var index = tokens.startIndex
    while index + 2 < tokens.endIndex, tokens[index + 1].text == ".", tokens[index + 2].isWord { index += 2 }
    return tokens[index].name
  }

  /// `a` and `b` of `case a(Int), b = 1`.
  private static func cases(in tokens: ArraySlice<Token>) -> [String] {
    var names: [String] = []
    var depth = 0
    var isName = true
    for token in tokens {
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 0: isName = true
      case "}", ";": return names
      default:
        if depth > 0 { continue }
        if isName && token.isWord { names.append(token.name) } else if token.isWord { return names }
        isName = false
      }
    }
    return names
  }
}
