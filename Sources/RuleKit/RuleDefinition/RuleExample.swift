public import CaptureModel
public import CaptureSession
public import JSONSource

/// A graph that keeps a rule, or breaks it at the marked places.
///
/// The graph is one line, as `ExampleLine` says, or a JSON document; `⟦` and `⟧` enclose each place that the rule reports.
public struct RuleExample: Sendable {
  /// The kinds of examples.
  private enum Kind {
    case passing, failing, unverified
  }

  private let kind: Kind
  private var source: String
  private let isJSON: Bool

  /// The device to check against.
  public private(set) var device: ExampleDevice = "iphone-xs"

  /// What the user's plans aim at.
  public let aims: PlanAims

  /// Whether the finding has a fix, if the rule has any.
  public private(set) var hasFix = true

  /// The result of reading the Info.plist that the graph names; `nil` if nobody read it.
  public let infoPlist: InfoPlistReading?

  private init(
    _ kind: Kind, _ source: String, isJSON: Bool = false, aims: PlanAims = PlanAims(),
    infoPlist: InfoPlistReading? = nil
  ) {
    self.kind = kind
    self.source = source
    self.isJSON = isJSON
    self.aims = aims
    self.infoPlist = infoPlist
  }

  /// Whether the rule reports nothing.
  public var isPassing: Bool { kind != .failing }

  /// Whether the rule can't decide because a fact is missing.
  public var isUnverified: Bool { kind == .unverified }

  /// The graph without its marks.
  ///
  /// A line is read each time. A program whose lines can't be read is wrong, and stops here; the tests read all.
  public var text: String { markedText.filter { $0 != "⟦" && $0 != "⟧" } }

  /// The ranges of the marked places, in the text without marks.
  public var markedRanges: [SourceRange] {
    var open: [Int] = []
    var ranges: [SourceRange] = []
    var offset = 0
    for character in markedText {
      switch character {
      case "⟦": open.append(offset)
      case "⟧": if let start = open.popLast() { ranges.append(SourceRange(start, offset)) }
      default: offset += String(character).utf8.count
      }
    }
    return ranges.sorted()
  }

  private var markedText: String {
    if isJSON { return source }
    do {
      return try ExampleLine.json(source)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension RuleExample {
  /// A graph that keeps the rule.
  public static func passing(_ line: String, aims: PlanAims = PlanAims()) -> RuleExample {
    RuleExample(.passing, line, aims: aims)
  }

  /// A JSON document that keeps the rule.
  public static func passing(json: String, aims: PlanAims = PlanAims()) -> RuleExample {
    RuleExample(.passing, json, isJSON: true, aims: aims)
  }

  /// A graph that breaks the rule.
  public static func failing(
    _ line: String, aims: PlanAims = PlanAims(), infoPlist: InfoPlistReading? = nil
  ) -> RuleExample {
    RuleExample(.failing, line, aims: aims, infoPlist: infoPlist)
  }

  /// A JSON document that breaks the rule.
  public static func failing(
    json: String, aims: PlanAims = PlanAims(), infoPlist: InfoPlistReading? = nil
  ) -> RuleExample {
    RuleExample(.failing, json, isJSON: true, aims: aims, infoPlist: infoPlist)
  }

  /// A graph that the rule can't decide because the profile lacks a fact.
  public static func unverified(_ line: String, aims: PlanAims = PlanAims()) -> RuleExample {
    RuleExample(.unverified, line, aims: aims)
  }

  /// A JSON document that the rule can't decide because the profile lacks a fact.
  public static func unverified(json: String) -> RuleExample { RuleExample(.unverified, json, isJSON: true) }

  /// The same with more elements: the line goes on after a ` | `.
  public func and(_ elements: String) -> RuleExample { continued(" | " + elements) }

  /// The same with more members of its last element, and maybe more elements: the line goes on after a blank.
  public func with(_ members: String) -> RuleExample { continued(" " + members) }

  private func continued(_ rest: String) -> RuleExample {
    var example = self
    example.source += rest
    return example
  }

  /// The same on another device than iPhone XS.
  public func on(_ device: ExampleDevice) -> RuleExample {
    var example = self
    example.device = device
    return example
  }

  /// The same without a fix, though the rule has fixes for other graphs.
  public func withoutFix() -> RuleExample {
    var example = self
    example.hasFix = false
    return example
  }
}
