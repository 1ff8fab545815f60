public import JSONSource
public import RuleKit

/// Which rules speak.
public struct RuleSelection: Sendable {
  private final class Choice: Sendable {
    /// Only these; `nil` for all.
    let selected: Set<RuleID>?

    /// Not these.
    let ignored: Set<RuleID>

    init(_ selected: [RuleID]?, _ ignored: [RuleID]) {
      self.selected = selected.map { Set($0) }
      self.ignored = Set(ignored)
    }
  }

  /// `nil` for every rule, as nearly always.
  private let choice: Choice?

  /// Every rule.
  public init() { choice = nil }

  /// Only these, or all where they are `nil`; without those that are ignored.
  public init(_ selected: [RuleID]?, ignoring ignored: [RuleID] = []) {
    choice = selected == nil && ignored.isEmpty ? nil : Choice(selected, ignored)
  }

  /// Whether a rule speaks.
  public func includes(_ rule: Rule) -> Bool { includes(rule.id) }

  /// Whether the rule with this id speaks.
  public func includes(_ id: RuleID) -> Bool {
    guard let choice else { return true }
    return choice.selected?.contains(id) ?? true && !choice.ignored.contains(id)
  }
}
