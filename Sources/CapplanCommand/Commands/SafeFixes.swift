internal import CapturePlanning
internal import CaptureReports

/// Applies the safe fixes of findings: in place, or shown as a diff.
struct SafeFixes {
  let console: Console
  let showsDiff: Bool

  /// One fix may uncover the next; more rounds than this would go in circles.
  private static let mostRounds = 10

  /// Mends each input that can be mended; returns the reports after it.
  func run(_ inputs: [LoadedInput], _ checker: inout GraphChecker) -> (files: [FileReport], status: ExitStatus) {
    var files: [FileReport] = []
    var status = ExitStatus.success
    for input in inputs {
      guard case .success(let before) = input.result else {
        files.append(checker.file(input))
        continue
      }
      var (text, report, count) = (before, checker.file(input), 0)
      for _ in 0..<Self.mostRounds {
        let fixes = Self.fixes(of: report)
        guard !fixes.isEmpty else { break }
        count += fixes.count
        let edits = fixes.flatMap(\.edits).sorted { $0.range < $1.range }
        text = SourceText(name: text.name, bytes: SourceEdit.apply(edits, to: text.bytes))
        report = checker.file(text)
      }
      status = status.worse(write(text, before, count, input))
      files.append(showsDiff ? checker.file(before) : report)
    }
    return (files, status)
  }

  /// The safe fixes that do not touch the same bytes, the first of each finding.
  private static func fixes(of report: FileReport) -> [Fix] {
    var taken: [SourceRange] = []
    var fixes: [Fix] = []
    for finding in report.findings.map(\.finding) {
      guard let fix = finding.fixes.first(where: { $0.applicability == .safe }), !fix.edits.isEmpty else { continue }
      let ranges = fix.edits.map(\.range)
      let isFree = ranges.allSatisfy { range in
        !taken.contains { $0.overlaps(range) || $0.lowerBound == range.lowerBound }
      }
      guard isFree else { continue }
      taken += ranges
      fixes.append(fix)
      // Comparing each with each is fine for what a person wrote; a file with thousands takes more rounds.
      if fixes.count == 500 { break }
    }
    return fixes
  }

  private func write(_ after: SourceText, _ before: SourceText, _ count: Int, _ input: LoadedInput) -> ExitStatus {
    guard after.bytes != before.bytes else { return .success }
    if showsDiff {
      let diff = UnifiedDiff(path: input.name, before: before.bytes, after: after.bytes)
      return console.isColored(.output) ? console.write(diff.text(palette: .ansi)) : console.write(diff.bytes)
    }
    guard let path = input.path else { return .success }
    let status = console.write(after.bytes, to: .file(path))
    if status == .success, !console.globals.isQuiet {
      console.note("fixed \(count) \(count == 1 ? "finding" : "findings") in \(Escaping.terminal(input.name))\n")
    }
    return status
  }
}
