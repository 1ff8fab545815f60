public import JSONSource
public import RuleKit

/// A name that isn't a rule's.
public struct UnknownRule: Error, Hashable, Sendable {
  /// The name.
  public let name: String

  package init(name: String) { self.name = name }
}

/// Which rules are reported.
public struct RuleSelection: Sendable {
  private final class Choice: Sendable {
    /// Only these rules; `nil` for all.
    let selected: Set<RuleID>?

    /// Rules to leave out.
    let ignored: Set<RuleID>

    init(_ selected: [RuleID]?, _ ignored: [RuleID]) {
      self.selected = selected.map { Set($0) }
      self.ignored = Set(ignored)
    }
  }

  /// `nil` for every rule, the usual case.
  private let choice: Choice?

  /// Every rule.
  public init() { choice = nil }

  /// Only the selected rules (`nil` for all), without the ignored ones.
  public init(_ selected: [RuleID]?, ignoring ignored: [RuleID] = []) {
    choice = selected == nil && ignored.isEmpty ? nil : Choice(selected, ignored)
  }

  /// Rules named by id or alias; `all` stands for every rule. Selecting none selects all.
  public init(selecting selected: [String], ignoring ignored: [String]) throws(UnknownRule) {
    let selectedIDs = try Self.ids(selected)
    let ignoredIDs = try Self.ids(ignored)
    if ignored.contains("all") {
      self.init([])
    } else {
      let selectsAll = selected.isEmpty || selected.contains("all")
      self.init(selectsAll ? nil : selectedIDs, ignoring: ignoredIDs)
    }
  }

  private static func ids(_ names: [String]) throws(UnknownRule) -> [RuleID] {
    var ids: [RuleID] = []
    for name in names where name != "all" {
      guard let rule = Rule.named(name) else { throw UnknownRule(name: name) }
      ids.append(rule.id)
    }
    return ids
  }

  /// Whether every rule is included.
  var includesAll: Bool { choice == nil }

  /// Whether a rule is reported.
  public func includes(_ rule: Rule) -> Bool { includes(rule.id) }

  /// Whether the rule with this id is reported.
  public func includes(_ id: RuleID) -> Bool {
    guard let choice else { return true }
    return choice.selected?.contains(id) ?? true && !choice.ignored.contains(id)
  }
}
