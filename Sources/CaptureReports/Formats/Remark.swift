import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// One thing that a report says of a file, as the formats of other programs take it.
struct Remark {
  /// What is said.
  enum Subject {
    /// Something was found.
    case finding(Finding)

    /// A fact is missing, and the verdict depends on it.
    case missing

    /// There are more findings than are shown.
    case rest

    /// The file could not be read.
    case unreadable
  }

  let subject: Subject

  /// The rule that speaks, or a word in its place.
  let rule: RuleID

  let severity: Severity

  /// What is wrong, with the profiles where it is so on some only; safe to show.
  let message: String

  /// The place; `nil` for the file as a whole.
  let range: SourceRange?

  /// The ids of the profiles; empty if it is said on all of them.
  let profiles: [String]

  /// How the facts of the device are known that it needs; `nil` where it needs none.
  var basis: FactKind? {
    if case .finding(let finding) = subject { finding.basis } else { nil }
  }

  /// Why and what to do, a line for each; safe to show.
  var details: [String] {
    guard case .finding(let finding) = subject else { return [] }
    var lines: [String] = []
    for note in finding.notes where note.range == nil { lines.append("note: " + note.message) }
    if let help = finding.help { lines.append("help: " + help) }
    for fix in finding.fixes { lines.append("fix (\(fix.applicability.rawValue)): " + fix.title) }
    return lines.map(TerminalText.escaped)
  }

  /// The message and its details, on lines of their own.
  var text: String { ([message] + details).joined(separator: "\n") }
}

/// What a report says of one file, remark after remark.
struct FileRemarks {
  /// The words that stand in place of a rule where no rule speaks.
  enum Word {
    /// Of findings that are only counted.
    static let rest: RuleID = "more-findings"

    /// Of a file that could not be read.
    static let unreadable = RuleID(rawValue: UnreadableFile.rule)
  }

  /// The path as the user wrote it.
  let name: String

  /// The text; empty if it could not be read.
  let source: SourceText

  /// The lines of the text.
  let table: LineTable

  /// The ids of the profiles that it was checked on.
  let profiles: [String]

  /// The tree of the text; `nil` where it is no JSON.
  let document: JSONDocument?

  /// The graph, as far as it could be read.
  let graph: CaptureGraph?

  /// What is said, in the order of the text.
  let remarks: [Remark]

  /// The findings of a file that are shown; with `showsDoubts` also what is not known where that decides.
  init(_ file: FileReport, showsDoubts: Bool) {
    name = file.name
    profiles = file.results.map(\.profile)
    switch file.content {
    case .unreadable(let reason):
      source = SourceText(name: file.name, bytes: [], address: file.address)
      (document, graph) = (nil, nil)
      remarks = [
        Remark(
          subject: .unreadable, rule: Word.unreadable, severity: .error, message: TerminalText.escaped(reason),
          range: nil,
          profiles: [])
      ]
    case .checked(let reading, _):
      source = reading.source
      (document, graph) = (reading.document, reading.graph)
      remarks = Self.remarks(file, among: profiles, showsDoubts: showsDoubts)
    }
    table = LineTable(source)
  }

  private static func remarks(_ file: FileReport, among all: [String], showsDoubts: Bool) -> [Remark] {
    func text(_ message: String, _ profiles: [String]) -> String {
      let list = profiles.isEmpty ? "" : " (on \(ProfileList.text(profiles, among: all)))"
      return TerminalText.escaped(message + list)
    }
    var remarks = file.shown.map { merged in
      Remark(
        subject: .finding(merged.finding), rule: merged.finding.rule, severity: merged.finding.severity,
        message: text(merged.finding.sentence, merged.profiles), range: merged.finding.range, profiles: merged.profiles)
    }
    for (missing, profiles) in showsDoubts ? file.doubts : [] {
      let message = text("unverified: \(missing.words)", profiles)
      remarks.append(
        Remark(
          subject: .missing, rule: missing.rule, severity: .warning, message: message, range: missing.range,
          profiles: profiles))
    }
    if let hidden = file.hidden {
      let gravest = hidden.counts.first { $0.count > 0 }?.severity ?? .note
      remarks.append(
        Remark(subject: .rest, rule: Word.rest, severity: gravest, message: hidden.text, range: nil, profiles: []))
    }
    return remarks
  }
}

extension FindingIdentifier {
  /// The identity of a remark, which may be no finding.
  mutating func identity(of remark: Remark) -> FindingIdentity {
    switch remark.subject {
    case .finding(let finding): identity(of: finding)
    case .missing: identity(ofMissing: remark.rule, at: remark.range)
    case .rest, .unreadable: identity(ofFile: remark.rule)
    }
  }
}
