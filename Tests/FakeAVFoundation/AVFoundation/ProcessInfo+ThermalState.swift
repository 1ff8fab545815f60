extension ProcessInfo {
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// How hot the device is, which a test may change.
  nonisolated(unsafe) public static var _fakeThermalState = ThermalState.nominal
  public var thermalState: ThermalState { Self._fakeThermalState }
}
