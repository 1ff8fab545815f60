import CapturePlans
import JSONSource

/// Stores equal findings of a graph on many devices once: a message may be as long as a name in the graph.
struct FindingPool {
  /// The findings seen so far, without their basis.
  private var known: Set<Finding> = []

  /// A result whose findings share their text with those of earlier results; O(bytes of the findings).
  mutating func sharing(_ result: CheckResult) -> CheckResult {
    result.saying(result.findings.map { share($0) }, result.hiddenRefusals.map { share($0) })
  }

  private mutating func share(_ finding: Finding) -> Finding {
    var shared = known.insert(finding.withoutBasis).memberAfterInsert
    shared.basis = finding.basis
    return shared
  }
}
