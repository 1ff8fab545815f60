/// How many choosers take each counted value, packed into one number with a field for each value.
///
/// A free bit above each field shows when its count is too high.
struct Tally {
  /// The counts that a whole choice must have.
  private(set) var target: UInt64 = 0

  /// The fields in which a whole choice may have a lower count.
  private(set) var atMost: UInt64 = 0

  private var guards: UInt64 = 0
  private var width: UInt64 = 0

  /// Adds a field for a value that exactly, or at most, `number` choosers take. The result is one count in that field;
  /// `nil` if the number has no bits left.
  mutating func count(_ number: Int, isAtMost: Bool = false) -> UInt64? {
    let bits = UInt64(Int.bitWidth - number.leadingZeroBitCount)
    guard width + bits + 1 <= 64 else { return nil }
    let unit: UInt64 = 1 << width
    target |= UInt64(number) << width
    if isAtMost { atMost |= ((1 << bits) - 1) << width }
    guards |= 1 << (width + bits)
    width += bits + 1
    return unit
  }

  /// Whether no count is too high. It works for counts that are too high by at most one.
  func allows(_ counts: UInt64) -> Bool { ((target | guards) &- counts) & guards == guards }

  /// Whether the counts are those of a whole choice.
  func isWhole(_ counts: UInt64) -> Bool { counts | atMost == target | atMost }
}
