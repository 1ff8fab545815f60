import JSONSource

/// Suggestions for unknown names of one kind, made once for all of them.
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
      ? "the graph has no \(what)" : "choose from \(names.prefix(Self.mostListed).joined(separator: ", "))"
  }
}
