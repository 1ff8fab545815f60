public import CaptureSession
public import JSONSource
public import RuleKit

extension Rule {
  /// How a plan can remove the findings of the rule with this id; not at all if no rule has the id.
  public static func remedy(of id: ID) -> Remedy { remedies[id] ?? .none }

  /// Whether the rule with this id is about a session's costs, which a plan judges itself.
  public static func isAboutCosts(_ id: ID) -> Bool { aboutCosts.contains(id) }

  /// The remedies of the rules that have one.
  ///
  /// They are kept, because a plan looks up the remedy of each error of each configuration.
  private static let remedies: [ID: Remedy] = {
    var remedies: [ID: Remedy] = [:]
    visitAll { if $0.remedy != .none { remedies[$0.id] = $0.remedy } }
    return remedies
  }()

  private static let aboutCosts: Set<ID> = {
    var ids: Set<ID> = []
    visitAll { if $0.isAboutCosts { ids.insert($0.id) } }
    return ids
  }()
}

extension Finding {
  /// How a plan can remove the finding.
  var remedy: Remedy { isBeyondPlans ? .none : Rule.remedy(of: rule) }
}
