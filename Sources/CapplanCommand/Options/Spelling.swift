import JSONSource

/// Finds the word that someone meant.
package enum Spelling {
  /// The word nearest to what was written, at most two slips away, or else the first that begins with it.
  ///
  /// Of words equally near, the first. Capital letters count as small ones.
  package static func nearest(to written: String, among words: [String]) -> String? {
    let target = folded(written)
    guard !target.isEmpty else { return nil }
    var best: (word: String, distance: Int)?
    for word in words {
      let candidate = folded(word)
      let distance = distance(target, candidate)
      // Two slips in a word of two letters leave nothing of it.
      if distance <= 2, distance < min(target.count, candidate.count), distance < best?.distance ?? .max {
        best = (word, distance)
      }
    }
    return best?.word ?? words.first { folded($0).starts(with: target) }
  }

  /// The number of slips between two words: a letter left out, put in, changed, or swapped with its neighbour.
  package static func distance(_ left: String, _ right: String) -> Int {
    distance(Array(left.unicodeScalars), Array(right.unicodeScalars))
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    // Words whose lengths differ by more can't be near; this also keeps long garbage cheap.
    if abs(left.count - right.count) > 2 { return abs(left.count - right.count) }
    return Suggestion.editDistance(left, right)
  }

  private static func folded(_ word: String) -> [Unicode.Scalar] {
    word.unicodeScalars.map { scalar in
      ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value + 32)) : scalar
    }
  }
}
