/// Text with `*` and `?`, as shells read it; where it is asked for, also with sets such as `[1-7]`.
///
/// Characters are equal if they look the same: a Mac may store the `ö` of a file's name as two scalars, and people type it
/// as one.
package struct Wildcard: Sendable {
  private enum Token: Sendable, Equatable {
    /// `*`: any text.
    case any

    /// `?`: one character.
    case one

    /// `[1-79]`: one character of some ranges; `[!1-7]`: one of none of them.
    case among([ClosedRange<Character>], isExcluded: Bool)
    case character(Character)

    func matches(_ character: Character) -> Bool {
      switch self {
      case .any: false
      case .one: true
      case .among(let ranges, let isExcluded): ranges.contains { $0.contains(character) } != isExcluded
      case .character(let own): own == character
      }
    }
  }

  private let pattern: [Token]

  /// A pattern: `*` is any text, `?` one character and, with `readsSets`, `[1-7]` one of a set; a bracket that opens none
  /// is itself.
  package init(_ pattern: String, readsSets: Bool = false) {
    var tokens: [Token] = []
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.first {
      switch scalar {
      case "*":
        // Two stars in a row mean the same as one.
        if tokens.last != .any { tokens.append(.any) }
        rest = rest.dropFirst()
      case "?":
        tokens.append(.one)
        rest = rest.dropFirst()
      case "[" where readsSets && Self.set(at: rest) != nil:
        guard let set = Self.set(at: rest) else { continue }
        tokens.append(set.token)
        rest = set.rest
      default:
        let plain = rest.dropFirst().prefix { $0 != "*" && $0 != "?" && !(readsSets && $0 == "[") }
        tokens += String(rest[rest.startIndex..<plain.endIndex]).map { .character($0) }
        rest = rest[plain.endIndex...]
      }
    }
    self.pattern = tokens
  }

  /// The set at the start of a text, and what comes after it; `nil` if no bracket closes it, or it is empty.
  private static func set(
    at text: Substring.UnicodeScalarView
  ) -> (token: Token, rest: Substring.UnicodeScalarView)? {
    guard let end = text.firstIndex(of: "]") else { return nil }
    var inside = String(text[text.index(after: text.startIndex)..<end])[...]
    let isExcluded = inside.first == "!"
    if isExcluded { inside = inside.dropFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let first = inside.popFirst() {
      var last = first
      if inside.first == "-", let other = inside.dropFirst().first {
        last = other
        inside = inside.dropFirst(2)
      }
      // A range that ends before it begins holds nothing, as in shells.
      if first <= last { ranges.append(first...last) }
    }
    return ranges.isEmpty ? nil : (.among(ranges, isExcluded: isExcluded), text[text.index(after: end)...])
  }

  /// Whether a text has wildcards.
  package static func isWild(_ text: String, readsSets: Bool = false) -> Bool {
    text.utf8.contains(UInt8(ascii: "*")) || text.utf8.contains(UInt8(ascii: "?"))
      || (readsSets && Wildcard(text, readsSets: true).hasSets)
  }

  private var hasSets: Bool { pattern.contains { if case .among = $0 { true } else { false } } }

  /// Whether a text matches a pattern.
  package static func matches(_ text: String, _ pattern: String) -> Bool {
    Wildcard(pattern).matches(Array(text))
  }

  /// Whether a text matches; at most O(square of its length), however long the pattern is.
  package func matches(_ text: [Character]) -> Bool {
    var index = 0
    var upcoming = 0
    // Where to continue if the text after the last `*` doesn't match: the `*` then takes one more character.
    var star: (index: Int, upcoming: Int)?
    while index < text.count {
      if upcoming < pattern.count, pattern[upcoming] == .any {
        star = (index, upcoming)
        upcoming += 1
      } else if upcoming < pattern.count, pattern[upcoming].matches(text[index]) {
        index += 1
        upcoming += 1
      } else if let last = star {
        index = last.index + 1
        upcoming = last.upcoming + 1
        star = (index, last.upcoming)
      } else {
        return false
      }
    }
    return pattern[upcoming...].allSatisfy { $0 == .any }
  }
}
