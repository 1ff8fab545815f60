import CaptureModel
import CapturePlans
import CaptureReports
import JSONSource

/// The findings of a document as diagnostics.
struct Diagnostics {
  private let document: OpenDocument
  private let analysis: DocumentAnalysis
  private let client: ClientAbilities

  init(_ document: OpenDocument, _ analysis: DocumentAnalysis, _ client: ClientAbilities) {
    (self.document, self.analysis, self.client) = (document, analysis, client)
  }

  /// The diagnostics: what is wrong with the settings, then the findings in the order of the text.
  var all: [WireValue] {
    let start = SourceRange(0, 0)
    let profiles = analysis.results.map(\.profile)
    var all = analysis.obstacle.map { [remark($0, severity: 1, at: start)] } ?? []
    all += analysis.findings.map { diagnostic($0.finding, on: $0.profiles, among: profiles) }
    if analysis.hiddenCount > 0 {
      all.append(remark("\(analysis.hiddenCount) more findings are not shown", severity: 3, at: start))
    }
    return all
  }

  private func remark(_ message: String, severity: Int, at range: SourceRange) -> WireValue {
    [
      "range": document.text.range(range), "severity": .integer(severity), "source": "capplan",
      "message": .text(message),
    ]
  }

  /// One finding, with its profiles unless it is on all of them.
  func diagnostic(_ finding: Finding, on profiles: [String], among all: [String]) -> WireValue {
    var lines = [finding.sentence]
    if !profiles.isEmpty { lines[0] += " (on \(ProfileList.text(profiles, among: all)))" }
    var related: [WireValue] = []
    for note in finding.notes {
      if let range = note.range, client.takesRelatedInformation {
        related.append([
          "location": ["uri": .text(document.uri), "range": document.text.range(range)],
          "message": .text(note.message),
        ])
      } else {
        lines.append("note: \(note.message)")
      }
    }
    if let help = finding.help { lines.append("help: \(help)") }
    var members: [(String, WireValue)] = [
      ("range", document.text.range(finding.range)), ("severity", .integer(Self.severity(finding.severity))),
      ("code", .text(finding.rule.rawValue)), ("source", "capplan"),
      ("message", .text(lines.joined(separator: "\n"))),
    ]
    let tags = [Self.tag(finding.rule)].compactMap { $0 }.filter(client.diagnosticTags.contains)
    if !tags.isEmpty { members.append(("tags", .list(tags.map { .integer($0) }))) }
    if !related.isEmpty { members.append(("relatedInformation", .list(related))) }
    return .object(members)
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// The tag: 1 for unnecessary, 2 for deprecated.
  private static func tag(_ rule: RuleID) -> Int? {
    if rule == DocumentFault.unusedIgnore.id || rule == DocumentFault.expiredIgnore.id { return 1 }
    return rule.rawValue.hasSuffix("-deprecated") ? 2 : nil
  }
}
