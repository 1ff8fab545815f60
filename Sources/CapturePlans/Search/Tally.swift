/// How many choosers take each of the values that are counted, packed into one number: a field for each value.
///
/// Above each field a bit stays free, so that a count that is too high shows there.
struct Tally {
  /// The counts that a whole choice has.
  private(set) var target: UInt64 = 0

  /// The fields in which a whole choice may have fewer.
  private(set) var atMost: UInt64 = 0

  private var guards: UInt64 = 0
  private var width: UInt64 = 0

  /// Counts one more value, which so many choosers take, or at most so many; what adds one to it. `nil` where there is no
  /// room for its field.
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

  /// Whether no count is too high; each may be by one at most.
  func allows(_ counts: UInt64) -> Bool { ((target | guards) &- counts) & guards == guards }

  /// Whether some counts are those of a whole choice.
  func isWhole(_ counts: UInt64) -> Bool { counts | atMost == target | atMost }
}
