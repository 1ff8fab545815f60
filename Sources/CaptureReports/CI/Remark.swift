import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// One thing that a report says about a file, for the formats of other programs.
struct Remark {
  /// The subject of a remark.
  enum Subject {
    /// A finding.
    case finding(Finding)

    /// A missing fact that decides a verdict.
    case missing

    /// Findings past the limit, which are only counted.
    case rest

    /// A file that could not be read.
    case unreadable
  }

  let subject: Subject

  /// The rule of the finding, or a word instead of a rule.
  let rule: RuleID

  let severity: Severity

  /// The message, with the profiles if it doesn't apply to all; safe to show.
  let message: String

  /// The place; `nil` for the file as a whole.
  let range: SourceRange?

  /// The ids of the profiles; empty if it applies to all of them.
  let profiles: [String]

  /// The basis of the device facts that it needs; `nil` if it needs none.
  var basis: FactKind? {
    if case .finding(let finding) = subject { finding.basis } else { nil }
  }

  /// The reason and what to do, one line each; safe to show.
  var details: [String] {
    guard case .finding(let finding) = subject else { return [] }
    var lines: [String] = []
    for note in finding.notes where note.range == nil { lines.append("note: " + note.message) }
    if let help = finding.help { lines.append("help: " + help) }
    for fix in finding.fixes { lines.append("fix (\(fix.applicability.rawValue)): " + fix.title) }
    return lines.map(TerminalText.escaped)
  }

  /// The message and its details, each on its own line.
  var text: String { ([message] + details).joined(separator: "\n") }
}

/// All remarks of a report on one file.
struct FileRemarks {
  /// The words used instead of a rule.
  enum Word {
    /// For findings that are only counted.
    static let rest: RuleID = "more-findings"

    /// For a file that could not be read.
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

  /// The document; `nil` if the file could not be read.
  private let reading: GraphDocument?

  /// The parsed text; `nil` if it is not JSON.
  var document: JSONDocument? { reading?.document }

  /// The graph, as far as it could be read.
  var graph: CaptureGraph? { reading?.graph }

  /// The remarks, in the order of the text.
  let remarks: [Remark]

  /// The findings of a file that are shown and, with `showsDoubts`, missing facts that decide a verdict.
  init(_ file: FileReport, showsDoubts: Bool) {
    name = file.name
    profiles = file.results.map(\.profile)
    switch file.content {
    case .unreadable(let reason):
      source = SourceText(name: file.name, bytes: [], address: file.address)
      reading = nil
      remarks = [
        Remark(
          subject: .unreadable, rule: Word.unreadable, severity: .error, message: TerminalText.escaped(reason),
          range: nil,
          profiles: [])
      ]
    case .checked(let reading, _):
      source = reading.source
      self.reading = reading
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
  /// The identity of a remark, which needn't be a finding.
  mutating func identity(of remark: Remark) -> FindingIdentity {
    switch remark.subject {
    case .finding(let finding): identity(of: finding)
    case .missing: identity(ofMissing: remark.rule, at: remark.range)
    case .rest, .unreadable: identity(ofFile: remark.rule)
    }
  }
}
