import CapturePlans
import CaptureReports
import JSONSource

/// The severity from which on findings make a check fail.
package enum FailThreshold: String, WordValue {
  case error, warning, note

  /// Errors, and verdicts that miss a fact.
  case unverified
}

extension FailThreshold {
  /// The least severity that fails.
  var severity: Severity {
    switch self {
    case .error, .unverified: .error
    case .warning: .warning
    case .note: .note
    }
  }

  /// The exit status for a report.
  func status(of report: Report) -> ExitStatus {
    var status = ExitStatus.success
    for file in report.files {
      guard case .checked(let reading, let results) = file.content else {
        status = status.worse(.unusable)
        continue
      }
      if reading.isUnreadable { status = status.worse(.unusable) }
      if file.findings.contains(where: { $0.finding.severity >= severity }) { status = status.worse(.findings) }
      if self == .unverified, results.contains(where: { $0.verdict == .unverified }) {
        status = status.worse(.findings)
      }
    }
    return status
  }
}
