extension Rule {
  /// The rules of this area, in the order in which they run.
  static let costRules: [Rule] = [
    hardwareCostOver, hardwareCostNearLimit, hardwareCostExactlyOne, targetMissed, costMaxRateNotActiveRate,
    overrideResetOnAdd, overrideTiming, overrideRange, overrideVersusActiveRate, pressureCost15Min, pressureCost10Min,
    pressureCostOver3, hardwareCostZeroPlain, pressureCostMulticamOnly, costOverrideMissing,
  ]
}
