import CaptureMediaRules
import CaptureRules
import JSONSource
public import RuleKit

extension Topic {
  /// Every topic, by area.
  public static let all: [Topic] = [
    sessionTopics, deviceTopics, costTopics, pressureTopics, depthTopics, photoTopics, videoTopics, audioTopics,
  ].flatMap { $0 }

  /// The topic with this id or alias.
  public static func named(_ name: String) -> Topic? {
    all.first { $0.id.rawValue == name || $0.aliases.contains(RuleID(rawValue: name)) }
  }
}
