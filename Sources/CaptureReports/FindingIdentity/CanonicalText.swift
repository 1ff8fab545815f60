import JSONSource

/// Writes values so that equal values have equal texts, regardless of layout.
struct CanonicalText {
  private let document: JSONDocument
  private let renames: [String: String]

  /// A writer that replaces renamed ids with their new names.
  init(_ document: JSONDocument, _ renames: [String: String] = [:]) {
    self.document = document
    self.renames = renames
  }

  /// The text of a value without one of its members; keys are in byte order.
  func text(of value: JSONValue, leavingOut key: String? = nil) -> String {
    switch document.kind(of: value) {
    case .object:
      let members = document.members(of: value).map { member in
        (key: document.string(of: member.key) ?? "", value: member.value)
      }
      let kept = members.filter { $0.key != key }.sorted { $0.key < $1.key }
      return "{" + kept.map { "\($0.key.debugDescription): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
    case .array:
      return "[" + document.elements(of: value).map { text(of: $0) }.joined(separator: ", ") + "]"
    case .string:
      let text = document.string(of: value) ?? ""
      return (renames[text] ?? text).debugDescription
    case .null, .true, .false, .number: return document.source[document.range(of: value)]
    }
  }
}
