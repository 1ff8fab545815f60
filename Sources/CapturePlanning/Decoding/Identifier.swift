/// A name that a document gives to a thing, such as an input: two of them are equal when their texts are.
///
/// Four bytes; the text is in the document's `IdentifierTable`.
public struct Identifier: Hashable, Sendable {
  /// The place in the table, from 0.
  package let number: Int32
}

/// The names of one document, each kept once.
public struct IdentifierTable: Sendable {
  private var texts: [String] = []
  private var bytes: [[UInt8]] = []
  private var slots = [Int32](repeating: -1, count: 64)

  /// How many names there are.
  package var count: Int { texts.count }

  /// The text of a name.
  public subscript(identifier: Identifier) -> String { texts[Int(identifier.number)] }

  /// The name with this text; made where it is new.
  package mutating func identifier(_ text: String) -> Identifier {
    let text = Array(text.utf8)
    return identifier(in: text, from: 0, to: text.count)
  }

  /// The name that stands at `start..<end`, as it is written there; O(its length) on average.
  package mutating func identifier(in source: [UInt8], from start: Int, to end: Int) -> Identifier {
    let mask = slots.count - 1
    var slot = Self.hash(source, start, end) & mask
    while slots[slot] >= 0 {
      let known = bytes[Int(slots[slot])]
      if known.count == end - start, known.elementsEqual(source[start..<end]) {
        return Identifier(number: slots[slot])
      }
      slot = (slot + 1) & mask
    }
    let number = Int32(texts.count)
    texts.append(String(decoding: source[start..<end], as: UTF8.self))
    bytes.append(Array(source[start..<end]))
    slots[slot] = number
    if texts.count * 2 > slots.count { grow() }
    return Identifier(number: number)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    for (number, text) in bytes.enumerated() {
      var slot = Self.hash(text, 0, text.count) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  private static func hash(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    // FNV-1a: spreads names that differ in their last digit.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in start..<end { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 29)) & Int(Int32.max)
  }
}
