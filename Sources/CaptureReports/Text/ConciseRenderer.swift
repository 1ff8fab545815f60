internal import CapturePlanning

/// Renders a check for editors and problem matchers: `file:line:column: severity: message [rule]`.
public struct ConciseRenderer: Sendable {
  /// A renderer.
  public init() {}

  /// One line for each finding; empty where there are none.
  public func render(_ report: Report) -> String {
    var text = ""
    for file in report.files {
      let name = TerminalText.escaped(file.name)
      switch file.content {
      case .unreadable(let reason):
        text += "\(name):1:1: error: \(TerminalText.escaped(reason)) [\(UnreadableFile.rule)]\n"
      case .checked(let reading, let results):
        guard !file.findings.isEmpty else { continue }
        let places = PlaceTable(reading.source)
        for merged in file.findings { text += line(merged, name, places, results.map(\.profile)) }
      }
    }
    return text
  }

  private func line(_ merged: MergedFinding, _ name: String, _ places: PlaceTable, _ results: [String]) -> String {
    let finding = merged.finding
    let place = places.place(of: finding.range.lowerBound)
    let list = merged.profiles.isEmpty ? "" : " (on \(ProfileList.text(merged.profiles, among: results)))"
    let message = TerminalText.escaped(finding.message + list)
    let rule = TerminalText.escaped(finding.rule.rawValue)
    return "\(name):\(place.line):\(place.column): \(finding.severity.rawValue): \(message) [\(rule)]\n"
  }
}
