/// Makes text from outside safe to show in Markdown: it must not become markup, a link or a mention.
enum MarkdownText {
  /// The text as it reads, in a paragraph or in a table's cell.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in TerminalText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A blank without width keeps the name from being mentioned, and the number from being linked.
      case "@", "#": result += "\(scalar)&#8203;"
      // Text that would become a link.
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

  /// The text as code. In a table's cell a bar is escaped, for GitHub splits cells there even in code.
  static func code(_ text: String, inTable: Bool = false) -> String {
    var text = TerminalText.escaped(text)
    if inTable { text = text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|") }
    var (longest, run) = (0, 0)
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // A blank at both ends is not shown; without it a backtick would join the fence.
    let pad = longest > 0 ? " " : ""
    return fence + pad + text + pad + fence
  }
}
