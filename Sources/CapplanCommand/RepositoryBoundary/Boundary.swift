/// The limits of the paths that a repository may name: below its top, and outside the folders of version control.
///
/// A repository may come from anybody, but its paths are used with the rights of the person who checks it.
struct Boundary: Sendable {
  /// Why a path that a repository names is rejected.
  enum Fault {
    /// It leads out of the top, by its steps or through a link.
    case leadsOut

    /// It lies in a `.git` folder or similar.
    case isInVersionControl

    /// It is a pipe or a device; reading it might never end.
    case isNoFile
  }

  private static let markers = [".git", ".hg", ".svn", ".jj"]

  private let files: FileSystem

  /// The working directory without links; `nil` if it no longer exists.
  private let here: String?

  init(_ files: FileSystem) {
    self.files = files
    here = try? files.canonicalPath(".")
  }

  /// The top for files in a folder, whose path has no links.
  ///
  /// It is the nearest folder with a repository; without one, the working directory if it contains the folder,
  /// otherwise the folder itself.
  func top(ofFolder folder: String) -> String {
    if let repository = repository(around: folder) { return repository }
    if let here, Self.holds(here, folder) { return here }
    return folder
  }

  /// The top for a file, by its path as written.
  func top(ofFile path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(path[...$0]) } ?? "."
    return top(ofFolder: (try? route(to: folder).end) ?? here ?? "/")
  }

  /// The fault of a path that a repository names; `nil` if the path stays below the top.
  func fault(of path: String, below top: String) -> Fault? {
    // A cycle of links leads nowhere; reading the file will report it.
    guard let route = try? route(to: path) else { return nil }
    let leavesTop = route.links.contains { Self.holds(top, $0.folder) && !Self.holds(top, $0.target) }
    if leavesTop || !Self.holds(top, route.end) { return .leadsOut }
    if isInVersionControl(route.end, below: top) { return .isInVersionControl }
    return (try? files.kind(path)) == .other ? .isNoFile : nil
  }

  /// Whether a link on the way to `path` leads out of the top or into a `.git`. With `isFolder`, `path` is a folder,
  /// and the answer is for the files in it.
  func isLedOut(_ path: String, isFolder: Bool = false) -> Bool {
    // These are the system's own links to the files that a process has open.
    if path.hasPrefix("/dev/") { return false }
    guard let route = try? route(to: path), !route.links.isEmpty else { return false }
    let last = repository(around: route.end)
    return route.links.contains { link in
      let top: String
      if let repository = repository(around: link.folder) {
        top = repository
      } else if let here, Self.holds(here, link.folder) {
        top = here
      } else if let last, Self.holds(link.target, last) {
        // The link lies above the top.
        return false
      } else if !isFolder, Self.isSame(link.target, route.end) {
        top = link.folder
      } else {
        return false
      }
      return !Self.holds(top, link.target) || isInVersionControl(link.target, below: top)
    }
  }

  /// The path without links, as far as they stay in the repository: the first link that leads out, and what follows it,
  /// is kept as written. `folder` is where that link lies; without such a link it is the folder of the file.
  func placeInRepository(_ path: String) -> (path: String, folder: String) {
    var folder = path.utf8.first == UInt8(ascii: "/") ? "/" : here ?? "/"
    var parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String($0) ?? "" }.filter { $0 != "." }[...]
    while let part = parts.popFirst() {
      if part == ".." {
        folder = FileRoute.parent(of: folder) ?? folder
        continue
      }
      let next = FileRoute.join(folder, part)
      if isLedOut(next, isFolder: !parts.isEmpty) { return (parts.reduce(next, FileRoute.join), folder) }
      if parts.isEmpty, let end = try? route(to: next).end { return (end, FileRoute.parent(of: end) ?? end) }
      folder = (try? route(to: next).end) ?? next
    }
    return (folder, folder)
  }

  private func route(to path: String) throws(FileError) -> FileRoute {
    try FileRoute(to: path, from: here ?? "/", files)
  }

  /// The nearest folder above that version control marks as the top of a repository. The folder's path has no links.
  private func repository(around folder: String) -> String? {
    var folder: String? = folder
    while let here = folder {
      if Self.markers.contains(where: { (try? files.kind(FileRoute.join(here, $0))) != nil }) { return here }
      folder = FileRoute.parent(of: here)
    }
    return nil
  }

  /// Whether a path without links leads into a folder that belongs to version control.
  ///
  /// Files are compared by identity, since a name can be spelled in many ways.
  private func isInVersionControl(_ path: String, below top: String) -> Bool {
    var folder = top
    let steps = path.utf8.dropFirst(top.utf8.count).split(separator: UInt8(ascii: "/")).map { String($0) ?? "" }
    for step in steps {
      let next = FileRoute.join(folder, step)
      guard let identity = try? files.identity(next) else { return Self.markers.contains(step.lowercased()) }
      if kept(in: folder).contains(where: { (try? files.identity($0)) == identity }) { return true }
      folder = next
    }
    return false
  }

  /// The folders in a folder that belong to version control, including the one that a `.git` file points to.
  private func kept(in folder: String) -> [String] {
    var paths = Self.markers.map { FileRoute.join(folder, $0) }
    if (try? files.kind(paths[0])) == .file, let bytes = try? files.read(paths[0], 1 << 12) {
      let words = RawText.decode(bytes).split(whereSeparator: \.isNewline).first?.split(separator: " ", maxSplits: 1)
      if let words, words.count == 2, words[0] == "gitdir:" {
        let place = String(words[1])
        paths.append(place.utf8.first == UInt8(ascii: "/") ? place : FileRoute.join(folder, place))
      }
    }
    return paths
  }

  /// Whether a path is a folder or lies in it. Neither path has links.
  static func holds(_ folder: String, _ path: String) -> Bool {
    if folder.isEmpty || folder == "/" { return true }
    guard path.utf8.starts(with: folder.utf8) else { return false }
    return path.utf8.count == folder.utf8.count || path.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }

  private static func isSame(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
}
