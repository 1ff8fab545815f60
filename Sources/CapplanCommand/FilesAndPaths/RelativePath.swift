/// Paths relative to one folder: the same wherever a command runs and however it spells them.
struct RelativePath {
  private let files: FileSystem
  private let folder: [Substring]

  /// The folder of a file, as the user wrote it: empty, or with a slash at its end. The folder need not exist.
  let prefix: String

  /// Paths relative to the folder of a file.
  init(fromFolderOf file: String, _ files: FileSystem) {
    self.files = files
    prefix = file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[...$0]) } ?? ""
    let path = prefix.isEmpty ? "." : prefix
    folder = ((try? files.canonicalPath(path)) ?? path).split(separator: "/")
  }

  /// The path of an existing file; anything else, such as standard input, keeps its name.
  func path(of name: String) -> String {
    guard let real = try? files.canonicalPath(name) else { return Escaping.displayed(name) }
    return Escaping.displayed(steps(to: real))
  }

  /// The relative path of a file, from its real path.
  func steps(to real: String) -> String {
    let parts = real.split(separator: "/")
    let shared = zip(folder, parts).prefix { Array($0.utf8) == Array($1.utf8) }.count
    let steps = folder.dropFirst(shared).map { _ in ".." } + parts.dropFirst(shared).map(String.init)
    return steps.joined(separator: "/")
  }
}
