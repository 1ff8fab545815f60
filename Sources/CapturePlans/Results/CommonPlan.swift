import CaptureModel
public import CaptureSession
public import JSONSource

/// One configuration that runs on several devices.
public struct CommonPlan: Sendable {
  /// The session as planned, as the first device sees it.
  public let session: ResolvedSession

  /// What the configuration costs on each device, in their order.
  public let costs: [(profile: String, costs: SessionCosts)]

  /// What each camera runs, with its share of what was asked for on the device where that is least.
  public let configurations: [CameraConfiguration]

  /// The edits that make the document that configuration.
  public let writer: ConfigurationWriter

  /// Whether it is proven to be the best.
  public let isProven: Bool
}

/// What came of looking for one configuration for several devices.
public enum CommonPlanOutcome: Sendable {
  /// The best one.
  case plan(CommonPlan)

  /// None runs on these devices together; on all but any one of them, some would.
  case impossible(profiles: [String])

  /// On one device nothing that can be chosen makes the graph run: the rules that it breaks there.
  case blocked(profile: String, rules: [RuleID])

  /// Facts of one device are missing that a plan needs.
  case undecided(profile: String, missing: [Fact])

  /// The search was ended, for it would take too long.
  case tooLong
}
