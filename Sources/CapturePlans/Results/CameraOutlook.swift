public import CaptureModel
public import CaptureSession

/// What changing one camera alone would do: where the budget goes, and what would fit.
public struct CameraOutlook: Sendable {
  /// One step of the camera.
  public struct Step: Sendable {
    /// What it would run.
    public let configuration: CameraConfiguration

    /// What the session would cost.
    public let costs: SessionCosts

    /// Whether it would be within the targets; `nil` where a cost that has one has no value.
    public let fits: Bool?
  }

  /// What it runs now.
  public let configuration: CameraConfiguration

  /// Of all that costs less hardware, what loses least.
  public let cheaper: Answer

  /// Of all that keeps shape, size, rate and binning and is better in one, what costs least.
  public let better: Answer

  /// What is known of a step.
  public enum Answer: Sendable {
    /// There is one.
    case step(Step)

    /// There is none that is known and breaks no rule.
    case none

    /// There is none at the least frame rate or above it; below there is.
    case noneAbove(FrameRate)

    /// That can't be said: what the camera costs is not known, or there are too many to try.
    case unknown
  }

  /// The id of the input.
  public var input: String { configuration.input }
}
