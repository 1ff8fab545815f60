import CaptureSession
public import JSONSource
import CapturePlans

/// Renders a check for editors and problem matchers: `file:line:column: severity: message [rule]`.
public struct ConciseRenderer: Sendable {
  private let least: Severity
  private let showsPredictions: Bool
  private let showsDoubts: Bool

  /// A renderer of findings from a severity up and, with `showsDoubts`, of missing facts that decide a verdict.
  public init(from least: Severity = .note, showsPredictions: Bool = false, showsDoubts: Bool = false) {
    self.least = least
    self.showsPredictions = showsPredictions
    self.showsDoubts = showsDoubts
  }

  /// One line for each finding; empty if there are none.
  public func render(_ report: Report) -> String {
    var text = ""
    for file in report.files {
      switch file.content {
      case .unreadable(let reason):
        let table = LineTable(SourceText(name: file.name, bytes: []))
        text += Self.line(table, 0, "error", reason, UnreadableFile.rule)
      case .checked(let reading, let results):
        let predictions = showsPredictions ? MergedPrediction.merge(results) : []
        let doubts = showsDoubts ? file.doubts : []
        guard !file.findings.isEmpty || !predictions.isEmpty || !doubts.isEmpty else { continue }
        let table = LineTable(reading.source)
        let all = results.map(\.profile)
        for merged in file.shown where merged.finding.severity >= least {
          let finding = merged.finding
          let message = finding.sentence + Self.list(merged.profiles, among: all)
          let kind = finding.severity.rawValue
          text += Self.line(table, finding.range.lowerBound, kind, message, finding.rule.rawValue)
        }
        if let hidden = file.hidden { text += TerminalText.escaped("\(file.name): \(hidden.text)") + "\n" }
        for (missing, profiles) in doubts {
          let message = "unverified: \(missing.words)" + Self.list(profiles, among: all)
          text += Self.line(table, missing.range.lowerBound, "warning", message, missing.rule.rawValue)
        }
        for merged in predictions {
          let prediction = merged.prediction
          let message = prediction.message + Self.list(merged.profiles, among: all)
          text += Self.line(table, prediction.range.lowerBound, "prediction", message, "\(prediction.kind)")
        }
      }
    }
    return text
  }

  /// ` (on iphone-xs)`; empty if it applies to every profile.
  private static func list(_ profiles: [String], among all: [String]) -> String {
    profiles.isEmpty ? "" : " (on \(ProfileList.text(profiles, among: all)))"
  }

  private static func line(
    _ table: LineTable, _ offset: Int, _ kind: String, _ message: String, _ rule: String
  ) -> String {
    TerminalText.escaped(table.conciseLine(at: offset, kind: kind, message: message, rule: rule)) + "\n"
  }
}
