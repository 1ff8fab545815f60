/// A path with `*`, `?` and `**` that the shell left to us, as in `capplan check '**/*.graph.json'`.
package struct Pattern: Sendable {
  /// The path up to the first wildcard: where to look. Empty for the working directory.
  package let base: String

  /// The components from the first wildcard on.
  package let components: [String]

  /// A pattern; `nil` for a path without wildcards.
  package init?(_ path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true).map { String($0) ?? "" }
    guard let first = parts.firstIndex(where: Self.isWild) else { return nil }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    base = (isAbsolute ? "/" : "") + parts[..<first].joined(separator: "/")
    // `**/**` matches the same as `**`, but would be walked once for each way to divide a path among them.
    components = parts[first...].reduce(into: []) { if !($1 == "**" && $0.last == "**") { $0.append($1) } }
  }

  /// Whether a component has wildcards.
  static func isWild(_ component: String) -> Bool {
    component.utf8.contains(UInt8(ascii: "*")) || component.utf8.contains(UInt8(ascii: "?"))
  }

  /// Whether a name matches a component: `*` is any text, `?` one character. A hidden name has to be asked for by its dot.
  package static func matches(_ name: String, _ component: String) -> Bool {
    let name = Array(name.unicodeScalars)
    let wanted = Array(component.unicodeScalars)
    if name.first == "." && wanted.first != "." { return false }
    var index = 0
    var upcoming = 0
    // Where to go on when the text behind the last `*` does not match: let it take one more character.
    var star: (index: Int, upcoming: Int)?
    while index < name.count {
      if upcoming < wanted.count, wanted[upcoming] == "*" {
        star = (index, upcoming)
        upcoming += 1
      } else if upcoming < wanted.count, wanted[upcoming] == "?" || wanted[upcoming] == name[index] {
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
