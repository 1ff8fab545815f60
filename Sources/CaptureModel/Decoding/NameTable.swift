/// Finds a name among a few by its bytes, without making a string of it.
///
/// An open-addressed table that is at most half full; a look-up is O(length of the name).
public struct NameTable: Sendable {
  private struct Slot {
    /// The first eight bytes and the last eight: all of a name of up to sixteen.
    let head: UInt64
    let tail: UInt64
    let length: Int32

    /// The index of the name in the list; -1 where the slot is free.
    let index: Int32

    static let free = Slot(head: 0, tail: 0, length: 0, index: -1)

    var hash: UInt64 { ShortText.hash(head ^ tail &* 31, Int(length)) }
  }

  private let texts: [String]
  private let slots: [Slot]

  /// A table of distinct names; a name's index is that in the list.
  package init(_ texts: [String]) {
    self.texts = texts
    var size = 4
    while size < texts.count * 2 { size *= 2 }
    var slots = [Slot](repeating: .free, count: size)
    for index in texts.indices {
      var text = texts[index]
      let entry = text.withUTF8 { bytes in
        Slot(
          head: ShortText.word(of: bytes, from: 0), tail: ShortText.word(of: bytes, from: max(0, bytes.count - 8)),
          length: Int32(bytes.count), index: Int32(index))
      }
      var slot = Int(truncatingIfNeeded: entry.hash) & (size - 1)
      while slots[slot].index >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = entry
    }
    self.slots = slots
  }

  /// The index of the name that stands at `start..<end` of `text`.
  package func index(in text: [UInt8], from start: Int, to end: Int) -> Int? {
    let sought = Slot(
      head: ShortText.word(of: text, start, end), tail: ShortText.word(of: text, max(start, end - 8), end),
      length: Int32(end - start), index: -1)
    var slot = Int(truncatingIfNeeded: sought.hash) & (slots.count - 1)
    while slots[slot].index >= 0 {
      let name = slots[slot]
      if name.head == sought.head, name.tail == sought.tail, name.length == sought.length,
        name.length <= 16 || isEqual(texts[Int(name.index)], text, start)
      {
        return Int(name.index)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether all bytes are the same.
  private func isEqual(_ name: String, _ text: [UInt8], _ start: Int) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      for offset in bytes.indices where bytes[offset] != text[start + offset] { return false }
      return true
    }
  }
}
