/// Finds a name among a few by its bytes, without making a string of it.
///
/// An open-addressed table that is at most a quarter full; a look-up is O(length of the name).
public struct NameTable: Sendable {
  private let names: [[UInt8]]
  private let slots: [Int16]

  /// A table of distinct names; a name's index is its place in the list.
  package init(_ names: [String]) {
    self.names = names.map { Array($0.utf8) }
    var size = 8
    while size < names.count * 4 { size *= 2 }
    var slots = [Int16](repeating: -1, count: size)
    for (index, name) in self.names.enumerated() {
      var slot = Self.hash(name, 0, name.count) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int16(index)
    }
    self.slots = slots
  }

  /// The index of the name that stands at `start..<end` of `bytes`.
  package func index(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    var slot = Self.hash(bytes, start, end) & (slots.count - 1)
    while slots[slot] >= 0 {
      let candidate = Int(slots[slot])
      if Self.equal(names[candidate], bytes, start, end) { return candidate }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private static func equal(_ name: [UInt8], _ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    guard name.count == end - start else { return false }
    for offset in 0..<name.count where name[offset] != bytes[start + offset] { return false }
    return true
  }

  /// Mixes the length and three bytes: enough to tell the keys of one object apart.
  private static func hash(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    guard end > start else { return 0 }
    let middle = Int(bytes[(start + end) / 2])
    return (end - start) &+ Int(bytes[start]) &* 31 &+ middle &* 17 &+ Int(bytes[end - 1]) &* 7
  }
}
