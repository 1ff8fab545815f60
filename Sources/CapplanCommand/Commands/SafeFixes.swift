import CaptureReports
import JSONSource

/// Applies the safe fixes of findings: in place, or shown as a diff.
struct SafeFixes {
  let console: Console
  let showsDiff: Bool

  /// The limit of rounds: a fix may uncover another, so the text is checked again after each round. More rounds than
  /// this would go in circles.
  private static let mostRounds = 100

  /// Fixes each input that can be fixed; returns the reports of the fixed texts.
  func run(
    _ inputs: [LoadedInput], _ checker: inout GraphChecker
  ) throws(UsageError) -> (files: [FileReport], status: ExitStatus) {
    // Every graph is checked before the first one is changed.
    var files = try checker.files(inputs)
    var status = ExitStatus.success
    for (index, input) in inputs.enumerated() {
      guard case .success(let before) = input.result else { continue }
      guard before.mayBeQuoted else {
        console.complain("'\(input.name)' is left as it is: a link led out of the repository to it")
        continue
      }
      var (text, report, count) = (before, files[index], 0)
      for _ in 0..<Self.mostRounds {
        let fixes = Self.fixes(of: report)
        guard !fixes.isEmpty else { break }
        count += fixes.count
        let edits = fixes.flatMap(\.edits).sorted { $0.range < $1.range }
        text = text.with(SourceEdit.apply(edits, to: text.bytes))
        report = try checker.file(text)
      }
      let written = write(text, before, count, input)
      status = status.worse(written)
      if written == .success { tellLeft(report, input) }
      if !showsDiff, written == .success { files[index] = report }
    }
    return (files, status)
  }

  /// The safe fixes that don't touch the same bytes, at most one for each finding: its first.
  ///
  /// Only findings on every profile are fixed: a fix that is safe for one device may break another.
  private static func fixes(of report: FileReport) -> [Fix] {
    var taken: [SourceRange] = []
    var fixes: [Fix] = []
    for merged in report.findings where merged.profiles.isEmpty {
      let safe = merged.finding.fixes.first { $0.applicability == .safe }
      guard let fix = safe, !fix.edits.isEmpty, fix.edits.allSatisfy({ isFree($0.range, among: taken) }) else {
        continue
      }
      for edit in fix.edits { taken.insert(edit.range, at: taken.partitioningIndex { $0 >= edit.range }) }
      fixes.append(fix)
    }
    return fixes
  }

  /// Prints how many findings have a fix that was not applied, and why.
  private func tellLeft(_ report: FileReport, _ input: LoadedInput) {
    guard !console.globals.isQuiet else { return }
    let left = report.findings.filter { $0.finding.fixes.contains { !$0.edits.isEmpty } }
    let differing = left.filter { merged in
      !merged.profiles.isEmpty && merged.finding.fixes.contains { $0.applicability == .safe }
    }
    let unsafe = left.count { merged in !merged.finding.fixes.contains { $0.applicability == .safe } }
    let name = Escaping.terminal(input.name)
    func findings(_ count: Int) -> String { "\(count) \(count == 1 ? "finding" : "findings") in \(name)" }
    if !differing.isEmpty {
      console.note(
        "left \(findings(differing.count)): the safe fix is not that of every profile; choose one with --profile\n")
    }
    if unsafe > 0 {
      console.note("left \(findings(unsafe)): a check shows the suggestions, for you to decide\n")
    }
  }

  private static func isFree(_ range: SourceRange, among taken: [SourceRange]) -> Bool {
    let index = taken.partitioningIndex { $0 >= range }
    let neighbours = taken[max(0, index - 1)..<min(taken.count, index + 1)]
    return !neighbours.contains { $0.overlaps(range) || $0.lowerBound == range.lowerBound }
  }

  private func write(_ after: SourceText, _ before: SourceText, _ count: Int, _ input: LoadedInput) -> ExitStatus {
    guard after.bytes != before.bytes else { return .success }
    if showsDiff {
      let diff = UnifiedDiff(path: input.name, before: before.bytes, after: after.bytes)
      return console.write(diff)
    }
    guard let path = input.path else { return .success }
    let status = console.write(after.bytes, to: .file(path))
    if status == .success, !console.globals.isQuiet {
      console.note("fixed \(count) \(count == 1 ? "finding" : "findings") in \(Escaping.terminal(input.name))\n")
    }
    return status
  }
}
