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

  /// The bytes with every edit made; all that no edit covers stays byte for byte.
  ///
  /// The edits must be in order of place, none overlapping another, and within the bytes. Of several insertions at one
  /// place, the earlier in the list comes first.
  public static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var position = 0
    for edit in edits {
      precondition(edit.range.lowerBound >= position, "edits are in order of place and do not overlap")
      precondition(edit.range.upperBound <= bytes.count, "an edit lies within the text")
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return result
  }
}
