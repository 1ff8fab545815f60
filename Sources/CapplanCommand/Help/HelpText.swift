/// Lays out help: usage, examples, then options, in 80 columns.
package struct HelpText: Sendable {
  /// The widest line.
  package static let width = 80

  /// How every command line begins.
  static let usage = "capplan COMMAND [OPTION...] [ARGUMENT...]"

  /// What capplan does: one sentence without a full stop.
  static let summary = "Check AVFoundation capture graphs, and bring them under their cost targets"

  private static let indent = 2
  private static let columnOfText = 30

  private let isBold: Bool
  private var text = ""

  /// The help of a command.
  package static func page<Command: Subcommand>(of command: Command.Type, isBold: Bool) -> String {
    let page = command.page
    var help = HelpText(isBold: isBold)
    help.usage("capplan \(page.name) [OPTION...]\(page.operands.usage)", page.summary)
    help.table("Examples", upTo: 48, page.examples.map { ($0.line, $0.purpose) })
    help.options(command.options.map(\.spelling) + GlobalOptions.options.map(\.spelling))
    for paragraph in page.details { help.paragraph(paragraph) }
    help.paragraph("Exit status, and all commands: capplan --help")
    return help.text
  }

  /// The page of a topic.
  package static func page(of topic: HelpTopic, isBold: Bool) -> String {
    var help = HelpText(isBold: isBold)
    help.text += help.bold(topic.title) + "\n"
    for part in topic.parts {
      switch part {
      case .paragraph(let words): help.paragraph(words)
      case .table(let title, let rows): help.table(title, rows)
      }
    }
    help.table("Examples", upTo: 52, topic.examples.map { ($0.line, $0.purpose) })
    help.paragraph("The whole page: \(HelpTopic.folder)/\(topic.page).md, in the source of capplan")
    return help.text
  }

  /// A title, and rows with a name and its description.
  struct Table {
    let title: String
    let rows: [(left: String, right: String)]
  }

  /// The page of search results for some words.
  static func page(of tables: [Table], for words: String, isBold: Bool) -> String {
    var help = HelpText(isBold: isBold)
    for line in help.lines(of: "What speaks of '\(words)':", width: Self.width) { help.text += line + "\n" }
    for table in tables { help.table(table.title, table.rows) }
    return help.text
  }

  /// The help of the whole tool.
  package static func top(_ commands: CommandList, isBold: Bool) -> String {
    var help = HelpText(isBold: isBold)
    help.usage(usage, summary)
    help.table(
      "Examples", upTo: 48,
      [
        ("capplan check", "check ./graph.json"),
        ("capplan check --profile all graphs/", "a folder's graphs on every device"),
        ("capplan reduce --target 0.9", "fit the graph into 0.9 of the hardware"),
      ])
    help.table("Commands", commands.all.map { ($0.page.name, $0.page.summary) })
    help.table("Topics", HelpTopic.all.map { ($0.name, $0.title) })
    help.options(GlobalOptions.options.map(\.spelling))
    help.table("Exit status", ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) })
    help.paragraph(ExitStatus.order)
    help.paragraph(OptionSpelling.syntax)
    help.paragraph("Environment: \(EnvironmentName.allCases.map(\.rawValue).joined(separator: ", ")).")
    help.paragraph("The options of a command: capplan help COMMAND; about a topic: capplan help TOPIC")
    return help.text
  }

  /// What a call without arguments prints.
  package static func short(_ commands: CommandList) -> String {
    """
    Usage: \(usage)
    Commands: \(commands.names.joined(separator: ", "))
    see 'capplan --help'

    """
  }

  private init(isBold: Bool) { self.isBold = isBold }

  private mutating func usage(_ line: String, _ summary: String) {
    text += "\(bold("Usage:")) \(line)\n\n"
    lines(of: summary + ".", width: Self.width).forEach { text += $0 + "\n" }
  }

  private mutating func options(_ spellings: [OptionSpelling]) {
    for group in OptionGroup.allCases {
      let members = spellings.filter { $0.group == group }
      if !members.isEmpty { table(group.rawValue, members.map { (Self.synopsis($0), $0.explanation) }) }
    }
  }

  private mutating func table(
    _ title: String, upTo limit: Int = Self.columnOfText, _ rows: [(left: String, right: String)]
  ) {
    text += "\n\(bold("\(title):"))\n"
    let widest = rows.map(\.left.count).max() ?? 0
    // A narrow table needs no wide gap, and a row that is too long only shifts its own text.
    let column = min(widest + Self.indent + 2, limit)
    for row in rows {
      var line = spaces(Self.indent) + row.left
      for (index, piece) in lines(of: row.right, width: Self.width - column).enumerated() {
        if index > 0 || line.count + 2 > column {
          text += line + "\n"
          line = ""
        }
        line += spaces(column - line.count) + piece
      }
      text += line + "\n"
    }
  }

  private mutating func paragraph(_ words: String) {
    text += "\n" + lines(of: words, width: Self.width).joined(separator: "\n") + "\n"
  }

  /// How an option is written: `-f, --format FORMAT`.
  private static func synopsis(_ spelling: OptionSpelling) -> String {
    let short = spelling.short.map { "-\($0), " } ?? "    "
    return "\(short)--\(spelling.name)" + (spelling.placeholder.map { " \($0)" } ?? "")
  }

  /// Breaks words into lines.
  private func lines(of words: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in words.split(separator: " ") {
      if !line.isEmpty && line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + [line]
  }

  private func bold(_ title: String) -> String { isBold ? "\u{1B}[1m\(title)\u{1B}[0m" : title }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}
