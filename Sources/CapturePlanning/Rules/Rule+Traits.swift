public import CaptureSession
public import JSONSource
public import RuleKit

extension Rule {
  /// What a plan can change so that the findings of the rule with this id go away; nothing where no rule has the id.
  public static func remedy(of id: ID) -> Remedy { remedies[id] ?? .none }

  /// Whether the rule with this id is about the costs of a session, which a plan judges by itself.
  public static func isAboutCosts(_ id: ID) -> Bool { aboutCosts.contains(id) }

  /// The remedies of the rules that have one. Kept, since a plan asks for the remedy of each error of each configuration.
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
  /// What a plan can change so that it goes away.
  var remedy: Remedy { isBeyondPlans ? .none : Rule.remedy(of: rule) }
}
