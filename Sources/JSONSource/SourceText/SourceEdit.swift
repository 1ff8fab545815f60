/// Replaces some bytes of a text.
public struct SourceEdit: Hashable, Sendable {
  /// The bytes to replace; an empty range inserts.
  public let range: SourceRange

  /// The new text.
  public let replacement: String

  /// A replacement.
  public init(_ range: SourceRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// The bytes after every edit; bytes outside the edits stay as they are.
  ///
  /// The edits must be in order of place, within the bytes, and must not overlap. Insertions at the same place keep the
  /// order of the list.
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
