/// "Did you mean": the nearest of some known words to one that is not known.
public enum Suggestion {
  /// Where an unknown word was written: how far a suggestion may be from it depends on that.
  public enum Context: Sendable {
    /// In a document: two edits, or a third of a longer word; a beginning needs three letters.
    case document

    /// On a command line, whose words are short: two edits that leave something of both words; any beginning.
    case commandLine

    /// How much of a word is looked at: in a document a longer word may have more edits, which takes longer.
    fileprivate var mostLetters: Int { self == .document ? 64 : .max }

    /// The word in small letters; on a command line only the ASCII letters are changed.
    fileprivate func folded(_ word: String) -> String {
      guard self == .commandLine else { return word.lowercased() }
      var folded = ""
      for scalar in word.unicodeScalars {
        let isCapital = ("A"..."Z").contains(scalar)
        folded.unicodeScalars.append(isCapital ? Unicode.Scalar(UInt8(scalar.value + 32)) : scalar)
      }
      return folded
    }

    /// The most edits between words of these lengths.
    fileprivate func mostEdits(_ length: Int, _ other: Int) -> Int {
      switch self {
      case .document: min(max(2, length / 3), max(length, other) - 1)
      case .commandLine: min(2, min(length, other) - 1)
      }
    }

    /// Whether a word is long enough, and the beginning of the other.
    fileprivate func isBeginning(_ word: String, of candidate: String) -> Bool {
      switch self {
      case .document: word.count >= 3 && folded(candidate).hasPrefix(folded(word))
      case .commandLine: folded(candidate).unicodeScalars.starts(with: folded(word).unicodeScalars)
      }
    }
  }

  /// The nearest candidate that is near enough, ignoring case, the first of equals; else the first that the word begins.
  ///
  /// O(candidates × length²), on the path of an error only.
  public static func nearest(
    to word: String, among candidates: [String], in context: Context = .document
  ) -> String? {
    let letters = Array(context.folded(word).unicodeScalars.prefix(context.mostLetters))
    guard !letters.isEmpty else { return nil }
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let other = Array(context.folded(candidate).unicodeScalars)
      let limit = context.mostEdits(letters.count, other.count)
      // Words whose lengths differ by more can't be near; this also keeps long garbage cheap.
      guard abs(letters.count - other.count) <= limit else { continue }
      let distance = editDistance(letters, other)
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.word ?? candidates.first { context.isBeginning(word, of: $0) }
  }

  /// The question that a message puts to the author of an unknown word.
  public static func question(_ word: String) -> String { "did you mean '\(word)'?" }

  /// A word between single quotes, abbreviated if it is long.
  public static func quote(_ word: String) -> String {
    let short = word.count > 60 ? word.prefix(60) + "…" : word[...]
    return "'\(short)'"
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
