public import CaptureModel
public import CaptureSession

/// Why no configuration is within the targets.
public struct Impossibility: Sendable {
  /// Cameras and demands that together can't be met; without any one of them the rest can.
  public let conflict: [Demand]

  /// Whether the inputs that are no cameras are over a target by themselves.
  public let isOverWithoutCameras: Bool

  /// The inputs that no format fits at all, whatever the others do.
  public let withoutCandidates: [String]

  /// The costs of the cheapest configuration that meets every demand but the targets; `nil` where a camera has none.
  public let cheapest: SessionCosts?

  /// That configuration, camera by camera.
  public let cheapestConfiguration: [CameraConfiguration]?

  /// The one demand whose relaxing is the least loss; `nil` where no single one is enough.
  public let relief: Relief?

  /// What fits where cameras may be slower; `nil` where the least frame rate does not decide, or nothing fits at any.
  public let slower: Slower?

  /// A lower least frame rate, and what could be had with it.
  public struct Slower: Sendable {
    /// The highest at which something fits.
    public let minimumFrameRate: FrameRate

    /// The best configuration then, camera by camera.
    public let configuration: [CameraConfiguration]

    /// What it costs.
    public let costs: SessionCosts
  }

  /// A demand, and what could be had without it.
  public struct Relief: Sendable {
    /// What would be given up.
    public let demand: Demand

    /// The best configuration without it, camera by camera.
    public let configuration: [CameraConfiguration]

    /// What it costs.
    public let costs: SessionCosts
  }
}
