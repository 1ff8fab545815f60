import JSONSource

/// Suggests known names for unknown ones of one kind; made once, for every unknown name.
struct NameSuggestions {
  /// The most names that a message lists.
  private static let mostListed = 12

  /// Finds the nearest known name.
  let words: KnownWords

  /// The alternatives to an unknown name: `choose from back, front`.
  let help: String

  /// The known names, in the order of the text; `what` is their kind in messages.
  init(_ names: [String], what: String) {
    words = KnownWords(names)
    help =
      names.isEmpty
      ? "the graph has no \(what)"
      : names.count == 1
        ? "the only one is '\(names[0])'" : "choose from \(names.prefix(Self.mostListed).joined(separator: ", "))"
  }
}
