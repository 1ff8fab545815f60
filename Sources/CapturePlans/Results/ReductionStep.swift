public import CaptureModel
public import CaptureSession

/// One step of a reduction.
public struct ReductionStep: Sendable {
  /// The rung of the ladder that chose it.
  public let rung: Rung

  /// The ids of the inputs that it changes: one, or for a move of ports each that was moved.
  public let inputs: [String]

  /// What changed.
  public let change: StepChange

  /// The costs before.
  public let before: SessionCosts

  /// The costs after.
  public let after: SessionCosts

  /// Whether a cost that was above its target fell.
  public let lowered: Bool

  /// Where the sample as published would have done otherwise.
  public let deviations: [Deviation]

  /// The least frame rate, where it keeps another camera as it is that would have come first.
  public var minimumFrameRate: FrameRate?
}

/// What a step changes of its inputs.
public enum StepChange: Hashable, Sendable {
  /// The format.
  case format(from: FormatName?, to: FormatName?)

  /// The frame rate.
  case frameRate(from: FrameRate, to: FrameRate)

  /// The port: from the one that switches between constituents to the wide-angle constituent's.
  case port

  /// Several of these at once.
  case configuration(from: CameraConfiguration, to: CameraConfiguration)
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

/// A point in which the ladder deviates from the sample, which does not work there as published.
public enum Deviation: Int, Hashable, Sendable, Comparable {
  /// The rate that is lowered is the effective one, not the device's.
  case effectiveRate = 1

  /// What can't be legal is passed over.
  case illegalStepSkipped = 2

  /// Every camera at the position is tried, not only the first.
  case everyCamera = 3

  /// Orders by number.
  public static func < (left: Deviation, right: Deviation) -> Bool { left.rawValue < right.rawValue }
}
