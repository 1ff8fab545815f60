/// The sums over cameras that a plan keeps within limits.
public enum PlanDimension: CaseIterable, Sendable {
  /// How many cameras are disabled.
  case disabledCameras

  /// `hardwareCost`.
  case hardwareCost

  /// `systemPressureCost`.
  case systemPressureCost
}
