/// Writes a page of the manual in the language of troff, with the `man` macros.
public struct ManualWriter: Sendable {
  /// The text so far.
  public private(set) var text: String

  /// Whether a heading has just been written: a paragraph begins there anyway.
  private var isAfterHeading = false

  /// The longest line of the source; troff fills the lines of the page itself.
  private static let width = 76

  /// A page: its name, its section, the day of the version, and the version.
  public init(_ name: String, section: Int, date: String, tool: String) {
    text = ".TH \(Self.escaped(name.uppercased())) \(section) \(date) \"\(Self.escaped(tool))\" \"capplan manual\"\n"
  }

  /// A heading.
  public mutating func heading(_ title: String) {
    text += ".SH \(Self.quoted(title))\n"
    isAfterHeading = true
  }

  /// A heading below another one.
  public mutating func subheading(_ title: String) {
    text += ".SS \(Self.quoted(title))\n"
    isAfterHeading = true
  }

  /// A paragraph.
  public mutating func paragraph(_ words: String) {
    if !isAfterHeading { text += ".PP\n" }
    fill(Self.escaped(words))
  }

  /// An item: a word to type literally, a placeholder, and their meaning.
  public mutating func item(_ literal: String, _ placeholder: String = "", _ about: String) {
    let typed = literal.isEmpty ? "" : "\\fB\(Self.escaped(literal))\\fR"
    let filled = placeholder.isEmpty ? "" : "\\fI\(Self.escaped(placeholder))\\fR"
    text += ".TP\n\(typed)\(typed.isEmpty || filled.isEmpty ? "" : " ")\(filled)\n"
    fill(Self.escaped(about))
  }

  /// An example: a command line and its purpose.
  public mutating func example(_ line: String, _ purpose: String) {
    text += ".TP\n\\fB\(Self.escaped(line))\\fR\n"
    fill(Self.escaped(purpose))
  }

  private mutating func fill(_ words: String) {
    isAfterHeading = false
    // An entry without words still has its line.
    var line = words.isEmpty ? "\\&" : ""
    for word in words.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > Self.width {
        text += line + "\n"
        line = ""
      }
      // A point or an apostrophe at the start of a line would be a request to troff.
      if line.isEmpty, word.first == "." || word.first == "'" { line = "\\&" }
      line += (line.isEmpty || line == "\\&" ? "" : " ") + word
    }
    text += line + "\n"
  }

  private static func quoted(_ title: String) -> String { "\"\(escaped(title))\"" }

  /// The text without characters that troff would take for its own, or set as others that look alike.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\n": escaped += " "
      case let scalar where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      case let scalar:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return escaped
  }
}
