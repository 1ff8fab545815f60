public import CaptureSession
public import JSONSource

/// What a check reports of one graph on one device.
public struct CheckResult: Sendable {
  /// The id of the profile.
  public let profile: String

  /// Whether the graph runs.
  public let verdict: Verdict

  /// What is wrong, in order of place.
  public let findings: [Finding]

  /// What else keeps the graph from running, of rules that nobody wants to hear of or that a baseline knows.
  public let hiddenRefusals: [Finding]

  /// What could not be decided.
  public let missing: [MissingFact]

  /// The costs; `nil` where there is no session to bill.
  public let costs: SessionCosts?

  /// Whether a target is set for systemPressureCost.
  public let judgesPressure: Bool

  /// What makes an `adjusted` graph run; `nil` for every other.
  public let plan: CameraPlan?

  /// How the facts of the device are known that the verdict needs, the weakest of them; `nil` where it is `unverified` or
  /// `invalid`.
  public let basis: FactKind?

  /// What the verdict rests on that is weaker than printed, and the rules whose refusals the graph's author overrules.
  public let restsOn: [Ground]

  /// What the system will do, in order of place; empty where nobody asked, or where there is no session.
  public let predictions: [Prediction]

  /// What changing one camera alone would do; `nil` where nobody asked, or where there is no session.
  public let outlooks: [CameraOutlook]?

  /// Why the graph does not run; empty where it does, or where that is not known.
  public var refusals: [Finding] { findings.filter(\.refuses) + hiddenRefusals }

  /// The verdict, and whether it is only likely.
  public var answer: Answer { Answer(verdict, on: basis) }

  package init(
    profile: String, verdict: Verdict, findings: [Finding], hiddenRefusals: [Finding] = [],
    missing: [MissingFact] = [], costs: SessionCosts? = nil, judgesPressure: Bool = false, plan: CameraPlan? = nil,
    basis: FactKind? = nil, restsOn: [Ground] = [], predictions: [Prediction] = [], outlooks: [CameraOutlook]? = nil
  ) {
    self.profile = profile
    self.verdict = verdict
    self.findings = findings
    self.hiddenRefusals = hiddenRefusals
    self.missing = missing
    self.costs = costs
    self.judgesPressure = judgesPressure
    self.plan = plan
    self.basis = basis
    self.restsOn = restsOn
    self.predictions = predictions
    self.outlooks = outlooks
  }

  /// The same with other findings; its verdict stays.
  package func reporting(_ findings: [Finding]) -> CheckResult { saying(findings, hiddenRefusals) }

  /// The same with these findings and hidden refusals.
  package func saying(_ findings: [Finding], _ hiddenRefusals: [Finding]) -> CheckResult {
    CheckResult(
      profile: profile, verdict: verdict, findings: findings, hiddenRefusals: hiddenRefusals, missing: missing,
      costs: costs, judgesPressure: judgesPressure, plan: plan, basis: basis, restsOn: restsOn,
      predictions: predictions, outlooks: outlooks)
  }

  /// The same without the findings for which `isHidden` says so, in their order. Those that refuse the graph still do.
  package func hiding(_ isHidden: [Bool]) -> CheckResult {
    guard isHidden.contains(true) else { return self }
    let pairs = zip(findings, isHidden)
    let refusals = pairs.filter { $1 && $0.refuses }.map(\.0)
    return saying(
      pairs.filter { !$1 }.map(\.0),
      refusals.isEmpty ? hiddenRefusals : (hiddenRefusals + refusals).sorted(by: Finding.isBefore))
  }
}

/// What the cameras of a session run by a plan.
public struct CameraPlan: Hashable, Sendable {
  /// The cameras that change, and what they become.
  public let changes: [CameraConfiguration]

  /// What every camera runs, in the order of the graph.
  public let configuration: [CameraConfiguration]

  package init(changes: [CameraConfiguration], configuration: [CameraConfiguration]) {
    self.changes = changes
    self.configuration = configuration
  }
}
