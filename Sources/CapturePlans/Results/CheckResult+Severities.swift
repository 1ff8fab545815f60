package import JSONSource

extension CheckResult {
  /// Gives the findings of some rules the severity that the user chose for them; the verdict stays.
  ///
  /// That a text can't be read or judged stays an error: nothing else would be said of it.
  package mutating func choose(_ severities: [RuleID: Severity]) {
    guard !severities.isEmpty else { return }
    findings = findings.map { finding in
      guard let severity = severities[finding.rule], finding.mayBeHidden else {
        return finding
      }
      return finding.chosen(severity)
    }
    findings.sort(by: Finding.isBefore)
  }
}
