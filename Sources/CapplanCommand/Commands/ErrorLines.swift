import CapturePlans
import CaptureReports
import JSONSource

/// What a command says on standard error where the errors of a graph keep it from its work.
enum ErrorLines {
  /// A line for each error, `file:line:column: error: message [rule]`, safe for a terminal.
  static func of(_ findings: [Finding], in source: SourceText) -> [String] {
    let table = PlaceTable(source)
    return findings.filter { $0.severity == .error }.map { finding in
      let place = table.place(of: finding.range.lowerBound)
      return Escaping.terminal(
        "\(source.name):\(place.line):\(place.column): error: \(finding.message) [\(finding.rule)]")
    }
  }
}

extension Console {
  /// Says on standard error which errors keep graphs from being judged on any profile.
  func complain(ofUnjudged files: [FileReport]) {
    for file in files {
      guard case .checked(let reading, let results) = file.content, results.allSatisfy({ $0.verdict == .invalid })
      else { continue }
      for line in ErrorLines.of(reading.findings, in: reading.source) { note(line + "\n") }
    }
  }
}
