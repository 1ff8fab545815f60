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

  /// The user's targets.
  public let targets: CostTargets

  /// The user's lowest frame rate.
  public let minimumFrameRate: FrameRate?

  /// Whether the rule reports nothing.
  public let isPassing: Bool

  /// Whether the rule can't decide because a fact is missing.
  public let isUnverified: Bool

  /// Whether the finding has a fix, if the rule has any.
  public let hasFix: Bool

  /// The result of reading the Info.plist that the graph names; `nil` if nobody read it.
  public let infoPlist: InfoPlistReading?

  private init(
    _ text: ExampleText, _ profile: String, _ profileText: String?, _ targets: CostTargets, isPassing: Bool,
    isUnverified: Bool = false, hasFix: Bool = true, infoPlist: InfoPlistReading? = nil,
    minimumFrameRate: FrameRate? = nil
  ) {
    markedText = text
    self.profile = profile
    self.profileText = profileText
    self.targets = targets
    self.minimumFrameRate = minimumFrameRate
    self.isPassing = isPassing
    self.isUnverified = isUnverified
    self.hasFix = hasFix
    self.infoPlist = infoPlist
  }

  /// A graph that keeps the rule.
  public static func passing(
    _ text: ExampleText, on profile: String = "iphone-xs", profileText: String? = nil,
    targets: CostTargets = CostTargets()
  ) -> RuleExample {
    RuleExample(text, profile, profileText, targets, isPassing: true)
  }

  /// A graph that breaks the rule.
  public static func failing(
    _ text: ExampleText, on profile: String = "iphone-xs", profileText: String? = nil,
    targets: CostTargets = CostTargets(),
    hasFix: Bool = true, infoPlist: InfoPlistReading? = nil, minimumFrameRate: FrameRate? = nil
  ) -> RuleExample {
    RuleExample(
      text, profile, profileText, targets, isPassing: false, hasFix: hasFix, infoPlist: infoPlist,
      minimumFrameRate: minimumFrameRate)
  }

  /// A graph that the rule can't decide because the profile lacks a fact.
  public static func unverified(
    _ text: ExampleText, on profile: String = "iphone-xs", profileText: String? = nil,
    targets: CostTargets = CostTargets()
  ) -> RuleExample {
    RuleExample(text, profile, profileText, targets, isPassing: true, isUnverified: true)
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
