public import RuleKit
public import JSONSource
public import CapturePlans

/// The report of one file.
public struct FileReport: Sendable {
  /// The outcome of reading and checking a file.
  public enum Content: Sendable {
    /// It was read, and checked on each profile; without results, no profile could be used.
    case checked(GraphDocument, [CheckResult])

    /// It could not be read, for this reason.
    case unreadable(String)
  }

  /// The path as the user wrote it, or `<stdin>`.
  public let name: String

  /// The bytes of the path, where they are not UTF-8.
  let address: [UInt8]?

  /// Its outcome.
  public let content: Content

  /// What was found, in the order of the text; equal findings on several profiles are one.
  public let findings: [MergedFinding]

  /// The verdict of a file without results: it is no graph, or no profile that it names can be used.
  let unjudged: Verdict

  /// A file that was checked.
  public init(_ reading: GraphDocument, results: [CheckResult]) {
    self.init(reading, results: results, unjudged: nil)
  }

  /// The same of a file of which not all that was found is told; its verdict is as before.
  init(_ reading: GraphDocument, results: [CheckResult], unjudged: Verdict?) {
    name = reading.source.name
    address = reading.source.address
    content = .checked(reading, results)
    findings = MergedFinding.merge(results, or: reading)
    self.unjudged = unjudged ?? (findings.isEmpty ? .unverified : .invalid)
  }

  /// A file that could not be read.
  public init(unreadable name: String, address: [UInt8]? = nil, reason: String) {
    self.name = name
    self.address = address
    content = .unreadable(reason)
    findings = []
    unjudged = .invalid
  }

  /// Whether the file could be read.
  public var isReadable: Bool {
    if case .checked = content { true } else { false }
  }

  /// The findings that are shown.
  var shown: ArraySlice<MergedFinding> { findings.prefix(Finding.mostShown) }

  /// The findings that are only counted; `nil` where all are shown.
  var hidden: HiddenFindings? { HiddenFindings(of: findings.map(\.finding.severity)) }

  /// Whether it could be read and nothing was found.
  var isClean: Bool { isReadable && findings.isEmpty }

  /// The results, one for each profile.
  public var results: [CheckResult] {
    if case .checked(_, let results) = content { results } else { [] }
  }

  /// The answers, one for each result, or the only one of a file without results.
  var answers: [Answer] { results.isEmpty ? [Answer(unjudged)] : results.map(\.answer) }
}

/// What the reports call the tool that made them.
public struct ReportTool: Sendable {
  /// Its name.
  public let name: String

  /// Its version.
  public let version: String

  /// Finds the rule of a finding; reports have no list of rules of their own.
  public let rule: @Sendable (RuleID) -> Rule?

  /// A tool.
  public init(name: String = "capplan", version: String, rule: @escaping @Sendable (RuleID) -> Rule?) {
    self.name = name
    self.version = version
    self.rule = rule
  }
}

/// What a check says of every file.
public struct Report: Sendable {
  /// The tool that made it.
  public let tool: ReportTool

  /// The files, in the order in which they were asked for.
  public let files: [FileReport]

  /// A report.
  public init(tool: ReportTool, files: [FileReport]) {
    self.tool = tool
    self.files = files
  }

  /// The same without the files that could not be read.
  public var readable: Report { Report(tool: tool, files: files.filter(\.isReadable)) }

  /// The counts over all files.
  public var summary: ReportSummary { ReportSummary(self) }
}
