public import CaptureModel
public import CaptureSession

/// Why no configuration is within the targets.
public struct Impossibility: Sendable {
  /// Demands that can't be met together, although they could if any one of them were dropped.
  public let conflict: [Demand]

  /// Whether inputs other than cameras alone exceed a target.
  public let isOverWithoutCameras: Bool

  /// The inputs for which no format is possible, whatever the others do.
  public let withoutCandidates: [String]

  /// The costs of the cheapest configuration that meets every demand except the targets; `nil` if there is none, or in
  /// a check.
  public let cheapest: SessionCosts?

  /// The cheapest configuration, camera by camera.
  public let cheapestConfiguration: [CameraConfiguration]?

  /// The cameras whose formats in it are not known to run beside other cameras.
  public let unsureCameras: [String]

  /// The best demand to give up; `nil` if giving up one isn't enough, or in a check.
  public let relief: Relief?

  /// What fits at a lower minimum frame rate; `nil` if the minimum doesn't matter, or if nothing fits at any rate.
  public let slower: Slower?

  /// A lower minimum frame rate, and what fits with it.
  public struct Slower: Sendable {
    /// The highest minimum frame rate at which something fits.
    public let minimumFrameRate: FrameRate

    /// The best configuration at that rate, camera by camera.
    public let configuration: [CameraConfiguration]

    /// What it costs.
    public let costs: SessionCosts
  }

  /// A demand, and what fits without it.
  public struct Relief: Sendable {
    /// The demand to give up.
    public let demand: Demand

    /// The best configuration without it, camera by camera.
    public let configuration: [CameraConfiguration]

    /// What it costs.
    public let costs: SessionCosts
  }
}
