import CapturePlans
import CaptureReports
import JSONSource

extension Report {
  /// The exit status for a report; `fails` decides which of the readable files fail.
  func status(where fails: (FileReport, [CheckResult]) -> Bool) -> ExitStatus {
    var status = ExitStatus.success
    for file in files {
      guard case .checked(let reading, let results) = file.content else {
        status = status.worse(.unusable)
        continue
      }
      if reading.isUnreadable { status = status.worse(.unusable) }
      if fails(file, results) { status = status.worse(.findings) }
    }
    return status
  }
}

extension FailThreshold {
  /// The exit status for a report.
  func status(of report: Report) -> ExitStatus {
    report.status { file, results in
      file.findings.contains { fails($0.finding.severity, isLikelyRefusal: $0.finding.isLikelyRefusal) }
        || self == .unverified && results.contains { $0.verdict == .unverified }
    }
  }
}
