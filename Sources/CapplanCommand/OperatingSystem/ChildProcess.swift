#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  // `environ` is a variable, but nothing here changes it.
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// Runs other programs: without a shell, with nothing on their standard input.
enum ChildProcess {
  /// Runs a program from the search path until it ends.
  ///
  /// Its environment is ours with `changes`; a variable that is `nil` there is removed. At most `limit` bytes of output
  /// are read; a program that writes more may fail. Throws if the program can't be started.
  static func run(
    _ name: String, _ arguments: [String], environment: [String: String?], limit: Int
  ) throws(FileError) -> GitRun {
    let (output, error) = (try Pipe(), try Pipe())
    let (process, texts) = try talk([name] + arguments, environment, limit: limit, output, error)
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    // The low seven bits hold the signal, the byte above them the exit status.
    let signal = status & 0x7F
    return GitRun(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: texts.output, error: texts.error)
  }

  /// Starts the program and reads its output up to the limit; a program that writes more then ends, since its pipe is
  /// closed.
  private static func talk(
    _ words: [String], _ environment: [String: String?], limit: Int, _ output: Pipe, _ error: Pipe
  ) throws(FileError) -> (pid_t, (output: [UInt8], error: [UInt8])) {
    defer {
      try? output.reading.close()
      try? error.reading.close()
    }
    let process = try spawn(words, environment, output: output.writing, error: error.writing)
    return (process, read(output.reading, limit: limit, error.reading))
  }

  /// The two ends of a pipe, neither of them a standard stream, even if those are closed.
  private struct Pipe {
    let reading: Descriptor
    let writing: Descriptor

    init() throws(FileError) {
      var ends: [CInt] = [0, 0]
      guard pipe(&ends) == 0 else { throw FileError(code: errno) }
      let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
      for end in ends { _ = close(end) }
      guard moved.allSatisfy({ $0 >= 0 }) else {
        let code = errno
        for end in moved where end >= 0 { _ = close(end) }
        throw FileError(code: code)
      }
      (reading, writing) = (Descriptor(moved[0]), Descriptor(moved[1]))
    }
  }

  private static func spawn(
    _ words: [String], _ changes: [String: String?], output: Descriptor, error: Descriptor
  ) throws(FileError) -> pid_t {
    // A reader sees the end of a pipe once nobody has it open for writing.
    defer {
      try? output.close()
      try? error.close()
    }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { throw FileError(code: ENOMEM) }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, error.number, STDERR_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = []
    var environment = variables(changes)
    defer { for text in arguments + environment { free(text) } }
    for word in words { arguments.append(strdup(try SystemFiles.cPath(word))) }
    arguments.append(nil)
    environment.append(nil)
    var process: pid_t = 0
    let result = posix_spawnp(&process, words[0], &actions, nil, arguments, environment)
    guard result == 0 else { throw FileError(code: result) }
    return process
  }

  /// Copies of our environment's variables, with some changes.
  private static func variables(_ changes: [String: String?]) -> [UnsafeMutablePointer<CChar>?] {
    #if canImport(Darwin)
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var variables: [UnsafeMutablePointer<CChar>?] = []
    while let place = next, let variable = place.pointee {
      let isKept = !changes.keys.contains { name in strncmp(variable, name + "=", name.utf8.count + 1) == 0 }
      if isKept { variables.append(strdup(variable)) }
      next = place + 1
    }
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
      if let value { variables.append(strdup("\(name)=\(value)")) }
    }
    return variables
  }

  /// Reads both pipes as they fill, so that neither blocks the program.
  private static func read(_ output: Descriptor, limit: Int, _ error: Descriptor) -> (output: [UInt8], error: [UInt8]) {
    var texts: [[UInt8]] = [[], []]
    let limits = [limit, 1 << 16]
    var requests = [output, error].map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    while requests.contains(where: { $0.fd >= 0 }) {
      guard poll(&requests, nfds_t(requests.count), -1) >= 0 || errno == EINTR else { break }
      for index in requests.indices where requests[index].fd >= 0 && requests[index].revents != 0 {
        let piece = (try? Descriptor(requests[index].fd).readOnce(atMost: 1 << 16)) ?? []
        texts[index] += piece.prefix(limits[index] - texts[index].count)
        // `poll` ignores negative numbers.
        if piece.isEmpty || index == 0 && texts[index].count == limits[index] { requests[index].fd = -1 }
      }
      // The rest is not needed: the program ends if it writes more.
      if texts[0].count == limit { break }
    }
    return (texts[0], texts[1])
  }
}
