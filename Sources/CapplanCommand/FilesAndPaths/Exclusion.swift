import JSONSource

/// The files that a check leaves out: those it finds by itself and, if forced, also those named on the command line.
package struct Exclusion: Sendable {
  /// The components of each glob.
  private let globs: [[String]]

  /// Whether files are left out even if the command line names them.
  let isForced: Bool

  /// Globs: a name such as `node_modules` matches at any depth; a glob with a slash, such as `graphs/old/*`, matches
  /// from the start of the path. A folder that matches is left out with everything below it.
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

  /// Whether a glob matches the path or a folder above it.
  ///
  /// All ways to divide the path among several `**` are followed at once: `reached` has the components of the glob that
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
    // `graphs/**` matches everything in `graphs`.
    return glob.last == "**" && reached.contains(glob.count - 1)
  }
}
