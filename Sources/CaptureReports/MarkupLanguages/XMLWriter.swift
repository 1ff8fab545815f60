import JSONSource

/// Writes XML 1.0 in UTF-8, one element per line, indented by two spaces per level.
///
///     var xml = XMLWriter()
///     xml.element("file", [("name", "graph.json")]) { xml in xml.element("error", [("line", "3")]) }
struct XMLWriter {
  /// The text so far.
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an element with attributes and the content that `body` writes; without content it is an empty tag.
  mutating func element(
    _ name: String, _ attributes: [(name: String, value: String)] = [], _ body: ((inout XMLWriter) -> Void)? = nil
  ) {
    guard let body else { return line("<\(Self.start(name, attributes))/>") }
    line("<\(Self.start(name, attributes))>")
    depth += 1
    body(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes an element that contains text.
  mutating func element(_ name: String, _ attributes: [(name: String, value: String)] = [], text: String) {
    line("<\(Self.start(name, attributes))>\(Self.escaped(text))</\(name)>")
  }

  /// Writes the lines of another writer's text, without its first, as content of this element.
  mutating func append(linesOf other: String) {
    for content in other.split(separator: "\n").dropFirst() { line(String(content)) }
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  private static func start(_ name: String, _ attributes: [(name: String, value: String)]) -> String {
    name + attributes.map { " \($0.name)=\"\(escaped($0.value, inAttribute: true))\"" }.joined()
  }

  /// The text with special and invisible characters escaped; characters that XML can't contain become `\u{1B}`.
  private static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // Text must not contain `]]>`.
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      // XML readers turn these into spaces in an attribute, and CR into LF in text.
      case "\t" where inAttribute, "\n" where inAttribute, "\r": result += "&#\(scalar.value);"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}"..."\u{FFFF}": result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      case _ where scalar.isInvisible(after: previous): result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return LogCommand.disarmed(result, hash: "&#35;")
  }
}
