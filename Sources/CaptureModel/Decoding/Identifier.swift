/// A name in a document, for example of an input. Two names are equal if their texts are.
///
/// Four bytes; the text is in the document's `IdentifierTable`.
public struct Identifier: Hashable, Sendable {
  /// The index in the table, from 0.
  package let number: Int32
}

/// The names of one document, each stored once.
public struct IdentifierTable: Sendable {
  private var texts: [String] = []

  // The first eight bytes of each text.
  private var words: [UInt64] = []
  private var slots: [SlotIndex] = []

  /// The number of names.
  package var count: Int { texts.count }

  /// The text of a name.
  public subscript(identifier: Identifier) -> String { texts[Int(identifier.number)] }

  /// The name with this text, added if it is new.
  package mutating func identifier(_ text: String) -> Identifier {
    let text = Array(text.utf8)
    return identifier(in: text, from: 0, to: text.count)
  }

  /// The name at `start..<end`, as written; O(its length) on average.
  package mutating func identifier(in source: [UInt8], from start: Int, to end: Int) -> Identifier {
    // At most half of the slots are taken.
    if texts.count * 2 >= slots.count { grow() }
    let word = ShortText.word(of: source, start, end)
    var slot = Self.slot(of: source, start, end, word, slots.count)
    while let number = slots[slot].index {
      if isEqual(number, word, source, start, end) { return Identifier(number: Int32(number)) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = texts.count
    texts.append(String(decoding: source[start..<end], as: UTF8.self))
    words.append(word)
    slots[slot] = SlotIndex(number)
    return Identifier(number: Int32(number))
  }

  private func isEqual(_ number: Int, _ word: UInt64, _ source: [UInt8], _ start: Int, _ end: Int) -> Bool {
    guard words[number] == word, texts[number].utf8.count == end - start else { return false }
    return end - start <= 8 || ShortText.isEqual(texts[number], source, from: start, in: 8..<end - start)
  }

  private mutating func grow() {
    slots = [SlotIndex](repeating: .free, count: max(64, slots.count * 4))
    texts.reserveCapacity(slots.count / 2)
    words.reserveCapacity(slots.count / 2)
    for (number, text) in texts.enumerated() {
      let bytes = Array(text.utf8)
      var slot = Self.slot(of: bytes, 0, bytes.count, words[number], slots.count)
      while slots[slot].index != nil { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = SlotIndex(number)
    }
  }

  /// The slot of a name: a hash of its first eight bytes, then of the rest byte by byte (FNV-1a).
  private static func slot(of bytes: [UInt8], _ start: Int, _ end: Int, _ word: UInt64, _ count: Int) -> Int {
    var hash = ShortText.hash(word, end - start)
    if end - start > 8 {
      for index in start + 8..<end { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: hash) & (count - 1)
  }
}
