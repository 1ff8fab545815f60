import JSONSource

/// Finds ids that a change has only renamed.
enum IdentifierRenames {
  /// The sections whose elements have ids; those that others refer to come first.
  private static let sections = ["inputs", "outputs", "synchronizers", "photoSettings"]

  /// The new names of ids that are gone: each is that of a new element which is otherwise the same.
  static func find(from old: JSONDocument, to new: JSONDocument) -> [String: String] {
    var renames: [String: String] = [:]
    for section in sections {
      let (before, after) = (elements(of: section, in: old), elements(of: section, in: new))
      let (known, kept) = (Set(before.map(\.id)), Set(after.map(\.id)))
      var fresh: [String: [String]] = [:]
      for element in after.reversed() where !known.contains(element.id) {
        fresh[CanonicalText(new).text(of: element.value, leavingOut: "id"), default: []].append(element.id)
      }
      if fresh.isEmpty { continue }
      for element in before where !kept.contains(element.id) {
        let text = CanonicalText(old, renames).text(of: element.value, leavingOut: "id")
        if let name = fresh[text]?.popLast() { renames[element.id] = name }
      }
    }
    return renames
  }

  private static func elements(of section: String, in document: JSONDocument) -> [(id: String, value: JSONValue)] {
    guard let array = document.member(section, of: document.root)?.value else { return [] }
    return document.elements(of: array).compactMap { element in
      document.member("id", of: element).flatMap { document.string(of: $0.value) }.map { ($0, element) }
    }
  }
}
