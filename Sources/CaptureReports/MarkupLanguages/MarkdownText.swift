/// Makes text from outside safe to show in Markdown: it must not become markup, a link or a mention.
enum MarkdownText {
  /// The text with markup escaped, for a paragraph or a table cell.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TerminalText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A zero-width space prevents a mention of the name and a link to the number.
      case "@", "#": result += "\(scalar)&#8203;"
      // This text would become a link.
      case "/" where result.hasSuffix(":"): result += "&#47;"
      case "." where result.lowercased().hasSuffix("www"): result += "&#46;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$", "!":
        result += "\\"
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as code. In a table cell bars are escaped, since GitHub splits cells there even within code.
  static func code(_ text: String, inTable: Bool = false) -> String {
    var text = TerminalText.escaped(text)
    if inTable { text = text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
    var (longest, run) = (0, 0)
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // Blanks at both ends are not shown; without them a backtick would join the fence.
    let pad = longest > 0 ? " " : ""
    return fence + pad + text + pad + fence
  }
}
