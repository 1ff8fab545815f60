public import CaptureModel
public import CaptureSession

/// The effect of changing one camera alone: what the next steps would cost, and whether they would fit.
public struct CameraOutlook: Sendable {
  /// One step of the camera.
  public struct Step: Sendable {
    /// What the camera would run.
    public let configuration: CameraConfiguration

    /// What the session would cost.
    public let costs: SessionCosts

    /// Whether the session would be within its targets; `nil` if that is not known.
    public let fits: Bool?
  }

  /// What it runs now.
  public let configuration: CameraConfiguration

  /// The step with a lower hardwareCost that loses the least.
  public let cheaper: Answer

  /// The cheapest step that is better in size, rate or binning, worse in none, and keeps the aspect ratio.
  public let better: Answer

  /// The result of looking for a step.
  public enum Answer: Sendable {
    /// This step.
    case step(Step)

    /// No known step keeps the rules.
    case none

    /// Only a step below the minimum frame rate.
    case noneAbove(FrameRate)

    /// Unknown: the camera's cost is unknown, or there are too many steps to try.
    case unknown
  }

  /// The id of the input.
  public var input: String { configuration.input }
}
