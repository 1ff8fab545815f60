/// The index in a slot of a table, or none if the slot is free; four bytes.
struct SlotIndex {
  // One more than the index, so that 0 means free without the extra byte of an optional.
  private let successor: UInt32

  private init(successor: UInt32) { self.successor = successor }

  /// An index from 0 to 4,294,967,294.
  init(_ index: Int) { successor = UInt32(index + 1) }

  /// No index.
  static let free = SlotIndex(successor: 0)

  /// The index; `nil` if the slot is free.
  var index: Int? { successor == 0 ? nil : Int(successor) - 1 }
}
