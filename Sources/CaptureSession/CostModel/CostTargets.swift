import JSONSource
public import CaptureModel

/// The highest costs allowed; `nil` if none was set.
public struct CostTargets: Hashable, Sendable {
  /// The highest `hardwareCost`.
  public var hardware: Double?

  /// The highest `systemPressureCost`.
  public var pressure: Double?

  /// Targets.
  public init(hardware: Double? = nil, pressure: Double? = nil) {
    self.hardware = hardware
    self.pressure = pressure
  }

  /// These targets; those not set are taken from others.
  public func or(_ other: CostTargets) -> CostTargets {
    CostTargets(hardware: hardware ?? other.hardware, pressure: pressure ?? other.pressure)
  }
}

extension CaptureGraph {
  /// The targets that the graph itself sets.
  public var targets: CostTargets {
    CostTargets(
      hardware: plan?.targets?.hardwareCost?.value, pressure: plan?.targets?.systemPressureCost?.value)
  }
}
