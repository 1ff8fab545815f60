import JSONSource
import TestSupport

/// A document with the same values in another order.
enum ShuffledText {
  /// The lists of which the order means nothing to a session.
  private static let lists = ["inputs", "outputs", "connections", "photoSettings", "controls"]

  /// The text with the members of every object, and the elements of the lists of elements, in any order.
  static func shuffled(_ text: String, using generator: inout SeededGenerator) -> String {
    guard let document = JSONParser.parse(SourceText(text), limit: 1 << 20).document else { return text }
    // A JSON Pointer in it names elements by their places.
    return json(document.root, isList: false, document, using: &generator) + "\n"
  }

  private static func json(
    _ value: JSONValue, isList: Bool, _ document: JSONDocument, using generator: inout SeededGenerator
  ) -> String {
    switch document.kind(of: value) {
    case .object:
      let members = Array(document.members(of: value)).shuffled(using: &generator)
      let texts = members.map { member in
        let key = document.string(of: member.key) ?? ""
        let text = json(member.value, isList: lists.contains(key), document, using: &generator)
        return "\(document.source[document.range(of: member.key)]): \(text)"
      }
      return "{ \(texts.joined(separator: ",\n    ")) }"
    case .array:
      let elements = Array(document.elements(of: value))
      let ordered = isList ? elements.shuffled(using: &generator) : elements
      let texts = ordered.map { json($0, isList: false, document, using: &generator) }
      return "[ \(texts.joined(separator: ",\n    ")) ]"
    default: return document.source[document.range(of: value)]
    }
  }
}
