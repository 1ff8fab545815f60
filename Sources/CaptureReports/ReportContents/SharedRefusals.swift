import CapturePlans
import JSONSource

extension FileReport {
  /// The rules that refuse the graph on all its devices, in order of first mention. They are mistakes in the graph, not
  /// limits of a device. Empty if it was judged on only one device, or runs on one.
  var sharedRefusals: [RuleID] {
    guard results.count > 1, let first = results.first,
      results.allSatisfy({ [.cannotRun, .invalid].contains($0.verdict) })
    else { return [] }
    let others = results.dropFirst().map { Set($0.refusals.map(\.rule)) }
    var seen: Set<RuleID> = []
    return first.refusals.map(\.rule).filter { rule in
      seen.insert(rule).inserted && others.allSatisfy { $0.contains(rule) }
    }
  }
}

extension CheckResult {
  /// The rules that refuse the graph on this device but not on all others, in order.
  func ownRefusals(beside shared: [RuleID]) -> [RuleID] { refusals.map(\.rule).filter { !shared.contains($0) } }
}
