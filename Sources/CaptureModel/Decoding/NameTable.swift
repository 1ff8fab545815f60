/// Finds one of a few names by its bytes, without making a string.
///
/// An open-addressed table that is at most half full; a look-up is O(length of the name).
public struct NameTable: Sendable {
  /// The first and the last eight bytes of a name; together they are the whole name if it has up to sixteen.
  private struct Ends: Equatable {
    let head: UInt64
    let tail: UInt64
    let length: Int32

    var hash: UInt64 { ShortText.hash(head ^ tail &* 31, Int(length)) }
  }

  private struct Slot {
    let ends: Ends

    /// The index of the name in the list.
    let name: SlotIndex

    static let free = Slot(ends: Ends(head: 0, tail: 0, length: 0), name: .free)
  }

  private let texts: [String]
  private let slots: [Slot]

  /// A table of distinct names; a name has its index in the list.
  package init(_ texts: [String]) {
    self.texts = texts
    var size = 4
    while size < texts.count * 2 { size *= 2 }
    var slots = [Slot](repeating: .free, count: size)
    for index in texts.indices {
      var text = texts[index]
      let ends = text.withUTF8 { bytes in
        Ends(
          head: ShortText.word(of: bytes, from: 0), tail: ShortText.word(of: bytes, from: max(0, bytes.count - 8)),
          length: Int32(bytes.count))
      }
      var slot = Int(truncatingIfNeeded: ends.hash) & (size - 1)
      while slots[slot].name.index != nil { slot = (slot + 1) & (size - 1) }
      slots[slot] = Slot(ends: ends, name: SlotIndex(index))
    }
    self.slots = slots
  }

  /// The index of the name at `start..<end` of `text`.
  package func index(in text: [UInt8], from start: Int, to end: Int) -> Int? {
    let sought = Ends(
      head: ShortText.word(of: text, start, end), tail: ShortText.word(of: text, max(start, end - 8), end),
      length: Int32(end - start))
    var slot = Int(truncatingIfNeeded: sought.hash) & (slots.count - 1)
    while let name = slots[slot].name.index {
      if slots[slot].ends == sought, sought.length <= 16 || isBetweenEqual(name, text, start, end) { return name }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether the bytes between the ends of a long name match too.
  private func isBetweenEqual(_ name: Int, _ text: [UInt8], _ start: Int, _ end: Int) -> Bool {
    ShortText.isEqual(texts[name], text, from: start, in: 8..<end - start - 8)
  }
}
