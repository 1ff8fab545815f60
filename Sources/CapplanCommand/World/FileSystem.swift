/// The files, as far as a command needs them. Paths are as `RawText` decodes them.
package struct FileSystem: Sendable {
  /// The kind of file at a path, links followed.
  package enum Kind: Sendable {
    case file, directory

    /// A pipe, a terminal, a device: may be read, can't be replaced.
    case other
  }

  /// Something in a directory.
  package struct Entry: Sendable, Equatable {
    /// What it is; a link to a file is a file.
    package enum Kind: Sendable {
      case file, directory, linkToDirectory, other
    }

    /// The last component of its path.
    package let name: String

    /// What it is.
    package let kind: Kind

    package init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// What to do with a file that is there already.
  package enum WriteMode: Sendable {
    /// Replace it by the new one at once, with the same mode; follow a link and keep it.
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

  /// The absolute path without links, which is the same for every way to write it.
  package var canonicalPath: @Sendable (_ path: String) throws(FileError) -> String

  /// Which file a path leads to, links followed.
  package var identity: @Sendable (_ path: String) throws(FileError) -> FileIdentity

  /// What a link says where it leads to, from its folder; `nil` for what is no link.
  package var linkTarget: @Sendable (_ path: String) -> String?

  /// Writes a file whole or not at all.
  package var write: @Sendable (_ path: String, _ bytes: [UInt8], _ mode: WriteMode) throws(FileError) -> Void

  package init(
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws(FileError) -> [UInt8],
    kind: @escaping @Sendable (_ path: String) throws(FileError) -> Kind,
    entries: @escaping @Sendable (_ directory: String) throws(FileError) -> [Entry],
    canonicalPath: @escaping @Sendable (_ path: String) throws(FileError) -> String,
    identity: @escaping @Sendable (_ path: String) throws(FileError) -> FileIdentity,
    linkTarget: @escaping @Sendable (_ path: String) -> String?,
    write: @escaping @Sendable (_ path: String, _ bytes: [UInt8], _ mode: WriteMode) throws(FileError) -> Void
  ) {
    self.read = read
    self.kind = kind
    self.entries = entries
    self.canonicalPath = canonicalPath
    self.identity = identity
    self.linkTarget = linkTarget
    self.write = write
  }
}
