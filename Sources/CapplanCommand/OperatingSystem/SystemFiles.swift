#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files of the machine.
enum SystemFiles {
  /// Reads a file, a pipe or a device to its end, or to the limit in bytes.
  static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = try Descriptor(opening: path, O_RDONLY)
    defer { try? file.close() }
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw FileError(code: errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory }
    let size = min(Int(status.st_size), limit)
    return try file.read(limit: limit, expected: size)
  }

  /// The kind of file at a path, links followed.
  static func kind(_ path: String) throws(FileError) -> FileSystem.Kind {
    switch try status(of: path).st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .directory
    default: .other
    }
  }

  /// The result of `stat` for a path.
  static func status(of path: String) throws(FileError) -> stat {
    var status = stat()
    guard stat(try cPath(path), &status) == 0 else { throw FileError(code: errno) }
    return status
  }

  /// The entries of a directory, without `.` and `..`.
  static func entries(_ directory: String) throws(FileError) -> [FileSystem.Entry] {
    guard let stream = opendir(try cPath(directory)) else { throw FileError(code: errno) }
    defer { closedir(stream) }
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else {
      preconditionFailure("a directory entry has its name inside")
    }
    var entries: [FileSystem.Entry] = []
    while true {
      errno = 0
      guard let record = readdir(stream) else { break }
      // Read in place: the record may be shorter than the C type declared for it.
      let start = UnsafeRawPointer(record) + nameOffset
      let bytes = UnsafeRawBufferPointer(start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
      let name = RawText.decode(Array(bytes))
      if name == "." || name == ".." { continue }
      entries.append(FileSystem.Entry(name, kind(of: record.pointee.d_type, at: "\(directory)/\(name)")))
    }
    if errno != 0 { throw FileError(code: errno) }
    return entries
  }

  /// The kind of an entry. Most file systems store an entry's type; the type of a link says nothing about its target.
  private static func kind(of type: UInt8, at path: String) -> FileSystem.Entry.Kind {
    if type == UInt8(DT_REG) { return .file }
    if type == UInt8(DT_DIR) { return .directory }
    guard type == UInt8(DT_LNK) || type == UInt8(DT_UNKNOWN) else { return .other }
    switch try? kind(path) {
    case .file: return .file
    case .directory: return isLink(path) ? .linkToDirectory : .directory
    case .other, nil: return .other
    }
  }

  /// Whether the path itself is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    guard let name = try? cPath(path), lstat(name, &status) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFLNK
  }

  /// The target of a link as it is stored; `nil` if there is no link.
  static func linkTarget(_ path: String) -> String? {
    guard let name = try? cPath(path) else { return nil }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      guard let start = buffer.baseAddress, case let count = readlink(name, start, buffer.count), count > 0 else {
        return nil
      }
      return RawText.decode(buffer[..<count].map { UInt8(bitPattern: $0) })
    }
  }

  /// The identity of the file that a path leads to, with links followed.
  static func identity(_ path: String) throws(FileError) -> FileIdentity {
    let status = try status(of: path)
    return FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  /// Whether two names that no file has yet would be those of one file: the first is created, and removed again.
  static func areOneName(_ path: String, _ other: String) -> Bool {
    let isOne = try? SignalDelay.during { () throws(FileError) in
      let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o666)
      defer {
        try? file.close()
        TemporaryFile.remove(path)
      }
      return try identity(path) == identity(other)
    }
    return isOne ?? false
  }

  /// The absolute path without links.
  static func canonicalPath(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(try cPath(path), nil) else { throw FileError(code: errno) }
    defer { free(resolved) }
    return RawText.decode(Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))))
  }

  /// A path for C functions. No path may contain a zero byte.
  static func cPath(_ path: String) throws(FileError) -> [CChar] {
    let bytes = RawText.encode(path)
    if bytes.contains(0) { throw .notFound }
    return [CChar](unsafeUninitializedCapacity: bytes.count + 1) { buffer, count in
      for index in bytes.indices { buffer.initializeElement(at: index, to: CChar(bitPattern: bytes[index])) }
      buffer.initializeElement(at: bytes.count, to: 0)
      count = bytes.count + 1
    }
  }
}

extension FileError {
  /// The error for a value of `errno`.
  init(code: CInt) {
    switch code {
    case ENOENT: self = .notFound
    case EACCES, EPERM: self = .permissionDenied
    case EISDIR: self = .isDirectory
    case ENOTDIR: self = .isNoDirectory
    case EEXIST: self = .alreadyExists
    case ELOOP: self = .linkLoop
    case ENAMETOOLONG: self = .nameTooLong
    case ENOSPC: self = .noSpace
    case EROFS: self = .readOnlyVolume
    case EBADF: self = .closed
    case EPIPE: self = .brokenPipe
    default: self = .other(String(cString: strerror(code)))
    }
  }
}
