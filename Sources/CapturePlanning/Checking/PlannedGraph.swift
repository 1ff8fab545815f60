import CaptureSession
import CapturePlans
import CaptureRules
import JSONSource
import RuleKit

/// A judged graph, and what a plan makes of it where it does not run.
struct PlannedGraph {
  /// What the rules say.
  let judged: JudgedGraph

  /// What a plan makes of a graph that does not run; `nil` for every other.
  let adjustment: Adjustment.Outcome?

  /// What is wrong, with what helps at a target that is missed.
  let findings: [Finding]

  /// Plans for a graph that does not run.
  init(_ judged: JudgedGraph, _ options: CheckOptions) {
    self.judged = judged
    guard judged.verdict == .cannotRun, let session = judged.billed?.session else {
      (adjustment, findings) = (nil, judged.findings)
      return
    }
    let adjustment = Adjustment.outcome(for: judged, session, judge: Judge(options))
    self.adjustment = adjustment
    guard judged.findings.contains(where: \.isMissedTarget) else {
      findings = judged.findings
      return
    }
    let advice = TargetAdvice(adjustment, for: judged.reading, on: session.profile, options).text
    findings = judged.findings.map { $0.isMissedTarget ? $0.advising(advice) : $0 }
  }

  /// Whether the graph runs, as it is or by the plan.
  var verdict: Verdict {
    switch adjustment {
    case .runs: .adjusted
    case .unverified, .unplanned: .unverified
    case .cannotRun, nil: judged.verdict
    }
  }

  /// What could not be decided.
  var missing: [MissingFact] {
    switch adjustment {
    case .unverified(let missing): missing
    case .unplanned(let missing): missing + judged.missing.filter { !missing.contains($0) }
    case .runs, .cannotRun, nil: judged.missing
    }
  }

  /// The plan by which it runs.
  var plan: CameraPlan? {
    if case .runs(let plan, _) = adjustment { plan } else { nil }
  }

  /// The session that runs; `nil` where none does.
  var running: BilledSession? {
    if case .runs(_, let planned) = adjustment { return planned }
    return judged.verdict == .runs ? judged.billed : nil
  }
}

extension Finding {
  /// Whether it says that a cost is above its target.
  var isMissedTarget: Bool { rule == Rule.targetMissed.id }

  /// The same with what helps.
  fileprivate func advising(_ help: String) -> Finding {
    var finding = self
    finding.help = help
    return finding
  }
}
