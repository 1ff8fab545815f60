/// The name of a rule: a slug such as `one-input-per-camera`. Never reused.
public struct RuleID: RawRepresentable, Hashable, Sendable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The slug.
  public let rawValue: String

  /// A rule's name from any text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rule's name from a Swift literal.
  public init(stringLiteral value: String) { rawValue = value }

  /// The slug.
  public var description: String { rawValue }

  /// Orders by the bytes of the slug.
  public static func < (left: RuleID, right: RuleID) -> Bool { left.rawValue < right.rawValue }
}
