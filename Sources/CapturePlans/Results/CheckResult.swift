public import CaptureSession
public import JSONSource

/// What a check says of one graph on one device.
public struct CheckResult: Sendable {
  /// The id of the profile.
  public let profile: String

  /// Whether the graph runs.
  public var verdict: Verdict

  /// What is wrong, in order of place.
  public var findings: [Finding]

  /// What else keeps the graph from running, of rules that nobody wants to hear of or that a baseline knows.
  public package(set) var hiddenRefusals: [Finding]

  /// The rules of which the author of the graph does not accept a refusal (`ignore`).
  package var ignoredRefusals: [RuleID] = []

  /// Why the graph does not run; empty where it does, or where that is not known.
  public var refusals: [Finding] { findings.filter(\.refuses) + hiddenRefusals }

  /// What could not be decided.
  public package(set) var missing: [MissingFact]

  /// The costs; `nil` where there is no session to bill.
  public let costs: SessionCosts?

  /// Whether a target is set for systemPressureCost.
  public package(set) var judgesPressure = false

  /// What the system will do, in order of place; empty where nobody asked, or where there is no session.
  public var predictions: [Prediction] = []

  /// What changing one camera alone would do; `nil` where nobody asked, or where there is no session.
  public var outlooks: [CameraOutlook]?

  /// What makes an `adjusted` graph run: the cameras that change, and what they become.
  public var plan: [CameraConfiguration]?

  /// What every camera of an `adjusted` graph runs by that plan, in the order of the graph; `nil` where there is none.
  public package(set) var configuration: [CameraConfiguration]?

  /// How the facts of the device are known that the verdict needs, the weakest of them; `nil` where it is `unverified` or
  /// `invalid`.
  public package(set) var basis: FactKind?

  /// What the verdict rests on that is weaker than printed, and the rules whose refusals the graph does not accept.
  public package(set) var restsOn: [Ground] = []

  /// What was found, without a look at what a plan could do.
  package init(
    profile: String, verdict: Verdict, findings: [Finding], hiddenRefusals: [Finding] = [], missing: [MissingFact],
    costs: SessionCosts?
  ) {
    self.profile = profile
    self.verdict = verdict
    self.findings = findings
    self.hiddenRefusals = hiddenRefusals
    self.missing = missing
    self.costs = costs
  }
}

/// Whether a graph runs on a device.
public enum Verdict: String, Sendable {
  /// No error, and the costs are within the targets.
  case runs

  /// Runs after a reduction.
  case adjusted

  /// Does not run.
  case cannotRun

  /// No error, but the profile lacks a fact that decides.
  case unverified

  /// The document is no graph.
  case invalid
}
