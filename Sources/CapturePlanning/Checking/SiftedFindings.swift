import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// What a check has to say, apart from what only its verdict goes by.
struct SiftedFindings {
  /// What is reported, in order.
  let findings: [Finding]

  /// What refuses the graph and is not reported, in order.
  let hiddenRefusals: [Finding]

  /// The rules of which the author of the graph does not accept a refusal, or says that there is none, each once, in order.
  let ignoredRefusals: [RuleID]

  /// The facts that are missing, in order.
  let missing: [MissingFact]

  /// Sifts the faults of a document and what the rules say of its session, if they have run.
  ///
  /// What the author of the graph accepts is gone; the selection only chooses what is reported.
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
      // Where a specific rule is not wanted, the general one speaks for itself.
      let wanted = reading.findings + Superseding.filter(spoken.filter { options.reports($0) })
      shown = wanted.filter { options.reports($0) && !ignores.covers($0) }
    }
    hiddenRefusals = all.filter { $0.refuses && !options.reports($0) }.sorted(by: Finding.isBefore)
    // An entry may well match what was not looked for: then nothing can be said of it.
    shown += ignores.ownFindings { _ in rulesHaveRun }.filter { options.reports($0) }
    findings = shown.sorted(by: Finding.isBefore)
    self.missing = open.filter { $0.decides || options.selection.includes($0.rule) }
      .sorted { ($0.range, $0.rule) < ($1.range, $1.rule) }
  }
}

extension CheckOptions {
  /// Whether a finding is reported.
  fileprivate func reports(_ finding: Finding) -> Bool { selection.includes(finding.rule) || !finding.mayBeHidden }
}
