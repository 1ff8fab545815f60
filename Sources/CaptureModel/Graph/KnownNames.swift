import JSONSource

/// The names that the things of one kind have: made once, however many references are looked up.
struct KnownNames {
  /// The most names that a message lists.
  private static let mostListed = 12

  /// Finds the one that is meant by another word.
  let words: KnownWords

  private let names: Set<String>

  /// What there is instead of an unknown one: `there is back, front`.
  let help: String

  /// The names, in the order of the text; `what` is what messages call all of them.
  init(_ names: [String], what: String) {
    self.names = Set(names)
    words = KnownWords(names)
    help =
      names.isEmpty
      ? "the graph has no \(what)" : "there is \(names.prefix(Self.mostListed).joined(separator: ", "))"
  }

  /// Whether a thing has this name.
  func contains(_ name: String) -> Bool { names.contains(name) }
}
