/// What a command needs besides its own options: the world, and ways to print for people.
package struct Console: Sendable {
  /// The world.
  package let world: World

  /// The options of every command.
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

  /// The columns that text for people may take: `COLUMNS`, else the terminal's, else 80; from 20 to 10000.
  package func width(of stream: StandardStreams.Stream) -> Int {
    let asked = world.environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    return min(max(asked ?? world.streams.terminalWidth(stream) ?? 80, 20), 10_000)
  }

  /// Writes a result; if that fails, says why and returns `unusable`.
  package func write(_ text: String, to destination: Destination = .standardOutput) -> ExitStatus {
    write(Array(text.utf8), to: destination)
  }

  /// Writes a result; if that fails, says why and returns `unusable`.
  package func write(_ bytes: [UInt8], to destination: Destination = .standardOutput) -> ExitStatus {
    do throws(FileError) {
      switch destination {
      case .standardOutput: try world.streams.write(bytes, .output)
      case .file(let path): try world.files.write(path, bytes, .replacing)
      }
      return .success
    } catch .brokenPipe {
      return .success
    } catch {
      complain("can't write \(destination.name): \(error.reason)")
      return .unusable
    }
  }

  /// Says on standard error what went wrong; the text is escaped.
  package func complain(_ message: String) {
    note("capplan: \(Escaping.terminal(message))\n")
  }

  /// Says that capplan itself is wrong, and how to report it.
  package func complain(ofDefect what: String) -> ExitStatus {
    complain(
      "a defect of capplan \(CapplanVersion.current): \(what); please report this line, with the input that led to it")
    return .defect
  }

  /// Writes a result on standard error; `unusable` if that fails, since there is nobody left to tell why.
  package func writeError(_ text: String) -> ExitStatus {
    do throws(FileError) {
      try world.streams.write(Array(text.utf8), .error)
      return .success
    } catch .brokenPipe {
      return .success
    } catch {
      return .unusable
    }
  }

  /// Writes text on standard error as it is.
  package func note(_ text: String) {
    // If standard error can't be written, there is nobody left to tell.
    try? world.streams.write(Array(text.utf8), .error)
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
