import CaptureMediaRules
import CapturePlans
import CaptureRules
import CaptureSession
package import JSONSource
import RuleKit

/// A judged graph, and the plan that adjusts it if it doesn't run.
///
/// A class, because this large value is shared and never changes.
final class PlannedGraph {
  /// The graph with the findings of the rules.
  let judged: JudgedGraph

  /// The result of planning for a graph that doesn't run; `nil` for any other graph.
  let adjustment: Adjustment.Outcome?

  /// The findings, with advice at each missed target.
  let findings: [Finding]

  /// Plans for the graph if it doesn't run.
  init(_ judged: JudgedGraph, _ options: CheckOptions) {
    self.judged = judged
    guard judged.verdict == .cannotRun, let session = judged.billed?.session else {
      (adjustment, findings) = (nil, judged.findings)
      return
    }
    var adjustment = Adjustment.outcome(for: judged, session, judge: Judge(options))
    // Where nothing fits with all that is in doubt, something may without it.
    if case .cannotRun = adjustment, let least = judged.least?.session {
      switch Adjustment.outcome(for: judged, least, judge: Judge(options)) {
      case .cannotRun: break
      case .unverified(let missing): adjustment = .unplanned(missing)
      case let other: adjustment = other
      }
    }
    self.adjustment = adjustment
    guard judged.findings.contains(where: \.isMissedTarget) else {
      findings = judged.findings
      return
    }
    let advice = TargetAdvice(adjustment, for: judged.reading, on: session.profile, options).text
    findings = judged.findings.map { $0.isMissedTarget ? $0.advising(advice) : $0 }
  }

  /// Whether the graph runs, as it is or with the plan.
  var verdict: Verdict {
    switch adjustment {
    case .runs: .adjusted
    case .unverified, .unplanned: .unverified
    case .cannotRun, nil: judged.verdict
    }
  }

  /// The missing facts that would decide.
  var missing: [MissingFact] {
    switch adjustment {
    case .unverified(let missing): missing
    case .unplanned(let missing): missing + judged.missing.filter { !missing.contains($0) }
    case .runs, .cannotRun, nil: judged.missing
    }
  }

  /// The plan that makes the graph run.
  var plan: CameraPlan? {
    if case .runs(let plan, _) = adjustment { plan } else { nil }
  }

  /// The session that runs; `nil` if none does.
  var running: BilledSession? {
    if case .runs(_, let planned) = adjustment { return planned }
    return judged.verdict == .runs ? judged.billed : nil
  }
}

extension Finding {
  /// Whether the finding says that a cost is above its target.
  var isMissedTarget: Bool { rule == Rule.targetMissed.id }

  /// Whether the finding says that a camera doesn't run the format that is asked of it.
  package var refusesFormat: Bool {
    rule == Rule.formatUnknown.id || (isBeyondPlans && Rule.remedy(of: rule) == .multiCamFormat)
  }

  /// The finding with advice added.
  fileprivate func advising(_ help: String) -> Finding {
    var finding = self
    finding.help = help
    return finding
  }
}
