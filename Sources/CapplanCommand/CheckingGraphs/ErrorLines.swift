import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import JSONSource

/// The errors that keep a command from using a graph, as it prints them on standard error.
enum ErrorLines {
  /// A line for each error and each likely error, `file:line:column: error: message [rule]`, safe for a terminal.
  static func of(_ findings: [Finding], in source: SourceText) -> [String] {
    concise(findings.filter { $0.severity == .error || $0.isLikelyRefusal }, in: source)
  }

  /// A line for each object of a draft with keys that were not read, as above.
  static func ofOpenDraft(_ reading: GraphDocument) -> [String] {
    concise(reading.findings.filter { $0.rule == DocumentFault.draftIncomplete.id }, in: reading.source)
      + ["error: the graph can't be judged without these keys"]
  }

  /// A line for each finding, as above.
  static func concise(_ findings: [Finding], in source: SourceText) -> [String] {
    let table = LineTable(source)
    return findings.map { finding in
      Escaping.terminal(
        table.conciseLine(for: finding) + (finding.suggestion.map { " (\(Suggestion.question($0)))" } ?? ""))
    }
  }
}

extension Console {
  /// Prints on standard error which costs are above their targets, in the words of a check.
  func complain(ofMissedTargets files: [FileReport]) {
    for file in files {
      guard case .checked(let reading, let results) = file.content else { continue }
      var lines: [String] = []
      for result in results {
        let profile = results.count > 1 ? Escaping.terminal(" on \(result.profile)") : ""
        lines += ErrorLines.of(result.missedTargets, in: reading.source).map { $0 + profile }
      }
      for line in lines { note(line + "\n") }
    }
  }

  /// Prints on standard error which errors keep graphs from being judged on any profile.
  func complain(ofUnjudged files: [FileReport]) {
    for file in files {
      guard case .checked(let reading, let results) = file.content else { continue }
      if reading.lacksOnlyUnreadKeys { for line in ErrorLines.ofOpenDraft(reading) { note(line + "\n") } }
      guard results.allSatisfy({ $0.verdict == .invalid }) else { continue }
      for line in ErrorLines.of(reading.findings, in: reading.source) { note(line + "\n") }
    }
  }
}
