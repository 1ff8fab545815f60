import CaptureMediaRules
import CaptureRules
import JSONSource
public import RuleKit

extension APIFact {
  /// Every fact, by area.
  public static let all: [APIFact] = [
    sessionAPIFacts, deviceAPIFacts, costAPIFacts, pressureAPIFacts, depthAPIFacts, photoAPIFacts, videoAPIFacts,
    audioAPIFacts,
  ].flatMap { $0 }

  /// The fact with this id or alias.
  public static func named(_ name: String) -> APIFact? {
    all.first { $0.id.rawValue == name || $0.aliases.contains(RuleID(rawValue: name)) }
  }
}
