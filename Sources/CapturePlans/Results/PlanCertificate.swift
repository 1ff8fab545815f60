public import CaptureSession

/// Why a plan keeps no more than it does.
public struct PlanCertificate: Sendable {
  /// One thing that a camera could not keep, or one of several.
  public struct Loss: Sendable {
    /// What it is.
    public let level: QualityLevel

    /// The ids of the inputs that have what was reached; where they are several, one of them asks for better.
    public let inputs: [String]

    /// What it has instead.
    public let reached: QualityValue

    /// The next better that it asks for; `nil` where no candidate has it with all else as it is.
    public let better: QualityValue?

    /// The cost that would be over its target, or the count of disabled cameras.
    public let cost: PlanDimension

    /// The least that the cost would be, or how many cameras would be disabled; `nil` where finding it is too much work.
    public let cheapest: Double?

    /// The highest that it may be.
    public let limit: Double?
  }

  /// What could not be kept, the most important first; as far as that is proven.
  public let losses: [Loss]

  /// Whether the plan is proven to be the best of those whose costs are known.
  public let isProven: Bool

  /// What the search left open, if that is a matter of quality.
  public let doubt: Loss?

  /// Whether a reading says what one of the configurations costs: it is no sum, so that the search can't prove anything.
  public let mayBeRead: Bool

  /// What is not known, so that formats were left out that may be better.
  public let leftOut: [Fact]

  /// The demands that decided: without any one of them a plan would keep more.
  public let deciding: [Demand]

  /// The costs that are judged by their high ends: all where that was asked for, else those without a value.
  public let byHighEnd: [PlanDimension]

  /// Whether a second, independent check confirmed it; `nil` where it would take too long, or nothing is proven.
  public let isVerified: Bool?
}
