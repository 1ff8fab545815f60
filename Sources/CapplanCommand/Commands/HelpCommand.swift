import JSONSource

/// `capplan help`: the same as `--help`, and the documentation's pages in short.
package struct HelpCommand: Subcommand {
  package var operands: [String] = []

  package init() {}

  package static let page = CommandPage(
    name: "help",
    summary: "Show help, for a command or for all, or explain a topic",
    operands: .any(Operand("COMMAND|TOPIC|WORD", .words(words))),
    examples: [
      .init("capplan help", "all commands"),
      .init("capplan help check", "the options of one"),
      .init("capplan help costs", "what costs mean"),
      .init("capplan help live photo", "all that speaks of it"),
    ],
    details: ["TOPIC is one of \(HelpTopic.all.map(\.name).joined(separator: ", "))."])

  package static let options: [CommandOption<HelpCommand>] = []

  /// The commands and topics.
  private static var words: [Completion.Word] {
    CommandList.capplan.words + HelpTopic.all.map { Completion.Word($0.name, $0.title) }
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    let isBold = console.isColored(.output)
    guard !operands.isEmpty else { return console.write(HelpText.top(.capplan, isBold: isBold)) }
    let name = operands.joined(separator: " ")
    if let topic = HelpTopic.all.first(where: { $0.name == name }) {
      return console.write(HelpText.page(of: topic, isBold: isBold))
    }
    if let command = CommandList.capplan.all.first(where: { $0.page.name == name }) {
      return console.write(HelpText.page(of: command, isBold: isBold))
    }
    let known = CommandList.capplan.names + HelpTopic.all.map(\.name)
    let isTypo = !name.contains(" ") && Suggestion.nearest(to: name, among: known, in: .commandLine) != nil
    if !isTypo, let tables = WordSearch(name).map({ HelpSearch($0).tables }), !tables.isEmpty {
      return console.write(HelpText.page(of: tables, for: Escaping.terminal(name), isBold: isBold))
    }
    throw .unknownName(.commandOrTopic, name, known: known)
  }
}
