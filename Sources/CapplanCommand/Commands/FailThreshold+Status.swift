import CapturePlans
import CaptureReports
import JSONSource

extension FailThreshold {
  /// The exit status for a report.
  func status(of report: Report) -> ExitStatus {
    report.status { file, results in
      file.findings.contains { fails($0.finding.severity, isLikelyRefusal: $0.finding.isLikelyRefusal) }
        || self == .unverified && results.contains { $0.verdict == .unverified }
    }
  }
}
