import CaptureReports

/// The manual page on the program, generated from the same tables as the help.
struct ProgramManual {
  private let commands: CommandList

  init(_ commands: CommandList) { self.commands = commands }

  /// The page's source, in troff.
  func render() -> String {
    var page = ManualWriter("capplan", section: 1, date: CapplanVersion.date, tool: CapplanVersion.tool)
    page.heading("NAME")
    page.paragraph("capplan - \(HelpText.summary.prefix(1).lowercased())\(HelpText.summary.dropFirst())")
    page.heading("SYNOPSIS")
    page.paragraph(HelpText.usage)
    page.heading("DESCRIPTION")
    page.paragraph(OptionSpelling.syntax)
    page.paragraph("capplan help COMMAND shows what this page says of a command; capplan explain lists the rules.")
    page.heading("COMMANDS")
    for command in commands.all { describe(command, in: &page) }
    page.heading("GLOBAL OPTIONS")
    page.paragraph("Every command has these.")
    items(GlobalOptions.spellings, in: &page)
    for topic in HelpTopic.all { describe(topic, isFirst: topic.name == HelpTopic.all[0].name, in: &page) }
    page.heading("EXIT STATUS")
    for status in ExitStatus.allCases { page.item("\(status.rawValue)", "", status.meaning) }
    page.paragraph(ExitStatus.order)
    page.heading("ENVIRONMENT")
    for name in EnvironmentName.allCases { page.item(name.rawValue, "", name.about) }
    page.heading("FILES")
    page.item("graph.json", "", "the graph that most commands read if none is named")
    page.item(".capplan.json", "", "the settings of the folder that it lies in, and of those below it")
    page.heading("SEE ALSO")
    page.paragraph(
      (commands.all.map { "\(Self.name(of: $0))(1)" } + ManualPage.allCases.map { "\($0.title)(5)" })
        .joined(separator: ", "))
    return page.text
  }

  /// The source of the page on one command.
  func render(_ command: any Subcommand.Type) -> String {
    let help = command.page
    var page = ManualWriter(
      Self.name(of: command), section: 1, date: CapplanVersion.date, tool: CapplanVersion.tool)
    page.heading("NAME")
    page.paragraph("\(Self.name(of: command)) - \(help.summary.prefix(1).lowercased())\(help.summary.dropFirst())")
    page.heading("SYNOPSIS")
    page.paragraph("capplan \(help.name) [OPTIONS]\(help.operands.usage)")
    page.heading("DESCRIPTION")
    page.paragraph(help.summary + ".")
    for paragraph in help.details { page.paragraph(paragraph) }
    page.heading("OPTIONS")
    items(command.spellings, in: &page)
    page.paragraph("Every command has these.")
    items(GlobalOptions.spellings, in: &page)
    page.heading("EXAMPLES")
    for example in help.examples { page.example(example.line, example.purpose) }
    page.heading("EXIT STATUS")
    for status in ExitStatus.allCases { page.item("\(status.rawValue)", "", status.meaning) }
    page.heading("SEE ALSO")
    page.paragraph((["capplan(1)"] + ManualPage.allCases.map { "\($0.title)(5)" }).joined(separator: ", "))
    return page.text
  }

  /// The name of a command's page: `capplan-check`.
  private static func name(of command: any Subcommand.Type) -> String { "capplan-\(command.page.name)" }

  private func describe(_ command: any Subcommand.Type, in page: inout ManualWriter) {
    let help = command.page
    page.subheading("\(help.name)\(help.operands.usage)")
    page.paragraph(help.summary + ".")
    items(command.spellings, in: &page)
    for paragraph in help.details { page.paragraph(paragraph) }
    page.paragraph("Examples:")
    for example in help.examples { page.example(example.line, example.purpose) }
  }

  private func items(_ spellings: [OptionSpelling], in page: inout ManualWriter) {
    for spelling in spellings {
      let short = spelling.short.map { "-\($0), " } ?? ""
      page.item("\(short)--\(spelling.name)", spelling.placeholder ?? "", spelling.explanation + ".")
    }
  }

  private func describe(_ topic: HelpTopic, isFirst: Bool, in page: inout ManualWriter) {
    if isFirst { page.heading("TOPICS") }
    page.subheading(topic.title)
    for part in topic.parts {
      switch part {
      case .paragraph(let words): page.paragraph(words)
      case .table(let title, let rows):
        page.paragraph(title + ":")
        for row in rows { page.item(row.left, "", row.right) }
      }
    }
    for example in topic.examples { page.example(example.line, example.purpose) }
  }
}
