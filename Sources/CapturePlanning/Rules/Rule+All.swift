extension Rule {
  /// Every rule, by area, in the order in which they run.
  public static let all: [Rule] =
    documentRules + sessionRules + inputRules + portRules + connectionRules + formatRules + costRules
    + synchronizationRules + audioRules + pressureRules + depthRules + photoRules + videoRules + appRules

  /// The rule with this id or alias.
  public static func named(_ name: String) -> Rule? {
    all.first { $0.id.rawValue == name || $0.aliases.contains(ID(rawValue: name)) }
  }
}
