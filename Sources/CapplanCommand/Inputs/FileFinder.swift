/// Finds the graphs below a directory, and the files that match a pattern.
///
/// Links to directories are not followed on the way, so that a circle of links ends; hidden files and directories are
/// passed over. What can't be listed is kept in `failures`, and the search goes on.
struct FileFinder {
  private(set) var files: [String] = []
  private(set) var failures: [(directory: String, error: FileError)] = []

  /// A directory, by its bytes, and how many components of the pattern are left to match; none for a walk.
  private struct State: Hashable {
    let directory: [UInt8]
    let remaining: Int
  }

  private let system: FileSystem

  /// The directories already searched: several `**` can match one path in many ways, which lead to the same states.
  private var visited: Set<State> = []

  /// What is not looked into on the way.
  private let exclusion: Exclusion

  init(_ system: FileSystem, excluding exclusion: Exclusion = Exclusion()) {
    self.system = system
    self.exclusion = exclusion
  }

  /// Whether a file in a directory is taken for a graph.
  static func isGraph(_ name: String) -> Bool {
    name == "graph.json" || name.utf8.reversed().starts(with: ".graph.json".utf8.reversed())
  }

  /// Adds every graph below a directory.
  mutating func walk(_ directory: String) {
    var upcoming = [directory]
    while let directory = upcoming.popLast() {
      guard isNew(directory, remaining: 0) else { continue }
      for entry in entries(of: directory) where entry.name.utf8.first != UInt8(ascii: ".") {
        let path = Self.join(directory, entry.name)
        switch entry.kind {
        case .directory: if !exclusion.excludes(path) { upcoming.append(path) }
        case .file: if Self.isGraph(entry.name) { files.append(path) }
        case .linkToDirectory, .other: break
        }
      }
    }
  }

  /// Adds every regular file that matches; of a directory that matches, the graphs below it.
  mutating func match(_ pattern: Pattern) {
    match(pattern.components[...], in: pattern.base)
  }

  private mutating func match(_ components: ArraySlice<String>, in directory: String) {
    guard let component = components.first, isNew(directory, remaining: components.count) else { return }
    let rest = components.dropFirst()
    if component == "**" {
      if rest.isEmpty { return walk(directory) }
      match(rest, in: directory)
      for entry in entries(of: directory) where entry.kind == .directory && Pattern.matches(entry.name, "*") {
        match(components, in: Self.join(directory, entry.name))
      }
      return
    }
    for entry in entries(of: directory) where Pattern.matches(entry.name, component) {
      let path = Self.join(directory, entry.name)
      switch entry.kind {
      case .file: if rest.isEmpty { files.append(path) }
      case .other: break
      case .directory, .linkToDirectory: if rest.isEmpty { walk(path) } else { match(rest, in: path) }
      }
    }
  }

  private mutating func isNew(_ directory: String, remaining: Int) -> Bool {
    visited.insert(State(directory: Array(directory.utf8), remaining: remaining)).inserted
  }

  private mutating func entries(of directory: String) -> [FileSystem.Entry] {
    do throws(FileError) {
      return try system.entries(directory.isEmpty ? "." : directory)
    } catch {
      failures.append((directory, error))
      return []
    }
  }

  private static func join(_ directory: String, _ name: String) -> String {
    if directory.isEmpty || directory == "." { return name }
    return directory.utf8.last == UInt8(ascii: "/") ? directory + name : "\(directory)/\(name)"
  }
}
