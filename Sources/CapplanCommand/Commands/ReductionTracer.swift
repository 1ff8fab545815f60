internal import CapturePlanning
internal import CaptureReports

/// Tells the steps of a reduction: on standard error for people or as JSON Lines, or in a file as JSON Lines.
struct ReductionTracer {
  let destination: TraceDestination
  let console: Console

  /// Something that people should know besides the steps.
  func remark(_ text: String) {
    guard destination != .json, !console.globals.isQuiet else { return }
    console.note(Escaping.terminal(text) + "\n")
  }

  /// Tells the steps and how they ended; returns the status, or a worse one where the trace can't be written.
  func finish(
    _ status: ExitStatus, _ outcome: String, _ note: String, steps: [ReductionStep] = [], findings: [String] = []
  ) -> ExitStatus {
    let json = steps.enumerated().map { ReductionRenderer.json($1, number: $0 + 1) }.joined()
    let end = ReductionRenderer.json(outcome: outcome, note: ([note] + findings).joined(separator: "\n"))
    if destination == .json {
      console.note(json + end)
      return status
    }
    let isSilent = console.globals.isQuiet && status == .success
    if !isSilent {
      let text = steps.enumerated().map { ReductionRenderer.text($1, number: $0 + 1) }.joined()
      for finding in findings { console.note(finding + "\n") }
      console.note(text + Escaping.terminal(note) + "\n")
    }
    guard case .file(let path) = destination else { return status }
    return console.write(json + end, to: .file(path)).worse(status)
  }
}
