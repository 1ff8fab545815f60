/// Patterns with `*` and `?`, as in shells.
package enum Wildcard {
  /// Whether a text has wildcards.
  package static func isWild(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "*")) || text.utf8.contains(UInt8(ascii: "?"))
  }

  /// Whether a text matches a pattern: `*` is any text, `?` one character.
  package static func matches(_ text: String, _ pattern: String) -> Bool {
    let text = Array(text.unicodeScalars)
    let wanted = Array(pattern.unicodeScalars)
    var index = 0
    var upcoming = 0
    // Where to go on if the text after the last `*` does not match: the `*` takes one more character.
    var star: (index: Int, upcoming: Int)?
    while index < text.count {
      if upcoming < wanted.count, wanted[upcoming] == "*" {
        star = (index, upcoming)
        upcoming += 1
      } else if upcoming < wanted.count, wanted[upcoming] == "?" || wanted[upcoming] == text[index] {
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
    return wanted[upcoming...].allSatisfy { $0 == "*" }
  }
}
