import CaptureModel
public import CapturePlans
import JSONSource

extension [CheckResult] {
  /// The results of one graph; an ignore is reported as unused only if it is unused on every profile.
  public func withoutPartlyUsedIgnores() -> [CheckResult] {
    guard count > 1 else { return self }
    let unused = map { result in result.findings.filter { $0.rule == DocumentFault.unusedIgnore.id } }
    guard let first = unused.first(where: { !$0.isEmpty }) else { return self }
    let everywhere = first.filter { finding in unused.allSatisfy { $0.contains(finding) } }
    return map { result in
      result.reporting(
        result.findings.filter { $0.rule != DocumentFault.unusedIgnore.id || everywhere.contains($0) })
    }
  }
}
