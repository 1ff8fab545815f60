import JSONSource

/// Renders a check as JSON Lines: version and tool, then each result as in the JSON report, then the summary.
public struct JSONLinesRenderer: Sendable {
  /// A renderer.
  public init() {}

  /// The whole report; each line ends with LF.
  public func render(_ report: Report) -> String {
    var writer = JSONWriter(style: .compact)
    writer.object { writer in JSONRenderer.head(report.tool, to: &writer) }
    writer.endLine()
    for file in report.files { JSONRenderer.lines.elements(of: file, report.tool, to: &writer) }
    writer.object { writer in JSONRenderer.summary(report.summaryOfResults, to: &writer) }
    writer.endLine()
    return writer.text
  }
}
