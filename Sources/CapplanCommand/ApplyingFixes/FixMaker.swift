import CaptureReports
import JSONSource

/// Makes the fixes of findings: in place, or shown as a diff.
struct FixMaker {
  let console: Console
  let showsDiff: Bool
  let takesUnsafe: Bool
  let choice: FixChoice

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
        console.complain("'\(input.name)' is left as it is: a link on the way to it leads out of the repository")
        continue
      }
      var (step, made) = (FixStep(before, files[index]), [String]())
      // A fix may undo another, so it stops at a text that it has seen before.
      var known: Set<[UInt8]> = [before.bytes]
      for _ in 0..<Self.mostRounds {
        let fixes = choice.round(of: step.report, in: step.text, without: step.refused)
        guard !fixes.isEmpty else { break }
        let text = step.text
        let taken = try step.make(fixes, &checker)
        // What is refused now leaves room for other fixes.
        if taken.isEmpty { continue }
        guard known.insert(step.text.bytes).inserted else { break }
        made += lines(of: taken, in: text)
      }
      let written = write(step.text, before, made, input)
      status = status.worse(written)
      if written == .success { tellLeft(step, input) }
      if !showsDiff, written == .success { files[index] = step.report }
    }
    return (files, status)
  }

  /// Prints which findings still have fixes, and why.
  private func tellLeft(_ step: FixStep, _ input: LoadedInput) {
    guard !console.globals.isQuiet else { return }
    let name = Escaping.terminal(input.name)
    if takesUnsafe { return tellEachLeft(step, name) }
    let left = step.report.findings.filter(\.hasFixes)
    let differing = left.filter(\.hasSafeFix)
    let unsafe = left.count - differing.count
    func findings(_ count: Int) -> String { "\(count) \(count == 1 ? "finding" : "findings") in \(name)" }
    if !differing.isEmpty {
      console.note(
        "left \(findings(differing.count)): the safe fix is not that of every profile; "
          + "run it again with --profile and the device whose fix the graph shall take\n")
    }
    if unsafe > 0 {
      console.note(
        "left \(findings(unsafe)): a check shows the suggestions, for you to decide, or for --unsafe-fixes\n")
    }
  }

  private func tellEachLeft(_ step: FixStep, _ name: String) {
    let lines = LineTable(step.text)
    for merged in step.report.shown {
      guard let reason = choice.reason(forLeaving: merged, in: step.text, without: step.refused) else { continue }
      let start = lines.position(of: merged.finding.range.lowerBound)
      console.note("left \(name):\(start.line):\(start.column) [\(merged.finding.rule)]: \(reason)\n")
    }
  }

  /// The fixes of one round, a line each, with the places that they change.
  private func lines(of fixes: [Fix], in text: SourceText) -> [String] {
    let table = LineTable(text)
    return fixes.map { fix in
      let start = table.position(of: fix.edits.map(\.range.lowerBound).min() ?? 0)
      return "\(start.line):\(start.column): \(Escaping.terminal(fix.title))"
    }
  }

  private func write(_ after: SourceText, _ before: SourceText, _ made: [String], _ input: LoadedInput) -> ExitStatus {
    guard after.bytes != before.bytes else { return .success }
    if showsDiff {
      let diff = UnifiedDiff(path: input.name, before: before.bytes, after: after.bytes)
      return console.write(diff)
    }
    guard let path = input.path else { return .success }
    let status = console.write(after.bytes, to: .file(path))
    if status == .success, !console.globals.isQuiet {
      let count = made.count
      console.note("fixed \(count) \(count == 1 ? "finding" : "findings") in \(Escaping.terminal(input.name))\n")
      console.note(made.prefix(Finding.mostShown).map { "  \($0)\n" }.joined())
      if count > Finding.mostShown { console.note("  and \(count - Finding.mostShown) more\n") }
    }
    return status
  }
}
