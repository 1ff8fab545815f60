import CaptureModel
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

  /// A renderer. A report on costs has no findings. A matrix has none either, but the reasons for its verdicts.
  public init(isCompact: Bool = false, hasFindings: Bool = true, hasReasons: Bool = false) {
    style = isCompact ? .compact : .indented
    self.hasFindings = hasFindings
    self.hasReasons = hasReasons
  }

  /// A report whose results are made while it is written.
  struct Contents {
    let report: Report
    let results: ReportStream<ResultRecord>
    var budgetRemark: String??
  }

  /// The keys of a check and of a bill of costs.
  static let shape = ReportShape<Contents> {
    head
    ReportKey("summary", .object(summary), about: ReportSentence.counts) { $0 }
  }

  /// The keys that all reports of a check begin with.
  static let head = ReportShape<Contents> {
    SummaryJSON.head.of { $0.report.tool }
    ReportKey(
      "results", .stream(of: .object(ResultJSON.shape)), about: "The results: one for each file and profile"
    ) { $0.results }
  }

  private static let summary = ReportShape<Contents> {
    SummaryJSON.counts.of { $0.report.summary }
    SummaryJSON.budgets.of { $0.budgetRemark }
  }

  /// The whole report as one object, ending with LF.
  public func render(_ report: Report) -> String { Self.shape.text(of: contents(of: report), style: style) }

  /// The bills of a report, with the reason why they can't be compared.
  func render(_ report: Report, budgetRemark: String?) -> String {
    Self.shape.text(of: contents(of: report, budgetRemark: .some(budgetRemark)), style: style)
  }

  /// A report with its results; `budgetRemark` is as in `SummaryJSON.budgets`.
  func contents(of report: Report, budgetRemark: String?? = nil) -> Contents {
    let results = ReportStream<ResultRecord> { body in
      for file in report.files { records(of: file, report.tool, body) }
    }
    return Contents(report: report, results: results, budgetRemark: budgetRemark)
  }

  /// Calls a function with each result of a file.
  func records(of file: FileReport, _ tool: ReportTool, _ body: (ResultRecord) -> Void) {
    switch file.content {
    case .unreadable(let reason):
      let fault = FindingRecord(rule: UnreadableFile.rule, severity: .error, message: reason)
      body(
        ResultRecord(
          path: file.name, verdict: .invalid, findings: hasFindings ? [fault] : [],
          reason: hasReasons ? .some(file.fault) : nil))
    case .checked(let reading, let results):
      var recorder = FindingRecorder(reading, tool: tool)
      if results.isEmpty {
        let shown = reading.findings.prefix(hasFindings ? Finding.mostShown : 0)
        body(
          ResultRecord(
            path: file.name, verdict: file.unjudged, findings: shown.map { recorder.record($0, on: []) },
            hidden: hidden(reading.findings), reason: hasReasons ? .some(file.fault) : nil))
      }
      let makers = MergedFinding.makers(in: file)
      let shared = hasReasons ? file.sharedRefusals : []
      for result in results { body(record(of: result, file.name, makers, shared, &recorder)) }
    }
  }

  private func record(
    of result: CheckResult, _ path: String, _ makers: [Finding: [String]], _ shared: [RuleID],
    _ recorder: inout FindingRecorder
  ) -> ResultRecord {
    let shown = result.findings.prefix(hasFindings ? Finding.mostShown : 0)
    return ResultRecord(
      path: path, profile: result.profile, verdict: result.verdict, result: result,
      findings: shown.map { recorder.record($0, on: makers[$0.withoutBasis] ?? [result.profile]) },
      missing: result.missing.map { recorder.record($0, at: $0.range) },
      predictions: (hasFindings ? result.predictions : []).map { recorder.record($0, at: $0.range) },
      hidden: hidden(result.findings), reason: hasReasons ? .some(result.reason(beside: shared)) : nil)
  }

  /// How many findings are not shown; `nil` if all are shown.
  private func hidden(_ findings: [Finding]) -> HiddenFindings? {
    hasFindings ? HiddenFindings(of: findings.map(\.severity)) : nil
  }
}
