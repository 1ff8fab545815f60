import CapturePlans
import JSONSource

/// Keeps once what is said of a graph on many devices: a message may be as long as a name of the graph.
struct FindingPool {
  /// By what is said, whatever it rests on.
  private var known: Set<Finding> = []

  /// A result whose findings share their texts with those of the results before it; O(their bytes).
  mutating func sharing(_ result: CheckResult) -> CheckResult {
    result.saying(result.findings.map { share($0) }, result.hiddenRefusals.map { share($0) })
  }

  private mutating func share(_ finding: Finding) -> Finding {
    var shared = known.insert(finding.withoutBasis).memberAfterInsert
    shared.basis = finding.basis
    return shared
  }
}
