#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files so that a reader finds the old bytes or the new ones, never a mix.
enum AtomicFile {
  /// Writes a file completely or not at all; a pipe or a device is written to directly.
  static func write(_ path: String, _ bytes: [UInt8], _ mode: FileSystem.WriteMode) throws(FileError) {
    switch mode {
    case .creating: try create(path, bytes)
    case .replacing: try replace(path, bytes)
    }
  }

  /// Writes a file that must not exist yet. A pipe or a device may exist, since nothing in it could be lost.
  private static func create(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    if (try? SystemFiles.kind(path)) == .other { return try overwrite(path, bytes) }
    try SignalDelay.during { () throws(FileError) in
      let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
      try fill(file, at: path) { () throws(FileError) in try file.write(bytes) }
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

  /// Writes a file next to another and gives it the other's name.
  private static func replace(_ target: String, _ present: stat?, _ bytes: [UInt8]) throws(FileError) {
    let (file, temporary) = try makeTemporary(beside: target)
    try fill(file, at: temporary) { () throws(FileError) in
      if let present { try adopt(present, for: file) }
      try file.write(bytes)
      guard fsync(file.number) == 0 || errno == EINVAL else { throw FileError(code: errno) }
    }
    if rename(try SystemFiles.cPath(temporary), try SystemFiles.cPath(target)) != 0 {
      let error = FileError(code: errno)
      remove(temporary)
      throw error
    }
  }

  /// Runs the steps that fill a new file, then closes it; removes it if a step fails.
  private static func fill(_ file: Descriptor, at path: String, _ steps: () throws(FileError) -> Void) throws(FileError)
  {
    do throws(FileError) { try steps() } catch {
      try? file.close()
      remove(path)
      throw error
    }
    do throws(FileError) { try file.close() } catch {
      remove(path)
      throw error
    }
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

  /// Creates a file in the same directory, so that a rename need not cross file systems.
  private static func makeTemporary(beside target: String) throws(FileError) -> (file: Descriptor, path: String) {
    let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[...$0]) } ?? ""
    for attempt in 0..<100 {
      let path = "\(folder).capplan-\(getpid())-\(attempt).tmp"
      do throws(FileError) {
        return (try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666), path)
      } catch .alreadyExists {
        continue
      }
    }
    throw .alreadyExists
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

  private static func remove(_ path: String) {
    if let name = try? SystemFiles.cPath(path) { unlink(name) }
  }
}
