package import CaptureReports
import CapturePlans
package import JSONSource

extension Console {
  /// Prints which inputs can't be read, and returns the status for that.
  package func complain(ofUnreadable inputs: [LoadedInput]) -> ExitStatus {
    var status = ExitStatus.success
    for input in inputs {
      guard case .failure(let error) = input.result else { continue }
      complain("'\(input.name)' \(error.message)")
      status = .unusable
    }
    return status
  }

  /// Prints the findings of documents on standard error.
  package func tell(_ files: [FileReport]) {
    for file in files {
      guard case .checked(let reading, _) = file.content else { continue }
      tell(reading.findings, in: reading.source)
    }
  }

  /// Prints the findings of a document on standard error, one per line.
  package func tell(_ findings: [Finding], in source: SourceText) {
    let table = LineTable(source)
    for finding in findings.prefix(Finding.mostShown) {
      let remarks = [finding.suggestion.map(Suggestion.question), finding.help].compactMap { $0 }.map { " (\($0))" }
      note(Escaping.terminal(table.conciseLine(for: finding) + remarks.joined()) + "\n")
    }
    let rest = findings.count - Finding.mostShown
    if rest > 0 { complain("and \(rest) more findings in '\(source.name)'") }
  }
}
