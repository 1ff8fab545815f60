import CapturePlans
import CaptureReports

/// Writes the steps of a reduction: on standard error for people or as JSON Lines, or in a file as JSON Lines.
struct ReductionTracer {
  let destination: TraceDestination
  let console: Console

  /// Something that people should know besides the steps.
  func remark(_ text: String) {
    guard destination != .json, !console.globals.isQuiet else { return }
    console.note(Escaping.terminal(text) + "\n")
  }

  /// Writes the steps and how they ended; returns the status, or a worse one if the trace can't be written.
  func finish(
    _ status: ExitStatus, _ outcome: String, _ note: String, of trace: ReductionTrace? = nil, findings: [String] = []
  ) -> ExitStatus {
    let steps = trace?.steps ?? []
    let json = steps.enumerated().map { ReductionRenderer.json($1, number: $0 + 1) }.joined()
    let end = ReductionRenderer.json(outcome: outcome, note: ([note] + findings).joined(separator: "\n"), of: trace)
    if destination == .json {
      console.note(json + end)
      return status
    }
    let isSilent = console.globals.isQuiet && status == .success
    if !isSilent {
      let text = steps.enumerated().map { ReductionRenderer.text($1, number: $0 + 1) }.joined()
      for finding in findings { console.note(finding + "\n") }
      let reasons = trace?.certificate.map { ReductionRenderer.text($0) } ?? ""
      let notes = (reasons + note).split(separator: "\n").map { Escaping.terminal(String($0)) + "\n" }
      console.note(text + notes.joined())
    }
    guard case .file(let path) = destination else { return status }
    return console.write(json + end, to: .file(path)).worse(status)
  }
}
