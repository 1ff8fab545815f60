/// `capplan help`: the same as `--help`, and the documentation's pages in short.
package struct HelpCommand: Subcommand {
  package var operands: [String] = []

  package init() {}

  package static let page = CommandPage(
    name: "help",
    summary: "Show help, for a command or for all, or explain a topic",
    operands: .atMostOne("COMMAND|TOPIC"),
    examples: [
      .init("capplan help", "all commands"),
      .init("capplan help check", "the options of one"),
      .init("capplan help costs", "what costs mean"),
    ],
    details: ["TOPIC is one of \(HelpTopic.all.map(\.name).joined(separator: ", "))."])

  package static let options: [CommandOption<HelpCommand>] = []

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    let isBold = console.isColored(.output)
    guard let name = operands.first else { return console.write(HelpText.top(.capplan, isBold: isBold)) }
    if let topic = HelpTopic.all.first(where: { $0.name == name }) {
      return console.write(HelpText.page(of: topic, isBold: isBold))
    }
    guard let command = CommandList.capplan.all.first(where: { $0.page.name == name }) else {
      throw .unknownName(.commandOrTopic, name, known: CommandList.capplan.names + HelpTopic.all.map(\.name))
    }
    return console.write(HelpText.page(of: command, isBold: isBold))
  }
}
