import CaptureModel
import CapturePlans
import JSONSource

/// Finds ids that a change has only renamed.
enum IdentifierRenames {
  /// The new names of ids that are gone: each belongs to a new element that is otherwise the same.
  static func find(from old: JSONDocument, to new: JSONDocument) -> [String: String] {
    var renames: [String: String] = [:]
    // Sections that others refer to come first in the schema.
    for (section, key) in CaptureGraph.namedSections {
      let (before, after) = (elements(of: section, by: key, in: old), elements(of: section, by: key, in: new))
      let (known, kept) = (Set(before.map(\.id)), Set(after.map(\.id)))
      var fresh: [String: [String]] = [:]
      for element in after.reversed() where !known.contains(element.id) {
        fresh[CanonicalText(new).text(of: element.value, leavingOut: key), default: []].append(element.id)
      }
      if fresh.isEmpty { continue }
      for element in before where !kept.contains(element.id) {
        let text = CanonicalText(old, renames).text(of: element.value, leavingOut: key)
        if let name = fresh[text]?.popLast() { renames[element.id] = name }
      }
    }
    return renames
  }

  /// The new names of the ids of a file; none if one of the two has no document.
  static func find(from old: FileReport?, to new: FileReport?) -> [String: String] {
    guard case .checked(let before, _)? = old?.content, case .checked(let after, _)? = new?.content,
      let oldDocument = before.document, let newDocument = after.document
    else { return [:] }
    return find(from: oldDocument, to: newDocument)
  }

  private static func elements(
    of section: String, by key: String, in document: JSONDocument
  ) -> [(id: String, value: JSONValue)] {
    guard let array = document.member(section, of: document.root)?.value else { return [] }
    return document.elements(of: array).compactMap { element in
      document.member(key, of: element).flatMap { document.string(of: $0.value) }.map { ($0, element) }
    }
  }
}
