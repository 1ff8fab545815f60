public import JSONSource

/// A fact that a rule needs and the profile lacks.
public struct MissingFact: Hashable, Sendable {
  /// The rule that can't be judged.
  public let rule: RuleID

  /// The fact.
  public let fact: Fact

  /// The place in the graph that needs it.
  public let range: SourceRange

  /// Whether the graph can't be called runnable without it.
  public let decides: Bool

  /// What the device lacks if the answer is no; `nil` if an app can't ask.
  public let lack: Lack?

  /// How to settle it.
  public private(set) var settlement = Settlement.device

  /// A change of the graph that makes the fact unnecessary; `nil` if none is known.
  public private(set) var instead: FormatAdvice?

  /// A fact that a rule needs at a place.
  public init(rule: RuleID, fact: Fact, range: SourceRange, decides: Bool, lack: Lack? = nil) {
    self.rule = rule
    self.fact = fact
    self.range = range
    self.decides = decides
    self.lack = lack
  }

  /// The same fact, with how to settle it.
  func settled(by settlement: Settlement, or instead: FormatAdvice?) -> MissingFact {
    var settled = self
    settled.settlement = settlement
    settled.instead = instead
    return settled
  }
}

extension ResolvedSession {
  /// How to settle each of some facts; O(facts + inputs).
  public func settlements(of facts: [Fact]) -> [Settlement] {
    var formats = WrittenFormats(in: self)
    return facts.map { $0.settlement(in: graph, &formats) }
  }
}
