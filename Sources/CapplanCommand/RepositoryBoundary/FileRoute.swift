/// The way that a path takes to a file: the links on it, and where it ends.
struct FileRoute {
  /// A link on the way.
  struct Link {
    /// The folder that it lies in, without links.
    let folder: String

    /// Where it leads to in the end, without links.
    let target: String
  }

  /// The path without links, as far as it can be followed.
  private(set) var end: String

  /// The links, including those reached through other links.
  private(set) var links: [Link] = []

  /// The most links to follow, like the system's limit: a few links can be combined into an endless path.
  private static let mostLinks = 40

  /// Follows a path from a folder without links; throws if links form a cycle.
  init(to path: String, from folder: String, _ files: FileSystem) throws(FileError) {
    var count = 0
    try self.init(to: path, from: folder, files, &count)
  }

  private init(to path: String, from folder: String, _ files: FileSystem, _ count: inout Int) throws(FileError) {
    end = path.utf8.first == UInt8(ascii: "/") ? "/" : folder
    for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ Substring($0) }) where part != "." {
      guard part != ".." else {
        end = Self.parent(of: end) ?? end
        continue
      }
      let next = Self.join(end, String(part))
      guard let target = files.linkTarget(next) else {
        end = next
        continue
      }
      count += 1
      if count > Self.mostLinks { throw .linkLoop }
      let rest = try FileRoute(to: target, from: end, files, &count)
      links += [Link(folder: end, target: rest.end)] + rest.links
      end = rest.end
    }
  }

  /// A name in a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder that contains a path without links; `nil` for the root.
  static func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path.isEmpty ? nil : "" }
    if path == "/" { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
