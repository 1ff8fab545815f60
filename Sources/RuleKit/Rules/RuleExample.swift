public import CaptureModel
public import CaptureSession
public import JSONSource

/// A graph that holds to a rule, or breaks it at the marked places.
public struct RuleExample: Sendable {
  /// The graph; `⟦` and `⟧` stand at both ends of each place where the rule speaks.
  let markedText: ExampleText

  /// The profile that the graph is checked against: the id of a bundled one.
  public let profile: String

  /// The text of a profile that is made up for the example; then `profile` is its id.
  public let profileText: String?

  /// The targets that are set.
  public let targets: CostTargets

  /// The least frame rate that is set beside the graph.
  public let minimumFrameRate: FrameRate?

  /// Whether the rule is silent.
  public let isPassing: Bool

  /// Whether the rule can't tell, for want of a fact.
  public let isUnverified: Bool

  /// Whether the rule offers a fix, if it has fixes at all.
  public let hasFix: Bool

  /// What came of reading the Info.plist that the graph names; `nil` if nobody read it.
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

  /// A graph that holds to the rule.
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

  /// A graph of which the rule can't tell, since the profile lacks the fact that decides.
  public static func unverified(
    _ text: ExampleText, on profile: String = "iphone-xs", profileText: String? = nil,
    targets: CostTargets = CostTargets()
  ) -> RuleExample {
    RuleExample(text, profile, profileText, targets, isPassing: true, isUnverified: true)
  }

  /// The graph without its marks.
  public var text: String { markedText.text.filter { $0 != "⟦" && $0 != "⟧" } }

  /// The marked places, in the text without marks, in order of their ends.
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
