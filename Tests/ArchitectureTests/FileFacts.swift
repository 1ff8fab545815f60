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
    for (place, token) in tokens.enumerated() {
      let before = place > 0 ? tokens[place - 1].text : ""
      let after = place + 1 < tokens.count ? tokens[place + 1] : Token(text: "", line: 0)
      switch token.text {
      case "{":
        scopes.append(pending.map(Scope.type) ?? .other)
        pending = nil
      case "}": _ = scopes.popLast()
      default: break
      }
      guard token.isWord else { continue }
      note(token, before: before, isRange: place > 1 && tokens[place - 2].text == ".", after: after.text)
      guard before != ".", after.isWord else { continue }
      let isPrivate = Self.isPrivate(tokens[..<place])
      if Self.typeWords.contains(token.text), !["func", "var", "let"].contains(after.text) {
        pending = Self.lastName(of: tokens[(place + 1)...])
        contexts.insert(pending ?? "")
        if token.text != "extension" { declareType(after.name, in: scopes.last, isPrivate: isPrivate) }
      } else if token.text == "typealias" {
        declareType(after.name, in: scopes.last, isPrivate: isPrivate)
      } else if token.text == "case", case .type = scopes.last {
        for name in Self.cases(in: tokens[(place + 1)...]) { declareMember(name, in: scopes.last, isPrivate: false) }
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
    var place = tokens.endIndex - 1
    while place >= tokens.startIndex {
      let text = tokens[place].text
      if text == ")", place >= tokens.startIndex + 3, tokens[place - 1].text == "set" {
        place -= 4
        continue
      }
      if text == "private" || text == "fileprivate" { return true }
      guard modifiers.contains(text) else { return false }
      place -= 1
    }
    return false
  }

  /// `B` of `extension A.B`.
  private static func lastName(of tokens: ArraySlice<Token>) -> String {
    var place = tokens.startIndex
    while place + 2 < tokens.endIndex, tokens[place + 1].text == ".", tokens[place + 2].isWord { place += 2 }
    return tokens[place].name
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
