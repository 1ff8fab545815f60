public import JSONSource

/// A fact about the capture API that no graph can break, with its source; `capplan explain` prints it.
public struct APIFact: Identifiable, Sendable {
  /// The slug, in the same space as the ids of rules.
  public let id: RuleID

  /// A headline.
  public let title: String

  /// The area of the fact.
  public let area: Rule.Area

  /// The fact: one to four sentences.
  public let text: String

  /// The sources of the fact.
  public let sources: [RuleSource]

  /// The rules that follow from it.
  public let related: [RuleID]

  /// Other ids that `explain` accepts for it.
  public let aliases: [RuleID]

  /// A fact with its source.
  public init(
    _ id: RuleID, title: String, area: Rule.Area, text: String, sources: [RuleSource], related: [RuleID] = [],
    aliases: [RuleID] = []
  ) {
    self.id = id
    self.title = title
    self.area = area
    self.text = text
    self.sources = sources
    self.related = related
    self.aliases = aliases
  }
}
