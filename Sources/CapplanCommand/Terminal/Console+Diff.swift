import CaptureReports

extension Console {
  /// Writes a difference: for people on a terminal or in colour, else byte for byte, as `patch` takes it.
  func write(_ diff: UnifiedDiff, to destination: Destination = .standardOutput) -> ExitStatus {
    let isColored = isColored(.output)
    guard destination == .standardOutput, isColored || world.streams.isTerminal(.output) else {
      return write(diff.bytes, to: destination)
    }
    return write(diff.text(palette: isColored ? .ansi : .plain))
  }
}
