public import CaptureModel
public import CaptureSession
public import JSONSource

/// One configuration that runs on several devices.
public struct CommonPlan: Sendable {
  /// The costs on each device, in the order of the devices.
  public private(set) var costs: [(profile: String, costs: SessionCosts)]

  /// What each camera runs, with its share on the device where it is lowest.
  public let configurations: [CameraConfiguration]

  /// The edits that write the configuration into the document.
  public let writer: ConfigurationWriter

  /// Whether it is proven to be the best.
  public let isProven: Bool

  /// A guarded setting that it gives up on some devices: the planned formats lack it there.
  public struct Loss: Sendable {
    /// The setting.
    public let setting: GraphGuard

    /// The devices, in the order of their ids.
    public internal(set) var profiles: [String]
  }

  /// The guarded settings that it gives up.
  public internal(set) var lost: [Loss] = []

  /// The guarded settings that the app no longer asks for.
  public internal(set) var dropped: [DroppedSetting] = []

  /// The photos that get smaller on some device, each camera's once.
  public internal(set) var smallerPhotos: [SmallerPhotos] = []

  /// The lowest rate that a viewfinder may have, where photos get smaller that might be larger at fewer frames; else `nil`.
  public internal(set) var slowerViewfinder: FrameRate?

  /// The devices on which missing facts decide whether it runs, as sessions, with these facts.
  public internal(set) var open: [(session: ResolvedSession, missing: [Fact])] = []

  /// A device that it leaves out.
  public struct LeftOut: Sendable {
    /// The id of the profile.
    public let profile: String

    /// Why nothing is planned for it.
    public let why: CommonPlanOutcome
  }

  /// The devices that it is not for, as nothing can be planned for them.
  public internal(set) var leftOut: [LeftOut] = []

  /// The same with the devices in some order.
  func inOrder(of profiles: [DeviceProfile]) -> CommonPlan {
    var plan = self
    plan.leftOut = profiles.compactMap { profile in leftOut.first { $0.profile == profile.id } }
    plan.costs = profiles.compactMap { profile in costs.first { $0.profile == profile.id } }
    plan.open = profiles.compactMap { profile in open.first { $0.session.profile.id == profile.id } }
    return plan
  }
}

/// The result of looking for one configuration for several devices.
public indirect enum CommonPlanOutcome: Sendable {
  /// The best configuration.
  case plan(CommonPlan)

  /// No configuration runs on all these devices, although one would if any of them were left out.
  case impossible(profiles: [String])

  /// On one device, the graph breaks these rules whatever is chosen.
  case blocked(profile: String, rules: [RuleID])

  /// On one device a camera does not run the requested format, by these rules, and no plan starts from that.
  case refusedFormat(profile: String, rules: [RuleID])

  /// A plan needs facts that are missing of the device of a session.
  case undecided(ResolvedSession, missing: [Fact])

  /// The search would take too long and was ended.
  case tooLong
}
