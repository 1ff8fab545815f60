import CaptureModel

/// Finds the rules that read some of a graph's keys, without asking every rule.
struct KeyReaders: Sendable {
  /// The keys of each rule; empty for a rule that always runs.
  private let keys: [KeySet]

  // How many words of 64 rules a set of rules has.
  private let width: Int

  /// The rules that always run: a bit for each rule.
  private let always: [UInt64]

  /// For each bit of a set of keys, the rules with a key that sets it: `width` words for bit 0, then those for bit 1, …
  private let readers: [UInt64]

  init(_ keys: [KeySet]) {
    self.keys = keys
    let width = (keys.count + 63) / 64
    var always = [UInt64](repeating: 0, count: width)
    var readers = [UInt64](repeating: 0, count: 256 * width)
    for (place, set) in keys.enumerated() {
      let (word, bit) = (place / 64, UInt64(1) << UInt64(place % 64))
      if set.isEmpty { always[word] |= bit }
      set.forEachBit { readers[$0 * width + word] |= bit }
    }
    (self.width, self.always, self.readers) = (width, always, readers)
  }

  /// The places of the rules that may read one of these keys, and of those that always run, in order.
  func places(reading graph: KeySet) -> [Int] {
    var candidates = always
    graph.forEachBit { bit in
      for word in 0..<width { candidates[word] |= readers[bit * width + word] }
    }
    var places: [Int] = []
    places.reserveCapacity(128)
    for word in 0..<width {
      var rest = candidates[word]
      while rest != 0 {
        let place = word * 64 + rest.trailingZeroBitCount
        // Other keys may set the same bit, so candidates are compared whole.
        if always[word] & (rest & ~(rest &- 1)) != 0 || keys[place].meets(graph) { places.append(place) }
        rest &= rest &- 1
      }
    }
    return places
  }
}
