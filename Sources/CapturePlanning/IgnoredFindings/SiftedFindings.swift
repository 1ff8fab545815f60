import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// A check's findings, split into those to report and those that only the verdict needs.
struct SiftedFindings {
  /// The findings to report, in order.
  let findings: [Finding]

  /// The findings that refuse the graph but are not reported, in order.
  let hiddenRefusals: [Finding]

  /// The rules with refusals or missing facts that the graph's author ignores, sorted, each once.
  let ignoredRefusals: [RuleID]

  /// The missing facts, in order.
  let missing: [MissingFact]

  /// Sorts the document's faults and, if the rules have run, their findings.
  ///
  /// Findings that the author accepts are dropped. The selection only decides which of the others are reported.
  init(
    _ reading: GraphDocument, spoken: [Finding] = [], missing: [MissingFact] = [], rulesHaveRun: Bool,
    options: CheckOptions
  ) {
    var ignores = options.appliesIgnores ? IgnoreList(reading: reading, today: options.today) : IgnoreList()
    var ignored: [RuleID] = []
    let all = (reading.findings + Superseding.filter(spoken)).filter { finding in
      guard ignores.covers(finding) else { return true }
      if finding.refuses, !ignored.contains(finding.rule) { ignored.append(finding.rule) }
      return false
    }
    let open = missing.filter { missing in
      guard ignores.covers(missing) else { return true }
      if missing.decides, !ignored.contains(missing.rule) { ignored.append(missing.rule) }
      return false
    }
    ignoredRefusals = ignored.sorted()
    var shown = all
    if !options.selection.includesAll {
      // If the specific rule is not selected, the general one is reported.
      let wanted = reading.findings + Superseding.filter(spoken.filter { options.reports($0) })
      shown = wanted.filter { options.reports($0) && !ignores.covers($0) }
    }
    hiddenRefusals = all.filter { $0.refuses && !options.reports($0) }.sorted(by: Finding.isBefore)
    // If the rules haven't run, an entry may still match, so it is not reported as unused.
    shown += ignores.ownFindings { _ in rulesHaveRun }.filter { options.reports($0) }
    findings = shown.sorted(by: Finding.isBefore)
    // An ignore settles no key that was not read.
    let unread = reading.graph?.openKeys ?? []
    self.missing = (open.filter { $0.decides || options.selection.includes($0.rule) } + unread)
      .sorted { ($0.range, $0.rule) < ($1.range, $1.rule) }
  }
}

extension CheckOptions {
  /// Whether the options report a finding.
  fileprivate func reports(_ finding: Finding) -> Bool { selection.includes(finding.rule) || !finding.mayBeHidden }
}
