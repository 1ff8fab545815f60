import JSONSource

/// Lays an example's document out: each member of the document on a line, and what is longer than a line is broken
/// between members.
enum MarkedLayout {
  private static let width = 110

  /// The text of a document.
  static func text(of document: MarkedJSON) -> String {
    guard case .object(let members) = document.content else { return inline(document) }
    let lines = members.map { member in "\(head(member))\(text(member.value, at: 2 + head(member).count))" }
    return marked("{ \(lines.joined(separator: ",\n  ")) }", document.isMarked)
  }

  /// A value whose first line begins at a column.
  private static func text(_ value: MarkedJSON, at column: Int) -> String {
    let short = inline(value)
    if column + short.count <= width { return short }
    switch value.content {
    case .literal: return short
    case .list(let items):
      let parts = items.map { (item: MarkedJSON) in { (column: Int) in text(item, at: column) } }
      return marked("[ \(filled(parts, at: column + 2)) ]", value.isMarked)
    case .object(let members):
      let parts = members.map { member in
        { (column: Int) in "\(head(member))\(text(member.value, at: column + head(member).count))" }
      }
      return marked("{ \(filled(parts, at: column + 2)) }", value.isMarked)
    }
  }

  /// Parts with commas, as many on a line as fit; the lines begin at a column.
  private static func filled(_ parts: [(Int) -> String], at margin: Int) -> String {
    let margin = margin
    var result = ""
    var column = margin
    for (index, part) in parts.enumerated() {
      let text = part(margin)
      if index > 0 {
        let fits = !text.contains("\n") && !result.hasSuffix("\n") && column + 2 + text.count < width
        result += fits ? ", " : ",\n" + String(repeating: " ", count: margin)
        column = fits ? column + 2 : margin
      }
      result += text
      column = text.contains("\n") ? width : column + text.count
    }
    return result
  }

  private static func inline(_ value: MarkedJSON) -> String {
    let text =
      switch value.content {
      case .literal(let text): text
      case .list(let items) where items.allSatisfy(\.isLiteral): "[\(items.map(inline).joined(separator: ", "))]"
      case .list(let items): "[ \(items.map(inline).joined(separator: ", ")) ]"
      case .object(let members) where members.isEmpty: "{}"
      case .object(let members): "{ \(members.map { head($0) + inline($0.value) }.joined(separator: ", ")) }"
      }
    return marked(text, value.isMarked)
  }

  private static func head(_ member: MarkedJSON.Member) -> String {
    marked(JSONString.quoted(member.key), member.isKeyMarked) + ": "
  }

  private static func marked(_ text: String, _ isMarked: Bool) -> String { isMarked ? "⟦\(text)⟧" : text }
}

extension MarkedJSON {
  fileprivate var isLiteral: Bool { if case .literal = content { true } else { false } }
}
