import CaptureModel

/// Finds the rules that read some of a graph's keys, without asking every rule.
struct KeyReaders: Sendable {
  /// Some of up to 512 rules: a bit for each.
  private typealias Rules = SIMD8<UInt64>

  /// The keys of each rule; empty for a rule that always runs.
  private var keys: [KeySet] = []

  /// The rules that always run.
  private var always = Rules()

  /// The rules that ask what the device can do.
  private var asking = Rules()

  /// For each bit of a set of keys, the rules with a key that sets it.
  private var readers = [Rules](repeating: Rules(), count: 256)

  init() { keys.reserveCapacity(512) }

  /// Adds a rule behind those that are there.
  mutating func add(reading keys: KeySet, asksDevice: Bool) {
    let (word, bit) = (self.keys.count / 64, UInt64(1) << UInt64(self.keys.count % 64))
    self.keys.append(keys)
    if keys.isEmpty { always[word] |= bit }
    if asksDevice { asking[word] |= bit }
    keys.forEachBit { readers[$0][word] |= bit }
  }

  /// The places of the rules that may read one of these keys, and of those that always run, in order; `ofAsking` limits
  /// them to those that ask what the device can do.
  func places(reading graph: KeySet, ofAsking: Bool = false) -> [Int] {
    var candidates = always
    graph.forEachBit { candidates |= readers[$0] }
    if ofAsking { candidates &= asking }
    var places: [Int] = []
    places.reserveCapacity(128)
    for word in 0..<Rules.scalarCount {
      var rest = candidates[word]
      while rest != 0 {
        let place = word * 64 + rest.trailingZeroBitCount
        // Other keys may set the same bit, so candidates are compared whole.
        if keys[place].isEmpty || keys[place].meets(graph) { places.append(place) }
        rest &= rest &- 1
      }
    }
    return places
  }
}
