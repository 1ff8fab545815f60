/// Finds a name among a few by its bytes, without making a string of it.
///
/// An open-addressed table that is at most a quarter full; a look-up is O(length of the name).
public struct NameTable: Sendable {
  /// The names' bytes, one after the other, and where each begins and ends.
  private let bytes: [UInt8]
  private let starts: [Int32]
  private let slots: [Int16]

  /// A table of distinct names; a name's index is its place in the list.
  package init(_ names: [String]) {
    var bytes: [UInt8] = []
    var starts: [Int32] = [0]
    var size = 8
    while size < names.count * 4 { size *= 2 }
    var slots = [Int16](repeating: -1, count: size)
    for (index, name) in names.enumerated() {
      bytes += Array(name.utf8)
      starts.append(Int32(bytes.count))
      var slot = Self.hash(bytes, Int(starts[index]), bytes.count) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int16(index)
    }
    self.bytes = bytes
    self.starts = starts
    self.slots = slots
  }

  /// The index of the name that stands at `start..<end` of `text`.
  package func index(in text: [UInt8], from start: Int, to end: Int) -> Int? {
    var slot = Self.hash(text, start, end) & (slots.count - 1)
    while slots[slot] >= 0 {
      let candidate = Int(slots[slot])
      if isEqual(candidate, text, start, end) { return candidate }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isEqual(_ name: Int, _ text: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let first = Int(starts[name])
    guard Int(starts[name + 1]) - first == end - start else { return false }
    for offset in 0..<end - start where bytes[first + offset] != text[start + offset] { return false }
    return true
  }

  /// Mixes the length and three bytes: enough to tell the keys of one object apart.
  @inline(__always)
  private static func hash(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    guard end > start else { return 0 }
    let middle = Int(bytes[(start + end) / 2])
    return (end - start) &+ Int(bytes[start]) &* 31 &+ middle &* 17 &+ Int(bytes[end - 1]) &* 7
  }
}
