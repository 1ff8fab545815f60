/// A set of fields of one kind of object, by index.
///
/// Two words: the standard library's integer of 128 bits needs macOS 15.
struct FieldSet: Sendable {
  /// The highest number of fields that an object may have.
  static let capacity = 128

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// A set without fields.
  init() {}

  /// A set with one field.
  init(_ field: Int) { insert(field) }

  var isEmpty: Bool { low | high == 0 }

  @inline(__always)
  func contains(_ field: Int) -> Bool { (field < 64 ? low : high) >> UInt64(field & 63) & 1 != 0 }

  @inline(__always)
  mutating func insert(_ field: Int) {
    let bit: UInt64 = 1 << UInt64(field & 63)
    if field < 64 { low |= bit } else { high |= bit }
  }

  /// The fields that are not in another set.
  @inline(__always)
  func subtracting(_ other: FieldSet) -> FieldSet {
    var rest = self
    rest.low &= ~other.low
    rest.high &= ~other.high
    return rest
  }
}
