package import CaptureModel

/// Everything outside the program that a command reads or changes; tests substitute their own.
package struct World: Sendable {
  /// The arguments after the program's name, as `RawText` decodes them.
  package var arguments: [String]

  /// The value of an environment variable; `nil` if it is not set.
  package var environment: @Sendable (_ name: String) -> String?

  /// The files.
  package var files: FileSystem

  /// Standard input, output and error.
  package var streams: StandardStreams

  /// Today's date, in UTC.
  package var today: @Sendable () -> CalendarDate

  /// The time since a moment that stays fixed while the program runs.
  package var now: @Sendable () -> Duration

  /// Runs git with arguments, and reads at most `limit` bytes of its output.
  package var git: @Sendable (_ arguments: [String], _ limit: Int) throws(FileError) -> GitRun

  /// How many threads can run at once.
  package var processors: @Sendable () -> Int

  /// What gives graphs their bundled profiles; `nil` to unpack them.
  package var bundledProfile: (@Sendable (_ id: String) -> DeviceProfile?)?

  package init(
    arguments: [String], environment: @escaping @Sendable (_ name: String) -> String?, files: FileSystem,
    streams: StandardStreams, today: @escaping @Sendable () -> CalendarDate, now: @escaping @Sendable () -> Duration,
    git: @escaping @Sendable (_ arguments: [String], _ limit: Int) throws(FileError) -> GitRun,
    processors: @escaping @Sendable () -> Int
  ) {
    self.arguments = arguments
    self.environment = environment
    self.files = files
    self.streams = streams
    self.today = today
    self.now = now
    self.git = git
    self.processors = processors
  }
}

/// The result of running git.
package struct GitRun: Sendable {
  /// Its exit status; above 128 if a signal ended it.
  package let status: Int32

  /// What it wrote to standard output.
  package let output: [UInt8]

  /// What it wrote to standard error.
  package let error: [UInt8]

  package init(status: Int32, output: [UInt8], error: [UInt8] = []) {
    self.status = status
    self.output = output
    self.error = error
  }
}

/// Standard input, output and error.
package struct StandardStreams: Sendable {
  /// One of the two streams that can be written.
  package enum Stream: Sendable {
    case output, error
  }

  /// Reads standard input to its end, or to the limit in bytes.
  package var read: @Sendable (_ limit: Int) throws(FileError) -> [UInt8]

  /// Whether reading would give something, or the end, without waiting.
  package var hasInput: @Sendable () -> Bool

  /// Writes all of the bytes.
  package var write: @Sendable (_ bytes: [UInt8], _ stream: Stream) throws(FileError) -> Void

  /// Whether a stream is a terminal.
  package var isTerminal: @Sendable (_ stream: Stream) -> Bool

  /// The columns of the terminal behind a stream; `nil` if there is no terminal.
  package var terminalWidth: @Sendable (_ stream: Stream) -> Int?

  package init(
    read: @escaping @Sendable (_ limit: Int) throws(FileError) -> [UInt8],
    hasInput: @escaping @Sendable () -> Bool = { false },
    write: @escaping @Sendable (_ bytes: [UInt8], _ stream: Stream) throws(FileError) -> Void,
    isTerminal: @escaping @Sendable (_ stream: Stream) -> Bool,
    terminalWidth: @escaping @Sendable (_ stream: Stream) -> Int?
  ) {
    self.read = read
    self.hasInput = hasInput
    self.write = write
    self.isTerminal = isTerminal
    self.terminalWidth = terminalWidth
  }
}
