public import JSONSource

/// A fact of the capture API that no graph can break, with its source: `capplan explain` tells it.
public struct APIFact: Identifiable, Sendable {
  /// The slug, in the same space as the ids of rules.
  public let id: RuleID

  /// What it is about, as a headline.
  public let title: String

  /// The area that it belongs to.
  public let area: Rule.Area

  /// The fact: one to four sentences.
  public let text: String

  /// Where it comes from.
  public let sources: [RuleSource]

  /// The rules that it stands behind.
  public let related: [RuleID]

  /// Other ids that `explain` knows it by.
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
