import JSONSource

/// The files that were moved or renamed since a git revision, according to git's own rename detection.
///
/// Paths are absolute and have no links.
struct GitRenames {
  /// The old path of each renamed file, by its new one.
  private(set) var oldPaths: [String: String] = [:]

  /// The top of the work tree.
  let top: String

  /// Asks git; `nil` if git can't tell, for example in a repository without a work tree.
  init?(since commit: String, in root: String, _ world: World) {
    guard let top = Self.run(["rev-parse", "--show-toplevel"], in: root, world)?.dropLast(), !top.isEmpty,
      let changes = Self.run(
        [
          // Only the index is compared: reading files of the work tree would run the repository's filters.
          "diff-index", "--cached", "--find-renames", "--diff-filter=R", "--ignore-submodules", "--name-status", "-z",
          commit, "--",
        ],
        in: root, world)
    else { return nil }
    self.top = RawText.decode(Array(top))
    // `R100<zero>OLD<zero>NEW<zero>`, with paths relative to the top of the work tree.
    var fields = changes.split(separator: 0, omittingEmptySubsequences: true)[...]
    while fields.count >= 3 {
      let (old, new) = (fields[fields.startIndex + 1], fields[fields.startIndex + 2])
      oldPaths[path(new)] = path(old)
      fields = fields.dropFirst(3)
    }
  }

  /// A path as messages show it: relative to the top of the work tree.
  func shown(_ path: String) -> String {
    let prefix = self.path([])
    return path.utf8.starts(with: prefix.utf8) ? String(path.utf8.dropFirst(prefix.utf8.count)) ?? path : path
  }

  private func path(_ name: ArraySlice<UInt8>) -> String {
    (top.utf8.last == UInt8(ascii: "/") ? top : top + "/") + RawText.decode(Array(name))
  }

  private static func run(_ arguments: [String], in root: String, _ world: World) -> [UInt8]? {
    let run = try? world.git(["--literal-pathspecs", "-C", root] + arguments, .max)
    return run.flatMap { $0.status == 0 ? $0.output : nil }
  }
}
