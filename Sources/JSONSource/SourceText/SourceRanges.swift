/// Some ranges of a text, to ask whether one of them contains another range.
public struct SourceRanges: Sendable {
  private let ranges: [SourceRange]

  /// By index: the furthest end of the ranges up to this one.
  private let ends: [Int]

  /// Sorts the ranges; O(n log n).
  public init(_ unsorted: [SourceRange]) {
    ranges = unsorted.sorted()
    var furthest = 0
    ends = ranges.map { range in
      furthest = max(furthest, range.upperBound)
      return furthest
    }
  }

  /// Whether there are none.
  public var isEmpty: Bool { ranges.isEmpty }

  /// Whether one of them contains a range; O(log n).
  public func contain(_ range: SourceRange) -> Bool {
    let count = ranges.partitioningIndex { $0.lowerBound > range.lowerBound }
    return count > 0 && ends[count - 1] >= range.upperBound
  }
}
