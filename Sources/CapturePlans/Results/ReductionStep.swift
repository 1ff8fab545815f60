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
  public var passedOver = PassedOver()

  /// The minimum frame rate, if it kept the camera whose turn it was from changing.
  public var minimumFrameRate: FrameRate?
}

/// The formats that the ladder passes over on its way to another one, in the order of the sample.
public struct PassedOver: Hashable, Sendable {
  /// Those that break a rule or a limit.
  public internal(set) var illegal: [FormatName] = []

  /// Those that lower no cost that is over its target.
  public internal(set) var futile: [FormatName] = []

  /// None.
  public init() {}

  /// Whether there are any.
  public var isEmpty: Bool { illegal.isEmpty && futile.isEmpty }

  /// What the ladder does other than the sample by passing them over.
  var deviations: Set<Deviation> {
    Set((illegal.isEmpty ? [] : [.illegalStepSkipped]) + (futile.isEmpty ? [] : [.futileStepSkipped]))
  }

  /// Those of other names: a format of the same name, in another pixel format, is no other choice.
  func others(than name: FormatName) -> PassedOver {
    var others = self
    others.illegal.removeAll { $0 == name }
    others.futile.removeAll { $0 == name }
    return others
  }
}

/// The change that a step makes.
public enum StepChange: Hashable, Sendable {
  /// The format.
  case format(from: FormatName?, to: FormatName?)

  /// The frame rate.
  case frameRate(from: FrameRate, to: FrameRate)

  /// The port, from the switching one to that of the wide-angle constituent.
  case port

  /// The port, back to the switching one.
  case givenBackPort

  /// Several of these at once.
  case configuration(from: CameraConfiguration, to: CameraConfiguration)
}

/// A rung of the ladder.
public indirect enum Rung: Hashable, Sendable {
  /// A format that runs in a multi-camera session replaces one that does not.
  case multiCamFormat(String)

  /// A promise of no more than the rate that a camera runs at anyway.
  case override(String)

  /// A binned format of the same size and rate.
  case binning(String)

  /// The next smaller format of the cameras at a position, or of one input.
  case resolution(String)

  /// A frame rate lower by ten.
  case frameRate(String)

  /// The port of the wide-angle constituent replaces the dual camera's switching port.
  case videoInputPorts

  /// A step of another rung is given back, as the targets are met without it.
  case givenBack(Rung)

  /// The exact plan, which has no rungs.
  case optimal

  /// The rung as a trace names it.
  public var name: String {
    switch self {
    case .multiCamFormat(let group): "multiCamFormat(\(group))"
    case .override(let group): "override(\(group))"
    case .binning(let group): "binning(\(group))"
    case .resolution(let group): "resolution(\(group))"
    case .frameRate(let group): "frameRate(\(group))"
    case .videoInputPorts: "videoInputPorts"
    case .givenBack(let rung): "givenBack(\(rung.name))"
    case .optimal: "optimal"
    }
  }
}

/// A point where the ladder differs from the published sample, which doesn't work there or gives up more than it must.
public enum Deviation: Int, Hashable, Sendable, Comparable {
  /// The ladder lowers the effective rate, not the device's.
  case effectiveRate = 1

  /// The ladder passes over formats that can't be legal.
  case illegalStepSkipped = 2

  /// The ladder tries every camera at a position, not only the first.
  case everyCamera = 3

  /// The ladder passes over choices that lower no cost that is over its target.
  case futileStepSkipped = 5

  /// The ladder gives the cameras of one synchronizer one rate.
  case inStep = 6

  /// Orders by number.
  public static func < (left: Deviation, right: Deviation) -> Bool { left.rawValue < right.rawValue }
}
