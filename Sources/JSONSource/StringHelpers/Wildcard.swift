/// Text with `*` and `?`, as shells read it.
package struct Wildcard: Sendable {
  private let pattern: [Unicode.Scalar]

  /// A pattern: `*` is any text, `?` one character.
  package init(_ pattern: String) {
    var scalars: [Unicode.Scalar] = []
    // Two stars in a row mean the same as one.
    for scalar in pattern.unicodeScalars where scalar != "*" || scalars.last != "*" { scalars.append(scalar) }
    self.pattern = scalars
  }

  /// Whether a text has wildcards.
  package static func isWild(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "*")) || text.utf8.contains(UInt8(ascii: "?"))
  }

  /// Whether a text matches a pattern.
  package static func matches(_ text: String, _ pattern: String) -> Bool {
    Wildcard(pattern).matches(Array(text.unicodeScalars))
  }

  /// Whether a text matches; at most O(square of its length), however long the pattern is.
  package func matches(_ text: [Unicode.Scalar]) -> Bool {
    var index = 0
    var upcoming = 0
    // Where to continue if the text after the last `*` doesn't match: the `*` then takes one more character.
    var star: (index: Int, upcoming: Int)?
    while index < text.count {
      if upcoming < pattern.count, pattern[upcoming] == "*" {
        star = (index, upcoming)
        upcoming += 1
      } else if upcoming < pattern.count, pattern[upcoming] == "?" || pattern[upcoming] == text[index] {
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
    return pattern[upcoming...].allSatisfy { $0 == "*" }
  }
}
