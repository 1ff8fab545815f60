public import CaptureSession

/// Why a plan can't keep more.
public struct PlanCertificate: Sendable {
  /// Something that a camera, or one of several cameras, could not keep.
  public struct Loss: Sendable {
    /// The level on which it lost.
    public let level: QualityLevel

    /// The ids of the inputs; of several, at least one can't have more.
    public let inputs: [String]

    /// The value that was reached.
    public let reached: QualityValue

    /// The next better value; `nil` if no candidate has it with everything else unchanged.
    public let better: QualityValue?

    /// The cost that would exceed its target, or the number of disabled cameras.
    public let cost: PlanDimension

    /// The lowest cost of the better value, or its number of disabled cameras; `nil` if finding it takes too much work.
    public let cheapest: Double?

    /// What one of the cameras would run at that cost; `nil` if it is disabled, or finding it takes too much work.
    public let priced: CameraConfiguration?

    /// The target.
    public let limit: Double?
  }

  /// What could not be kept, the most important first; only proven losses.
  public let losses: [Loss]

  /// Whether the plan is proven to be the best of those with known costs.
  public let isProven: Bool

  /// The first value that the search left open; `nil` if none.
  public let doubt: Loss?

  /// Whether a reading gives the cost of one of the configurations. It isn't a sum over cameras, so the search can't
  /// prove anything.
  public let mayBeRead: Bool

  /// The missing facts that made the search leave out formats, which may be better.
  public let leftOut: [Fact]

  /// The demands that keep the plan from keeping more.
  public let deciding: [Demand]

  /// The costs compared by their high ends: all if asked for, otherwise those without a value.
  public let byHighEnd: [PlanDimension]

  /// Whether a second, independent check confirmed the plan; `nil` if it would take too long, or nothing is proven.
  public let isVerified: Bool?
}
