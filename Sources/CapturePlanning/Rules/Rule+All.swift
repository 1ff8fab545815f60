extension Rule {
  /// Every rule, by area, in the order in which they run.
  public static let all: [Rule] = {
    let areas = [
      documentRules, sessionRules, inputRules, portRules, connectionRules, formatRules, costRules, synchronizationRules,
      audioRules, pressureRules, depthRules, photoRules, videoRules, appRules,
    ]
    // Put together in place: a chain of `+` would copy each rule once for every area after it.
    var all: [Rule] = []
    all.reserveCapacity(areas.reduce(0) { $0 + $1.count })
    for rules in areas { all += rules }
    return all
  }()

  /// The rule with this id or alias.
  public static func named(_ name: String) -> Rule? {
    all.first { $0.id.rawValue == name || $0.aliases.contains(ID(rawValue: name)) }
  }
}
