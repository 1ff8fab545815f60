import JSONSource

/// The files that a check is to leave out: those that it finds by itself, and where that is forced, those that are named.
package struct Exclusion: Sendable {
  /// The components of each glob.
  private let globs: [[String]]

  /// Whether a file that is named is left out, too.
  let isForced: Bool

  /// Globs: a name, such as `node_modules`, matches at any depth; one with a slash, such as `graphs/old/*`, from where the
  /// path begins. What lies below a folder that matches is left out with it.
  package init(_ globs: [String] = [], isForced: Bool = false) {
    self.globs = globs.map { glob in
      let parts = glob.split(separator: "/").map(String.init).filter { $0 != "." }
      return glob.utf8.contains(UInt8(ascii: "/")) ? parts : ["**"] + parts
    }
    self.isForced = isForced
  }

  /// Whether a path is left out.
  package func excludes(_ path: String) -> Bool {
    guard !globs.isEmpty else { return false }
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    return globs.contains { Self.matches(parts, $0) }
  }

  /// Whether a glob matches the path or a folder that it lies in.
  ///
  /// All ways to divide the path among several `**` are followed at once: `reached` are the components of the glob that
  /// may match next.
  private static func matches(_ parts: [String], _ glob: [String]) -> Bool {
    var reached: Set<Int> = [0]
    for part in parts {
      var next: Set<Int> = []
      for index in reached where index < glob.count {
        var own = index
        while own < glob.count, glob[own] == "**" {
          next.insert(own)
          own += 1
        }
        if own < glob.count, Wildcard.matches(part, glob[own]) { next.insert(own + 1) }
      }
      if next.contains(glob.count) { return true }
      reached = next
    }
    // `graphs/**` is all that lies in `graphs`.
    return glob.last == "**" && reached.contains(glob.count - 1)
  }
}
