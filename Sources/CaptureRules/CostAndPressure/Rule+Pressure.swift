public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func pressureRules(_ visit: (Rule) -> Void) {
    visit(pressureObserverMissing)
    visit(pressureReactionOrder)
    visit(pressureSeriousThrottle)
    visit(pressureShutdownInterrupts)
    visit(pressureRestoreAfterCooldown)
    visit(pressureFpsInRange)
    visit(autoFrameRateExcludesPressureRates)
    visit(depthUnderPressure)
    visit(lowerFootprintMultitasking)
  }
}
