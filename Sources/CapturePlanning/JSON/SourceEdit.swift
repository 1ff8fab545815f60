/// A replacement of some bytes of a text by others.
public struct SourceEdit: Hashable, Sendable {
  /// What is replaced; an empty range inserts.
  public let range: SourceRange

  /// What takes its place.
  public let replacement: String

  /// A replacement.
  public init(_ range: SourceRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
