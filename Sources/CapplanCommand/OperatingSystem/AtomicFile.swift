#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files so that a reader finds the old bytes or the new ones, never a mix.
enum AtomicFile {
  /// Writes a file completely or not at all; a pipe, a device or a stream that is open already is written to directly.
  static func write(_ path: String, _ bytes: [UInt8], _ mode: FileSystem.WriteMode) throws(FileError) {
    if let stream = Descriptor(named: path) { return try stream.write(bytes) }
    switch mode {
    case .creating: try create(path, bytes)
    case .replacing: try replace(path, bytes)
    }
  }

  /// Writes a file that must not exist yet. A pipe or a device may exist, since nothing in it could be lost.
  private static func create(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    if (try? SystemFiles.kind(path)) == .other { return try overwrite(path, bytes) }
    var status = stat()
    if lstat(try SystemFiles.cPath(path), &status) == 0 { throw .alreadyExists }
    try SignalDelay.during { () throws(FileError) in
      let temporary = try TemporaryFile(beside: path)
      try temporary.finish { () throws(FileError) in
        try fill(temporary.file, bytes)
        try name(temporary.path, path)
      }
    }
  }

  /// Renames a file; throws if the name is taken.
  private static func name(_ path: String, _ target: String) throws(FileError) {
    let (old, new) = (try SystemFiles.cPath(path), try SystemFiles.cPath(target))
    if link(old, new) == 0 {
      unlink(old)
      return
    }
    if errno == EEXIST { throw .alreadyExists }
    // This file system has no hard links. Create the target first, so that two processes can't both claim the name.
    try Descriptor(opening: target, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666).close()
    if rename(old, new) != 0 {
      let error = FileError(code: errno)
      TemporaryFile.remove(target)
      throw error
    }
  }

  private static func replace(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let present: stat?
    do throws(FileError) { present = try SystemFiles.status(of: path) } catch .notFound { present = nil }
    if let present, present.st_mode & S_IFMT != S_IFREG { return try overwrite(path, bytes) }
    let target = present == nil ? try endOfLinks(from: path) : try SystemFiles.canonicalPath(path)
    // A rename would replace even a file that its owner has made read-only.
    if present != nil, access(try SystemFiles.cPath(target), W_OK) != 0 { throw FileError(code: errno) }

    try SignalDelay.during { () throws(FileError) in try replace(target, present, bytes) }
  }

  /// Writes a temporary file next to the target and renames it over the target.
  private static func replace(_ target: String, _ present: stat?, _ bytes: [UInt8]) throws(FileError) {
    let temporary = try TemporaryFile(beside: target)
    try temporary.finish { () throws(FileError) in
      if let present { try adopt(present, for: temporary.file) }
      try fill(temporary.file, bytes)
      if rename(try SystemFiles.cPath(temporary.path), try SystemFiles.cPath(target)) != 0 {
        throw FileError(code: errno)
      }
    }
  }

  /// Writes the bytes and has them stored, as far as the file system can.
  private static func fill(_ file: Descriptor, _ bytes: [UInt8]) throws(FileError) {
    try file.write(bytes)
    // On a Mac `fsync` leaves them in the drive's own cache; not every file system can do more.
    #if canImport(Darwin)
      if fcntl(file.number, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(file.number) == 0 || errno == EINVAL else { throw FileError(code: errno) }
  }

  /// Gives a new file the owner and mode of the one that it replaces.
  private static func adopt(_ present: stat, for file: Descriptor) throws(FileError) {
    if present.st_uid != geteuid() || present.st_gid != getegid() {
      // Only root may give files away; for any other user the file becomes their own.
      _ = fchown(file.number, present.st_uid, present.st_gid)
    }
    guard fchmod(file.number, present.st_mode & 0o7777) == 0 else { throw FileError(code: errno) }
  }

  /// Writes into a pipe or a device, which can't be replaced.
  private static func overwrite(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let file = try openInPlace(path)
    defer { try? file.close() }
    try file.write(bytes)
  }

  /// Opens a pipe or a device; a pipe that nobody reads fails at once, since waiting for a reader might never end.
  private static func openInPlace(_ path: String) throws(FileError) -> Descriptor {
    let type = try SystemFiles.status(of: path).st_mode & S_IFMT
    if type == S_IFCHR { return try Descriptor(opening: path, O_WRONLY) }
    do throws(FileError) {
      return try Descriptor(opening: path, O_WRONLY | O_NONBLOCK)
    } catch {
      // A broken pipe is no error if the reader went away, but here there never was a reader.
      throw type == S_IFIFO && error == FileError(code: ENXIO) ? .other("it is a pipe that nobody reads") : error
    }
  }

  /// The target of a link to a missing file: the target is written, and the link is kept.
  private static func endOfLinks(from path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let target = SystemFiles.linkTarget(path) else { return path }
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
      path = target.utf8.first == UInt8(ascii: "/") ? target : folder + target
    }
    throw .linkLoop
  }
}
