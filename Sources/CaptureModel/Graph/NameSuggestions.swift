import JSONSource

/// What may be meant by a name that no thing of a kind has: made for the first such name, however many there are.
struct NameSuggestions {
  /// The most names that a message lists.
  private static let mostListed = 12

  /// Finds the name that is meant by another word.
  let words: KnownWords

  /// What there is instead of an unknown one: `there is back, front`.
  let help: String

  /// The names that there are, in the order of the text; `what` is what messages call all of them.
  init(_ names: [String], what: String) {
    words = KnownWords(names)
    help =
      names.isEmpty
      ? "the graph has no \(what)" : "there is \(names.prefix(Self.mostListed).joined(separator: ", "))"
  }
}
