/// Finds the graphs or other files below a directory, and the files that match a pattern.
///
/// Links to directories are not followed on the way unless all links are. Each directory is searched once, so that a
/// cycle of links ends. Hidden files and directories are skipped. Directories that can't be listed are kept in
/// `failures`, and the search goes on.
struct FileFinder {
  private(set) var files: [String] = []

  /// The paths that were skipped because a link leads out of the repository.
  private(set) var leftOut: [String] = []
  private(set) var failures: [(directory: String, error: FileError)] = []

  /// A directory, by its bytes, and the number of pattern components still to match; `nil` for a plain walk.
  private struct State: Hashable {
    let directory: [UInt8]
    let remaining: Int
  }

  private let system: FileSystem

  /// The directories already searched: several `**` can match one path in many ways that lead to the same states.
  private var visited: Set<State> = []

  /// The paths that the search skips.
  private let exclusion: Exclusion

  /// The boundary that links must not lead out of; `nil` if all links are followed.
  private let boundary: Boundary?

  /// The kind of file to find.
  private let kind: SearchedFile

  init(
    _ system: FileSystem, for kind: SearchedFile = .graph, excluding exclusion: Exclusion = Exclusion(),
    within boundary: Boundary?
  ) {
    self.system = system
    self.kind = kind
    self.exclusion = exclusion
    self.boundary = boundary
  }

  /// Adds every such file below a directory.
  mutating func walk(_ directory: String) {
    if !leavesOut(directory, isFolder: true) { search(directory) }
  }

  private mutating func search(_ directory: String) {
    var upcoming = [directory]
    while let directory = upcoming.popLast() {
      guard isNew(directory, remaining: 0) else { continue }
      for entry in entries(of: directory) where entry.name.utf8.first != UInt8(ascii: ".") {
        let path = Self.join(directory, entry.name)
        switch entry.kind {
        case .directory: if !exclusion.excludes(path) { upcoming.append(path) }
        case .file: if kind.takes(entry.name) { add(path) }
        case .linkToDirectory: if boundary == nil, !exclusion.excludes(path) { upcoming.append(path) }
        case .other: break
        }
      }
    }
  }

  /// Adds every regular file that matches and, for a directory that matches, the graphs below it.
  mutating func match(_ pattern: Pattern) {
    if !pattern.base.isEmpty, leavesOut(pattern.base, isFolder: true) { return }
    match(pattern.components[...], in: pattern.base)
  }

  private mutating func match(_ components: ArraySlice<String>, in directory: String) {
    guard let component = components.first, isNew(directory, remaining: components.count) else { return }
    let rest = components.dropFirst()
    if component == "**" {
      if rest.isEmpty { return search(directory) }
      match(rest, in: directory)
      for entry in entries(of: directory) where entry.kind == .directory && Pattern.matches(entry.name, "*") {
        match(components, in: Self.join(directory, entry.name))
      }
      return
    }
    for entry in entries(of: directory) where Pattern.matches(entry.name, component) {
      let path = Self.join(directory, entry.name)
      switch entry.kind {
      case .file: if rest.isEmpty { add(path) }
      case .other: break
      case .linkToDirectory where leavesOut(path, isFolder: true): break
      case .directory, .linkToDirectory: if rest.isEmpty { search(path) } else { match(rest, in: path) }
      }
    }
  }

  private mutating func add(_ file: String) {
    if system.linkTarget(file) == nil || !leavesOut(file, isFolder: false) { files.append(file) }
  }

  /// Whether a path is left out because of its links; if so, it is added to `leftOut`.
  private mutating func leavesOut(_ path: String, isFolder: Bool) -> Bool {
    guard let boundary, boundary.isLedOut(path, isFolder: isFolder) else { return false }
    if !exclusion.excludes(path), !leftOut.contains(path) { leftOut.append(path) }
    return true
  }

  private mutating func isNew(_ directory: String, remaining: Int) -> Bool {
    // If links to directories are followed, a cycle gives one directory many names.
    let name = boundary == nil ? (try? system.canonicalPath(directory.isEmpty ? "." : directory)) : nil
    return visited.insert(State(directory: Array((name ?? directory).utf8), remaining: remaining)).inserted
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
