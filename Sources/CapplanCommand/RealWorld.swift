import CaptureModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension World {
  /// The world of this process.
  package static var real: World {
    // A file that grows past its limit is then an ordinary error, and the partial file is removed.
    _ = signal(SIGXFSZ, SIG_IGN)
    return World(
      arguments: processArguments,
      environment: { name in getenv(name).map { RawText.decode(bytes(of: $0)) } },
      files: FileSystem(
        read: SystemFiles.read, kind: SystemFiles.kind, entries: SystemFiles.entries,
        canonicalPath: SystemFiles.canonicalPath, identity: SystemFiles.identity, linkTarget: SystemFiles.linkTarget,
        areOneName: SystemFiles.areOneName,
        write: AtomicFile.write),
      streams: StandardStreams(
        read: { limit throws(FileError) in try Descriptor(STDIN_FILENO).read(limit: limit) },
        hasInput: { Descriptor(STDIN_FILENO).hasInput },
        write: { bytes, stream throws(FileError) in try descriptor(of: stream).write(bytes) },
        isTerminal: { stream in isatty(descriptor(of: stream).number) == 1 },
        terminalWidth: { stream in descriptor(of: stream).terminalWidth }),
      today: { CalendarDate(daysSince1970: Int(time(nil)) / 86_400) },
      now: monotonicTime,
      git: { arguments, limit throws(FileError) in try GitProcess.run(arguments, limit: limit) },
      processors: { Threads.processors })
  }

  /// The time since the machine started; setting the clock doesn't change it.
  private static func monotonicTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  private static var processArguments: [String] {
    let count = Int(CommandLine.argc)
    guard count > 1 else { return [] }
    return (1..<count).compactMap { index in
      CommandLine.unsafeArgv[index].map { RawText.decode(bytes(of: $0)) }
    }
  }

  private static func descriptor(of stream: StandardStreams.Stream) -> Descriptor {
    switch stream {
    case .output: Descriptor(STDOUT_FILENO)
    case .error: Descriptor(STDERR_FILENO)
    }
  }

  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }
}
