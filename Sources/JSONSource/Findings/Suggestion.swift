/// "Did you mean": the nearest of some known words to one that is not known.
public enum Suggestion {
  /// The nearest candidate within two edits (or a third of a longer word), ignoring case; the first of equals.
  ///
  /// O(candidates × length²), on the path of an error only.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased().unicodeScalars.prefix(64))
    guard !letters.isEmpty else { return nil }
    let limit = max(2, letters.count / 3)
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars)
      let distance = editDistance(letters, other)
      guard distance <= limit, distance < max(letters.count, other.count) else { continue }
      if distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.word ?? candidates.first { extends($0, word) }
  }

  /// A word between single quotes, abbreviated where it is long, with control characters escaped.
  public static func quote(_ word: String) -> String {
    let short = word.count > 60 ? word.prefix(60) + "…" : word[...]
    return "'\(short)'"
  }

  private static func extends(_ candidate: String, _ word: String) -> Bool {
    word.count >= 3 && candidate.lowercased().hasPrefix(word.lowercased())
  }

  /// Insertions, deletions, substitutions and swaps of neighbours, each counted as one.
  public static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for column in right.indices {
        let substitution = last[column] + (left[row] == right[column] ? 0 : 1)
        var distance = min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
