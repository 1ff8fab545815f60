import CapturePlans
import CaptureReports

extension Report {
  /// The exit status for a report, of whose files that could be read `fails` says which fail.
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
