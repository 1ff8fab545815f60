import CapturePlans
import CaptureSession
import CaptureReports

/// Writes the steps of a reduction: on standard error, for people or as JSON Lines, or to a file as JSON Lines.
struct ReductionTracer {
  let destination: TraceDestination
  let console: Console

  /// The targets. With a target for systemPressureCost, that cost is always shown.
  var targets = CostTargets()

  /// Whether the app guards settings.
  var keepsSettings = false

  /// Prints a remark for people.
  func remark(_ text: String) {
    guard destination != .json, !console.globals.isQuiet else { return }
    note([text])
  }

  /// Writes the steps and the outcome; returns the status, or a worse one if the trace can't be written.
  func finish(
    _ status: ExitStatus, _ outcome: String, _ note: String, of trace: ReductionTrace? = nil,
    missing: [MissingFact] = [], findings: [String] = []
  ) -> ExitStatus {
    let steps = trace?.steps ?? []
    var written: [WrittenChange] = []
    if let trace, case .met = trace.end { written = trace.written }
    let costs = steps.first?.before ?? trace?.costs
    let first = written.enumerated().map { number, change in
      costs.map { ReductionJSON.line(change, number: number + 1, costs: $0) } ?? ""
    }
    let rest = steps.enumerated().map { ReductionJSON.line($1, number: written.count + $0 + 1) }
    let json = (first + rest).joined()
    let end = ReductionJSON.line(
      outcome: outcome, note: ([note] + findings).joined(separator: "\n"), of: trace, missing: missing)
    if destination == .json { return console.writeError(json + end).worse(status) }
    let isSilent = console.globals.isQuiet && status == .success
    if !isSilent {
      for finding in findings { console.note(finding + "\n") }
      let text = text
      let told =
        destination == .text ? text.lines(steps, written: written) : text.brief(steps, written: written)
      console.note(told.map { $0 + "\n" }.joined())
      let reasons =
        trace.flatMap(\.certificate).map { CertificateText.lines($0) } ?? ""
      self.note(reasons.split(separator: "\n").map(String.init))
      let sentences = note.split(separator: "\n").map(String.init)
      if let first = sentences.first {
        let lines = text.lines(ofOutcome: Escaping.terminal(first), isMet: status == .success)
        console.note(lines.map { $0 + "\n" }.joined())
      }
      self.note(Array(sentences.dropFirst()))
      if let trace, case .met = trace.end, !steps.isEmpty || !written.isEmpty {
        var lines = text.lines(asked: trace.asked, kept: trace.kept, written: written)
        if console.world.streams.isTerminal(.error), !steps.isEmpty, let costs {
          lines += text.bars(asked: costs, kept: trace.costs, targets: targets)
        }
        console.note(lines.map { $0 + "\n" }.joined())
      }
    }
    guard case .file(let path) = destination else { return status }
    return console.write(json + end, to: .file(path)).worse(status)
  }

  private var text: ReductionText {
    ReductionText(
      palette: console.isColored(.error) ? .ansi : .plain, width: console.width(of: .error),
      judgesPressure: targets.pressure != nil, keepsSettings: keepsSettings)
  }

  /// Prints each sentence, wrapped to the terminal's width.
  private func note(_ sentences: [String]) {
    let lines = sentences.flatMap { text.lines(Escaping.terminal($0)) }
    console.note(lines.map { $0 + "\n" }.joined())
  }
}
