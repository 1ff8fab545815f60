/// "Did you mean": the nearest of some known words to one that is not known.
public enum Suggestion {
  /// Where an unknown word was written: how far a suggestion may be from it depends on that.
  public enum Context: Sendable {
    /// In a document: two edits, or a third of a longer word, of which 64 letters are looked at; a beginning needs three.
    case document

    /// On a command line, whose words are short: two edits that leave something of both words; any beginning.
    case commandLine

    /// The word in small letters; on a command line only the ASCII letters are changed.
    func folded(_ word: String) -> String {
      guard self == .commandLine else { return word.lowercased() }
      var folded = ""
      for scalar in word.unicodeScalars {
        let isCapital = ("A"..."Z").contains(scalar)
        folded.unicodeScalars.append(isCapital ? Unicode.Scalar(UInt8(scalar.value + 32)) : scalar)
      }
      return folded
    }

    /// The most edits between words of these lengths.
    func mostEdits(_ length: Int, _ other: Int) -> Int {
      switch self {
      case .document: min(max(2, length / 3), max(length, other) - 1)
      case .commandLine: min(2, min(length, other) - 1)
      }
    }

    /// Whether a word is long enough to be taken for the beginning of another.
    func isLongEnough(_ word: String) -> Bool { self == .commandLine || word.count >= 3 }

    /// Whether a word is the beginning of another; both are in small letters.
    func isBeginning(_ word: String, of other: String) -> Bool {
      switch self {
      case .document: other.hasPrefix(word)
      case .commandLine: other.unicodeScalars.starts(with: word.unicodeScalars)
      }
    }
  }

  /// The nearest candidate that is near enough, ignoring case, the first of equals; else the first that the word begins.
  ///
  /// For several words `KnownWords` takes the candidates apart only once.
  public static func nearest(
    to word: String, among candidates: [String], in context: Context = .document
  ) -> String? {
    KnownWords(candidates, in: context).nearest(to: word)
  }

  /// The question that a message puts to the author of an unknown word.
  public static func question(_ word: String) -> String { "did you mean '\(word)'?" }

  /// A word between single quotes, abbreviated if it is long.
  public static func quote(_ word: String) -> String {
    let short = word.count > 60 ? word.prefix(60) + "…" : word[...]
    return "'\(short)'"
  }
}
