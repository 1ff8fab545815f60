public import CaptureModel
public import CaptureSession

/// One step of a reduction.
public struct ReductionStep: Sendable {
  /// The rung of the ladder that chose it.
  public let rung: Rung

  /// The ids of the inputs that it changes: one, or for a change of ports all that moved.
  public let inputs: [String]

  /// What changed.
  public let change: StepChange

  /// The costs before.
  public let before: SessionCosts

  /// The costs after.
  public let after: SessionCosts

  /// Whether a cost that was above its target fell.
  public let lowered: Bool

  /// The points where the ladder differed from the published sample.
  public let deviations: [Deviation]

  /// The formats that the sample would have taken instead, in its order.
  public var passedOver: [FormatName] = []

  /// The minimum frame rate, if it kept the camera whose turn it was from changing.
  public var minimumFrameRate: FrameRate?
}

/// The change that a step makes.
public enum StepChange: Hashable, Sendable {
  /// The format.
  case format(from: FormatName?, to: FormatName?)

  /// The frame rate.
  case frameRate(from: FrameRate, to: FrameRate)

  /// The port, from the switching one to that of the wide-angle constituent.
  case port

  /// Several of these at once.
  case configuration(from: CameraConfiguration, to: CameraConfiguration)
}

/// A rung of the ladder.
public enum Rung: Hashable, Sendable {
  /// A format that runs in a multi-camera session replaces one that does not.
  case multiCamFormat(String)

  /// The next smaller format of the cameras at a position, or of one input.
  case resolution(String)

  /// A frame rate lower by ten.
  case frameRate(String)

  /// The port of the wide-angle constituent replaces the dual camera's switching port.
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

/// A point where the ladder differs from the published sample, which doesn't work there.
public enum Deviation: Int, Hashable, Sendable, Comparable {
  /// The ladder lowers the effective rate, not the device's.
  case effectiveRate = 1

  /// The ladder passes over formats that can't be legal.
  case illegalStepSkipped = 2

  /// The ladder tries every camera at a position, not only the first.
  case everyCamera = 3

  /// Orders by number.
  public static func < (left: Deviation, right: Deviation) -> Bool { left.rawValue < right.rawValue }
}
