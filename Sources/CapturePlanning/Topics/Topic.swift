/// A fact of the capture API that no graph can break, with its source: `capplan explain` tells it.
public struct Topic: Identifiable, Sendable {
  /// The slug, in the same space as the ids of rules.
  public let id: Rule.ID

  /// What it is about, as a headline.
  public let title: String

  /// The area that it belongs to.
  public let area: Rule.Area

  /// The fact: one to four sentences.
  public let text: String

  /// Where it comes from.
  public let sources: [Rule.Source]

  /// The rules that it stands behind.
  public let related: [Rule.ID]

  /// Other ids that `explain` knows it by.
  public let aliases: [Rule.ID]

  init(
    _ id: Rule.ID, title: String, area: Rule.Area, text: String, sources: [Rule.Source], related: [Rule.ID] = [],
    aliases: [Rule.ID] = []
  ) {
    self.id = id
    self.title = title
    self.area = area
    self.text = text
    self.sources = sources
    self.related = related
    self.aliases = aliases
  }

  /// Every topic, by area.
  public static let all: [Topic] =
    sessionTopics + deviceTopics + costTopics + pressureTopics + depthTopics + photoTopics + videoTopics + audioTopics
    + appTopics

  /// The topic with this id or alias.
  public static func named(_ name: String) -> Topic? {
    all.first { $0.id.rawValue == name || $0.aliases.contains(Rule.ID(rawValue: name)) }
  }
}
