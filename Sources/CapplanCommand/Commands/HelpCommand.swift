/// `capplan help`: the same as `--help`.
package struct HelpCommand: Subcommand {
  package var operands: [String] = []

  package init() {}

  package static let page = CommandPage(
    name: "help",
    summary: "Show help, for a command or for all",
    operands: .atMostOne("COMMAND"),
    examples: [
      .init("capplan help", "all commands"),
      .init("capplan help check", "the options of one"),
    ])

  package static let options: [CommandOption<HelpCommand>] = []

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    let isBold = console.isColored(.output)
    guard let name = operands.first else { return console.write(HelpText.top(.capplan, isBold: isBold)) }
    let command = try CommandList.capplan.command(name)
    return console.write(HelpText.page(of: command, isBold: isBold))
  }
}
