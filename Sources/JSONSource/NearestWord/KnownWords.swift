/// Known words, prepared once for comparison with many unknown ones.
package struct KnownWords: Sendable {
  private let words: [String]
  private let context: Suggestion.Context

  /// Each word in the form used for comparison.
  private let folded: [String]

  /// The letters of all words in one list, and where each word ends.
  private var letters: [UInt32] = []
  private var ends: [Int] = []

  /// Some words; if two are equally near, the earlier one wins.
  package init(_ words: [String], in context: Suggestion.Context = .document) {
    self.words = words
    self.context = context
    folded = words.map(context.folded)
    for word in folded {
      letters += word.unicodeScalars.map(\.value)
      ends.append(letters.count)
    }
  }

  /// The nearest word, ignoring case, if one is near enough; otherwise the first word that starts with the unknown one;
  /// in a document otherwise the only word that contains it, as people shorten long names in the middle.
  ///
  /// O(letters of all known words).
  package func nearest(to word: String) -> String? {
    let whole = context.folded(word)
    let unknown = whole.unicodeScalars.prefix(LetterMasks.mostLetters + 1).map(\.value)
    guard !unknown.isEmpty else { return nil }
    return nearest(to: unknown[...]) ?? firstBeginning(with: whole) ?? onlyOne(containing: unknown)
  }

  private func nearest(to unknown: ArraySlice<UInt32>) -> String? {
    // In a document only the start of a long word is compared. Words on a command line are short.
    guard unknown.count <= LetterMasks.mostLetters || context == .document else { return nil }
    let unknown = unknown.prefix(LetterMasks.mostLetters)
    let masks = LetterMasks(unknown)
    var best: (distance: Int, index: Int)?
    var start = 0
    for index in words.indices {
      let other = letters[start..<ends[index]]
      start = ends[index]
      let limit = min(context.mostEdits(unknown.count, other.count), best.map { $0.distance - 1 } ?? .max)
      // Words that differ more in length can't be near.
      guard abs(unknown.count - other.count) <= limit else { continue }
      let distance = masks.distance(to: other)
      if distance <= limit { best = (distance, index) }
    }
    return best.map { words[$0.index] }
  }

  private func firstBeginning(with word: String) -> String? {
    guard context.isLongEnough(word) else { return nil }
    // Unicode writes one letter with up to four scalars. A word with more scalars can't be a prefix, so it isn't
    // compared.
    let count = word.unicodeScalars.count
    var start = 0
    for (index, other) in folded.enumerated() {
      let length = ends[index] - start
      start = ends[index]
      if count <= 4 * length, context.isBeginning(word, of: other) { return words[index] }
    }
    return nil
  }

  /// The only word that contains the unknown one; shorter pieces than five letters are in words of every meaning.
  private func onlyOne(containing unknown: [UInt32]) -> String? {
    guard context == .document, 5...LetterMasks.mostLetters ~= unknown.count else { return nil }
    var found: Int?
    var start = 0
    for index in words.indices {
      let other = letters[start..<ends[index]]
      start = ends[index]
      guard other.indices.contains(where: { other[$0...].starts(with: unknown) }) else { continue }
      guard found == nil else { return nil }
      found = index
    }
    return found.map { words[$0] }
  }
}
