/// Text with `*` and `?`, as shells read it.
///
/// Characters are equal if they look the same: a Mac may store the `ö` of a file's name as two scalars, and people type it
/// as one.
package struct Wildcard: Sendable {
  private enum Token: Sendable, Equatable {
    /// `*`: any text.
    case any

    /// `?`: one character.
    case one
    case character(Character)

    func matches(_ character: Character) -> Bool { self == .one || self == .character(character) }
  }

  private let pattern: [Token]

  /// A pattern: `*` is any text, `?` one character.
  package init(_ pattern: String) {
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
      default:
        let plain = rest.prefix { $0 != "*" && $0 != "?" }
        tokens += String(plain).map { .character($0) }
        rest = rest[plain.endIndex...]
      }
    }
    self.pattern = tokens
  }

  /// Whether a text has wildcards.
  package static func isWild(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "*")) || text.utf8.contains(UInt8(ascii: "?"))
  }

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
