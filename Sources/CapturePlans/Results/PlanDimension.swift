/// What a plan sums up over its cameras.
public enum PlanDimension: CaseIterable, Sendable {
  /// How many cameras are disabled.
  case disabledCameras

  /// `hardwareCost`.
  case hardwareCost

  /// `systemPressureCost`.
  case systemPressureCost
}
