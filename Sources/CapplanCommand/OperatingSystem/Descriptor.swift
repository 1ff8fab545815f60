#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import JSONSource

/// An open file or stream, by its file descriptor.
struct Descriptor {
  let number: CInt

  init(_ number: CInt) { self.number = number }

  /// Opens a file; a directory can be opened too, but not read.
  init(opening path: String, _ flags: CInt, mode: mode_t = 0) throws(FileError) {
    let name = try SystemFiles.cPath(path)
    var result = open(name, flags | O_CLOEXEC, mode)
    while result < 0 && errno == EINTR { result = open(name, flags | O_CLOEXEC, mode) }
    if result < 0 { throw FileError(code: errno) }
    number = result
  }

  /// The stream that a path below `/dev` names; `nil` for all other paths.
  ///
  /// It may lead to a file that the shell has opened: opened once more it would be written from its start, and a file that
  /// takes its place would not be the shell's.
  init?(named path: String) {
    if path.isBytewise("/dev/stdout") {
      self.init(STDOUT_FILENO)
    } else if path.isBytewise("/dev/stderr") {
      self.init(STDERR_FILENO)
    } else {
      let folder = "/dev/fd/"
      guard path.utf8.starts(with: folder.utf8), let number = CInt(path.dropFirst(folder.count)), number >= 0 else {
        return nil
      }
      self.init(number)
    }
  }

  /// Reads to the end, or to the limit in bytes; `expected` is the size, if it is known.
  func read(limit: Int, expected: Int = 0) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // The first read has room for one byte more than expected. It usually reads the whole file, and the second finds the
    // end: no bytes are copied.
    var room = expected > 0 ? expected + 1 : 1 << 16
    while bytes.count < limit {
      let piece = try readOnce(atMost: min(room, limit - bytes.count))
      if piece.isEmpty { break }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      // Once all expected bytes are there, a small read finds the end; if the file has grown, large reads follow.
      room = bytes.count == expected ? 1 << 12 : 1 << 16
    }
    return bytes
  }

  /// Reads what is available, at most `room` bytes; empty at the end.
  func readOnce(atMost room: Int) throws(FileError) -> [UInt8] {
    var failure: CInt = 0
    let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var result = systemRead(number, buffer.baseAddress, room)
      while result < 0 && waitIfInterrupted(for: POLLIN) { result = systemRead(number, buffer.baseAddress, room) }
      failure = result < 0 ? errno : 0
      count = max(result, 0)
    }
    if failure != 0 { throw FileError(code: failure) }
    return piece
  }

  /// Writes all of the bytes.
  func write(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let result = bytes.withUnsafeBytes { buffer in
        systemWrite(number, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if result >= 0 {
        written += result
      } else if !waitIfInterrupted(for: POLLOUT) {
        throw FileError(code: errno)
      }
    }
  }

  /// Whether the call that just failed should be made again; waits while the other end of a non-blocking stream is busy.
  private func waitIfInterrupted(for events: CInt) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var request = pollfd(fd: number, events: Int16(events), revents: 0)
    return poll(&request, 1, -1) >= 0 || errno == EINTR
  }

  /// Whether reading would return at once.
  var hasInput: Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// The columns of the terminal behind the stream; `nil` if it is not a terminal.
  var terminalWidth: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Closes the descriptor; throws errors that the system has delayed until now.
  func close() throws(FileError) {
    if systemClose(number) != 0 && errno != EINTR { throw FileError(code: errno) }
  }
}

// The methods above have the same names as the functions they call.
private func systemRead(_ number: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(number, buffer, count)
}

private func systemWrite(_ number: CInt, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(number, buffer, count)
}

private func systemClose(_ number: CInt) -> CInt { close(number) }
