#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that is filled beside the one whose name it will get.
///
/// It is locked for as long as this process has it open. A process that was killed leaves its file behind, unlocked, and
/// the next one that writes into the same folder removes it.
struct TemporaryFile {
  /// The open file.
  let file: Descriptor

  /// Its path.
  let path: String

  /// Makes an empty file in the folder of another, so that a rename need not cross file systems.
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

  /// Runs the steps that fill the file and give it its name, then closes it; removes it if a step fails.
  func finish(_ steps: () throws(FileError) -> Void) throws(FileError) {
    do throws(FileError) { try steps() } catch {
      try? file.close()
      Self.remove(path)
      throw error
    }
    // Only now, so that nobody takes the file for a leftover before it has its name.
    try file.close()
  }

  /// Removes a file; a failure doesn't matter any more.
  static func remove(_ path: String) {
    if let name = try? SystemFiles.cPath(path) { unlink(name) }
  }

  /// Locks a file that was just made; `false` if another process has taken it for a leftover meanwhile.
  private static func lock(_ file: Descriptor) -> Bool {
    // Where a file system has no locks, nobody can take one, so nothing is removed either.
    if flock(file.number, LOCK_EX | LOCK_NB) != 0 { return errno != EWOULDBLOCK }
    var status = stat()
    return fstat(file.number, &status) == 0 && status.st_nlink > 0
  }
}

/// What killed processes left behind.
extension TemporaryFile {
  private static let start = ".capplan-"
  private static let end = ".tmp"

  /// Whether a file has a name like those above: `.capplan-1234-0.tmp`.
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

  /// Removes the leftovers in a folder.
  private static func removeLeftovers(in folder: String) {
    guard let entries = try? SystemFiles.entries(folder.isEmpty ? "." : folder) else { return }
    for entry in entries where entry.kind == .file && isOurs(entry.name) { removeLeftover(folder + entry.name) }
  }

  /// Removes a file if it is a plain file of this user, and no process has it locked.
  private static func removeLeftover(_ path: String) {
    guard let name = try? SystemFiles.cPath(path),
      let file = try? Descriptor(opening: path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    else { return }
    defer { try? file.close() }
    var (opened, named) = (stat(), stat())
    guard fstat(file.number, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG, opened.st_uid == geteuid(),
      flock(file.number, LOCK_EX | LOCK_NB) == 0,
      // The lock is on the file that was opened; the name may have gone to another one.
      lstat(name, &named) == 0, named.st_ino == opened.st_ino, named.st_dev == opened.st_dev
    else { return }
    unlink(name)
  }
}
