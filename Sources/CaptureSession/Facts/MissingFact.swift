public import CaptureModel
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

  /// What would settle it.
  public private(set) var settlement = Settlement.device

  /// A fact that a rule needs at a place.
  public init(rule: RuleID, fact: Fact, range: SourceRange, decides: Bool) {
    self.rule = rule
    self.fact = fact
    self.range = range
    self.decides = decides
  }

  /// The same fact, with what would settle it in a graph.
  public func settled(in graph: CaptureGraph) -> MissingFact {
    var settled = self
    settled.settlement = fact.settlement(in: graph)
    return settled
  }
}
