import JSONSource

/// A path with `*`, `?` or `**` that the shell has not expanded, as in `capplan check '**/*.graph.json'`.
package struct Pattern: Sendable {
  /// The path up to the first component that is searched for, where the search starts; empty for the working directory.
  package let base: String

  /// The components from the first wildcard on, or from the first name before it that file systems may spell in other
  /// bytes.
  package let components: [String]

  /// A pattern; `nil` for a path without wildcards.
  package init?(_ path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true).map { String($0) ?? "" }
    guard parts.contains(where: { Wildcard.isWild($0) }),
      let first = parts.firstIndex(where: { Wildcard.isWild($0) || !$0.isASCII })
    else { return nil }
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    base = (isAbsolute ? "/" : "") + parts[..<first].joined(separator: "/")
    // `**/**` matches the same as `**`, but would be searched once for each way to divide a path between them.
    components = parts[first...].reduce(into: []) { if !($1 == "**" && $0.last == "**") { $0.append($1) } }
  }

  /// The same pattern, searched for in a folder whose own name may have wildcards in it.
  func based(in folder: String) -> Pattern { Pattern(base: folder, components: components) }

  private init(base: String, components: [String]) {
    self.base = base
    self.components = components
  }

  /// Whether a name matches a component: `*` is any text, `?` any character. A hidden name matches only a component
  /// that begins with a dot.
  package static func matches(_ name: String, _ component: String) -> Bool {
    if name.utf8.first == UInt8(ascii: ".") && component.utf8.first != UInt8(ascii: ".") { return false }
    return Wildcard.matches(name, component)
  }
}
