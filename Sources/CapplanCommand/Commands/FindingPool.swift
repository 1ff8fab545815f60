import CapturePlans
import JSONSource

/// Keeps once what is said of a graph on many devices: a message may be as long as a name of the graph.
struct FindingPool {
  /// By what is said, whatever it rests on.
  private var known: Set<Finding> = []

  /// Lets the findings of a result share their texts with those of the results before it; O(their bytes).
  mutating func share(_ result: inout CheckResult) {
    for index in result.findings.indices { share(&result.findings[index]) }
    for index in result.hiddenRefusals.indices { share(&result.hiddenRefusals[index]) }
  }

  private mutating func share(_ finding: inout Finding) {
    let basis = finding.basis
    finding = known.insert(finding.withoutBasis).memberAfterInsert
    finding.basis = basis
  }
}
