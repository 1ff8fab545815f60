/// The file operations that a command needs. Paths are as `RawText` decodes them.
package struct FileSystem: Sendable {
  /// The kind of file at a path, links followed.
  package enum Kind: Sendable {
    case file, directory

    /// A pipe, a terminal or a device: can be read, but not replaced.
    case other
  }

  /// An entry of a directory.
  package struct Entry: Sendable, Equatable {
    /// The kind of an entry; a link to a file counts as a file.
    package enum Kind: Sendable {
      case file, directory, linkToDirectory, other
    }

    /// The last component of its path.
    package let name: String

    /// The kind of the entry.
    package let kind: Kind

    package init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// What to do with a file that already exists.
  package enum WriteMode: Sendable {
    /// Replace the file in one step and keep its mode. If the path is a link, replace its target and keep the link.
    case replacing

    /// Fail with `alreadyExists`.
    case creating
  }

  /// Reads a file to its end, or to the limit in bytes.
  package var read: @Sendable (_ path: String, _ limit: Int) throws(FileError) -> [UInt8]

  /// The kind of file at a path.
  package var kind: @Sendable (_ path: String) throws(FileError) -> Kind

  /// The entries of a directory, in no order, without `.` and `..`.
  package var entries: @Sendable (_ directory: String) throws(FileError) -> [Entry]

  /// The absolute path without links, the same for every way of writing a path.
  package var canonicalPath: @Sendable (_ path: String) throws(FileError) -> String

  /// The identity of the file that a path leads to, with links followed.
  package var identity: @Sendable (_ path: String) throws(FileError) -> FileIdentity

  /// The target of a link as it is stored, relative to the link's folder; `nil` if there is no link.
  package var linkTarget: @Sendable (_ path: String) -> String?

  /// Whether two names that no file has yet would be those of one file.
  package var areOneName: @Sendable (_ path: String, _ other: String) -> Bool

  /// Writes a file completely or not at all.
  package var write: @Sendable (_ path: String, _ bytes: [UInt8], _ mode: WriteMode) throws(FileError) -> Void

  package init(
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws(FileError) -> [UInt8],
    kind: @escaping @Sendable (_ path: String) throws(FileError) -> Kind,
    entries: @escaping @Sendable (_ directory: String) throws(FileError) -> [Entry],
    canonicalPath: @escaping @Sendable (_ path: String) throws(FileError) -> String,
    identity: @escaping @Sendable (_ path: String) throws(FileError) -> FileIdentity,
    linkTarget: @escaping @Sendable (_ path: String) -> String?,
    areOneName: @escaping @Sendable (_ path: String, _ other: String) -> Bool = { _, _ in false },
    write: @escaping @Sendable (_ path: String, _ bytes: [UInt8], _ mode: WriteMode) throws(FileError) -> Void
  ) {
    self.read = read
    self.kind = kind
    self.entries = entries
    self.canonicalPath = canonicalPath
    self.identity = identity
    self.linkTarget = linkTarget
    self.areOneName = areOneName
    self.write = write
  }
}
