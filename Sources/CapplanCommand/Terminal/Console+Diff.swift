import CaptureReports

extension Console {
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
