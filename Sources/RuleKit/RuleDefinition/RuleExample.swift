public import CaptureModel
public import CaptureSession
public import JSONSource

/// A graph that keeps a rule, or breaks it at the marked places.
public struct RuleExample: Sendable {
  /// The graph, with `⟦` and `⟧` around each place that the rule reports.
  let markedText: ExampleText

  /// The id of the profile to check against: a bundled one, unless `profileText` is given.
  public let profile: String

  /// The text of a profile made up for the example; `profile` is then its id.
  public let profileText: String?

  /// What the user's plans aim at.
  public let aims: PlanAims

  /// Whether the rule reports nothing.
  public let isPassing: Bool

  /// Whether the rule can't decide because a fact is missing.
  public let isUnverified: Bool

  /// Whether the finding has a fix, if the rule has any.
  public let hasFix: Bool

  /// The result of reading the Info.plist that the graph names; `nil` if nobody read it.
  public let infoPlist: InfoPlistReading?

  private init(
    _ text: ExampleText, _ profile: String, _ profileText: String?, _ aims: PlanAims, isPassing: Bool,
    isUnverified: Bool = false, hasFix: Bool = true, infoPlist: InfoPlistReading? = nil
  ) {
    markedText = text
    self.profile = profile
    self.profileText = profileText
    self.aims = aims
    self.isPassing = isPassing
    self.isUnverified = isUnverified
    self.hasFix = hasFix
    self.infoPlist = infoPlist
  }

  /// A graph that keeps the rule.
  public static func passing(
    _ text: ExampleText, on profile: String = "iphone-xs", profileText: String? = nil,
    aims: PlanAims = PlanAims()
  ) -> RuleExample {
    RuleExample(text, profile, profileText, aims, isPassing: true)
  }

  /// A graph that breaks the rule.
  public static func failing(
    _ text: ExampleText, on profile: String = "iphone-xs", profileText: String? = nil,
    aims: PlanAims = PlanAims(), hasFix: Bool = true, infoPlist: InfoPlistReading? = nil
  ) -> RuleExample {
    RuleExample(text, profile, profileText, aims, isPassing: false, hasFix: hasFix, infoPlist: infoPlist)
  }

  /// A graph that the rule can't decide because the profile lacks a fact.
  public static func unverified(
    _ text: ExampleText, on profile: String = "iphone-xs", profileText: String? = nil,
    aims: PlanAims = PlanAims()
  ) -> RuleExample {
    RuleExample(text, profile, profileText, aims, isPassing: true, isUnverified: true)
  }

  /// The graph without its marks.
  public var text: String { markedText.text.filter { $0 != "⟦" && $0 != "⟧" } }

  /// The ranges of the marked places, in the text without marks.
  public var markedRanges: [SourceRange] {
    var open: [Int] = []
    var ranges: [SourceRange] = []
    var offset = 0
    for character in markedText.text {
      switch character {
      case "⟦": open.append(offset)
      case "⟧": if let start = open.popLast() { ranges.append(SourceRange(start, offset)) }
      default: offset += String(character).utf8.count
      }
    }
    return ranges.sorted()
  }
}
