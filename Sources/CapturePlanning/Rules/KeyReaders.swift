import CaptureModel

/// Finds the rules that read some of a graph's keys, without asking every rule.
struct KeyReaders: Sendable {
  /// The keys of each rule; empty for a rule that always runs.
  private let keys: [KeySet]

  /// Whether each rule always runs.
  private let always: [Bool]

  /// The rules with a key that sets a bit, in the order of the bits, and where those of each bit begin.
  private let readers: [Int]
  private let starts: [Int]

  init(_ keys: [KeySet]) {
    self.keys = keys
    always = keys.map { $0.isEmpty }
    var starts = [Int](repeating: 0, count: 257)
    for set in keys { set.forEachBit { starts[$0 + 1] += 1 } }
    for bit in 0..<256 { starts[bit + 1] += starts[bit] }
    var (readers, next) = ([Int](repeating: 0, count: starts[256]), starts)
    for (place, set) in keys.enumerated() {
      set.forEachBit { bit in
        readers[next[bit]] = place
        next[bit] += 1
      }
    }
    (self.readers, self.starts) = (readers, starts)
  }

  /// The places of the rules that may read one of these keys, and of those that always run, in order.
  func places(reading graph: KeySet) -> [Int] {
    var isCandidate = always
    graph.forEachBit { bit in
      for place in readers[starts[bit]..<starts[bit + 1]] { isCandidate[place] = true }
    }
    // Other keys may set the same bit, so candidates are compared whole.
    return isCandidate.indices.filter { isCandidate[$0] && (always[$0] || keys[$0].meets(graph)) }
  }
}
