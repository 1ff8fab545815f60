/// Finds a name among a few by its bytes, without making a string of it.
///
/// An open-addressed table that is at most a quarter full; a look-up is O(length of the name).
public struct NameTable: Sendable {
  private struct Name {
    let word: UInt64
    let length: Int32

    /// Where the name stands in `bytes`.
    let start: Int32
  }

  private let bytes: [UInt8]
  private let names: [Name]
  private let slots: [Int16]

  /// A table of distinct names; a name's index is its place in the list.
  package init(_ texts: [String]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(texts.count * 32)
    var names: [Name] = []
    names.reserveCapacity(texts.count)
    var starts: [Int] = []
    starts.reserveCapacity(texts.count + 1)
    for var text in texts {
      starts.append(bytes.count)
      text.withUTF8 { bytes.append(contentsOf: $0) }
    }
    starts.append(bytes.count)
    // Eight bytes can be read at once at every name then.
    bytes.append(contentsOf: repeatElement(0, count: 8))
    var size = 8
    while size < texts.count * 4 { size *= 2 }
    var slots = [Int16](repeating: -1, count: size)
    for index in texts.indices {
      let (start, end) = (starts[index], starts[index + 1])
      let word = ShortText.word(of: bytes, start, end)
      names.append(Name(word: word, length: Int32(end - start), start: Int32(start)))
      var slot = Int(truncatingIfNeeded: ShortText.hash(word, end - start)) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int16(index)
    }
    self.bytes = bytes
    self.names = names
    self.slots = slots
  }

  /// The index of the name that stands at `start..<end` of `text`.
  package func index(in text: [UInt8], from start: Int, to end: Int) -> Int? {
    let word = ShortText.word(of: text, start, end)
    var slot = Int(truncatingIfNeeded: ShortText.hash(word, end - start)) & (slots.count - 1)
    while slots[slot] >= 0 {
      let candidate = Int(slots[slot])
      let name = names[candidate]
      if name.word == word, Int(name.length) == end - start, name.length <= 8 || isEqual(name, text, start) {
        return candidate
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Whether the bytes after the first eight are the same too.
  private func isEqual(_ name: Name, _ text: [UInt8], _ start: Int) -> Bool {
    for offset in 8..<Int(name.length) where bytes[Int(name.start) + offset] != text[start + offset] { return false }
    return true
  }
}
