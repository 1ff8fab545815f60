/// "Did you mean": the known word nearest to an unknown one.
public enum Suggestion {
  /// Where an unknown word was written; this decides how different a suggestion may be.
  public enum Context: Sendable {
    /// In a document: two edits, or a third of a longer word's letters. Only 64 letters count; a prefix needs three.
    case document

    /// On a command line, where words are short: two edits that keep a letter of both words; any prefix.
    case commandLine

    /// The word in lower case; on a command line only ASCII letters change.
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

    /// Whether a word is long enough to count as a prefix.
    func isLongEnough(_ word: String) -> Bool { self == .commandLine || word.count >= 3 }

    /// Whether a word is a prefix of another; both are in lower case.
    func isBeginning(_ word: String, of other: String) -> Bool {
      switch self {
      case .document: other.hasPrefix(word)
      case .commandLine: other.unicodeScalars.starts(with: word.unicodeScalars)
      }
    }
  }

  /// The nearest candidate, ignoring case, if one is near enough; otherwise the first candidate that starts with the
  /// word.
  ///
  /// For several words use `KnownWords`, which prepares the candidates only once.
  public static func nearest(
    to word: String, among candidates: [String], in context: Context = .document
  ) -> String? {
    KnownWords(candidates, in: context).nearest(to: word)
  }

  /// The question to the author of an unknown word.
  public static func question(_ word: String) -> String { "did you mean '\(word)'?" }

  /// A word in single quotes. A long one is cut at 60 characters, and at 120 scalars, since one character may have many
  /// scalars.
  public static func quote(_ word: String) -> String {
    let scalars = word.unicodeScalars.prefix(120)
    let short = Substring(scalars).prefix(60)
    return short.endIndex < word.endIndex ? "'\(short)…'" : "'\(short)'"
  }
}
