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

  /// The highest `hardwareCost` of a session that runs, whatever the target.
  public static let hardwareLimit = 1.0

  /// The target of `hardwareCost`, if it is above the limit of the hardware.
  public var hardwareAboveLimit: Double? { hardware.flatMap { $0 > Self.hardwareLimit ? $0 : nil } }
}
