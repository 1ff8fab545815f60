extension Rule {
  /// The rules of this area, in the order in which they run.
  static let pressureRules: [Rule] = [
    pressureObserverMissing, pressureReactionOrder, pressureSeriousThrottle, pressureShutdownInterrupts,
    pressureRestoreAfterCooldown, pressureFpsInRange, depthUnderPressure, lowerFootprintMultitasking,
  ]
}
