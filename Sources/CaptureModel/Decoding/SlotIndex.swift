/// The index that a slot of a table holds, or none where it is free; four bytes.
struct SlotIndex {
  // One more than the index, so that 0 is free and an optional's further byte is not needed.
  private let successor: UInt32

  private init(successor: UInt32) { self.successor = successor }

  /// An index from 0 to 4,294,967,294.
  init(_ index: Int) { successor = UInt32(index + 1) }

  /// No index.
  static let free = SlotIndex(successor: 0)

  /// The index; `nil` where the slot is free.
  var index: Int? { successor == 0 ? nil : Int(successor) - 1 }
}
