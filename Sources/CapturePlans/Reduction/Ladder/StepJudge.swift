import CaptureModel
import CaptureSession
import JSONSource

/// Runs the rules on the steps of one ladder, and counts how often.
struct StepJudge {
  private let check: ConfigurationCheck?
  private var triesLeft: Int

  /// The errors of the current session, except those about costs.
  private var faults: Set<ConfigurationCheck.Fault>

  /// Whether the limit of checks is reached; from then on, no step is checked.
  private(set) var isExhausted = false

  /// A judge of the steps from a session; without a check, every step is allowed.
  init(_ check: ConfigurationCheck?, from session: ResolvedSession) {
    self.check = check
    triesLeft = check?.tries ?? 0
    faults = check?.faults(of: session) ?? []
  }

  /// The rules that the session breaks and another format or rate may satisfy, in order.
  var brokenRules: [RuleID] { Set(faults.filter(\.remedy.isForExactPlan).map(\.rule)).sorted() }

  /// Whether the session breaks a rule that another format or rate may satisfy.
  var isBroken: Bool { faults.contains { $0.remedy.isForExactPlan } }

  /// Whether a step to a session in which some cameras change is allowed.
  ///
  /// It must break no rule that was kept so far. If rules are broken already, it must fix those that another format or
  /// rate of these cameras can fix. If the step is allowed, the errors of its session are remembered.
  mutating func allows(_ session: ResolvedSession, changing cameras: [CameraIndex]) -> Bool {
    guard let check else { return true }
    guard triesLeft > 0 else {
      isExhausted = true
      return false
    }
    triesLeft -= 1
    let after = check.faults(of: session)
    guard after.isSubset(of: faults) else { return false }
    if isBroken {
      let isMended = after.count < faults.count
      let rest = after.filter { fault in
        fault.remedy.isForExactPlan && cameras.contains { session.mayLie(fault, with: $0) }
      }
      guard isMended, rest.isEmpty else { return false }
    }
    faults = after
    return true
  }
}
