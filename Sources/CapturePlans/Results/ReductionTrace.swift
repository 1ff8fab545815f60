public import CaptureModel
public import CaptureSession
public import JSONSource

/// How a reduction ended.
public enum ReductionEnd: Sendable {
  /// Both costs are within their targets.
  case met

  /// No rung can change anything more; the cameras stand there.
  case stuck([LadderFloor])

  /// The graph breaks these rules, and no step leads to a format or rate that keeps them.
  case broken([RuleID])

  /// The sample as published would repeat the same step for ever.
  case wouldNotTerminate

  /// No configuration is within the targets.
  case impossible(Impossibility)

  /// Neither a configuration nor its absence was found in the allowed work.
  case tooLong

  /// A cost that has a target has no value.
  case noValue(missing: [Fact])
}

/// Where a camera stands at the end of the ladder.
public struct LadderFloor: Hashable, Sendable {
  /// The id of the input.
  public let input: String

  /// The size of its frames.
  public let dimensions: Dimensions

  /// The rate that frames really come at.
  public let rate: FrameRate

  /// Whether nothing but the least frame rate keeps it from a lower one.
  public let isHeldByMinimum: Bool

  /// Whether nothing but the least size keeps it from a smaller format.
  public let isHeldBySize: Bool
}

/// A whole reduction: the steps, and where they led.
public struct ReductionTrace: Sendable {
  /// The steps in order.
  public let steps: [ReductionStep]

  /// How it ended.
  public let end: ReductionEnd

  /// The session before the first step.
  package let start: ResolvedSession

  /// The session after the last step.
  public package(set) var session: ResolvedSession

  /// Its costs.
  public let costs: SessionCosts

  /// Why the plan is no better; `nil` for the ladder's.
  public var certificate: PlanCertificate?

  /// A reduction from a session; `session` is what it led to.
  init(
    from start: ResolvedSession, steps: [ReductionStep], end: ReductionEnd, session: ResolvedSession,
    costs: SessionCosts, certificate: PlanCertificate? = nil
  ) {
    self.start = start
    self.steps = steps
    self.end = end
    self.session = session
    self.costs = costs
    self.certificate = certificate
  }

  /// What each camera ran before the first step, in the order of the graph.
  public var asked: [CameraConfiguration] { start.configurations(beside: start) }

  /// What each camera runs after the last step, with its share of what was asked for, in the order of the graph.
  public var kept: [CameraConfiguration] { session.configurations(beside: start) }

  /// What each input runs that some step changed.
  public var changed: [CameraConfiguration] {
    kept.filter { camera in steps.contains { $0.inputs.contains(camera.input) } }
  }

  /// The cameras for which the graph asks no format: their shares are of the format that a reduction starts from.
  public var unasked: [CameraConfiguration] {
    zip(asked, start.cameras).filter { start.isMultiCam && $1.input.activeFormat == nil }.map(\.0)
  }
}
