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
}
