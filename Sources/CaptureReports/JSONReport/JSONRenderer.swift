import CapturePlans
import CaptureSession
import JSONSource

/// Renders a check for other tools, as version 1 of the report.
///
/// The order of keys is fixed; unknown values are `null`. Columns count Unicode scalars from 1.
public struct JSONRenderer: Sendable {
  private let style: JSONWriter.Style
  private let hasFindings: Bool
  private let hasReasons: Bool

  /// Whether each result has its own line.
  private let isLines: Bool

  /// A renderer. A report on costs has no findings. A matrix has none either, but the reasons for its verdicts.
  public init(isCompact: Bool = false, hasFindings: Bool = true, hasReasons: Bool = false) {
    style = isCompact ? .compact : .indented
    self.hasFindings = hasFindings
    self.hasReasons = hasReasons
    isLines = false
  }

  private init(_ style: JSONWriter.Style, isLines: Bool) {
    self.style = style
    self.isLines = isLines
    hasFindings = true
    hasReasons = false
  }

  /// A renderer that writes each result on its own line.
  static let lines = JSONRenderer(.compact, isLines: true)

  /// The whole report as one object, ending with LF.
  public func render(_ report: Report) -> String { render(report) { _ in } }

  /// The same with more members of the summary.
  func render(_ report: Report, more: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(style: style)
    writer.object { writer in members(of: report, to: &writer, more: more) }
    writer.endLine()
    return writer.text
  }

  /// The members of the report's object; `more` writes members of the summary that only some reports have.
  func members(
    of report: Report, to writer: inout JSONWriter, more: (inout JSONWriter) -> Void = { _ in }
  ) {
    Self.head(report.tool, to: &writer)
    writer.array("results") { writer in
      for file in report.files { elements(of: file, report.tool, to: &writer) }
    }
    Self.summary(report.summaryOfResults, to: &writer, more: more)
  }

  /// The members at the beginning of every report.
  static func head(_ tool: ReportTool, to writer: inout JSONWriter) {
    writer.member("version", 1)
    writer.object("tool") { writer in
      writer.member("name", tool.name)
      writer.member("version", tool.version)
    }
  }

  /// Writes the results of a file as elements.
  func elements(of file: FileReport, _ tool: ReportTool, to writer: inout JSONWriter) {
    switch file.content {
    case .unreadable(let reason):
      element(file.name, profile: nil, .invalid, to: &writer) { writer in
        if hasFindings { Self.unreadable(reason, to: &writer) }
      } unverified: { _ in
      } more: { writer in
        if hasReasons { writer.member("reason", file.fault) }
      }
    case .checked(let reading, let results):
      var findings = FindingJSON(reading, tool: tool)
      if results.isEmpty {
        element(file.name, profile: nil, file.unjudged, to: &writer) { writer in
          let shown = reading.findings.prefix(hasFindings ? Finding.mostShown : 0)
          for finding in shown { findings.element(finding, on: [], to: &writer) }
        } unverified: { _ in
        } more: { writer in
          hiddenMember(reading.findings, to: &writer)
          if hasReasons { writer.member("reason", file.fault) }
        }
      }
      let makers = MergedFinding.makers(in: file)
      let shared = hasReasons ? file.sharedRefusals : []
      for result in results { element(result, of: file.name, makers, shared, &findings, to: &writer) }
    }
  }

  private func element(
    _ result: CheckResult, of path: String, _ makers: [Finding: [String]], _ shared: [RuleID],
    _ json: inout FindingJSON, to writer: inout JSONWriter
  ) {
    // Both closures use this copy, one after the other.
    var findings = json
    element(path, profile: result.profile, result.verdict, result, to: &writer) { writer in
      for finding in result.findings.prefix(hasFindings ? Finding.mostShown : 0) {
        findings.element(finding, on: makers[finding.withoutBasis] ?? [result.profile], to: &writer)
      }
    } unverified: { writer in
      for missing in result.missing { findings.element(missing, to: &writer) }
    } predictions: { writer in
      for prediction in hasFindings ? result.predictions : [] { findings.element(prediction, to: &writer) }
    } more: { writer in
      hiddenMember(result.findings, to: &writer)
      if hasReasons { writer.member("reason", result.reason(beside: shared)) }
      if let outlooks = result.outlooks { OutlookJSON.member("whatIf", outlooks, to: &writer) }
    }
    json = findings
  }

  private func element(
    _ path: String, profile: String?, _ verdict: Verdict, _ result: CheckResult? = nil, to writer: inout JSONWriter,
    findings: (inout JSONWriter) -> Void, unverified: (inout JSONWriter) -> Void,
    predictions: (inout JSONWriter) -> Void = { _ in }, more: (inout JSONWriter) -> Void = { _ in }
  ) {
    writer.object { writer in
      writer.member("path", path)
      writer.member("profile", profile)
      writer.member("verdict", verdict.rawValue)
      writer.member("basis", result?.basis?.rawValue)
      GroundJSON.member("restsOn", result?.restsOn ?? [], to: &writer)
      PlanJSON.member("plan", result?.plan?.configuration, to: &writer)
      CostJSON.member("hardwareCost", result?.costs?.hardware, to: &writer)
      CostJSON.member("systemPressureCost", result?.costs?.pressure, to: &writer)
      writer.array("findings", findings)
      writer.array("unverified", unverified)
      writer.array("predictions", predictions)
      GuardJSON.members(result, to: &writer)
      more(&writer)
    }
    if isLines { writer.endLine() }
  }

  /// Writes how many findings are not shown; the member is left out if all are shown.
  private func hiddenMember(_ findings: [Finding], to writer: inout JSONWriter) {
    guard hasFindings, let hidden = HiddenFindings(of: findings.map(\.severity)) else { return }
    writer.object("hiddenFindings") { writer in hidden.members(to: &writer) }
  }

  private static func unreadable(_ reason: String, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("rule", UnreadableFile.rule)
      writer.member("severity", Severity.error.rawValue)
      writer.member("message", reason)
      for key in ["range", "pointer", "label"] { writer.member(key, nil as String?) }
      writer.array("notes") { _ in }
      writer.member("help", nil as String?)
      for key in ["fixes", "sources"] { writer.array(key) { _ in } }
      for key in ["confidence", "basis"] { writer.member(key, nil as String?) }
      writer.array("profiles") { _ in }
    }
  }

  /// Writes the counts as a member.
  static func summary(
    _ summary: ReportSummary, to writer: inout JSONWriter, more: (inout JSONWriter) -> Void = { _ in }
  ) {
    writer.object("summary") { writer in
      writer.member("errors", summary.errors)
      writer.member("warnings", summary.warnings)
      writer.member("notes", summary.notes)
      writer.member("hiddenRefusals", summary.hiddenRefusals)
      writer.member("files", summary.files)
      writer.member("profiles", summary.profiles)
      writer.object("verdicts") { writer in
        for verdict in ReportSummary.verdictOrder { writer.member(verdict.rawValue, summary.count(of: verdict)) }
      }
      more(&writer)
    }
  }
}
