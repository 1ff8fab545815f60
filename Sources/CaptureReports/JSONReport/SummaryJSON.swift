import CaptureModel
import CapturePlans
import JSONSource

/// What all JSON reports have in common: the tool at the beginning, and the counts at the end.
enum SummaryJSON {
  /// The version and the tool.
  static let head = ReportShape<ReportTool> {
    ReportKey("version", .version(1), about: "The version of the report: 1") { _ in 1 }
    ReportKey("tool", .object(tool), about: "The tool that made the report") { $0 }
  }

  private static let tool = ReportShape<ReportTool> {
    ReportKey("name", .text, about: "The tool's name") { $0.name }
    ReportKey("version", .text, about: "The tool's version") { $0.version }
  }

  /// The counts of a report.
  static let counts = ReportShape<ReportSummary> {
    ReportKey("errors", .whole, about: ReportSentence.errors) { $0.errors }
    ReportKey("warnings", .whole, about: ReportSentence.warnings) { $0.warnings }
    ReportKey("notes", .whole, about: ReportSentence.notes) { $0.notes }
    ReportKey("hiddenRefusals", .whole, about: "How many refusals are not reported") { $0.hiddenRefusals }
    ReportKey("files", .whole, about: "How many files") { $0.files }
    ReportKey("profiles", .whole, about: "How many profiles") { $0.profiles }
    ReportKey("verdicts", .table(of: .whole), about: "How many of each verdict") { summary in
      ReportSummary.verdictOrder.map { ($0.rawValue, summary.count(of: $0)) }
    }
  }

  /// Why costs can't be compared, or `null`; `nil` in a report that compares none.
  static let budgets = ReportShape<String??> {
    ReportKey(
      optional: "budgetRemark", .orNull(.text),
      about: "Why the costs of a matrix or a bill do not rank the devices; null if their pixel budgets have one origin"
    ) { $0 }
  }
}
