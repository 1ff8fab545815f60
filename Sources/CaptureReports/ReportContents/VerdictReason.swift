import CapturePlans
import CaptureSession
import JSONSource

extension CheckResult {
  /// The reason for the verdict in a few words; `nil` if the graph runs.
  ///
  /// It is the plan of an adjusted graph, the broken rules of one that can't run, or the missing facts.
  var reason: String? { reason(beside: []) }

  /// The reason, with the device's own refusals before those that all devices share.
  func reason(beside shared: [RuleID]) -> String? {
    switch verdict {
    case .runs: nil
    case .adjusted: plan.map { "after reduce --strategy optimal: \($0.words)" }
    case .cannotRun, .invalid:
      Self.list((ownRefusals(beside: shared) + refusals.map(\.rule).filter(shared.contains)).map(\.rawValue))
    case .unverified: doubt
    }
  }

  /// The reason without the refusals that all devices share; `nil` if nothing is left.
  func ownReason(beside shared: [RuleID]) -> String? {
    switch verdict {
    case .cannotRun, .invalid: Self.list(ownRefusals(beside: shared).map(\.rawValue))
    case .runs, .adjusted, .unverified: reason
    }
  }

  /// The missing facts, and how to find them out, after the errors that a plan may mend.
  private var doubt: String? {
    let deciding = missing.filter(\.decides)
    guard let facts = Self.list(deciding.map(\.fact.words)),
      let settlement = Self.list(deciding.map(\.advice))
    else { return nil }
    let doubt = "\(facts); to find out, \(settlement)"
    let broken = Self.list(refusals.filter { $0.severity == .error }.map(\.rule.rawValue))
    return broken.map { "it can't run as it is (\($0)); whether a plan helps depends on \(doubt)" } ?? doubt
  }

  /// The first of several items, each counted once, and how many more there are.
  fileprivate static func list(_ items: [String]) -> String? {
    let distinct = items.indices.filter { !items[..<$0].contains(items[$0]) }.map { items[$0] }
    guard let first = distinct.first else { return nil }
    return distinct.count == 1 ? first : "\(first) and \(distinct.count - 1) more"
  }
}

extension FileReport {
  /// The reason why a file was not judged on any profile: it can't be read, or it names no known profile; `nil` if it
  /// was judged.
  var fault: String? {
    switch content {
    case .unreadable(let reason): reason
    case .checked(let reading, let results) where results.isEmpty:
      CheckResult.list(reading.findings.filter { $0.severity == .error }.map(\.rule.rawValue))
    case .checked: nil
    }
  }
}
