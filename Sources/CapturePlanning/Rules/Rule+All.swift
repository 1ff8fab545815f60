extension Rule {
  /// Every rule, by area, in the order in which they run.
  public static let all: [Rule] = areas.flatMap { $0 }

  /// The same, a list for each area: a check reads them as they lie, without a copy of each rule.
  static let areas = [
    documentRules, sessionRules, inputRules, portRules, connectionRules, formatRules, costRules, synchronizationRules,
    audioRules, pressureRules, depthRules, photoRules, videoRules, appRules,
  ]

  /// The rule with this id or alias.
  public static func named(_ name: String) -> Rule? {
    all.first { $0.id.rawValue == name || $0.aliases.contains(ID(rawValue: name)) }
  }
}
