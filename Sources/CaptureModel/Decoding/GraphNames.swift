import JSONSource

/// What the values of a graph refer to when they are written: the texts of its names, and what the app asks for first.
package struct GraphNames: Sendable {
  /// One name in `whereSupported`, or one `optional`.
  struct Asked: Sendable {
    /// The section of the object, as a document names it.
    let section: String

    /// The key; `nil` for the whole element.
    let key: String?

    /// The place of the key's value, or of the element.
    let range: SourceRange
  }

  private let identifiers: IdentifierTable
  private let asked: [Asked]

  init(_ identifiers: IdentifierTable, asked: [Asked]) {
    self.identifiers = identifiers
    self.asked = asked
  }

  /// The text of a name.
  func text(of name: Identifier) -> String { identifiers[name] }

  /// The keys of an object in a section that the app asks for, in their order.
  func keysAsked(of object: SourceRange, in section: String) -> [String] {
    asked.compactMap { $0.section == section && object.contains($0.range) ? $0.key : nil }
  }

  /// Whether the app leaves an element of a section out where it is not supported.
  func isOptional(_ element: SourceRange, in section: String) -> Bool {
    asked.contains { $0.section == section && $0.key == nil && $0.range == element }
  }
}
