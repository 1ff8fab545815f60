#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A temporary file beside its target: it is filled first, and then renamed to the target's name.
///
/// It stays locked while this process has it open. If the process is killed, the file stays behind, unlocked, and the
/// next capplan that writes into the same folder removes it.
struct TemporaryFile {
  /// The open file.
  let file: Descriptor

  /// Its path.
  let path: String

  /// Creates an empty file in the target's folder, so that the rename stays on one file system.
  init(beside target: String) throws(FileError) {
    let folder = String(target[...].prefix(upThrough: UInt8(ascii: "/")))
    Self.removeLeftovers(in: folder)
    for attempt in 0..<100 {
      let path = "\(folder)\(Self.start)\(getpid())-\(attempt)\(Self.end)"
      do throws(FileError) {
        let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
        if Self.lock(file) {
          (self.file, self.path) = (file, path)
          return
        }
        try? file.close()
        Self.remove(path)
      } catch .alreadyExists {
        continue
      }
    }
    throw .alreadyExists
  }

  /// Runs the steps that fill and rename the file, then closes it; removes it if a step fails.
  func finish(_ steps: () throws(FileError) -> Void) throws(FileError) {
    do throws(FileError) { try steps() } catch {
      try? file.close()
      Self.remove(path)
      throw error
    }
    // Closing releases the lock, so do it only after the rename: another process could take the file for a leftover.
    try file.close()
  }

  /// Removes a file, and ignores errors.
  static func remove(_ path: String) {
    if let name = try? SystemFiles.cPath(path) { unlink(name) }
  }

  /// Locks a file that was just created; `false` if another process has already taken it for a leftover.
  private static func lock(_ file: Descriptor) -> Bool {
    // Without locks on this file system, no process can lock a leftover, so none removes our file.
    if flock(file.number, LOCK_EX | LOCK_NB) != 0 { return errno != EWOULDBLOCK }
    var status = stat()
    return fstat(file.number, &status) == 0 && status.st_nlink > 0
  }
}

/// Files that killed processes left behind.
extension TemporaryFile {
  private static let start = ".capplan-"
  private static let end = ".tmp"

  /// Whether this is the name of such a temporary file: `.capplan-1234-0.tmp`.
  private static func isOurs(_ name: String) -> Bool {
    guard name.utf8.starts(with: start.utf8), name.utf8.reversed().starts(with: end.utf8.reversed()) else {
      return false
    }
    let numbers = name.utf8.dropFirst(start.utf8.count).dropLast(end.utf8.count)
      .split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { digits in
        !digits.isEmpty && digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      }
  }

  /// Removes leftovers from a folder.
  private static func removeLeftovers(in folder: String) {
    guard let entries = try? SystemFiles.entries(folder.isEmpty ? "." : folder) else { return }
    for entry in entries where entry.kind == .file && isOurs(entry.name) { removeLeftover(folder + entry.name) }
  }

  /// Removes a file if it is a regular file, belongs to this user, and isn't locked by any process.
  private static func removeLeftover(_ path: String) {
    guard let name = try? SystemFiles.cPath(path),
      let file = try? Descriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    else { return }
    defer { try? file.close() }
    var (opened, named) = (stat(), stat())
    guard fstat(file.number, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG, opened.st_uid == geteuid(),
      flock(file.number, LOCK_EX | LOCK_NB) == 0,
      // The lock is on the opened file; meanwhile another file may have taken the name.
      lstat(name, &named) == 0, named.st_ino == opened.st_ino, named.st_dev == opened.st_dev
    else { return }
    unlink(name)
  }
}
