/// `capplan man`: a page of the manual.
package struct ManCommand: Subcommand {
  package var operands: [String] = []
  package private(set) var output = Destination.standardOutput

  package init() {}

  package static let page = CommandPage(
    name: "man",
    summary: "Write a page of the manual: of the program, of a command, or of a kind of document",
    operands: .atMostOne(Operand("PAGE", .words(names.map { Completion.Word($0) }))),
    examples: [
      .init("capplan man > capplan.1", "the program's"),
      .init("capplan man check > capplan-check.1", "a command's"),
      .init("capplan man graph -o capplan-graph.5", "every key of a graph, to a file"),
    ],
    details: [
      "PAGE is a command or one of \(ManualPage.allCases.map(\.rawValue).joined(separator: ", ")); left out, the program.",
      "capplan man graph | man -l - shows a page (on macOS: capplan man graph | mandoc -a).",
      "What is printed is the source that man reads. make install puts the pages where man finds them.",
    ])

  package static let options: [CommandOption<ManCommand>] = [
    .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) }
  ]

  package func validate() throws(UsageError) { _ = try asked }

  /// The pages by name: those on kinds of document, and those on commands.
  private static var names: [String] {
    ManualPage.allCases.map(\.rawValue) + CommandList.capplan.all.map { $0.page.name }
  }

  /// A page by name.
  private enum Asked {
    case program, document(ManualPage), command(any Subcommand.Type)
  }

  private var asked: Asked {
    get throws(UsageError) {
      guard let name = operands.first else { return .program }
      if let page = ManualPage(rawValue: name) { return .document(page) }
      guard let command = CommandList.capplan.all.first(where: { $0.page.name == name }) else {
        throw .unknownName(.page, name, known: Self.names)
      }
      return .command(command)
    }
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    let manual = ProgramManual(.capplan)
    let source =
      switch try asked {
      case .program: manual.render()
      case .document(let page): page.source
      case .command(let command): manual.render(command)
      }
    return console.write(source, to: output)
  }
}
