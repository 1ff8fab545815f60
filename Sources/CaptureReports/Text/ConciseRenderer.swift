import CaptureSession
import JSONSource
import CapturePlans

/// Renders a check for editors and problem matchers: `file:line:column: severity: message [rule]`.
public struct ConciseRenderer: Sendable {
  private let showsPredictions: Bool

  /// A renderer.
  public init(showsPredictions: Bool = false) { self.showsPredictions = showsPredictions }

  /// One line for each finding; empty where there are none.
  public func render(_ report: Report) -> String {
    var text = ""
    for file in report.files {
      let name = TerminalText.escaped(file.name)
      switch file.content {
      case .unreadable(let reason):
        text += "\(name):1:1: error: \(TerminalText.escaped(reason)) [\(UnreadableFile.rule)]\n"
      case .checked(let reading, let results):
        let predictions = showsPredictions ? MergedPrediction.merge(results) : []
        guard !file.findings.isEmpty || !predictions.isEmpty else { continue }
        let places = PlaceTable(reading.source)
        let profiles = results.map(\.profile)
        for merged in file.findings { text += line(merged, name, places, profiles) }
        for merged in predictions { text += line(merged, name, places, profiles) }
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

  private func line(_ merged: MergedPrediction, _ name: String, _ places: PlaceTable, _ results: [String]) -> String {
    let place = places.place(of: merged.prediction.range.lowerBound)
    let list = merged.profiles.isEmpty ? "" : " (on \(ProfileList.text(merged.profiles, among: results)))"
    let message = TerminalText.escaped(merged.prediction.message + list)
    return "\(name):\(place.line):\(place.column): prediction: \(message) [\(merged.prediction.kind)]\n"
  }
}
