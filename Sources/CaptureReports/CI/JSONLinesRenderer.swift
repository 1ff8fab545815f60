import CaptureModel
import JSONSource

/// Renders a check as JSON Lines: version and tool, then each result as in the JSON report, then the summary.
public struct JSONLinesRenderer: Sendable {
  private static let summary = ReportShape<ReportSummary> {
    ReportKey("summary", .object(SummaryJSON.counts), about: "The counts over all files; the last line") { $0 }
  }

  /// A renderer.
  public init() {}

  /// The whole report; each line ends with LF.
  public func render(_ report: Report) -> String {
    var text = SummaryJSON.head.text(of: report.tool, style: .compact)
    for file in report.files {
      JSONRenderer().records(of: file, report.tool) { text += ResultJSON.shape.text(of: $0, style: .compact) }
    }
    return text + Self.summary.text(of: report.summary, style: .compact)
  }
}
