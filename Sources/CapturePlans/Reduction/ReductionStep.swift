public import CaptureSession

/// One step of a reduction.
public struct ReductionStep: Sendable {
  /// The rung of the ladder that chose it.
  public let rung: Rung

  /// The ids of the inputs that it changes: one, or for a move of ports each that was moved.
  public let inputs: [String]

  /// What changed, from and to, in words: `1920x1440 at 30, unbinned`.
  public let from: String

  /// What it became.
  public let to: String

  /// The costs before.
  public let before: SessionCosts

  /// The costs after.
  public let after: SessionCosts

  /// Whether a cost that was above its target fell.
  public let lowered: Bool

  /// Where the sample as published would have done otherwise.
  public let mends: [Mend]
}

/// A rung of the ladder.
public enum Rung: Hashable, Sendable {
  /// A format that does not run in a multi-camera session gives way to one that does.
  case multiCamFormat(String)

  /// The next smaller format of the cameras at a position, or of one input.
  case resolution(String)

  /// A frame rate lower by ten.
  case frameRate(String)

  /// The dual camera's switching port gives way to its wide-angle constituent's.
  case videoInputPorts

  /// The exact plan, which has no rungs.
  case optimal

  /// The rung as a trace names it.
  public var name: String {
    switch self {
    case .multiCamFormat(let group): "multiCamFormat(\(group))"
    case .resolution(let group): "resolution(\(group))"
    case .frameRate(let group): "frameRate(\(group))"
    case .videoInputPorts: "videoInputPorts"
    case .optimal: "optimal"
    }
  }
}

/// A place where the sample's algorithm does not work as published, and capplan's does.
public enum Mend: Int, Hashable, Sendable, Comparable {
  /// The rate that is lowered is the effective one, not the device's.
  case effectiveRate = 1

  /// What can't be legal is passed over.
  case illegalStepSkipped = 2

  /// Every camera at the position is tried, not only the first.
  case everyCamera = 3

  /// Orders by number.
  public static func < (left: Mend, right: Mend) -> Bool { left.rawValue < right.rawValue }

  /// What it did, in words.
  public var text: String {
    switch self {
    case .effectiveRate: "lowers the effective rate, not the device's"
    case .illegalStepSkipped: "passed over a step that can't be legal"
    case .everyCamera: "goes on to the next camera of the position"
    }
  }
}

/// How a reduction ended.
public enum ReductionEnd: Sendable {
  /// Both costs are within their targets.
  case met

  /// No rung can change anything more.
  case stuck(floors: [String])

  /// The sample as published would repeat the same step for ever.
  case wouldNotTerminate

  /// No configuration is within the targets.
  case impossible(Impossibility)

  /// These are to keep more than the graph asks of them.
  case keptAboveAsked([Demand])

  /// Neither a configuration nor its absence was found in the allowed work.
  case tooLong

  /// A cost that has a target has no value.
  case noValue(missing: [String])
}

/// A whole reduction: the steps, and where they led.
public struct ReductionTrace: Sendable {
  /// The steps in order.
  public let steps: [ReductionStep]

  /// How it ended.
  public let end: ReductionEnd

  /// The session after the last step.
  public let session: ResolvedSession

  /// Its costs.
  public let costs: SessionCosts

  /// Why the plan is no better; `nil` for the ladder's.
  public var certificate: PlanCertificate?
}
