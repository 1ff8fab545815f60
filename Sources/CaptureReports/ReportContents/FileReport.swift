public import CapturePlans
import CaptureSession
public import JSONSource
public import RuleKit

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

  /// The bytes of the path if they are not UTF-8.
  let address: [UInt8]?

  /// The outcome of reading and checking the file.
  public let content: Content

  /// The findings, in the order of the text; equal findings on several profiles are merged.
  public let findings: [MergedFinding]

  /// The verdict of a file without results: it isn't a graph, or none of the profiles that it names can be used.
  let unjudged: Verdict

  /// A file that was checked.
  public init(_ reading: GraphDocument, results: [CheckResult]) {
    self.init(reading, results: results, unjudged: nil)
  }

  /// A file that was checked, without some of its findings; its verdict is unchanged.
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
  public var shown: ArraySlice<MergedFinding> { findings.prefix(Finding.mostShown) }

  /// The findings that are only counted; `nil` if all are shown.
  var hidden: HiddenFindings? { HiddenFindings(of: findings.map(\.finding.severity)) }

  /// Whether it could be read and has no findings.
  var isClean: Bool { isReadable && findings.isEmpty }

  /// The results, one for each profile.
  public var results: [CheckResult] {
    if case .checked(_, let results) = content { results } else { [] }
  }

  /// The answers, one for each result; a file without results has a single one.
  var answers: [Answer] { results.isEmpty ? [Answer(unjudged)] : results.map(\.answer) }

  /// The facts that are missing for open verdicts, each once, with the ids of its profiles; no ids if it is missing in
  /// all.
  var doubts: [(missing: MissingFact, profiles: [String])] {
    var order: [MissingFact] = []
    var profiles: [MissingFact: [String]] = [:]
    for result in results where result.verdict == .unverified {
      for missing in result.missing where missing.decides {
        if profiles[missing] == nil { order.append(missing) }
        if profiles[missing]?.last != result.profile { profiles[missing, default: []].append(result.profile) }
      }
    }
    return order.map { missing in
      let some = profiles[missing] ?? []
      return (missing, some.count == results.count ? [] : some)
    }
  }
}

/// The tool that made a report.
public struct ReportTool: Sendable {
  /// The name of the tool.
  public let name: String

  /// The version of the tool.
  public let version: String

  /// Finds the rule of a finding; reports don't have their own list of rules.
  public let rule: @Sendable (RuleID) -> Rule?

  /// A tool.
  public init(name: String = "capplan", version: String, rule: @escaping @Sendable (RuleID) -> Rule?) {
    self.name = name
    self.version = version
    self.rule = rule
  }
}

/// The results of a check on every file.
public struct Report: Sendable {
  /// The tool that made it.
  public let tool: ReportTool

  /// The files, in the requested order.
  public let files: [FileReport]

  /// A report.
  public init(tool: ReportTool, files: [FileReport]) {
    self.tool = tool
    self.files = files
  }

  /// The report without files that could not be read.
  public var readable: Report { Report(tool: tool, files: files.filter(\.isReadable)) }

  /// The counts over all files.
  public var summary: ReportSummary { ReportSummary(self) }
}
