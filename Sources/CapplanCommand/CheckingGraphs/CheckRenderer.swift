import CapturePlans
import CaptureReports
import JSONSource

/// Makes the text of a check's report, in each format.
struct CheckRenderer {
  let failOn: FailThreshold
  let shows: Set<ShownPart>
  let showsStatistics: Bool

  /// How the run ends if every report can be written.
  let end: ExitStatus
  let console: Console

  /// Whether missing facts are shown as a reason to fail.
  private var showsDoubts: Bool { failOn == .unverified }

  /// The report in one format.
  func render(_ report: Report, _ format: CheckFormat, to destination: Destination) -> String {
    switch format {
    case .text, .concise: return lines(report, format, to: destination)
    case .json: return JSONRenderer().render(report)
    case .jsonl: return JSONLinesRenderer().render(report)
    case .sarif: return sarif(report)
    case .github: return GitHubRenderer(showsDoubts: showsDoubts).render(report)
    case .gitlab: return GitLabRenderer(showsDoubts: showsDoubts).render(report)
    case .junit: return JUnitRenderer(showsDoubts: showsDoubts, failing: failOn.fails).render(report)
    case .checkstyle: return CheckstyleRenderer(showsDoubts: showsDoubts).render(report)
    case .rdjson: return RDJSONRenderer(showsDoubts: showsDoubts).render(report)
    }
  }

  private func lines(_ report: Report, _ format: CheckFormat, to destination: Destination) -> String {
    // Unreadable files were reported on standard error; only programs need them in the result too.
    let readable = report.readable
    if readable.files.isEmpty { return "" }
    if format == .concise {
      return ConciseRenderer(showsPredictions: shows.contains(.predictions), showsDoubts: showsDoubts).render(readable)
        + statistics(of: report, TextRenderer())
    }
    let isTerminal = destination == .standardOutput && console.isColored(.output)
    let renderer = TextRenderer(
      palette: isTerminal ? .ansi : .plain, width: console.width(of: .output), isQuiet: console.globals.isQuiet,
      shows: shows, showsDoubts: showsDoubts)
    let blocks = console.world.mapConcurrently(readable.files.count, bytes: readable.bytes) {
      renderer.block(of: readable.files[$0], readable.tool)
    }
    return renderer.render(readable, blocks) + statistics(of: report, renderer)
  }

  private func statistics(of report: Report, _ renderer: TextRenderer) -> String {
    showsStatistics ? renderer.statistics(report) : ""
  }

  private func sarif(_ report: Report) -> String {
    let isComplete = end == .success || end == .findings
    let outcome = RunOutcome(status: Int(end.rawValue), meaning: end.meaning, isComplete: isComplete)
    let renderer = SARIFRenderer(outcome, showsDoubts: showsDoubts)
    let log = renderer.render(report)
    if log.leftOut > 0 {
      console.note(
        "capplan: SARIF holds \(SARIFRenderer.mostResults) results at most, the gravest: \(log.leftOut) are left out\n")
    }
    return log.text
  }
}

extension Report {
  /// The bytes of all graphs that could be read.
  fileprivate var bytes: Int {
    files.reduce(0) { sum, file in
      if case .checked(let reading, _) = file.content { sum + reading.source.bytes.count } else { sum }
    }
  }
}
