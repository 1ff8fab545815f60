package import CaptureReports

/// What a command needs besides its own options: the world, and ways to print for people.
package struct Console: Sendable {
  /// The world.
  package let world: World

  /// The options that every command has.
  package let globals: GlobalOptions

  package init(world: World, globals: GlobalOptions = GlobalOptions()) {
    self.world = world
    self.globals = globals
  }

  /// Whether text on a stream is coloured.
  package func isColored(_ stream: StandardStreams.Stream) -> Bool {
    ColorDecision.isColored(
      option: globals.color, isTerminal: world.streams.isTerminal(stream), environment: world.environment)
  }

  /// How many columns text for people may take: `COLUMNS`, or else the terminal's width, or else 80; from 20 to 10000.
  package func width(of stream: StandardStreams.Stream) -> Int {
    let asked = world.environment(EnvironmentName.columns.rawValue).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(max(asked ?? world.streams.terminalWidth(stream) ?? 80, 20), 10_000)
  }

  /// Writes text for people or programs; if that fails, prints why and returns `unusable`.
  package func write(
    _ text: String, to destination: Destination = .standardOutput, as form: LogText.Form = .text
  ) -> ExitStatus {
    put(safe(text, on: .output, form), to: destination)
  }

  /// Writes a document, byte for byte into a file; if that fails, prints why and returns `unusable`.
  ///
  /// Standard output may be the log of a CI system, so text that would be a command there is escaped.
  package func write(
    _ bytes: [UInt8], to destination: Destination = .standardOutput, as form: LogText.Form = .json
  ) -> ExitStatus {
    put(destination == .standardOutput ? LogText.inert(bytes, form) : bytes, to: destination)
  }

  /// All text that is printed passes here: it can't drive the terminal or the log that it is printed into.
  private func safe(_ text: String, on stream: StandardStreams.Stream, _ form: LogText.Form = .text) -> [UInt8] {
    LogText.inert(TerminalText.safe(Array(text.utf8), hasStyles: isColored(stream)), form)
  }

  /// Writes a file, but through no link that leads out of its repository: who committed the link would choose the file.
  func write(_ path: String, _ bytes: [UInt8], _ mode: FileSystem.WriteMode) throws(FileError) {
    guard !Boundary(world.files).isLedOut(path) else {
      throw .other("a link on the way leads out of the repository; name the file that it leads to, or remove the link")
    }
    try world.files.write(path, bytes, mode)
  }

  private func put(_ bytes: [UInt8], to destination: Destination) -> ExitStatus {
    do throws(FileError) {
      switch destination {
      case .standardOutput: try world.streams.write(bytes, .output)
      case .file(let path): try write(path, bytes, .replacing)
      }
      return .success
    } catch .brokenPipe {
      return .success
    } catch {
      complain("can't write \(destination.name): \(error.reason)")
      return .unusable
    }
  }

  /// Prints an error on standard error, escaped.
  package func complain(_ message: String) {
    note("capplan: \(Escaping.terminal(message))\n")
  }

  /// Prints that capplan itself has a defect, and how to report it.
  package func complain(ofDefect what: String) -> ExitStatus {
    complain(
      "a defect of capplan \(CapplanVersion.current): \(what); please report this line, with the input that led to it")
    return .defect
  }

  /// Writes a result on standard error; returns `unusable` if that fails, since the reason can't be printed anywhere.
  package func writeError(_ text: String) -> ExitStatus {
    do throws(FileError) {
      try world.streams.write(safe(text, on: .error), .error)
      return .success
    } catch .brokenPipe {
      return .success
    } catch {
      return .unusable
    }
  }

  /// Writes text on standard error.
  package func note(_ text: String) {
    // If standard error can't be written, there is nowhere left to report that.
    try? world.streams.write(safe(text, on: .error), .error)
  }

  /// Writes a diff: formatted for people on a terminal or in colour, otherwise byte for byte for `patch`.
  func write(_ diff: UnifiedDiff, to destination: Destination = .standardOutput) -> ExitStatus {
    let isColored = isColored(.output)
    guard destination == .standardOutput, isColored || world.streams.isTerminal(.output) else {
      let inert = LogText.inert(diff.bytes, .text)
      if destination == .standardOutput, inert != diff.bytes {
        complain("note: lines that would command a log are written out, so the difference can't be applied")
      }
      return write(diff.bytes, to: destination, as: .text)
    }
    return write(diff.text(palette: isColored ? .ansi : .plain))
  }
}

extension Destination {
  /// The destination as a message names it.
  package var name: String {
    switch self {
    case .standardOutput: "standard output"
    case .file(let path): "'\(path)'"
    }
  }
}
