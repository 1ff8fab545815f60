import JSONSource
import CapturePlanning
import CaptureReports
import RuleKit

extension ReportTool {
  /// The tool as reports name it, with the rules that it knows.
  static let capplan = ReportTool(version: CapplanVersion.current) { Rule.named($0.rawValue) }
}
