import JSONSource
import CaptureMediaRules
import CaptureRules
public import RuleKit

extension Rule {
  /// Every rule, by area, in the order they run.
  public static let all: [Rule] = {
    var all: [Rule] = []
    visitAll { all.append($0) }
    return all
  }()

  /// Visits every rule in that order in place, since a rule is a large value to copy.
  ///
  /// The areas are not inlined: each rule takes stack space in its area.
  static func visitAll(_ visit: (Rule) -> Void) {
    documentRules(visit)
    sessionRules(visit)
    inputRules(visit)
    portRules(visit)
    connectionRules(visit)
    formatRules(visit)
    cinematicRules(visit)
    costRules(visit)
    synchronizationRules(visit)
    audioRules(visit)
    pressureRules(visit)
    depthRules(visit)
    photoRules(visit)
    videoRules(visit)
    appRules(visit)
  }

  /// The rule with this id or alias.
  public static func named(_ name: String) -> Rule? {
    // By index, since a rule is a large value to copy; aliases are lists that have to be made.
    let index =
      all.indices.first { all[$0].id.rawValue.isBytewise(name) }
      ?? all.indices.first { all[$0].aliases.contains { $0.rawValue.isBytewise(name) } }
    return index.map { all[$0] }
  }
}
