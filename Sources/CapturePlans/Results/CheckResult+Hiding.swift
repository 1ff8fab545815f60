import JSONSource

extension CheckResult {
  /// The same without the findings for which `isHidden` says so, in their order. Those that refuse the graph still do.
  package func hiding(_ isHidden: [Bool]) -> CheckResult {
    guard isHidden.contains(true) else { return self }
    var result = self
    let pairs = zip(findings, isHidden)
    result.findings = pairs.filter { !$1 }.map(\.0)
    let refusals = pairs.filter { $1 && $0.refuses }.map(\.0)
    result.hiddenRefusals = (hiddenRefusals + refusals).sorted(by: Finding.isBefore)
    return result
  }
}
