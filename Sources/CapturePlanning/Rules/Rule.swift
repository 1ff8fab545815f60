/// Something that a capture graph must hold to, with its reason, its sources and its examples.
public struct Rule: Identifiable, Sendable {
  /// The name of a rule: a slug such as `one-input-per-camera`. Never reused.
  public struct ID: RawRepresentable, Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The slug.
    public let rawValue: String

    /// A rule's name from any text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rule's name as written in Swift.
    public init(stringLiteral value: String) { rawValue = value }

    /// The slug.
    public var description: String { rawValue }

    /// Orders by the bytes of the slug.
    public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
  }

  /// The rule's name.
  public let id: ID
}
