public import CaptureModel
public import CaptureSession
public import JSONSource

/// The result of checking one graph on one device.
public struct CheckResult: Sendable {
  /// The id of the profile.
  public let profile: String

  /// Whether the graph runs.
  public let verdict: Verdict

  /// The findings, in the order of the text.
  public let findings: [Finding]

  /// Refusals that are not reported, since their rule is not selected or a baseline accepts them.
  public let hiddenRefusals: [Finding]

  /// The missing facts.
  public let missing: [MissingFact]

  /// The costs; `nil` if there is no session.
  public let costs: SessionCosts?

  /// The format of each camera as the graph stands, in the order of the graph; empty if there is no session.
  public let formats: [ChosenFormat]

  /// The targets that are set for the costs.
  public let targets: CostTargets

  /// Whether a target is set for systemPressureCost.
  public var judgesPressure: Bool { targets.pressure != nil }

  /// Whether a target is set for a hardwareCost that the session doesn't have.
  public let hasUntestedTarget: Bool

  /// The plan that makes an `adjusted` graph run; `nil` for other verdicts.
  public let plan: CameraPlan?

  /// The weakest kind among the facts that the verdict needs; `nil` if the verdict is `unverified` or `invalid`.
  public let basis: FactKind?

  /// The facts weaker than printed that the verdict needs, and the rules whose refusals the graph's author overruled.
  public let restsOn: [Ground]

  /// What the app leaves out on the device, in order of place.
  public let leftOut: [LeftOut]

  /// Support that the app asks about at run time, and that the profile doesn't know, in order of place.
  public let supportNotKnown: [GraphGuard]

  /// What the system will do, in the order of the text; empty if not asked for, or without a session.
  public let predictions: [Prediction]

  /// The effect of changing each camera alone; `nil` if not asked for, or without a session.
  public let outlooks: [CameraOutlook]?

  /// Whether the session has no connection at all.
  public let connectsNothing: Bool

  /// Whether the device's last system is older than the app's minimumOS, so that it never gets the app.
  public let neverGetsApp: Bool

  /// Why the graph doesn't run; empty if it runs or that is unknown.
  public var refusals: [Finding] { findings.filter(\.refuses) + hiddenRefusals }

  /// The verdict, whether it is only likely, and whether nothing is connected.
  public var answer: Answer { Answer(verdict, on: basis, connectsNothing: connectsNothing) }

  package init(
    profile: String, verdict: Verdict, findings: [Finding], hiddenRefusals: [Finding] = [],
    missing: [MissingFact] = [], costs: SessionCosts? = nil, formats: [ChosenFormat] = [],
    targets: CostTargets = CostTargets(), hasUntestedTarget: Bool = false, plan: CameraPlan? = nil,
    basis: FactKind? = nil, restsOn: [Ground] = [], leftOut: [LeftOut] = [],
    supportNotKnown: [GraphGuard] = [], predictions: [Prediction] = [], outlooks: [CameraOutlook]? = nil,
    connectsNothing: Bool = false, neverGetsApp: Bool = false
  ) {
    self.profile = profile
    self.verdict = verdict
    self.findings = findings
    self.hiddenRefusals = hiddenRefusals
    self.missing = missing
    self.costs = costs
    self.formats = formats
    self.targets = targets
    self.hasUntestedTarget = hasUntestedTarget
    self.plan = plan
    self.basis = basis
    self.restsOn = restsOn
    self.leftOut = leftOut
    self.supportNotKnown = supportNotKnown
    self.predictions = predictions
    self.outlooks = outlooks
    self.connectsNothing = connectsNothing
    self.neverGetsApp = neverGetsApp
  }

  /// The result with other findings and the same verdict.
  package func reporting(_ findings: [Finding]) -> CheckResult { saying(findings, hiddenRefusals) }

  /// The same result under the id of another profile that gives the same answer.
  package func on(_ profile: String) -> CheckResult {
    profile == self.profile ? self : copy(on: profile, saying: findings, hiddenRefusals)
  }

  /// A copy of the result with its findings and hidden refusals replaced.
  package func saying(_ findings: [Finding], _ hiddenRefusals: [Finding]) -> CheckResult {
    copy(on: profile, saying: findings, hiddenRefusals)
  }

  private func copy(on profile: String, saying findings: [Finding], _ hiddenRefusals: [Finding]) -> CheckResult {
    CheckResult(
      profile: profile, verdict: verdict, findings: findings, hiddenRefusals: hiddenRefusals, missing: missing,
      costs: costs, formats: formats, targets: targets, hasUntestedTarget: hasUntestedTarget, plan: plan,
      basis: basis, restsOn: restsOn, leftOut: leftOut, supportNotKnown: supportNotKnown, predictions: predictions,
      outlooks: outlooks, connectsNothing: connectsNothing, neverGetsApp: neverGetsApp)
  }

  /// The result without some findings: `isHidden` says for each whether it is left out. Hidden refusals still count.
  package func hiding(_ isHidden: [Bool]) -> CheckResult {
    guard isHidden.contains(true) else { return self }
    let pairs = zip(findings, isHidden)
    let refusals = pairs.filter { $1 && $0.refuses }.map(\.0)
    return saying(
      pairs.filter { !$1 }.map(\.0),
      refusals.isEmpty ? hiddenRefusals : (hiddenRefusals + refusals).sorted(by: Finding.isBefore))
  }
}

/// What the cameras of a session run with a plan.
public struct CameraPlan: Hashable, Sendable {
  /// The cameras that change, with their new configuration.
  public let changes: [CameraConfiguration]

  /// What every camera runs, in the order of the graph.
  public let configuration: [CameraConfiguration]

  /// The guarded settings that it gives up: the planned formats lack them.
  public let lost: [GraphGuard]

  /// The guarded settings that the app no longer asks for.
  public let dropped: [GraphGuard]

  /// The photos that get smaller.
  public let smallerPhotos: [SmallerPhotos]

  /// The synchronizers that get cameras at different rates.
  public let split: [String]

  package init(
    changes: [CameraConfiguration], configuration: [CameraConfiguration], lost: [GraphGuard] = [],
    dropped: [GraphGuard] = [], smallerPhotos: [SmallerPhotos] = [], split: [String] = []
  ) {
    self.changes = changes
    self.configuration = configuration
    self.lost = lost
    self.dropped = dropped
    self.smallerPhotos = smallerPhotos
    self.split = split
  }
}
