/// The sums over cameras that a plan keeps within limits.
public enum PlanDimension: CaseIterable, Sendable {
  /// How many cameras are disabled.
  case disabledCameras

  /// How many settings that the app guards, and the requested formats support, are lost.
  case lostSettings

  /// `hardwareCost`.
  case hardwareCost

  /// `systemPressureCost`.
  case systemPressureCost

  /// Whether it is a number of things and not a cost; a plan has as few of them as it can.
  public var isCount: Bool { self == .disabledCameras || self == .lostSettings }
}
