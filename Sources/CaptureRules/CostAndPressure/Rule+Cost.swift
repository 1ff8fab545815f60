public import RuleKit

extension Rule {
  /// Visits the rules of this area, in the order they run.
  @inline(never)
  public static func costRules(_ visit: (Rule) -> Void) {
    visit(hardwareCostOver)
    visit(hardwareCostNearLimit)
    visit(hardwareCostExactlyOne)
    visit(targetMissed)
    visit(planAboveFormat)
    visit(costMaxRateNotActiveRate)
    visit(overrideResetOnAdd)
    visit(overrideTiming)
    visit(overrideRange)
    visit(overrideVersusActiveRate)
    visit(pressureCost15Min)
    visit(pressureCost10Min)
    visit(pressureCostOver3)
    visit(hardwareCostZeroPlain)
    visit(pressureCostMulticamOnly)
    visit(costOverrideMissing)
    visit(dataStreamSilent)
  }
}
