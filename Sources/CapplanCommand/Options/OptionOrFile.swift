/// Tells options from files that are named like options.
///
/// A shell's pattern and a hook of version control put the names of files into a command line, and a repository may have
/// a file named `--output=x.json`. Only the person who wrote the line knows what is meant, and says so with `--`.
struct OptionOrFile {
  private let files: FileSystem

  init(_ files: FileSystem) { self.files = files }

  /// The first argument that could be an option and is the name of a file too, in a line without `--`.
  func firstUnclear(in arguments: [String]) -> String? {
    // A `--` that is the name of a file may not be meant as the end of the options either.
    if arguments.contains("--"), !isFile("--") { return nil }
    return arguments.prefix { $0 != "--" }.first { $0.utf8.first == UInt8(ascii: "-") && $0 != "-" && isFile($0) }
  }

  /// Whether something has this name, be it a link that leads nowhere.
  private func isFile(_ name: String) -> Bool {
    (try? files.kind(name)) != nil || files.linkTarget(name) != nil
  }
}
