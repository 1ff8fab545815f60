/// A half-open range of UTF-8 offsets in one source text.
///
/// Two 32-bit numbers: a document is at most 64 MiB (`JSONParser.sizeLimit`).
public struct SourceRange: Hashable, Sendable {
  private let lower: UInt32
  private let upper: UInt32

  /// The offset of the first byte.
  public var lowerBound: Int { Int(lower) }

  /// The offset after the last byte.
  public var upperBound: Int { Int(upper) }

  /// The number of bytes.
  public var count: Int { upperBound - lowerBound }

  /// Whether the range has no bytes, so that it is a place between two of them.
  public var isEmpty: Bool { lower == upper }

  /// The range from `lowerBound` up to, not including, `upperBound`; both in bytes.
  public init(_ lowerBound: Int, _ upperBound: Int) {
    precondition(0 <= lowerBound && lowerBound <= upperBound, "a source range runs forward")
    lower = UInt32(lowerBound)
    upper = UInt32(upperBound)
  }

  /// Whether every byte of `other` is in this range.
  public func contains(_ other: SourceRange) -> Bool {
    lower <= other.lower && other.upper <= upper
  }

  /// Whether the two ranges share a byte, or are equal.
  public func overlaps(_ other: SourceRange) -> Bool {
    self == other || (lower < other.upper && other.lower < upper)
  }
}

extension SourceRange: Comparable {
  /// Orders by the lower bound, then by the upper bound.
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    left.lower == right.lower ? left.upper < right.upper : left.lower < right.lower
  }
}

extension SourceRange {
  /// Two ranges in the order of the text.
  public static func inOrder(_ first: SourceRange, _ second: SourceRange) -> (earlier: SourceRange, later: SourceRange)
  {
    first < second ? (first, second) : (second, first)
  }
}
